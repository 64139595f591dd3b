import type { PropertyFilmRequest } from '@groundwork/contract/property-films/request';
import {
  type ChosenMood,
  chooseMood,
  type MoodEvidence,
  moodWords,
} from '@groundwork/film-pipeline';
import type { MoodSubject } from '@groundwork/words/subjects';
import type { PhotoReading } from './property-ports.js';

/** From so many on, a home is thought of as a family's. */
const FAMILY_BEDROOMS = 3;

/** Subjects of photos, each with its weight if all photos show it, and what is said of these photos. */
const shown: readonly (readonly [MoodSubject, number, string, (photo: PhotoReading) => boolean])[] =
  [
    ['night', 8, 'of dusk or night', ({ time }) => time === 'dusk' || time === 'night'],
    ['sea', 6, 'of the sea', ({ claims }) => claims.includes('sea')],
    ['sun', 4, 'of a pool or garden', ({ kind, time }) => isSunny(kind) && time !== 'night'],
  ];

const isSunny = (kind: PhotoReading['kind']) => kind === 'pool' || kind === 'garden';

/** The music for a film of a property: by what its photos surely show and its seller says. */
export function moodOfProperty(
  photos: readonly PhotoReading[],
  request: Pick<PropertyFilmRequest, 'property' | 'style' | 'script'>,
  seed: number,
): ChosenMood {
  const { property } = request;
  const bedrooms = property?.bedrooms ?? 0;
  const evidence: MoodEvidence[] = [
    ...shown.flatMap(([subject, weight, what, is]) => {
      const count = photos.filter(is).length;
      const found = `${count} of ${photos.length} photos ${what}`;
      return count === 0 ? [] : [{ subject, weight: (weight * count) / photos.length, found }];
    }),
    ...moodWords('title', property?.title, 3),
    ...moodWords('style', request.style, 3),
    ...moodWords('location', property?.location, 2),
    ...moodWords('features', property?.features?.join(', '), 1),
    ...moodWords('script', request.script, 1),
    ...(bedrooms < FAMILY_BEDROOMS
      ? []
      : [{ subject: 'family' as const, weight: 1.5, found: `${bedrooms} bedrooms` }]),
  ];
  return chooseMood(evidence, seed);
}
