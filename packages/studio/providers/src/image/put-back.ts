import type { GreyMap, Raster } from '@groundwork/imaging';
import { seamWeights } from './edit-area.js';
import { nearestSources } from './nearest.js';

/** How far around the area an engine's drift of tones is read, as a share of the longer side. */
const DRIFT_REACH = 0.06;
/** Larger differences are of things that an engine drew there, not of tones. */
const MOST_DRIFT = 40;
/** So many pixels around the area say something about its tones. */
const LEAST_PIXELS = 400;

/** The shift that an engine added to each channel of the pixels that it was to leave alone, of 255. */
export type Drift = readonly [number, number, number];

/**
 * Engines draw the whole picture again, often a little lighter or warmer. What they did so to the ground around the
 * area, they did to the area too.
 */
export function readDrift(original: Raster, edited: Raster, area: GreyMap): Drift {
  const reach = Math.ceil(DRIFT_REACH * Math.max(area.width, area.height));
  const { distance } = nearestSources(area, 'marked', reach);
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let pixel = 0; pixel < distance.length; pixel += 1) {
    const far = distance[pixel] as number;
    if (far === 0 || far > reach) continue;
    const [from, to] = [pixel * original.channels, pixel * edited.channels];
    const red = (edited.data[to] as number) - (original.data[from] as number);
    const green = (edited.data[to + 1] as number) - (original.data[from + 1] as number);
    const blue = (edited.data[to + 2] as number) - (original.data[from + 2] as number);
    if (Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) > MOST_DRIFT) continue;
    sums[0] += red;
    sums[1] += green;
    sums[2] += blue;
    count += 1;
  }
  if (count < LEAST_PIXELS) return [0, 0, 0];
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}

/**
 * The original with an edit inside the area: outside it each pixel is the original's, bit for bit; the seam is
 * feathered over so many pixels inside, and the edit's drift of tones taken away.
 */
export function putBack(
  original: Raster,
  edited: Raster,
  { area, feather }: { readonly area: GreyMap; readonly feather: number },
): Raster {
  const weights = seamWeights(area, feather);
  const drift = readDrift(original, edited, area);
  const data = Uint8Array.from(original.data);
  for (let pixel = 0; pixel < weights.length; pixel += 1) {
    const weight = weights[pixel] as number;
    if (weight === 0) continue;
    const [to, from] = [pixel * original.channels, pixel * edited.channels];
    for (let channel = 0; channel < 3; channel += 1) {
      const own = data[to + channel] as number;
      const drawn = (edited.data[from + channel] as number) - (drift[channel] as number);
      data[to + channel] = Math.max(0, Math.min(255, Math.round(own + (drawn - own) * weight)));
    }
  }
  return { ...original, data };
}
