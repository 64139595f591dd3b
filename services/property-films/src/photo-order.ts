import type { PropertyFilmRequest } from '@groundwork/contract';
import type { ScenePhoto } from './scene-photos.js';

/** Where a photo comes in a film that leads from outside in and ends in the garden. */
function place({ reading }: ScenePhoto): number {
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
