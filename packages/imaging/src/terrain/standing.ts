import { labelRegions } from '../polygon/regions.js';
import type { GreyMap, Raster } from '../raster.js';
import { middle, type TerrainMap } from './classify-ahead.js';
import { shrunken, snapToPhoto } from './guided-filter.js';
import type { SkyLine } from './sky.js';
import { boxMean } from './working-picture.js';

/** What is known of the camera, for telling how tall a thing is. */
export interface Viewpoint {
  /** Share of the height from the top; may lie outside of the picture. */
  readonly horizonY: number;
  readonly heightMetres: number;
}

/** Cells within which a thing's outline is brought to the photo's edges. */
const REACH = 4;
/** Over open ground on all sides, less than this is grass, a stone or a shadow. */
const LEAST_METRES = 0.9;
/** Share of the picture under which a region is a speck. */
const LEAST_SHARE = 0.0004;
/** A strip lower than this share of the height is the ground's own edge. */
const LOWEST = 0.015;
/** What differs from the sky around it by this much in brightness is a twig or a pole. */
const AGAINST_SKY = 0.09;
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

/**
 * Trees, shrubs, walls, houses, people and cars that stand on the ground, one byte a pixel of the photo: 0 where
 * nothing stands, else the row at which the thing meets the ground, 1 to 255 for the picture's height. A thing
 * whose foot is not seen, and low growth on the ground, are left out: what is not sure does not stand.
 */
export function findStanding(
  photo: Raster,
  map: TerrainMap,
  sky: SkyLine | null,
  viewpoint: Viewpoint,
): GreyMap {
  const cells = tallThings(map, viewpoint);
  const snapped = snapToPhoto(
    { width: map.width, height: map.height, cells: Float32Array.from(cells) },
    photo,
    REACH,
  );
  const things = Uint8Array.from(snapped, (value) => (value > 0.5 ? 1 : 0));
  if (sky !== null) addTwigs(photo, map, sky, things);
  return { width: photo.width, height: photo.height, data: feet(photo, map, things, viewpoint) };
}

/** Cells of things that are tall enough, by connected regions. */
function tallThings(map: TerrainMap, { horizonY, heightMetres }: Viewpoint): Uint8Array {
  const { width, height, classes, open } = map;
  const far = farEdges(map);
  const grid = Uint8Array.from(classes, (kind, at) => {
    if (open[at] === 1 || kind === 'sky' || kind === 'water' || kind === 'road') return 0;
    // Bare land behind the ground's edge is a mountain.
    return kind !== 'ground' || Math.floor(at / width) > (far[at % width] ?? 0) ? 1 : 0;
  });
  const { labels, sizes } = labelRegions(grid, width, height);
  const tops = sizes.map(() => height);
  const feetRows = sizes.map(() => -1);
  const runs = sizes.map(() => 0);
  const above = sizes.map(() => false);
  for (const [at, label] of labels.entries()) {
    if (label === 0) continue;
    const y = Math.floor(at / width);
    if (y === 0 || labels[at - width] !== label) runs[label] = (runs[label] ?? 0) + 1;
    tops[label] = Math.min(tops[label] ?? y, y);
    if (y < (far[at % width] ?? 0) - 1) above[label] = true;
    if (y === height - 1 || open[at + width] === 1) {
      feetRows[label] = Math.max(feetRows[label] ?? 0, y + 1);
    }
  }
  const level = horizonY * height;
  const kept = sizes.map((size, label) => {
    const foot = feetRows[label] ?? -1;
    if (label === 0 || foot < 0 || size < LEAST_SHARE * width * height) return false;
    const drop = foot - level;
    const metres =
      drop <= 1 ? heightMetres : (heightMetres * (foot - (tops[label] ?? foot))) / drop;
    // A foot below the picture is believed of what rises above the eye.
    if (foot >= height) return metres > heightMetres;
    if (size < LOWEST * height * (runs[label] ?? 0)) return false;
    return above[label] === true || metres > LEAST_METRES;
  });
  return Uint8Array.from(labels, (label) => (kept[label] === true ? 1 : 0));
}

