import type { Raster } from '@groundwork/imaging';
import { shrunken } from './guided-filter.js';
import type { LandMap } from './land-map.js';
import { boxMean } from './working-picture.js';

/** The camera, as far as it says how tall a thing is. */
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
const UP = 0.6;
const ACROSS = 2;
const DOWN = 2.4;
const COLOUR = 70;
/** Upright things have several colours one over the other: legs, coat and head, trunk and crown. */
const COLOUR_UP = 0.5;
/** A crown reaches this far to the side of its trunk, over the tree's height. */
const OVERHANG = 0.6;
/** Its trunk is bare for at least the first share of its height, and at most as wide as the second. */
const TRUNK = 0.12;
const STOUT = 0.35;
/** Its crown reaches at least this far, over the tree's height. */
const CROWN = 0.3;
/** From the air a pixel of a tree's crown is at most this far above its foot. */
const TALLEST_METRES = 25;

/** Hands the row at which a thing meets the ground, 1 to 255 for the picture's height, on to all of its cells, along the easiest way through its colours. */
export function findFeet(
  photo: Raster,
  map: LandMap,
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
  for (const { at, headStart } of footholds(map, grid)) {
    cost[at] = -headStart;
    foot[at] = Math.floor(at / width) + 1;
  }
  const hand = (from: number, to: number, length: number, colour = 1) => {
    if (things[to] !== 1 || cost[from] === Number.POSITIVE_INFINITY) return;
    const total = (cost[from] ?? 0) + length;
    if (total >= (cost[to] ?? 0)) return;
    const whole = total + colour * step(from, to);
    if (whole >= (cost[to] ?? 0)) return;
    cost[to] = whole;
    foot[to] = foot[from] ?? 0;
  };
  for (let round = 0; round < 3; round += 1) {
    for (let at = things.length - 1; at >= 0; at -= 1) {
      if (things[at] === 0) continue;
      const x = at % width;
      if (at + width < things.length) hand(at + width, at, UP, COLOUR_UP);
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
  // A wood from the air is deep: its far crowns do not grow at its near edge.
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

interface Foothold {
  readonly at: number;
  /** Rows by which a trunk is ahead of its neighbours, so that its crown is its own though woods behind are as green. */
  readonly headStart: number;
}

/** Cells at which things meet the ground. The underside of a crown does not, though grass is seen below it. */
function footholds(map: LandMap, grid: Grid): Foothold[] {
  const { width, height, cells: things } = grid;
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
  // Highest row of open ground in each column: land continues behind a tree.
  const edges = Int32Array.from({ length: width }, (_, x) => {
    const column = Math.floor(((x + 0.5) * map.width) / width);
    let row = 0;
    while (row < map.height && map.open[row * map.width + column] === 0) row += 1;
    return Math.floor((row * height) / map.height);
  });
  const edgeAround = (x: number, reach: number) => {
    const near = edges.slice(Math.max(0, Math.floor(x - reach)), Math.ceil(x + reach) + 1).sort();
    return near[Math.floor(near.length / 5)] ?? 0;
  };
  const slack = 0.02 * height;
  const headStarts = new Float32Array(width);
  const occluders = contacts.filter((at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    let deepest = y;
    let tall = 0;
    if (y < edgeAround(x, OVERHANG * (rises[x] ?? 0)) + slack) return true;
    const joined = (other: number) => {
      const [from, to] = [Math.min(x, other), Math.max(x, other)];
      return !things.subarray(y * width + from, y * width + to + 1).includes(0);
    };
    const under = (other: number) => {
      const rise = rises[other] ?? 0;
      return (lowest[other] ?? 0) > y + TRUNK * rise && Math.abs(other - x) <= OVERHANG * rise;
    };
    for (let other = 0; other < width; other += 1) {
      if ((lowest[other] ?? 0) <= deepest || !under(other) || !joined(other)) continue;
      deepest = lowest[other] ?? 0;
      tall = rises[other] ?? 0;
    }
    if (tall === 0) return true;
    const trunk: number[] = [];
    for (let other = 0; other < width; other += 1) {
      if ((lowest[other] ?? 0) > deepest - TRUNK * tall && under(other)) trunk.push(other);
    }
    if (trunk.length > STOUT * tall) return true;
    for (const column of trunk) headStarts[column] = ACROSS * CROWN * tall;
    return false;
  });
  return occluders.map((at) => ({ at, headStart: headStarts[at % width] ?? 0 }));
}

/** Things meet the ground at a shore and at the side of a road as well: woods behind a lake do not stand before it. */
function isLevel(kind: LandMap['classes'][number] | undefined): boolean {
  return kind === 'water' || kind === 'road';
}

function meetsGround(map: LandMap, grid: Grid, at: number): boolean {
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
    const below = row * map.width + column;
    if (map.open[below] === 1 || isLevel(map.classes[below])) return true;
  }
  // Down to the edge, there is nothing else it could stand on.
  return from >= map.height - 2 * REACH;
}
