import type { Titles } from '../titles.js';

export const englishTitles: Titles = {
  chapters: {
    ...{ plot: 'The plot', area: 'The building area', proposal: 'Proposal', scene: 'Scene' },
    ...{ photo: 'Photo', house: 'The house', pool: 'The pool', garden: 'The garden' },
    ...{ sea: 'The sea', window_front: 'The windows', room: 'The interior' },
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
