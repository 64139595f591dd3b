import { languages } from '@groundwork/words';
import { madeOnce } from '@groundwork/words/data';
import { knownFromWords } from '@groundwork/words/photo-words';
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

/** How a fact suits a photo. */
export const SUITS = { own: 6, near: 1, neutral: 0, other: -4 } as const;

const shows = ({ claims }: PhotoReading, ...some: PhotoReading['claims']): boolean =>
  some.some((claim) => claims.includes(claim));

/** Facts of the whole house belong to its front, to a view from above, or to a photo that shows nothing else surely. */
export function suitsWhole(photo: PhotoReading): number {
  if (shows(photo, 'facade', 'aerial')) return SUITS.own;
  if (photo.kind !== null || shows(photo, 'pool', 'sea', 'garden')) return SUITS.other;
  return shows(photo, 'house') ? SUITS.own : SUITS.neutral;
}

export function suitsKind(photo: PhotoReading, kind: 'bedroom' | 'bathroom' | 'garage'): number {
  return shows(photo, kind) ? SUITS.own : suitsWhole(photo);
}

/** A feature belongs to the photo that shows it, else to one of its place. */
export function suitsFeature(photo: PhotoReading, feature: string): number {
  const { kind } = knownFromWords(feature);
  if (kind !== null && shows(photo, kind)) return SUITS.own;
  const place = placeOfFeature(feature);
  if (place === 'pool' && shows(photo, 'pool')) return SUITS.own;
  if (place === 'view' && shows(photo, 'view', 'sea', 'window_front')) return SUITS.own;
  if (place === 'view' && shows(photo, 'terrace', 'balcony')) return SUITS.near;
  const isOfAnother = kind !== null && suitsWhole(photo) === SUITS.other;
  if (isOfAnother || shows(photo, 'pool', 'sea')) return SUITS.other;
  if (place === 'anywhere' || place === 'view') return Math.min(suitsWhole(photo), SUITS.near);
  return photo.setting === (place === 'inside' ? 'inside' : 'outside') ? SUITS.near : SUITS.other;
}
