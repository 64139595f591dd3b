import type { Polygon } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';
import type { GroundPoint } from '../camera/ground-point.js';
import { imageFromGround } from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';
import { type GroundMap, groundMap, SummedGround, shownStretch } from './ground-map.js';
import { type PlotSize, sizeOf } from './measure-plot.js';
import type { ClassShares, OpenGround } from './open-ground.js';
import { type PlotWishes, plotWishes } from './plot-wishes.js';

/** Open ground that was found in a photo. */
export interface FoundPlot extends PlotSize {
  /** In shares of the photo. */
  readonly polygon: Polygon;
  /** Mean probability of its cells to be open ground. */
  readonly openness: number;
}

/** Probability from which a cell counts as open, and the share of a plot's cells that have to be. */
const CLEAR_FROM = 0.36;
const LEAST_CLEAR = 0.97;
const LEAST_OPENNESS = 0.6;
/** Cells of the ground's map along its longer side, at most. */
const MOST_CELLS = 150;
/** In cells of the ground's map. */
interface Place {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly depth: number;
}

interface Candidate extends Place {
  readonly merit: number;
}

/**
 * The best stretch of open ground for a house, in metres; null when there is none large enough.
 *
 * @param shownWidth share of the photo's width that a film shows of it
 */
export function findPlot(
  camera: SceneCamera,
  ground: OpenGround,
  horizonSpread: number,
  shownWidth: number,
): FoundPlot | null {
  const wishes = plotWishes(camera, shownWidth);
  const shown = shownStretch(camera, wishes.farthest);
  const stretch = {
    nearest: Math.max(shown.nearest, wishes.nearest),
    farthest: Math.min(shown.farthest, wishes.farthest),
    aside: Math.min(shown.aside, wishes.aside),
  };
  const longest = Math.max(stretch.farthest - stretch.nearest, 2 * stretch.aside);
  const cellMetres = Math.max(wishes.cellMetres, longest / MOST_CELLS);
  if (stretch.farthest - stretch.nearest < wishes.leastSide) return null;
  const map = groundMap(camera, ground, stretch, cellMetres);
  const summed = new SummedGround(map, CLEAR_FROM);
  const search: Search = { map, summed, wishes, spread: horizonSpread };
  const best = bestOf(search);
  if (best === null) return null;
  return described(cornersOf(summed, best), camera, ground);
}

interface Search {
  readonly map: GroundMap;
  readonly summed: SummedGround;
  readonly wishes: PlotWishes;
  readonly spread: number;
}

/** The best plot; null where there is none. */
function bestOf(search: Search): Candidate | null {
  const { map, wishes } = search;
  const { columns, rows } = map;
  const cells = (metres: number) => Math.ceil(metres / map.cellMetres - 1e-6);
  // The largest first: most smaller ones then need no look.
  const sides = [...new Set(wishes.sides.map(cells))].toReversed();
  const step = Math.max(1, Math.round(wishes.stepMetres / map.cellMetres));
  let best: Candidate | null = null;
  for (const width of sides) {
    for (const depth of sides) {
      if (Math.max(width, depth) > wishes.mostElongated * Math.min(width, depth)) continue;
      const most = wishes.mostMerit(width * map.cellMetres, depth * map.cellMetres);
      for (let row = 0; row + depth <= rows; row += step) {
        for (let column = 0; column + width <= columns; column += step) {
          const least: number = best?.merit ?? 0;
          if (most <= least) break;
          const place = { column, row, width, depth };
          const merit = meritOf(search, place, most, least);
          if (merit > least) best = { ...place, merit };
        }
      }
    }
  }
  return best;
}

/** Rates a plot: 0 where its worth is no more than `least`; `most` is the worth that its size allows. */
function meritOf(search: Search, place: Place, most: number, least: number): number {
  const { map, summed, wishes, spread } = search;
  const { column, row, width, depth } = place;
  if (summed.clearShare(column, row, width, depth) < LEAST_CLEAR) return 0;
  const openness = summed.openness(column, row, width, depth);
  if (openness < LEAST_OPENNESS || openness ** 3 * most <= least) return 0;
  const setback = Math.round(wishes.setback / map.cellMetres);
  return (
    openness ** 3 *
    (0.55 + 0.45 * surroundings(search, place, setback)) *
    wishes.merit(cornersOf(summed, place), spread)
  );
}

/** Share of the ring around a rectangle that is open as well. */
function surroundings(
  { map: { columns, rows }, summed }: Search,
  { column, row, width, depth }: Place,
  setback: number,
): number {
  const left = Math.max(0, column - setback);
  const near = Math.max(0, row - setback);
  const across = Math.min(columns, column + width + setback) - left;
  const along = Math.min(rows, row + depth + setback) - near;
  const ring = across * along - width * depth;
  if (ring <= 0) return 1;
  const all = summed.openness(left, near, across, along) * across * along;
  return (all - summed.openness(column, row, width, depth) * width * depth) / ring;
}

function cornersOf(summed: SummedGround, { column, row, width, depth }: Place): GroundPoint[] {
  return [
    summed.place(column, row + depth),
    summed.place(column + width, row + depth),
    summed.place(column + width, row),
    summed.place(column, row),
  ];
}

function described(
  corners: readonly GroundPoint[],
  camera: SceneCamera,
  ground: OpenGround,
): FoundPlot | null {
  const polygon = corners.flatMap((corner) => imageFromGround(camera, corner) ?? []);
  if (polygon.length < corners.length) return null;
  return {
    polygon,
    ...sizeOf(corners),
    openness: meanInside(polygon, ground),
  };
}

/** Mean probability of an outline's inside to be of some classes. */
export function meanInside(polygon: Polygon, { width, height, cells }: ClassShares): number {
  const inside = fillPolygon(polygon, width, height);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) continue;
    sum += cells[at] ?? 0;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
