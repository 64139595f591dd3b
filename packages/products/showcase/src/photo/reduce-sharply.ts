import type { Raster } from '@groundwork/imaging';
import type { Box, Size } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import { pairedTaps } from '../kernel/paired-taps.js';
import { takePart } from '../kernel/parts.js';

const KERNEL = { reach: 2, weigh: catmullRom };
/** Columns that are made at once read taps beyond the last one. */
const SPARE = 3;

/** A part of an RGB picture reduced with Catmull and Rom's kernel, for visible results. */
export function reducedSharply(picture: Raster, part: Box, size: Size): Raster {
  const kernel = openKernel();
  const down = pairedTaps(part.height, size.height, KERNEL, SPARE);
  const across = pairedTaps(part.width, size.width, KERNEL, SPARE);
  const made = size.width * size.height * 3;
  const [rows = 0, columns = 0, mixed = 0, source = 0, target = 0] = kernel.room(
    down.bytes.length,
    across.bytes.length,
    (part.width + 2 * across.pairs) * 6 + 96,
    // Where there are fewer rows than taps, those beyond have no weight.
    (part.height + 2 * down.pairs) * part.width * 3,
    made,
  );
  const { bytes } = kernel;
  bytes.set(down.bytes, rows);
  bytes.set(across.bytes, columns);
  takePart(bytes, source, picture, part);
  kernel.run.reduceSharply(
    ...[source, part.width, rows, down.pairs, columns, across.pairs],
    ...[mixed, target, size.width, size.height],
  );
  return { ...size, channels: 3, data: kernel.copy(target, made) };
}

function catmullRom(x: number): number {
  if (x >= 2) return 0;
  return x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((2.5 - 0.5 * x) * x - 4) * x + 2;
}
