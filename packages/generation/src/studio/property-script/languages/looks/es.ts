import type { LookSentences } from '../../property-language.js';

export const spanishLooks: LookSentences = {
  first: {
    outside: [
      'Empecemos por fuera, con la imagen que te recibiría al llegar por primera vez',
      'La visita empieza al aire libre, con una primera mirada sin ninguna prisa',
      'Toda visita empieza fuera, así que tómate tu tiempo con esta primera imagen',
    ],
    inside: [
      'Pasa y echa un primer vistazo, al ritmo que tú mismo elegirías',
      'Empecemos por dentro, con una primera estancia y un momento de calma',
      'La puerta está abierta, así que entra y deja que la casa se presente sola',
    ],
  },
  inside: [
    'Recorre esta estancia con la mirada, desde aquí hasta la pared del fondo',
    'Imagina aquí tu mesa, tus sillas y las cosas que te acompañan cada día',
    'Piensa en una mañana cualquiera en esta estancia, y en dónde pondrías cada cosa',
    'Desde la puerta se aprende mucho de una habitación, así que párate un momento',
    'De una estancia a otra, empiezas a entender cómo se conecta toda la casa',
    'Por dentro conviene mirar dos veces, primero el conjunto y después los detalles',
    'Pregúntate qué dejarías tal como está en esta estancia y qué cambiarías',
    'Imagina los sonidos del día aquí dentro, las voces, los pasos, el café al fuego',
    'Las habitaciones están para vivirlas, así que imagina esta en tu día a día',
  ],
  outside: [
    'Desde fuera, merece la pena dar un paso atrás y verlo todo de una vez',
    'Aquí fuera se aprecia cómo encaja el lugar con todo lo que lo rodea',
    'Da una vuelta con la imaginación, y míralo también desde este lado',
    'El exterior tiene su propia historia, así que dedícale el mismo tiempo',
    'Al aire libre se aprecian las proporciones mejor que en cualquier plano',
    'Quédate con esta imagen, porque es la que verías cada vez que vuelvas a casa',
    'Párate aquí un momento y mira el conjunto antes de seguir adelante',
    'Lo que hay al otro lado de la puerta también cuenta, así que míralo bien',
  ],
  windows: [
    'La luz del día entra hasta aquí y le da a la estancia su carácter',
    'Fíjate en cómo cae la luz del día en la habitación, y hasta dónde llega',
    'Con tanta luz que llega de fuera, las lámparas pueden esperar un buen rato',
    'Sigue la luz desde la ventana hacia el interior, y mira qué va descubriendo',
  ],
  pool: [
    'Esta es la piscina, para nadar antes del desayuno o después de un día largo',
    'Junto a la piscina, una tarde puede pasar sin ningún plan en absoluto',
    'Imagina un día de calor, la toalla al hombro y la piscina justo delante',
    'El agua está a unos pasos, así que piensa ya en el primer chapuzón del año',
  ],
  garden: [
    'Hay verde por todas partes, para ver cómo van pasando las estaciones',
    'Aquí hablan las plantas y el aire libre, así que quédate un rato mirando',
    'Piensa en una mesa al aire libre, algo fresco para beber y todo este verde',
    'Donde hay tanto verde, el día también puede empezar al aire libre',
  ],
  sea: [
    'Mira el agua un momento, y deja que los pensamientos se vayan con ella',
    'El agua está ahí para mirarla, por la mañana y otra vez por la noche',
    'Al fondo está el agua, y la línea en la que se encuentra con el cielo',
    'Descansa la vista en el agua antes de pasar a la siguiente imagen',
  ],
  bright: {
    outside: [
      'Con una luz tan clara, cada línea del lugar se distingue sin esfuerzo',
      'El día está claro en esta imagen, y no hay que imaginarse casi nada',
    ],
    inside: [
      'Esta estancia es clara, y eso se nota desde el momento en que entras',
      'Con tanta claridad no se esconde nada, así que mira en cada rincón',
      'Hay mucha luz en esta imagen, y por eso la estancia se entiende enseguida',
    ],
  },
  dim: {
    outside: [
      'Cuando cae la luz, el lugar se queda tranquilo y enseña otra cara',
      'Con esta luz más baja, ves el lugar tal como se ve al final del día',
    ],
    inside: [
      'Aquí la luz es suave, y la estancia te invita a ir un poco más despacio',
      'Con una luz más suave, apetece sentarse aquí cuando se acaba el día',
      'La luz es tenue en esta imagen, y la estancia parece más íntima y tranquila',
    ],
  },
  living: {
    inside: [
      'Desayunar juntos, hacer los deberes, charlar en la sobremesa, todo cabe aquí',
      'Así podría ser aquí un día cualquiera, con todos en casa a la vez',
      'Una estancia cobra vida cuando hay alguien en ella, y aquí se nota',
      'Hay días en que todos acaban en la misma habitación, y no hace falta más',
      'Aquí se ve cómo se usaría la estancia, y dónde le gusta estar a cada uno',
    ],
    outside: [
      'Con gente en la imagen, se entiende que la vida también pasa aquí fuera',
      'Volver a casa, pararse a charlar, salir otra vez, todo eso pasa aquí',
      'El tiempo al aire libre es de todos, y aquí hay sitio para cada uno',
      'Unos pasos fuera, un poco de aire, buena compañía, no hace falta más',
    ],
  },
  leads: [
    'Dedica un momento a esta imagen',
    'La visita continúa por aquí',
    'Deja que la mirada se pasee un rato',
    'Quédate un poco más en este punto',
    'Aquí tienes otra vista del lugar',
    'Míralo de izquierda a derecha',
    'Avanzamos unos cuantos pasos más',
    'Mira esta imagen más de cerca',
    'Ahora, desde otro ángulo',
  ],
  tails: [
    ', porque los detalles son los que más cuentan',
    ', y empezarás a orientarte como en casa',
    ', con todo el tiempo que le quieras dar',
    ', y verás cómo encaja una pieza más',
    ', para que puedas juzgarlo por ti mismo',
    ', igual que harías en una primera visita',
    ', y apunta lo que nos quieras preguntar',
    ', y piensa en cómo se une con lo demás',
    ', porque cada imagen añade algo distinto',
  ],
  last: [
    'Estas eran las imágenes, y el resto se ve mejor viniendo en persona',
    'Aquí termina el recorrido, y aquí podría empezar tu propia visita',
    'Ya lo has visto todo, así que piénsalo con calma y vuelve a lo que te ha gustado',
    'Gracias por acompañarnos en este recorrido, y tómate tu tiempo para pensarlo',
  ],
};
