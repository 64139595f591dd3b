import type { Titles } from '../titles.js';

export const spanishTitles: Titles = {
  chapters: {
    ...{ plot: 'La parcela', area: 'La zona edificable', proposal: 'Propuesta', scene: 'Escena' },
    ...{ house: 'La casa', pool: 'La piscina', garden: 'El jardín' },
    ...{ sea: 'El mar', window_front: 'Los ventanales', room: 'El interior' },
    opening: 'Un primer vistazo',
    tour: 'El recorrido',
    location: 'La ubicación',
    figures: 'Habitaciones y superficie',
    features: 'Características',
    price: 'El precio',
    contact: 'Contacto',
    closing: 'Para terminar',
    outside: 'El exterior',
    rooms: 'Las estancias',
    sleeping: 'Dormitorios y baños',
    outdoors: 'Los espacios al aire libre',
  },
  beforeAfter: { before: 'Antes', after: 'Después' },
  disclosure: {
    visualisation: 'Visualización generada por ordenador',
    staged: 'Escenificación virtual',
    animated: 'Fotos animadas por ordenador',
    composed: 'Composición fotográfica digital',
    edited: 'Composición digital, editada',
  },
  greeting: (name) => `Hola, soy ${name}. Será un placer enseñarle esta casa.`,
};
