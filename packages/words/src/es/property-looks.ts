import type { LookSentences } from '../property.js';

export const spanishLooks: LookSentences = {
  first: {
    any: [
      'Empecemos con una imagen, y con un momento tranquilo para mirarla',
      'Echa un primer vistazo, al ritmo que tú mismo elegirías',
    ],
    outside: [
      'Empecemos por fuera, y miremos con calma lo que hay antes de seguir',
      'La visita empieza al aire libre, con una primera mirada sin ninguna prisa',
      'Toda visita empieza fuera, así que tómate tu tiempo con esta primera imagen',
    ],
    inside: [
      'Pasa y echa un primer vistazo, al ritmo que tú mismo elegirías',
      'Empecemos por dentro, con una primera estancia y un momento de calma',
      'La puerta está abierta, así que entra y deja que la casa se presente sola',
    ],
  },
  any: [
    'Imagen a imagen, empiezas a ver lo que ofrece esta propiedad',
    'En una visita, seguramente te pararías aquí un momento a mirar',
    'Pregúntate qué conservarías aquí y qué te gustaría cambiar',
    'Si te gusta lo que ves aquí, una visita te contará todo lo demás',
    'Intenta imaginar aquí un día cualquiera, de la mañana a la noche',
    'Una propiedad se conoce mejor cuando se mira por segunda vez',
    'Una buena pregunta para la visita es qué se queda aquí y qué se llevan',
    'Recuerda esta imagen, y piensa en lo primero que preguntarías',
    'Apunta lo que te gustaría saber de esto y pregúntalo en la visita',
  ],
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
    'Aquí fuera hay mucho que ver a la vez, así que mira sin prisa a tu alrededor',
    'Deja que la mirada dé una vuelta por aquí fuera, y fíjate adónde vuelve',
    'En una visita, date una vuelta por fuera, porque toda imagen se acaba',
    'Al aire libre se aprecian las proporciones mejor que en cualquier plano',
    'Al aire libre, la luz decide mucho, así que ven a verlo también a otra hora',
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
  bright: [
    'Esta imagen está llena de luz, deja que la mirada vaya donde quiera',
    'Una imagen tan luminosa descansa la vista, así que tómate tu tiempo',
  ],
  dim: [
    'Esta es una de las imágenes más oscuras, deja que la vista se acostumbre',
    'Una imagen más oscura pide una segunda mirada, quédate un poco más',
  ],
  living: {
    any: [
      'Así podría ser aquí un día cualquiera, con todos en casa',
      'Un lugar cobra vida cuando hay alguien en él, y aquí se ve',
      'Buena compañía y algo de tiempo, no hace falta más para imaginarse aquí',
    ],
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
  last: [
    'Estas eran las imágenes, y el resto se ve mejor viniendo en persona',
    'Aquí termina el recorrido, y aquí podría empezar tu propia visita',
    'Ya has visto las imágenes, así que piénsalo con calma y vuelve a lo que te ha gustado',
    'Gracias por acompañarnos en este recorrido, y tómate tu tiempo para pensarlo',
  ],
};
