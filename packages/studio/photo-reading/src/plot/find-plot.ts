import type { Polygon } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';
import type { GroundPoint } from '../camera/ground-point.js';
import { imageFromGround, withHorizon } from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';
import { type GroundMap, groundMap, shownStretch } from './ground-map.js';
import { measurePlot, type PlotSize, sizeOf } from './measure-plot.js';
import type { OpenGround } from './open-ground.js';
import { type PlotWishes, plotWishes } from './plot-wishes.js';
import { TurnedMap } from './turned-map.js';

/** Open ground that was found in a photo. */
export interface FoundPlot extends PlotSize {
  /** In shares of the photo. */
  readonly polygon: Polygon;
  /** Mean probability of its cells to be open ground. */
  readonly openness: number;
  /** Area as it would be if the horizon lay one spread higher: then everything is nearer and smaller. */
  readonly leastAreaM2: number;
}

/** Probability from which a cell counts as open, and the share of a plot's cells that have to be. */
const CLEAR_FROM = 0.36;
const LEAST_CLEAR = 0.93;
/** The mean of similar plots is used if it is about as open as the best one. */
const AS_OPEN = 0.96;
const LEAST_OPENNESS = 0.6;
/** Cells of the ground's map along its longer side, at most. */
const MOST_CELLS = 150;
const TURNS = [0, 15, 30, 45, 60, 75] as const;
/** A plot that is turned against the view has to be better by this. */
const TURN_COST = 0.78;
/** How far below the best merit a like plot still has a say in where the plot lies: a photo of another size must not make it jump. */
const TEMPERATURE = 0.1;
const LIKE_METRES = 12;

interface Turn {
  readonly degrees: number;
  readonly map: TurnedMap;
}

/** In cells of the turned map. */
interface Place {
  readonly turn: Turn;
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
  const search: Search = { map, wishes, spread: horizonSpread };
  let best: Candidate | null = null;
  for (const degrees of TURNS) {
    const turn = { degrees, map: new TurnedMap(map, degrees, CLEAR_FROM) };
    best = bestOf(search, turn, best) ?? best;
  }
  if (best === null) return null;
  const alone = described(cornersOf(best), camera, ground, horizonSpread);
  const mean = described(agreed(search, best), camera, ground, horizonSpread);
  if (alone === null || mean === null) return alone;
  return mean.openness < alone.openness * AS_OPEN ? alone : mean;
}

interface Search {
  readonly map: GroundMap;
  readonly wishes: PlotWishes;
  readonly spread: number;
}

/** The best plot of a turned map that is better than another one; null where none is. */
function bestOf(search: Search, turn: Turn, other: Candidate | null): Candidate | null {
  const { map, wishes } = search;
  const { columns, rows } = turn.map;
  const cells = (metres: number) => Math.ceil(metres / map.cellMetres - 1e-6);
  // The largest first: most smaller ones then need no look.
  const sides = [...new Set(wishes.sides.map(cells))].toReversed();
  const step = Math.max(1, Math.round(wishes.stepMetres / map.cellMetres));
  let best: Candidate | null = null;
  for (const width of sides) {
    for (const depth of sides) {
      if (Math.max(width, depth) > wishes.mostElongated * Math.min(width, depth)) continue;
      const most =
        turnFactor(turn) * wishes.mostMerit(width * map.cellMetres, depth * map.cellMetres);
      for (let row = 0; row + depth <= rows; row += step) {
        for (let column = 0; column + width <= columns; column += step) {
          const least: number = best?.merit ?? other?.merit ?? 0;
          if (most <= least) break;
          const place = { turn, column, row, width, depth };
          const merit = meritOf(search, place, most, least);
          if (merit > least) best = { ...place, merit };
        }
      }
    }
  }
  return best;
}

/** Rates a plot: 0 where its worth is no more than `least`; `most` is the worth that its size allows. */
function meritOf(
  { map, wishes, spread }: Search,
  place: Place,
  most: number,
  least: number,
): number {
  const { turn, column, row, width, depth } = place;
  if (turn.map.clearShare(column, row, width, depth) < LEAST_CLEAR) return 0;
  const openness = turn.map.openness(column, row, width, depth);
  if (openness < LEAST_OPENNESS || openness ** 3 * most <= least) return 0;
  const setback = Math.round(wishes.setback / map.cellMetres);
  return (
    openness ** 3 *
    (0.55 + 0.45 * surroundings(turn.map, column, row, width, depth, setback)) *
    turnFactor(turn) *
    wishes.merit(cornersOf(place), spread)
  );
}

