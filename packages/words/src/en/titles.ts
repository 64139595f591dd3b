import type { Titles } from '../titles.js';

export const englishTitles: Titles = {
  chapters: {
    ...{ plot: 'The plot', area: 'The building area', proposal: 'Proposal', scene: 'Scene' },
    ...{ house: 'The house', pool: 'The pool', garden: 'The garden' },
    ...{ sea: 'The sea', window_front: 'The windows', room: 'The interior' },
    opening: 'A first look',
    tour: 'A look around',
    location: 'The location',
    figures: 'Rooms and size',
    features: 'Features',
    price: 'The price',
    contact: 'Contact',
    closing: 'To finish',
    outside: 'Outside',
    rooms: 'The rooms',
    sleeping: 'Bedrooms and bathrooms',
    outdoors: 'Outdoor areas',
  },
  beforeAfter: { before: 'Before', after: 'After' },
  disclosure: {
    visualisation: 'Computer-generated visualisation',
    staged: 'Virtually staged',
    animated: 'Photos animated by computer',
    composed: 'Digital photo composition',
    edited: 'Digital composition, edited',
  },
  greeting: (name) => `Hello, I am ${name}. I would be glad to show you around this house.`,
};
