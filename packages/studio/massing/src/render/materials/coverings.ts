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

const TILE = { width: 0.24, length: 0.36 } as const;

/** Hollow tiles: waves across, steps up the slope, each tile fired differently. */
export function clayTiles(f: Fragment): void {
  const row = Math.floor(f.v / TILE.length);
  const column = Math.floor(f.u / TILE.width);
  const seen = visible(f, TILE.width);
  const tone = cellNoise(column, row);
  shadeBy(f, 1 + seen * 0.5 * (tone - 0.5) + 0.22 * (roughNoise(f.u * 0.8, f.v * 0.8) - 0.5));
  f.r *= 1 + seen * 0.12 * (cellNoise(column + 7, row + 3) - 0.5);
  mix(f, 0.09, 0.085, 0.06, 0.22 * Math.max(0, roughNoise(f.u * 0.5 + 3, f.v * 0.9) - 0.45));
  const wave = (f.u / TILE.width - column) * 2 * Math.PI;
  f.bumpU = seen * 0.75 * Math.cos(wave);
  shadeBy(f, 1 - seen * 0.22 * (0.5 - 0.5 * Math.sin(wave)));
  const step = f.v - row * TILE.length;
  shadeBy(f, 1 - 0.5 * visible(f, TILE.length) * Math.max(0, 1 - step / 0.05));
}

export function slate(f: Fragment): void {
  const length = 0.22;
  const row = Math.floor(f.v / length);
  const along = f.u / 0.3 + (row & 1) * 0.5;
  const column = Math.floor(along);
  const seen = visible(f, 0.2);
  shadeBy(
    f,
    1 +
      seen * 0.4 * (cellNoise(column, row * 3) - 0.5) +
      0.14 * (roughNoise(f.u * 0.9, f.v * 0.9) - 0.5),
  );
  f.b *= 1 + seen * 0.14 * (cellNoise(column + 5, row) - 0.5);
  const step = f.v - row * length;
  shadeBy(f, 1 - 0.4 * seen * Math.max(0, 1 - step / 0.03));
  shadeBy(f, 1 - 0.3 * seen * lineCover(f, (along - Math.round(along)) * 0.3, 0.008));
  f.bumpU = seen * 0.12 * (cellNoise(column, row) - 0.5);
  f.bumpV = seen * 0.12 * (cellNoise(column + 11, row) - 0.5);
  f.gloss = 0.12;
}

/** Sheet metal with upright seams every half metre. */
export function standingSeam(f: Fragment): void {
  const seam = wrap(f.u, 0.5);
  const seen = visible(f, 0.1);
  const pan = Math.floor(f.u / 0.5 + 0.5);
  shadeBy(
    f,
    1 + 0.07 * (cellNoise(pan, 3) - 0.5) + 0.08 * (smoothNoise(f.u * 0.7, f.v * 0.5) - 0.5),
  );
  const near = Math.abs(seam);
  if (near < 0.025) {
    f.bumpU = seen * (seam > 0 ? 0.8 : -0.8);
    shadeBy(f, 1 + seen * 0.12);
  } else {
    shadeBy(f, 1 - 0.35 * Math.max(0, 1 - (near - 0.025) / 0.05) * Math.max(seen, 0.35));
  }
  f.bumpV = 0.05 * (smoothNoise(f.u * 3, f.v * 1.5) - 0.5);
  f.gloss = 0.22;
}

export function gravel(f: Fragment): void {
  const fine = visible(f, 0.04);
  const a = cellNoise(Math.floor(f.u * 42), Math.floor(f.v * 42));
  shadeBy(
    f,
    1 +
      fine * 0.75 * (a - 0.5) +
      0.16 * (roughNoise(f.u * 1.3 + f.v * 0.8, f.v * 1.3 - f.u * 0.8) - 0.5) +
      0.14 * visible(f, 0.2) * (smoothNoise(f.u * 9 + f.v * 5, f.v * 9 - f.u * 5) - 0.5),
  );
  f.bumpU = fine * 0.5 * (smoothNoise(f.u * 30, f.v * 30) - 0.5);
  f.bumpV = fine * 0.5 * (smoothNoise(f.u * 30 + 9, f.v * 30) - 0.5);
}

/** Sedum: patches of green, yellow and red. */
export function greenRoof(f: Fragment): void {
  const patch = roughNoise(f.u * 0.9, f.v * 0.9);
  mix(f, 0.2, 0.1, 0.06, 0.5 * Math.max(0, patch - 0.5));
  mix(f, 0.22, 0.23, 0.06, 0.7 * Math.max(0, smoothNoise(f.u * 2.1 + 9, f.v * 2.1) - 0.55));
  shadeBy(
    f,
    0.7 +
      0.6 * roughNoise(f.u * 6, f.v * 6) +
      0.4 * visible(f, 0.05) * (smoothNoise(f.u * 33, f.v * 33) - 0.5),
  );
}
