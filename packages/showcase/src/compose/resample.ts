import type { Raster } from '@groundwork/imaging';
import type { Size } from '../design.js';
import { openKernel } from '../kernel/kernel.js';

/** Lobes of the sinc that weighs neighbours. */
const LOBES = 3;

/** An RGBA picture brought to a size with Lanczos's kernel. */
export function resampled({ width, height, data }: Raster, size: Size): Uint8Array {
  const kernel = openKernel();
  const across = tapsOf(width, size.width);
  const down = tapsOf(height, size.height);
  const made = size.width * size.height * 4;
  const [source = 0, columns = 0, rows = 0, wide = 0, between = 0, target = 0] = kernel.room(
    data.length,
    across.bytes.length,
    down.bytes.length,
    width * 16,
    size.width * height * 16,
    made,
  );
  const { bytes } = kernel;
  bytes.set(data, source);
  bytes.set(across.bytes, columns);
  bytes.set(down.bytes, rows);
  kernel.run.resampleRgba(
    ...[source, width, height, columns, across.reach, rows, down.reach],
    ...[wide, between, target, size.width, size.height],
  );
  return bytes.slice(target, target + made);
}

/** For each new place the index of its first old neighbour and the weights of it and those after it. */
function tapsOf(length: number, wanted: number): { bytes: Uint8Array; reach: number } {
  // What becomes smaller is blurred by as much.
  const scale = Math.max(1, length / wanted);
  const reach = Math.min(length, 2 * Math.ceil(LOBES * scale) + 1);
  const view = new DataView(new ArrayBuffer(wanted * (reach + 1) * 4));
  const weights = new Float64Array(reach);
  for (let place = 0; place < wanted; place += 1) {
    const middle = ((place + 0.5) * length) / wanted - 0.5;
    const first = Math.min(length - reach, Math.max(0, Math.ceil(middle - LOBES * scale)));
    let sum = 0;
    for (let tap = 0; tap < reach; tap += 1) {
      const weight = lanczos((first + tap - middle) / scale);
      weights[tap] = weight;
      sum += weight;
    }
    const at = place * (reach + 1) * 4;
    view.setInt32(at, first, true);
    for (let tap = 0; tap < reach; tap += 1) {
      view.setFloat32(at + 4 + tap * 4, (weights[tap] ?? 0) / sum, true);
    }
  }
  return { bytes: new Uint8Array(view.buffer), reach };
}

function lanczos(x: number): number {
  if (Math.abs(x) >= LOBES) return 0;
  if (Math.abs(x) < 1e-6) return 1;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}