/** Row at which the open ground ends in each column, smoothed over what stands on it. */
function farEdges({ width, height, open }: TerrainMap): Int32Array {
  const tops = Int32Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (y < height && open[y * width + x] === 0) y += 1;
    return y;
  });
  const reach = Math.max(2, Math.round(0.06 * width));
  return tops.map((_, x) =>
    middle([...tops.subarray(Math.max(0, x - reach), Math.min(width, x + reach + 1))]),
  );
}

/** Branches, masts and wires against the sky, as far as they join what stands already. */
function addTwigs(photo: Raster, map: TerrainMap, sky: SkyLine, things: Uint8Array): void {
  const { width, height } = photo;
  const [red, green, blue] = shrunken(photo, map.width, map.height);
  const bright = red.map(
    (value, at) => 0.3 * value + 0.59 * (green[at] ?? 0) + 0.11 * (blue[at] ?? 0),
  );
  const inSky = bright.map((_, at) =>
    Math.floor(at / map.width) < (sky[at % map.width] ?? 0) - 1 ? 1 : 0,
  );
  const weight = boxMean(inSky, map.width, map.height, 10);
  const sum = boxMean(
    bright.map((value, at) => value * (inSky[at] ?? 0)),
    map.width,
    map.height,
    10,
  );
  const dark = new Uint8Array(width * height);
  const waiting: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * map.height) / height);
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor((x * map.width) / width);
      const cell = row * map.width + column;
      const at = y * width + x;
      if (things[at] === 1) waiting.push(at);
      // Around the sky's edge too, where twigs have pushed it up.
      if ((weight[cell] ?? 0) < 0.3 || row > (sky[column] ?? 0) + 6) continue;
      const source = at * photo.channels;
      const value =
        (0.3 * (photo.data[source] ?? 0) +
          0.59 * (photo.data[source + 1] ?? 0) +
          0.11 * (photo.data[source + 2] ?? 0)) /
        255;
      if ((sum[cell] ?? 0) / (weight[cell] ?? 1) - value > AGAINST_SKY) dark[at] = 1;
    }
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    for (const next of [at - width, at + 1, at - 1, at + width, at - width - 1, at - width + 1]) {
      if (Math.abs((next % width) - x) > 1 || things[next] !== 0 || dark[next] !== 1) continue;
      things[next] = 1;
      waiting.push(next);
    }
  }
}

/** Hands the row at which a thing meets the ground on to all of its pixels, along the easiest way through its colours. */
function feet(
  photo: Raster,
  map: TerrainMap,
  things: Uint8Array,
  { horizonY, heightMetres }: Viewpoint,
): Uint8Array {
  const { width, height } = photo;
  const colours = shrunken(photo, width, height).map((plane) => boxMean(plane, width, height, 2));
  const [red, green, blue] = colours;
  const step = (one: number, other: number) =>
    COLOUR *
    (Math.abs((red?.[one] ?? 0) - (red?.[other] ?? 0)) +
      Math.abs((green?.[one] ?? 0) - (green?.[other] ?? 0)) +
      Math.abs((blue?.[one] ?? 0) - (blue?.[other] ?? 0)));
  const cost = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const foot = new Float32Array(width * height);
  for (const at of footholds(photo, map, things)) {
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
  return Uint8Array.from(foot, (row, at) => {
    if (row === 0) return 0;
    const reach = deep ? (Math.max(0, row - level) * TALLEST_METRES) / heightMetres : height;
    const stands = Math.min(row, Math.floor(at / width) + 1 + reach);
    return Math.min(255, Math.max(1, Math.round((stands / height) * 255)));
  });
}

/** Pixels at which things meet the ground. The underside of a crown does not, though grass is seen below it. */
function footholds(photo: Raster, map: TerrainMap, things: Uint8Array): number[] {
  const { width } = photo;
  const contacts: number[] = [];
  const lowest = new Int32Array(width).fill(-1);
  for (let at = 0; at < things.length; at += 1) {
    if (things[at] === 0 || !meetsGround(photo, map, things, at)) continue;
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

function meetsGround(photo: Raster, map: TerrainMap, things: Uint8Array, at: number): boolean {
  const { width, height } = photo;
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
