import type { Raster } from '@groundwork/imaging';
import type { Size } from '../design.js';
import { openKernel } from '../kernel/kernel.js';

/** An RGB picture made small by the means of what each new pixel covers; never meant to be shown. */
export function reduced({ width, height, data }: Raster, size: Size): Raster {
  const kernel = openKernel();
  const made = size.width * size.height * 3;
  const [source = 0, sums = 0, target = 0] = kernel.room(data.length, 12 * width + 64, made);
  const { bytes } = kernel;
  bytes.set(data, source);
  kernel.run.reducePicture(source, width, height, sums, target, size.width, size.height);
  return { ...size, channels: 3, data: bytes.slice(target, target + made) };
}
