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

/** Difference of lightness, 0..255, at which a neighbour counts for little: noise is below it, edges above. */
const DEVIATION = 7;

const likeness = Float32Array.from({ length: 256 }, (_, difference) =>
  Math.exp(-(difference * difference) / (2 * DEVIATION * DEVIATION)),
);

/**
 * Evens out the noise of JPEG and sensors between edges, which enlarging would show as blocks and ripples. Each
 * pixel becomes the mean of the nine around it, by how alike they are to it.
 */
export function calmed({ width, height, data }: Raster): Raster {
  const light = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < light.length; pixel += 1, at += 3) {
    light[pixel] =
      0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  const calm = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const rows = [Math.max(0, y - 1), y, Math.min(height - 1, y + 1)];
    for (let x = 0; x < width; x += 1) {
      const own = light[y * width + x] ?? 0;
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      let red = 0;
      let green = 0;
      let blue = 0;
      let sum = 0;
      for (const row of rows) {
        for (let side = 0; side < 3; side += 1) {
          const pixel = row * width + (side === 0 ? left : side === 1 ? x : right);
          const weight = likeness[Math.abs((light[pixel] ?? 0) - own)] ?? 0;
          const at = pixel * 3;
          red += (data[at] ?? 0) * weight;
          green += (data[at + 1] ?? 0) * weight;
          blue += (data[at + 2] ?? 0) * weight;
          sum += weight;
        }
      }
      const to = (y * width + x) * 3;
      calm[to] = red / sum + 0.5;
      calm[to + 1] = green / sum + 0.5;
      calm[to + 2] = blue / sum + 0.5;
    }
  }
  return { width, height, channels: 3, data: calm };
}
