import { type Fragment, lineCover, shadeBy, visible } from '../fragment.js';
import { mix, wrap } from './masonry.js';
import { cellNoise, roughNoise, smoothNoise } from './noise.js';

/** Slabs of 0.9 by 0.6 m. */
export function paving(f: Fragment): void {
  const row = Math.floor(f.v / 0.6);
  const along = f.u / 0.9 + (row & 1) * 0.5;
  const column = Math.floor(along);
  shadeBy(
    f,
    1 +
      0.16 * (cellNoise(column, row) - 0.5) * visible(f, 0.6) +
      0.14 * (roughNoise(f.u * 3, f.v * 3) - 0.5),
  );
  shadeBy(f, 1 + 0.14 * visible(f, 0.03) * (smoothNoise(f.u * 50, f.v * 50) - 0.5));
  const joint = Math.max(
    lineCover(f, wrap(f.v, 0.6), 0.012),
    lineCover(f, (along - Math.round(along)) * 0.9, 0.012),
  );
  shadeBy(f, 1 - 0.45 * joint);
  f.gloss = 0.05;
}

export function asphalt(f: Fragment): void {
  shadeBy(
    f,
    1 +
      0.5 * visible(f, 0.02) * (cellNoise(Math.floor(f.u * 90), Math.floor(f.v * 90)) - 0.5) +
      0.2 * (roughNoise(f.u, f.v) - 0.5),
  );
}

export function soil(f: Fragment): void {
  const fine = visible(f, 0.04);
  shadeBy(
    f,
    0.8 +
      0.5 * roughNoise(f.u * 5, f.v * 5) +
      0.9 * fine * (cellNoise(Math.floor(f.u * 30), Math.floor(f.v * 24)) - 0.5),
  );
}

/** Small square glazed tiles seen through clear water. */
export function poolTiles(f: Fragment): void {
  shadeBy(
    f,
    1 + 0.12 * visible(f, 0.15) * (cellNoise(Math.floor(f.u / 0.15), Math.floor(f.v / 0.15)) - 0.5),
  );
  mix(
    f,
    0.75,
    0.82,
    0.82,
    0.5 * Math.max(lineCover(f, wrap(f.u, 0.15), 0.008), lineCover(f, wrap(f.v, 0.15), 0.008)),
  );
  f.gloss = 0.1;
}

/**
 * How far a surface in the ground reaches: its rim wavers, and blades of grass lean over it. p0 and p1 are half its
 * measures, u and v run from its middle; over the last p2 metres of its far end (low v) grass takes over.
 */
export function softRim(f: Fragment, wavering: number): number {
  if (f.p0 === 0) return 1;
  const inside = Math.min(f.p0 - Math.abs(f.u), f.p1 - Math.abs(f.v));
  const run = f.p2 === 0 ? 1 : Math.min(1, (f.v + f.p1) / f.p2);
  const overgrown = run < 1 ? grassTakesOver(f, run) : 1;
  if (overgrown === 0) return 0;
  const slow = smoothNoise(f.u * 2.1 + 7, f.v * 2.1) - 0.5;
  const quick = smoothNoise(f.u * 23, f.v * 23) - 0.5;
  const cover = (inside - wavering * (0.55 + slow + quick * 0.9)) / Math.max(0.04, f.pixel) + 0.5;
  return overgrown * Math.max(0, Math.min(1, cover));
}

/** Along `run`, 0..1, first single tufts, then patches, then all of it is grass: soft where a tuft is smaller than a pixel. */
function grassTakesOver(f: Fragment, run: number): number {
  const patches = roughNoise(f.u * 1.7, f.v * 1.2) - 0.5;
  const tufts = visible(f, 0.12) * (smoothNoise(f.u * 19, f.v * 13) - 0.5);
  const cover = (run - 0.5) * 1.7 + patches * 0.9 + tufts * 0.7 + 0.28;
  const t = Math.max(0, Math.min(1, cover * Math.min(1, run * 5)));
  return t * t * (3 - 2 * t);
}
