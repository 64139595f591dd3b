import { languages } from '@groundwork/words';
import { madeOnce } from '@groundwork/words/data';
import type { PhotoReading } from '../property-ports.js';

const places = ['pool', 'view', 'outside', 'inside'] as const;
export const featurePlaces = [...places, 'anywhere'] as const;
export type FeaturePlace = (typeof featurePlaces)[number];

/** Customers write features in their language, whatever the film's is. */
const namesOf = madeOnce((place: (typeof places)[number]) => {
  const all = Object.values(languages).map(({ features }) => features.places[place]);
  return new RegExp(`(?<!\\p{L})(?:${all.join('|')})`, 'iu');
});

export function placeOfFeature(feature: string): FeaturePlace {
  return places.find((place) => namesOf(place).test(feature)) ?? 'anywhere';
}

/** How well a picture suits words of a place: 2 shows it, 1 is near it, 0 neutral, less shows something else. */
export function suits({ setting, seen }: PhotoReading, place: FeaturePlace): number {
  const shows = (subject: PhotoReading['seen'][number]) => seen.includes(subject);
  // The water is the better subject for a picture of water.
  const lost = shows('pool') || shows('sea') ? -1 : 0;
  switch (place) {
    case 'pool':
      return shows('pool') ? 2 : setting === 'outside' ? 1 : 0;
    case 'view':
      return shows('sea') ? 2 : shows('window_front') ? 1 : 0;
    case 'outside':
      return setting === 'outside' ? 2 + lost : 0;
    case 'inside':
      return setting === 'inside' ? 2 : lost;
    case 'anywhere':
      return lost;
  }
}
