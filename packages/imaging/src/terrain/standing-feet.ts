import type { Raster } from '../raster.js';
import type { TerrainMap } from './classify-ahead.js';
import { shrunken } from './guided-filter.js';
import { boxMean } from './working-picture.js';

/** What is known of the camera, for telling how tall a thing is. */
export interface Viewpoint {
  /** Share of the height from the top; may lie outside of the picture. */
  readonly horizonY: number;
  readonly heightMetres: number;
}

/** One value a cell; rows top to bottom. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

/** Cells within which a thing's outline is brought to the photo's edges. */
export const REACH = 4;
/** Cost of a step upwards, across and downwards, and of a step in colour, when feet are handed on through a thing. */
const UP = 0.3;
const ACROSS = 1;
const DOWN = 1.2;
const COLOUR = 70;
/** A crown reaches this far to the side of its trunk, over the tree's height. */
const OVERHANG = 0.6;
/** Its trunk is bare for at least the first share of its height, and at most as wide as the second. */
const TRUNK = 0.12;
const STOUT = 0.35;
/** From the air a pixel of a tree's crown stands at most this far over its foot. */
const TALLEST_METRES = 25;

/** Hands the row at which a thing meets the ground, 1 to 255 for the picture's height, on to all of its cells, along the easiest way through its colours. */
export function findFeet(
  photo: Raster,
  map: TerrainMap,
  grid: Grid,
  { horizonY, heightMetres }: Viewpoint,
): Grid {
  const { width, height, cells: things } = grid;
  const colours = shrunken(photo, width, height).map((plane) => boxMean(plane, width, height, 1));
  const [red, green, blue] = colours;
  const step = (one: number, other: number) =>
    COLOUR *
    (Math.abs((red?.[one] ?? 0) - (red?.[other] ?? 0)) +
      Math.abs((green?.[one] ?? 0) - (green?.[other] ?? 0)) +
      Math.abs((blue?.[one] ?? 0) - (blue?.[other] ?? 0)));
  const cost = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const foot = new Float32Array(width * height);
  for (const at of footholds(map, grid)) {
    cost[at] = 0;
    foot[at] = Math.floor(at / width) + 1;
  }
  const hand = (from: number, to: number, length: number) => {
    if (things[to] !== 1 || cost[from] === Number.POSITIVE_INFINITY) return;
    const total = (cost[from] ?? 0) + length;
    if (total >= (cost[to] ?? 0)) return;
    const whole = total + step(from, to);
    if (whole >= (cost[to] ?? 0)) return;
    cost[to] = whole;
    foot[to] = foot[from] ?? 0;
  };
  for (let round = 0; round < 3; round += 1) {
    for (let at = things.length - 1; at >= 0; at -= 1) {
      if (things[at] === 0) continue;
      const x = at % width;
      if (at + width < things.length) hand(at + width, at, UP);
      if (x + 1 < width) hand(at + 1, at, ACROSS);
    }
    for (let at = 0; at < things.length; at += 1) {
      if (things[at] === 0) continue;
      const x = at % width;
      if (at >= width) hand(at - width, at, DOWN);
      if (x > 0) hand(at - 1, at, ACROSS);
    }
  }
  const level = horizonY * height;
  // A wood seen from the air is deep: its far crowns do not stand at its near edge.
  const deep = heightMetres > TALLEST_METRES;
  const cells = new Uint8Array(foot.length);
  for (let at = 0; at < cells.length; at += 1) {
    const row = foot[at] ?? 0;
    if (row === 0) continue;
    const reach = deep ? (Math.max(0, row - level) * TALLEST_METRES) / heightMetres : height;
    const stands = Math.min(row, Math.floor(at / width) + 1 + reach);
    cells[at] = Math.min(255, Math.max(1, Math.round((stands / height) * 255)));
  }
  return { width, height, cells };
}

/** Pixels at which things meet the ground. The underside of a crown does not, though grass is seen below it. */
function footholds(map: TerrainMap, grid: Grid): number[] {
  const { width, cells: things } = grid;
  const contacts: number[] = [];
  const lowest = new Int32Array(width).fill(-1);
  for (let at = 0; at < things.length; at += 1) {
    if (things[at] === 0 || !meetsGround(map, grid, at)) continue;
    contacts.push(at);
    lowest[at % width] = Math.floor(at / width);
  }
  const rises = lowest.map((row, x) => {
    let top = row;
    while (top > 0 && things[(top - 1) * width + x] === 1) top -= 1;
    return row - top;
  });
  return contacts.filter((at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    let trunk = 0;
    let tall = 0;
    for (let other = 0; other < width; other += 1) {
      const rise = rises[other] ?? 0;
      if ((lowest[other] ?? 0) <= y + TRUNK * rise || Math.abs(other - x) > OVERHANG * rise)
        continue;
      trunk += 1;
      tall = Math.max(tall, rise);
    }
    return trunk === 0 || trunk > STOUT * tall;
  });
}

function meetsGround(map: TerrainMap, grid: Grid, at: number): boolean {
  const { width, height, cells: things } = grid;
  const y = Math.floor(at / width);
  if (y === height - 1) return true;
  if (things[at + width] === 1) return false;
  // The patch of a thing may reach past its foot by some cells.
  const column = Math.floor(((at % width) * map.width) / width);
  const from = Math.floor(((y + 1) * map.height) / height) + 1;
  for (let row = from; row < Math.min(map.height, from + 2 * REACH); row += 1) {
    const under = Math.floor(((row + 0.5) * height) / map.height) * width + (at % width);
    if (things[under] === 1) return false;
    if (map.open[row * map.width + column] === 1) return true;
  }
  return from >= map.height - 1;
}
