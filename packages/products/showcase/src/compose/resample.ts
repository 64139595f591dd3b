import type { Raster } from '@groundwork/imaging';
import type { Size } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import { pairedTaps } from '../photo/resample.js';

/** Bytes of a pixel while it is worked on. */
const WIDE = 8;

/** An RGBA picture brought to a size. */
export function resampledRgba({ width, height, data }: Raster, size: Size): Uint8Array {
  const kernel = openKernel();
  const across = pairedTaps(width, size.width);
  const down = pairedTaps(height, size.height);
  const made = size.width * size.height * 4;
  const [source = 0, columns = 0, rows = 0, wide = 0, between = 0, target = 0] = kernel.room(
    data.length,
    across.bytes.length,
    down.bytes.length,
    // Where there are fewer pixels than taps, those beyond have no weight.
    (width + 2 * across.pairs) * WIDE,
    size.width * (height + 2 * down.pairs) * WIDE,
    made,
  );
  const { bytes } = kernel;
  bytes.set(data, source);
  bytes.set(across.bytes, columns);
  bytes.set(down.bytes, rows);
  kernel.run.resampleRgba(
    ...[source, width, height, columns, across.pairs, rows, down.pairs],
    ...[wide, between, target, size.width, size.height],
  );
  return bytes.slice(target, target + made);
}
