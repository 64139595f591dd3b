import type { Raster } from '@groundwork/imaging';
import type { Box, Size } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import { takePart } from '../kernel/parts.js';

/** Rows for each new one from which every second of them is enough. */
const MANY_ROWS = 8;

/** A part of an RGB picture reduced to the means of the covered pixels, for blurred or measured results. */
export function reduced(picture: Raster, part: Box, size: Size): Raster {
  const { width } = part;
  const step = part.height >= MANY_ROWS * size.height ? 2 : 1;
  const height = Math.ceil(part.height / step);
  const kernel = openKernel();
  const made = size.width * size.height * 3;
  const [source = 0, sums = 0, target = 0] = kernel.room(width * height * 3, 12 * width + 64, made);
  const { bytes } = kernel;
  takePart(bytes, source, picture, part, step);
  kernel.run.reducePicture(source, width, height, sums, target, size.width, size.height);
  return { ...size, channels: 3, data: bytes.slice(target, target + made) };
}