const turnFactor = ({ degrees }: Turn): number => (degrees === 0 ? 1 : TURN_COST);

/** Share of the ring around a rectangle that is open as well. */
function surroundings(
  turn: TurnedMap,
  column: number,
  row: number,
  width: number,
  depth: number,
  setback: number,
): number {
  const left = Math.max(0, column - setback);
  const near = Math.max(0, row - setback);
  const across = Math.min(turn.columns, column + width + setback) - left;
  const along = Math.min(turn.rows, row + depth + setback) - near;
  const ring = across * along - width * depth;
  if (ring <= 0) return 1;
  const all = turn.openness(left, near, across, along) * across * along;
  return (all - turn.openness(column, row, width, depth) * width * depth) / ring;
}

function cornersOf({ turn: { map }, column, row, width, depth }: Place): GroundPoint[] {
  return [
    map.place(column, row + depth),
    map.place(column + width, row + depth),
    map.place(column + width, row),
    map.place(column, row),
  ];
}

/** The mean of plots like the best one, each weighed by how good it is. */
function agreed(search: Search, best: Candidate): GroundPoint[] {
  const { map, wishes } = search;
  const { columns, rows } = best.turn.map;
  const reach = LIKE_METRES / map.cellMetres;
  const cells = (metres: number) => Math.ceil(metres / map.cellMetres - 1e-6);
  const sides = [...new Set(wishes.sides.map(cells))];
  const step = Math.max(1, Math.round(wishes.stepMetres / map.cellMetres));
  const sums = { weight: 0, column: 0, row: 0, width: 0, depth: 0 };
  const near = (middle: number, side: number, end: number) =>
    stepsBetween(middle - side / 2 - reach, Math.min(end - side, middle - side / 2 + reach), step);
  for (const width of sides) {
    if (Math.abs(width - best.width) > reach) continue;
    for (const depth of sides) {
      if (Math.abs(depth - best.depth) > reach) continue;
      if (Math.max(width, depth) > wishes.mostElongated * Math.min(width, depth)) continue;
      for (const row of near(best.row + best.depth / 2, depth, rows)) {
        for (const column of near(best.column + best.width / 2, width, columns)) {
          const merit = meritOf(search, { turn: best.turn, column, row, width, depth }, 1, 0);
          if (merit <= 0) continue;
          const apart = Math.max(
            Math.abs(column + width / 2 - best.column - best.width / 2),
            Math.abs(row + depth / 2 - best.row - best.depth / 2),
            Math.abs(width - best.width),
            Math.abs(depth - best.depth),
          );
          const weight =
            Math.exp((merit / best.merit - 1) / TEMPERATURE) * (1 - apart / (reach + 1));
          sums.weight += weight;
          sums.column += weight * column;
          sums.row += weight * row;
          sums.width += weight * width;
          sums.depth += weight * depth;
        }
      }
    }
  }
  const mean = (sum: number) => sum / sums.weight;
  return cornersOf({
    turn: best.turn,
    column: mean(sums.column),
    row: mean(sums.row),
    width: mean(sums.width),
    depth: mean(sums.depth),
  });
}

/** Multiples of a step from `from`, or 0, up to `to`. */
function stepsBetween(from: number, to: number, step: number): number[] {
  const first = Math.max(0, Math.ceil(from / step));
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, at) => (first + at) * step,
  );
}

function described(
  corners: readonly GroundPoint[],
  camera: SceneCamera,
  ground: OpenGround,
  spread: number,
): FoundPlot | null {
  const polygon = corners.flatMap((corner) => imageFromGround(camera, corner) ?? []);
  if (polygon.length < corners.length) return null;
  return {
    polygon,
    ...sizeOf(corners),
    openness: opennessOf(polygon, ground),
    leastAreaM2: leastArea(polygon, camera, spread),
  };
}

/** Mean probability of an outline's inside to be open ground. */
export function opennessOf(polygon: Polygon, { width, height, cells }: OpenGround): number {
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

/** Area of an outline in the picture if the horizon lay one spread higher. */
export function leastArea(polygon: Polygon, camera: SceneCamera, spread: number): number {
  if (camera.view === 'straight_down' || spread <= 0)
    return measurePlot(camera, polygon)?.areaM2 ?? 0;
  return measurePlot(withHorizon(camera, -spread), polygon)?.areaM2 ?? 0;
}
