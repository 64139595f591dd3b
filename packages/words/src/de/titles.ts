import type { Titles } from '../titles.js';

export const germanTitles: Titles = {
  chapters: {
    ...{ plot: 'Das Grundstück', area: 'Die Baufläche', proposal: 'Vorschlag', scene: 'Szene' },
    ...{ house: 'Das Haus', pool: 'Der Pool', garden: 'Der Garten' },
    ...{ sea: 'Das Meer', window_front: 'Die Fensterfront', room: 'Innenraum' },
    opening: 'Ein erster Blick',
    tour: 'Rundgang',
    location: 'Die Lage',
    figures: 'Zimmer und Fläche',
    features: 'Ausstattung',
    price: 'Der Preis',
    contact: 'Kontakt',
    closing: 'Zum Schluss',
    outside: 'Draußen',
    rooms: 'Die Räume',
    sleeping: 'Schlafzimmer und Bäder',
    outdoors: 'Im Freien',
  },
  beforeAfter: { before: 'Vorher', after: 'Nachher' },
  disclosure: {
    visualisation: 'Computergenerierte Visualisierung',
    staged: 'Virtuell inszeniert',
    animated: 'Fotos am Computer animiert',
    composed: 'Digitale Bildkomposition',
    edited: 'Digitale Komposition, bearbeitet',
  },
  greeting: (name) => `Hallo, ich bin ${name}. Gern zeige ich Ihnen dieses Haus.`,
};
