import type { PropertyFilmRequest } from '@groundwork/contract';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import type { ScenePhoto } from './scene-photos.js';

/** The place of each kind among photos whose setting is only guessed: 0 outside, 1 inside, 2 pool and garden. */
const places: Readonly<Record<PhotoKind, number>> = {
  ...{ facade: -0.2, aerial: -0.1, hall: 0.6, living_room: 0.7, dining_room: 0.8, kitchen: 0.9 },
  ...{ office: 1.1, stairs: 1.2, bedroom: 1.3, bathroom: 1.4, balcony: 1.5, terrace: 1.6 },
  ...{ garden: 2, pool: 2.1, view: 2.2, garage: 2.3, floor_plan: 2.4 },
};

/** Where a photo comes in a film that leads from outside in and ends in the garden. */
function place({ reading }: ScenePhoto): number {
  if (reading.kind !== null) return places[reading.kind];
  if (reading.setting === 'inside') return 1;
  return reading.seen[0] === 'pool' || reading.seen[0] === 'garden' ? 2 : 0;
}

/** Sorts photos into the film's order: the customer's, unless the request leaves it to us. The first stays the first. */
export function orderPhotos(
  photos: readonly ScenePhoto[],
  { orchestration_mode: mode }: PropertyFilmRequest,
): ScenePhoto[] {
  if (mode !== 'auto') return [...photos];
  const [first, ...rest] = photos;
  return first === undefined ? [] : [first, ...rest.toSorted((a, b) => place(a) - place(b))];
}
