import { fillPolygon, type Polygon } from '@groundwork/imaging';
import type { Ink } from './inks.js';
import type { PaintedPhoto } from './painted-photo.js';

/** The pixels that show the plot's ground. */
export interface PlotPixels {
  readonly inside: Uint8Array;
  /** Mean colour of those pixels. */
  readonly mean: Ink;
}

/** `seen` is the plot's outline in pixels. */
export function plotPixels(photo: PaintedPhoto, seen: Polygon): PlotPixels {
  const { width, height } = photo;
  const shares = seen.map(({ x, y }) => ({ x: x / width, y: y / height }));
  const inside = fillPolygon(shares, width, height);
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < inside.length; at += 7) {
    if (inside[at] === 0) continue;
    for (const [part, value] of photo.ink(at).entries()) sum[part] = (sum[part] ?? 0) + value;
    count += 1;
  }
  const mean = (part: number) => (sum[part] ?? 0) / Math.max(1, count);
  return { inside, mean: [mean(0), mean(1), mean(2)] };
}
