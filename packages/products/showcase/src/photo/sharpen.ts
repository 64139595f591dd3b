import type { Raster } from '@groundwork/imaging';
import type { Box } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import { takePart } from '../kernel/parts.js';

const PIXEL = 3;

/**
 * A part of an RGB picture with `strength`, 0 to 2, of the blur of 3x3 px taken away from it. A general convolution
 * takes ten times as long.
 */
export function sharpened(picture: Raster, part: Box, strength: number): Raster {
  const { width, height } = part;
  const length = width * PIXEL;
  const kernel = openKernel();
  const size = length * height;
  const [source = 0, target = 0, scratch = 0] = kernel.room(size, size, 5 * length + 512);
  takePart(kernel.bytes, source, picture, part);
  kernel.run.sharpenPicture(
    source,
    length,
    width,
    height,
    target,
    scratch,
    Math.round(strength * 256),
  );
  return { width, height, channels: 3, data: kernel.copy(target, size) };
}
