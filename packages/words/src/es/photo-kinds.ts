import type { PhotoKindWords } from '../photo-kinds.js';

export const spanishPhotoKinds: PhotoKindWords = {
  kinds: {
    facade: {
      title: 'La casa',
      names: 'fachadas?|vista frontal',
      sentences: [
        'Este es el edificio por fuera, tal como se ve al llegar',
        'Por fuera, un edificio ya cuenta bastante antes de que entres en él',
      ],
    },
    aerial: {
      title: 'Desde arriba',
      names: 'a[eé]rea|dron|a vista de pájaro',
      sentences: [
        'Desde el aire se ve cómo está situada la propiedad y qué la rodea',
        'Así se ve desde arriba, y con ella aparece también lo que hay alrededor',
      ],
    },
    hall: {
      title: 'El recibidor',
      names: 'recibidor|vest[ií]bulo|pasillo|zagu[aá]n',
      sentences: [
        'Este es el recibidor, donde empieza y termina cualquier visita',
        'Por el recibidor se pasa muchas veces al día, así que míralo con calma',
      ],
    },
    living_room: {
      title: 'El salón',
      names: 'sal[oó]n|sala de estar|sala|cuarto de estar',
      sentences: [
        'Este es el salón, donde acaba el día y donde se quedan los invitados',
        'En el salón, mira dónde te sentarías y qué tendrías delante',
      ],
    },
    dining_room: {
      title: 'El comedor',
      names: 'comedor(?:es)?',
      sentences: [
        'Aquí se come, entre semana con calma y los domingos con muchos más',
        'Este es el sitio para comer, y para la sobremesa que viene después',
      ],
    },
    kitchen: {
      title: 'La cocina',
      names: 'cocinas?',
      sentences: [
        'Esta es la cocina, donde el día empieza con la primera taza de café',
        'En la cocina, piensa qué prepararías primero y quién te ayudaría',
      ],
    },
    office: {
      title: 'El despacho',
      names: 'despacho|oficina|zona de trabajo',
      sentences: [
        'Este es un sitio para trabajar en casa, con calma y la cabeza despejada',
        'Para el trabajo que pide una hora tranquila, este es el lugar',
      ],
    },
    stairs: {
      title: 'La escalera',
      names: 'escaleras?',
      sentences: [
        'Aquí está la escalera, que pronto se sube y se baja sin pensar en ella',
        'La escalera sigue desde aquí, así que acompáñala un momento con la vista',
      ],
    },
    bedroom: {
      title: 'Dormitorio',
      names: 'dormitorios?|habitaci[oó]n|alcoba',
      sentences: [
        'Este es un dormitorio, donde se cierra la puerta y el día se acaba',
        'Un dormitorio pide sobre todo calma, así que imagina aquí las noches',
      ],
    },
    bathroom: {
      title: 'Baño',
      names: 'ba[ñn]os?|cuarto de ba[ñn]o|aseo|ducha',
      sentences: [
        'Este es un baño, así que mira cómo está equipado y cómo se reparte',
        'En el baño empieza y acaba cada día, así que échale un buen vistazo',
      ],
    },
    balcony: {
      title: 'El balcón',
      names: 'balc[oó]n|balcones',
      sentences: [
        'Este es el balcón, a unos pasos del aire libre siempre que quieras',
        'En el balcón estás fuera y sigues en casa, a cualquier hora del día',
      ],
    },
    terrace: {
      title: 'La terraza',
      names: 'terrazas?|azotea',
      sentences: [
        'Esta es la terraza, un sitio para sentarse fuera y dejar pasar el día',
        'Fuera, en la terraza, un café siempre dura un poco más que dentro',
      ],
    },
    garden: { title: 'El jardín', names: 'jard[ií]n|jardines|c[eé]sped', sentences: [] },
    pool: { title: 'La piscina', names: 'piscinas?|alberca', sentences: [] },
    view: {
      title: 'Las vistas',
      names: 'vistas? al? \\p{L}+',
      sentences: [
        'Y esto es lo que se ve desde aquí, así que dale un momento de calma',
        'Parte de lo que ofrece un lugar está más allá de él: estas son las vistas',
      ],
    },
    garage: {
      title: 'El garaje',
      names: 'garajes?|cochera',
      sentences: [
        'Aquí se queda el coche, y aquí termina siempre el camino a casa',
        'El coche tiene aquí su propio sitio, así que no hay que buscar otro',
      ],
    },
    floor_plan: {
      title: 'El plano',
      names: 'planos?',
      sentences: [
        'Este es el plano, para ver cómo se reparten las estancias y sus puertas',
        'En el plano se puede seguir el camino de una estancia a la siguiente',
      ],
    },
  },
  times: {
    dusk: {
      names: 'atardecer|anochecer|amanecer|ocaso|crep[uú]sculo',
      sentences: ['En esta imagen se encuentran el día y la noche, y la luz cambia deprisa'],
    },
    night: {
      names: 'noche|nocturn[ao]',
      sentences: [
        'De noche, el mismo lugar enseña otra cara, y así se ve entonces',
        'Así se ve esto de noche, imagina que vuelves a casa a esa hora',
      ],
    },
  },
};
