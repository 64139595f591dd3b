import type { GreyMap, Polygon, Raster } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';
import { labelRegions } from '@groundwork/imaging/regions';
import { shrunken, snapToPhoto } from './guided-filter.js';
import { isGround, type LandMap, type SkyLine } from './land-map.js';
import { median } from './median.js';
import { findFeet, type Grid, REACH, type Viewpoint } from './occluder-feet.js';
import { boxMean } from './working-picture.js';

/** Over open ground on all sides, less than this is grass, a stone or a shadow. */
const LEAST_METRES = 0.9;
/** Share of the picture under which a region is a speck. */
const LEAST_SHARE = 0.0004;
/** Share of a thing's cells in which it is sure that something stands. */
const LEAST_SURE = 0.5;
/** A strip lower than this share of the height is the ground's own edge. */
const LOWEST = 0.015;
/** Seen from higher than this, things are looked down on. */
const HOUSE_METRES = 8;
/** Brightness, 0..1, by which trees from the air are darker than the ground among them. */
const DARKER = 0.06;
/** Anything that differs from the sky around it by this much in brightness is a twig or a pole. */
const AGAINST_SKY = 0.09;
/**
 * Trees, shrubs, walls, houses, people and cars that stand on the ground, one byte a pixel of the photo: 0 where
 * nothing stands, else the row at which the thing meets the ground, 1 to 255 for the picture's height. Things without a
 * visible foot and low growth are left out: only certain things count.
 */
export function findOccluders(
  photo: Raster,
  map: LandMap,
  sky: SkyLine | null,
  viewpoint: Viewpoint,
): GreyMap {
  const tall = tallThings(map, viewpoint);
  const cells = viewpoint.heightMetres > HOUSE_METRES ? darkThings(photo, map, tall) : tall;
  const snapped = snapToPhoto(
    { width: map.width, height: map.height, cells: new Float32Array(cells) },
    photo,
    REACH,
  );
  // Plain loops over all pixels: an iterator for each of them costs more than the rest of the reading.
  const things = new Uint8Array(snapped.length);
  for (let at = 0; at < things.length; at += 1) things[at] = (snapped[at] ?? 0) > 0.5 ? 1 : 0;
  if (sky !== null) addTwigs(photo, map, sky, things);
  const { width, height } = photo;
  const feet = findFeet(photo, map, halved(things, width, height), viewpoint);
  const data = new Uint8Array(things.length);
  for (let at = 0; at < data.length; at += 1) {
    if (things[at] === 0) continue;
    const row = Math.floor(at / width / 2) * feet.width;
    data[at] = feet.cells[row + Math.floor((at % width) / 2)] ?? 0;
  }
  return { width, height, data };
}

/** From the air a path's verge is as wide as a hedge; only parts darker than the ground count as standing on it. */
function darkThings(photo: Raster, map: LandMap, tall: Uint8Array): Uint8Array {
  const { width, height, open } = map;
  const [red, green, blue] = shrunken(photo, width, height);
  const { labels, sizes } = labelRegions(tall, width, height);
  const sums = sizes.map(() => 0);
  let ground = 0;
  let count = 0;
  for (const [at, label] of labels.entries()) {
    const light = ((red[at] ?? 0) + 2 * (green[at] ?? 0) + (blue[at] ?? 0)) / 4;
    sums[label] = (sums[label] ?? 0) + light;
    if (open[at] === 0) continue;
    ground += light;
    count += 1;
  }
  const darkest = ground / Math.max(1, count) - DARKER;
  return Uint8Array.from(labels, (label) =>
    label > 0 && (sums[label] ?? 0) < darkest * (sizes[label] ?? 0) ? 1 : 0,
  );
}

/** A cell holds a thing if one of its four pixels does. */
function halved(things: Uint8Array, width: number, height: number): Grid {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const cells = new Uint8Array(half.width * half.height);
  for (let at = 0; at < things.length; at += 1) {
    if (things[at] === 0) continue;
    cells[Math.floor(at / width / 2) * half.width + Math.floor((at % width) / 2)] = 1;
  }
  return { ...half, cells };
}

/** Cells of things that are tall enough, by connected regions. */
function tallThings(map: LandMap, { horizonY, heightMetres }: Viewpoint): Uint8Array {
  const { width, height, classes, open, upright } = map;
  const far = farEdges(map);
  const grid = new Uint8Array(width * height);
  for (let at = 0; at < grid.length; at += 1) {
    const kind = classes[at];
    if (open[at] === 1 || kind === 'sky' || kind === 'water' || kind === 'road') continue;
    // Bare land behind the ground's edge is a mountain.
    if (kind === undefined || !isGround(kind) || Math.floor(at / width) > (far[at % width] ?? 0))
      grid[at] = 1;
  }
  const { labels, sizes } = labelRegions(grid, width, height);
  const tops = sizes.map(() => height);
  const feetRows = sizes.map(() => -1);
  const runs = sizes.map(() => 0);
  const above = sizes.map(() => false);
  const sure = sizes.map(() => 0);
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    if (label === 0) continue;
    sure[label] = (sure[label] ?? 0) + (upright[at] ?? 0);
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
    if ((sure[label] ?? 0) < LEAST_SURE * size) return false;
    const drop = foot - level;
    const metres =
      drop <= 1 ? heightMetres : (heightMetres * (foot - (tops[label] ?? foot))) / drop;
    // A foot below the picture is believed of what rises above the eye.
    if (foot >= height) return metres > heightMetres;
    if (size < LOWEST * height * (runs[label] ?? 0)) return false;
    return above[label] === true || metres > LEAST_METRES;
  });
  for (let at = 0; at < grid.length; at += 1) grid[at] = kept[labels[at] ?? 0] === true ? 1 : 0;
  return grid;
}

/** Row at which the open ground ends in each column, smoothed over things on it. */
function farEdges({ width, height, open }: LandMap): Int32Array {
  const tops = Int32Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (y < height && open[y * width + x] === 0) y += 1;
    return y;
  });
  const reach = Math.max(2, Math.round(0.06 * width));
  return tops.map((_, x) =>
    median(tops.subarray(Math.max(0, x - reach), Math.min(width, x + reach + 1))),
  );
}

/** Branches, masts and wires against the sky, where they touch something that stands. */
function addTwigs(photo: Raster, map: LandMap, sky: SkyLine, things: Uint8Array): void {
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
      if (things[at] === 1 && row < (sky[column] ?? 0) + 8) waiting.push(at);
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

/**
 * Removes apparent obstacles on a found plot, because it was found for being open. Things in front of the plot stay.
 */
export function withoutOnPlot(occluders: GreyMap, plot: Polygon): GreyMap {
  const { width, height } = occluders;
  const inside = fillPolygon(plot, width, height);
  const data = occluders.data.map((foot, at) => {
    if (foot === 0) return 0;
    const row = Math.min(height - 1, Math.floor((foot / 255) * height));
    return inside[row * width + (at % width)] === 1 ? 0 : foot;
  });
  return { width, height, data };
}
