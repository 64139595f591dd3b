import type { Raster } from '@groundwork/imaging';
import { hash } from '../random.js';

/** A plain plot for tests: sky over the horizon (a share of the height; 0 is all ground), grass with some noise below. */
export function samplePhoto(width: number, height: number, horizonY: number): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const noise = (hash(x, y) - 0.5) * 22;
      const sky = y < horizonY * height;
      const pixel = sky
        ? [168 + noise * 0.1, 192, 222]
        : [92 + noise, 116 + noise, 58 + noise * 0.6];
      data.set(pixel, (y * width + x) * 3);
    }
  }
  return { width, height, channels: 3, data };
}
