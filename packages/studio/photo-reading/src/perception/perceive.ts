import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import { perceiveLearned } from './learned.js';
import type { Perception } from './perception.js';
import { perceiveByRules } from './rules.js';

/** Sees a photo of any size with the learned driver. The same photo always gives the same answer. */
export function perceive(photo: Raster): Perception {
  return perceiveLearned(photo);
}

/** The drivers that need nothing but the photo, for comparison. */
export const localDrivers: Readonly<
  Record<'rules' | 'learned', (photo: Raster, metadata: PhotoMetadata) => Perception>
> = {
  rules: perceiveByRules,
  learned: perceiveLearned,
};
