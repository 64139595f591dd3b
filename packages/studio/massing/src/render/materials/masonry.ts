import { type Fragment, lineCover, shadeBy, visible } from '../fragment.js';
import { cellNoise, roughNoise, smoothNoise } from './noise.js';

/** Rain and splashes: a little darker near the ground and in soft streaks. */
function weather(f: Fragment, strength: number): void {
  const foot = Math.max(0, 1 - f.height / 0.7);
  const streak = smoothNoise(f.u * 2.3, f.v * 0.22 + 9) - 0.5;
  shadeBy(
    f,
    1 -
      strength *
        (0.5 * foot * foot + 0.35 * streak + 0.25 * (smoothNoise(f.u * 0.35, f.v * 0.4) - 0.5)),
  );
}

export function plaster(f: Fragment): void {
  const fine = visible(f, 0.03);
  const grain = roughNoise(f.u * 38, f.v * 38) - 0.5;
  shadeBy(f, 1 + 0.1 * fine * grain);
  f.bumpU = fine * 0.16 * grain;
  f.bumpV = fine * 0.16 * (smoothNoise(f.u * 40 + 7, f.v * 40) - 0.5);
  weather(f, 0.07);
}

const BRICK = { length: 0.225, height: 0.075, joint: 0.011 } as const;

export function brick(f: Fragment): void {
  const row = Math.floor(f.v / BRICK.height);
  const along = f.u / BRICK.length + (row & 1) * 0.5;
  const column = Math.floor(along);
  const seen = visible(f, BRICK.height);
  const tone = cellNoise(column, row * 7 + 3);
  shadeBy(
    f,
    1 +
      seen * (0.42 * (tone - 0.5)) +
      0.12 * visible(f, 0.02) * (smoothNoise(f.u * 90, f.v * 90) - 0.5),
  );
  f.r *= 1 + seen * 0.14 * (cellNoise(column + 9, row) - 0.5);
  const inRow = f.v - (row + 0.5) * BRICK.height;
  const inColumn = (along - column - 0.5) * BRICK.length;
  const joint = Math.max(
    lineCover(f, BRICK.height / 2 - Math.abs(inRow), BRICK.joint),
    lineCover(f, BRICK.length / 2 - Math.abs(inColumn), BRICK.joint),
  );
  mix(f, 0.42, 0.4, 0.36, joint * 0.75 * Math.max(seen, 0.5));
  weather(f, 0.08);
}

export function stone(f: Fragment): void {
  const course = 0.24;
  const row = Math.floor(f.v / course + 0.25 * (smoothNoise(f.u * 0.9, f.v * 0.4) - 0.5));
  const length = 0.32 + 0.3 * cellNoise(row, 31);
  const along = f.u / length + cellNoise(row, 5) * 3;
  const column = Math.floor(along);
  const seen = visible(f, 0.2);
  const tone = cellNoise(column * 3 + 1, row);
  shadeBy(f, 1 + seen * 0.36 * (tone - 0.45));
  f.b *= 1 + seen * 0.16 * (cellNoise(column, row * 5) - 0.5);
  const rough = roughNoise(f.u * 14, f.v * 14) - 0.5;
  shadeBy(f, 1 + 0.24 * visible(f, 0.08) * rough);
  f.bumpU = seen * 0.4 * (smoothNoise(f.u * 9, f.v * 9) - 0.5);
  f.bumpV = seen * 0.4 * (smoothNoise(f.u * 9 + 50, f.v * 9) - 0.5);
  const inRow = (f.v / course - Math.floor(f.v / course) - 0.5) * course;
  const inColumn = (along - column - 0.5) * length;
  const joint = Math.max(
    lineCover(f, course / 2 - Math.abs(inRow), 0.02),
    lineCover(f, length / 2 - Math.abs(inColumn), 0.02),
  );
  shadeBy(f, 1 - 0.45 * joint * seen);
  weather(f, 0.08);
}

/** Cast in panels, with the holes of the formwork's ties. */
export function concrete(f: Fragment): void {
  shadeBy(
    f,
    1 +
      0.16 * (roughNoise(f.u * 1.3, f.v * 1.3) - 0.5) +
      0.08 * visible(f, 0.05) * (smoothNoise(f.u * 30, f.v * 30) - 0.5),
  );
  const inU = wrap(f.u, 2.7);
  const inV = wrap(f.v, 1.35);
  shadeBy(f, 1 - 0.3 * Math.max(lineCover(f, inU, 0.012), lineCover(f, inV, 0.012)));
  const tieU = wrap(f.u - 0.675, 1.35);
  const tieV = wrap(f.v - 0.34, 0.675);
  if (tieU * tieU + tieV * tieV < 0.0004) shadeBy(f, 0.6);
  weather(f, 0.09);
}

/** Distance to the nearest multiple of the period, with its sign. */
export function wrap(value: number, period: number): number {
  return value - period * Math.round(value / period);
}

export function mix(f: Fragment, r: number, g: number, b: number, share: number): void {
  f.r += (r - f.r) * share;
  f.g += (g - f.g) * share;
  f.b += (b - f.b) * share;
}
