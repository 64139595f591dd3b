import type { Point } from '@groundwork/imaging';
import type { TerrainMap } from './classify-ahead.js';
import { clearance, type FoundPlot } from './found-plot.js';

/** Cells that the outline keeps from trees, water, roads and houses. */
const SETBACK = 3;
/** Up close a leaf or a molehill takes this share of the picture. */
const SPECK = 0.0012;
/** Share of the frame's width that the plot's middle line should take: a house on it is then the subject. */
const BEST_WIDTH = 0.56;
/** Depth over width on the ground. */
const BEST_DEPTH = 1.3;
/** A phone's main lens, which is what most such photos come from: focal length over the longer side. */
const FOCAL = 0.75;

interface Candidate {
  readonly far: number;
  readonly near: number;
  readonly left: number;
  readonly right: number;
}

/**
 * The ground rectangle, square to the view, that suits a house best: on open ground, in the middle ground, not cut
 * by the frame. `horizon` may lie above the picture.
 */
export function findPlotAhead(map: TerrainMap, horizon: number): FoundPlot {
  // Where next to no ground is seen the rest of the search would have no room.
  const horizonY = Math.min(horizon, 0.74);
  const { width, height } = map;
  const rows = rowSums(clearance(map.open, width, height, SETBACK, SPECK), width, height);
  const focal = (FOCAL * Math.max(width, height)) / width;
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let near = Math.max(0.76, horizonY + 0.14); near <= 0.941; near += 0.018) {
    for (let far = horizonY + 0.055; far <= near - 0.07; far += 0.018) {
      for (let left = 0.04; left <= 0.66; left += 0.03) {
        for (let right = left + 0.24; right <= 0.961; right += 0.03) {
          const candidate = { far, near, left, right };
          const merit = suitability(candidate, horizonY, focal);
          if (merit <= most) continue;
          const merited = merit - 60 * (1 - covered(candidate, horizonY, rows, width, height));
          if (merited <= most) continue;
          most = merited;
          best = candidate;
        }
      }
    }
  }
  const chosen = best ?? { far: 0.7, near: 0.92, left: 0.2, right: 0.8 };
  return {
    polygon: corners(chosen, Math.min(horizonY, chosen.far - 0.05)),
    clear: covered(chosen, horizonY, rows, width, height),
    suitability: Math.exp(Math.max(-4, suitability(chosen, horizonY, focal))),
  };
}

/** 0 at best; what is wrong with size, shape and place is taken off. */
function suitability(
  { far, near, left, right }: Candidate,
  horizonY: number,
  focal: number,
): number {
  const spread = (right - left) / (near - horizonY);
  const middleWidth = spread * ((far + near) / 2 - horizonY);
  const depth = (focal * (1 / (far - horizonY) - 1 / (near - horizonY))) / spread;
  const centre = (left + right) / 2 - 0.5;
  const wide = (middleWidth - BEST_WIDTH) / 0.16;
  return (
    -(wide * wide) -
    1.4 * Math.log(depth / BEST_DEPTH) ** 2 -
    14 * centre * centre -
    6 * Math.abs(near - 0.91) -
    // Seen too flat, a plot is only a line.
    30 * Math.max(0, 0.18 - (near - far)) -
    // Far enough below the horizon that a house's foot is not lost in the distance.
    40 * Math.max(0, horizonY + 0.085 - far)
  );
}

function corners({ far, near, left, right }: Candidate, horizonY: number): Point[] {
  const share = (far - horizonY) / (near - horizonY);
  return [
    { x: 0.5 + (left - 0.5) * share, y: far },
    { x: 0.5 + (right - 0.5) * share, y: far },
    { x: right, y: near },
    { x: left, y: near },
  ];
}

/** Share of the candidate's cells that are clear. */
function covered(
  { far, near, left, right }: Candidate,
  horizonY: number,
  rows: Int32Array,
  width: number,
  height: number,
): number {
  const from = Math.max(0, Math.floor(far * height));
  const to = Math.min(height - 1, Math.ceil(near * height));
  let cells = 0;
  let free = 0;
  for (let row = from; row <= to; row += 1) {
    const share = Math.max(0, (row + 0.5) / height - horizonY) / (near - horizonY);
    const first = Math.floor(Math.max(0, 0.5 + (left - 0.5) * share) * width);
    const last = Math.ceil(Math.min(1, 0.5 + (right - 0.5) * share) * width);
    if (last <= first) continue;
    cells += last - first;
    free += (rows[row * (width + 1) + last] ?? 0) - (rows[row * (width + 1) + first] ?? 0);
  }
  return cells === 0 ? 0 : free / cells;
}

function rowSums(grid: Uint8Array, width: number, height: number): Int32Array {
  const sums = new Int32Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sums[y * (width + 1) + x + 1] = (sums[y * (width + 1) + x] ?? 0) + (grid[y * width + x] ?? 0);
    }
  }
  return sums;
}
