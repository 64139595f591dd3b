import type { Raster } from '@groundwork/imaging';

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
