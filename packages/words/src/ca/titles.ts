import type { Titles } from '../titles.js';

export const catalanTitles: Titles = {
  chapters: {
    ...{ plot: 'El terreny', area: 'La zona edificable', proposal: 'Proposta', scene: 'Escena' },
    ...{ house: 'La casa', pool: 'La piscina', garden: 'El jardí' },
    ...{ sea: 'El mar', window_front: 'Els finestrals', room: "L'interior" },
    opening: 'Una primera ullada',
    tour: 'El recorregut',
    location: 'La ubicació',
    figures: 'Habitacions i superfície',
    features: 'Característiques',
    price: 'El preu',
    contact: 'Contacte',
    closing: 'Per acabar',
    outside: "L'exterior",
    rooms: 'Les estances',
    sleeping: 'Dormitoris i banys',
    outdoors: 'Els espais exteriors',
  },
  beforeAfter: { before: 'Abans', after: 'Després' },
  disclosure: {
    visualisation: 'Visualització generada per ordinador',
    staged: 'Escenificació virtual',
    animated: 'Fotos animades per ordinador',
    composed: 'Composició fotogràfica digital',
    edited: 'Composició digital, editada',
  },
  greeting: (name) => `Hola, soc ${name}. Serà un plaer ensenyar-li aquesta casa.`,
};
