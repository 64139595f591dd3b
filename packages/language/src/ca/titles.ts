import type { Titles } from '../titles.js';

export const catalanTitles: Titles = {
  chapters: {
    ...{ plot: 'El terreny', area: 'La zona edificable', proposal: 'Proposta', scene: 'Escena' },
    ...{ photo: 'Foto', house: 'La casa', pool: 'La piscina', garden: 'El jardí' },
    ...{ sea: 'El mar', window_front: 'Els finestrals', room: "L'interior" },
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
