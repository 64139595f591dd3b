import type { Raster } from '@groundwork/imaging';
import { openKernel } from '../kernel/kernel.js';

/** How much each part of a picture matters, on a small grid; the sum is 1. */
export interface SubjectMap {
  readonly width: number;
  readonly height: number;
  readonly weight: Float32Array;
}

/** Longer side in px of the picture that the subject is looked for in. */
export const SUBJECT_SIDE = 144;

/** Floats a pixel that the kernel needs besides the weights, and for its bins of colours. */
const PLANES = 6;
const BINS = 3 * 512;

/**
 * Finds what matters in a small RGB picture of a property: straight edges of a building or of furniture against calm
 * surroundings. Sky, lawn, walls and foliage weigh little; the middle weighs a little more than the rim.
 */
export function findSubject({ width, height, data }: Raster): SubjectMap {
  const kernel = openKernel();
  const bytes = width * height * 4;
  const [source = 0, planes = 0, bins = 0, weight = 0] = kernel.room(
    data.length,
    PLANES * bytes,
    BINS * 4,
    bytes,
  );
  const memory = kernel.bytes;
  memory.set(data, source);
  kernel.run.weighSubject(source, width, height, planes, bins, weight);
  return { width, height, weight: new Float32Array(memory.slice(weight, weight + bytes).buffer) };
}
