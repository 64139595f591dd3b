import { type Fragment, lineCover, shadeBy, visible } from '../fragment.js';
import { wrap } from './masonry.js';
import { cellNoise, smoothNoise } from './noise.js';

/** Boards side by side: `across` runs over them, `along` with the grain. */
function planks(
  f: Fragment,
  across: number,
  along: number,
  width: number,
  gap: number,
  variety: number,
): number {
  const board = Math.floor(across / width);
  const piece = Math.floor(along / 3.6 + cellNoise(board, 77) * 5);
  const seen = visible(f, width);
  const tone = cellNoise(board, piece + 13);
  const grain = smoothNoise(across * 55, along * 1.6 + board * 13.7) - 0.5;
  shadeBy(f, 1 + seen * variety * (tone - 0.5) + 0.2 * visible(f, 0.06) * grain);
  f.b *= 1 - seen * 0.16 * (cellNoise(board + 31, piece) - 0.5);
  const edge = Math.abs(across - (board + 0.5) * width);
  const line = lineCover(f, width / 2 - edge, gap);
  shadeBy(f, 1 - 0.62 * line);
  return (across - (board + 0.5) * width) / width;
}

/** Level cladding: each board leans out a little at its lower edge. */
export function timber(f: Fragment): void {
  const across = planks(f, f.v, f.u, 0.135, 0.012, 0.3);
  f.bumpV = -0.22 * visible(f, 0.135) * across;
  f.gloss = 0.04;
  shadeBy(f, 1 - 0.1 * Math.max(0, 1 - f.height / 0.6));
}

/** Upright boards with a narrow batten over each joint. */
export function boards(f: Fragment): void {
  planks(f, f.u, f.v, 0.29, 0.006, 0.12);
  const batten = wrap(f.u, 0.29);
  const seen = visible(f, 0.12);
  if (Math.abs(batten) < 0.024) {
    f.bumpU = seen * (batten > 0 ? 0.5 : -0.5) * Math.min(1, (Math.abs(batten) / 0.024) ** 4);
    shadeBy(f, 1 + 0.06 * seen);
  } else {
    shadeBy(f, 1 - 0.3 * seen * Math.max(0, 1 - (Math.abs(batten) - 0.024) / 0.03));
  }
  f.gloss = 0.03;
}

export function deck(f: Fragment): void {
  planks(f, f.v, f.u, 0.145, 0.009, 0.34);
  f.gloss = 0.06;
}

/** A leaf with two panels, or a garage door in level sections when p2 is set. */
export function door(f: Fragment): void {
  f.gloss = 0.1;
  if (f.p2 > 0.5) {
    const line = wrap(f.v, 0.5);
    shadeBy(f, 1 - 0.4 * lineCover(f, line, 0.018));
    f.bumpV = 0.18 * Math.sign(line) * Math.max(0, 1 - Math.abs(line) / 0.05);
    return;
  }
  if (f.p0 < 0.01) {
    // Shutters: slats.
    const slat = wrap(f.v, 0.075);
    f.bumpV = 0.5 * visible(f, 0.075) * (slat / 0.0375);
    shadeBy(f, 1 - 0.25 * lineCover(f, 0.0375 - Math.abs(slat), 0.014));
    return;
  }
  const line = wrap(f.u, 0.16);
  shadeBy(
    f,
    1 -
      0.3 * lineCover(f, line, 0.01) +
      0.14 * visible(f, 0.05) * (smoothNoise(f.u * 50, f.v * 2) - 0.5),
  );
  // Handle and a narrow light.
  if (Math.abs(f.u - f.p0 + 0.13) < 0.02 && f.v > 0.8 && f.v < 1.5) {
    f.r = f.g = f.b = 0.35;
    f.gloss = 0.5;
  }
}

export function bark(f: Fragment): void {
  shadeBy(f, 0.75 + 0.6 * smoothNoise(f.u * 26, f.v * 5));
  f.bumpU = 0.8 * (smoothNoise(f.u * 30 + 3, f.v * 6) - 0.5);
}

export function paintwork(f: Fragment): void {
  shadeBy(f, 1 + 0.05 * (smoothNoise(f.u * 0.8, f.v * 0.8) - 0.5));
  f.gloss = 0.12;
}
