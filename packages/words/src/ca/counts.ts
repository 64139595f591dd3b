import type { Counts } from '../showcase.js';

export const catalanCounts: Counts = {
  bedrooms: { one: 'habitació', other: 'habitacions', short: { one: 'hab.', other: 'hab.' } },
  bathrooms: { one: 'bany', other: 'banys', short: { one: 'bany', other: 'banys' } },
  parking: {
    one: "plaça d'aparcament",
    other: "places d'aparcament",
    short: { one: 'aparc.', other: 'aparc.' },
  },
};
