import type { Raster } from '@groundwork/imaging';
import type { Size } from '../design.js';
import { resampled } from '../photo/resample.js';

/** An RGBA picture brought to a size. Colours count by their opacity, so that what is clear tints no edge. */
export function resampledRgba({ width, height, data }: Raster, size: Size): Uint8Array {
  const colors = new Uint8Array(width * height * 3);
  const alphas = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = data[from + 3] ?? 0;
    if (alpha === 0) continue;
    const share = alpha / 255;
    alphas[to] = alpha;
    colors[to] = (data[from] ?? 0) * share + 0.5;
    colors[to + 1] = (data[from + 1] ?? 0) * share + 0.5;
    colors[to + 2] = (data[from + 2] ?? 0) * share + 0.5;
  }
  const part = { x: 0, y: 0, width, height };
  const [color, opacity] = [colors, alphas].map(
    (samples) => resampled({ width, height, channels: 3, data: samples }, part, size).data,
  );
  const made = new Uint8Array(size.width * size.height * 4);
  for (let from = 0, to = 0; to < made.length; from += 3, to += 4) {
    const alpha = opacity?.[from] ?? 0;
    if (alpha === 0) continue;
    made[to + 3] = alpha;
    for (let channel = 0; channel < 3; channel += 1) {
      made[to + channel] = Math.min(255, ((color?.[from + channel] ?? 0) * 255) / alpha + 0.5);
    }
  }
  return made;
}
