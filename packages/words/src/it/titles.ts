import type { Titles } from '../titles.js';

export const italianTitles: Titles = {
  chapters: {
    ...{ plot: 'Il terreno', area: "L'area edificabile", proposal: 'Proposta', scene: 'Scena' },
    ...{ house: 'La casa', pool: 'La piscina', garden: 'Il giardino' },
    ...{ sea: 'Il mare', window_front: 'Le vetrate', room: "L'interno" },
    opening: 'Un primo sguardo',
    tour: 'La visita',
    location: 'La posizione',
    figures: 'Locali e superficie',
    features: 'Caratteristiche',
    price: 'Il prezzo',
    contact: 'Contatti',
    closing: 'Per finire',
    outside: "L'esterno",
    rooms: 'Gli ambienti',
    sleeping: 'Camere e bagni',
    outdoors: 'Gli spazi esterni',
  },
  beforeAfter: { before: 'Prima', after: 'Dopo' },
  disclosure: {
    visualisation: 'Visualizzazione generata al computer',
    staged: 'Ambientazione virtuale',
    animated: 'Foto animate al computer',
    composed: 'Composizione fotografica digitale',
    edited: 'Composizione digitale, modificata',
  },
  greeting: (name) => `Buongiorno, sono ${name}. Sarà un piacere mostrarle questa casa.`,
};
