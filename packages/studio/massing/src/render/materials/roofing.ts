import { type Fragment, lineCover, shadeBy, visible } from '../fragment.js';
import { mix, wrap } from './masonry.js';
import { cellNoise, roughNoise, smoothNoise } from './noise.js';

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
