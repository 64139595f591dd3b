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
/** The mean of like plots is taken where it is about as open as the best one. */
const AS_OPEN = 0.96;
const LEAST_OPENNESS = 0.45;
/** Cells of the ground's map along its longer side, at most. */
const MOST_CELLS = 150;
const TURNS = [0, 15, 30, 45, 60, 75] as const;
/** A plot that is turned against the view has to be better by this. */
const TURN_COST = 0.78;
/** How far below the best merit a like plot still has a say in where the plot lies: a photo of another size must not make it jump. */
const TEMPERATURE = 0.1;
/** Metres by which a like plot may differ. */
const LIKE_METRES = 12;

interface Candidate {
  readonly turn: TurnedMap;
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly depth: number;
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
  const candidates = TURNS.flatMap((degrees) =>
    candidatesIn(map, new TurnedMap(map, degrees, CLEAR_FROM), degrees, wishes, horizonSpread),
  );
  const best = candidates.reduce<Candidate | null>(
    (one, other) => (one === null || other.merit > one.merit ? other : one),
    null,
  );
  if (best === null) return null;
  const alone = described(cornersOf(best), camera, ground, horizonSpread);
  const mean = described(agreed(best, candidates, cellMetres), camera, ground, horizonSpread);
  if (alone === null || mean === null) return alone;
  return mean.openness < alone.openness * AS_OPEN ? alone : mean;
}

function candidatesIn(
  map: GroundMap,
  turn: TurnedMap,
  degrees: number,
  wishes: PlotWishes,
  spread: number,
): Candidate[] {
  const found: Candidate[] = [];
  const cells = (metres: number) => Math.ceil(metres / map.cellMetres - 1e-6);
  const sides = wishes.sides.map(cells).filter((side, at, all) => all.indexOf(side) === at);
  const setback = Math.round(wishes.setback / map.cellMetres);
  const step = Math.max(1, Math.round(wishes.stepMetres / map.cellMetres));
  let most = 0;
  for (const width of sides) {
    for (const depth of sides) {
      if (Math.max(width, depth) > wishes.mostElongated * Math.min(width, depth)) continue;
      for (let row = 0; row + depth <= turn.rows; row += step) {
        for (let column = 0; column + width <= turn.columns; column += step) {
          if (turn.clearShare(column, row, width, depth) < LEAST_CLEAR) continue;
          const openness = turn.openness(column, row, width, depth);
          if (openness < LEAST_OPENNESS) continue;
          const merit =
            openness ** 3 *
            (0.55 + 0.45 * surroundings(turn, column, row, width, depth, setback)) *
            (degrees === 0 ? 1 : TURN_COST) *
            wishes.merit(cornersOf({ turn, column, row, width, depth }), spread);
          // What is far from the best has no say in the end.
          if (merit <= most * (1 - 4 * TEMPERATURE)) continue;
          most = Math.max(most, merit);
          found.push({ turn, column, row, width, depth, merit });
        }
      }
    }
  }
  return found;
}

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

function cornersOf({ turn, column, row, width, depth }: Omit<Candidate, 'merit'>): GroundPoint[] {
  return [
    turn.place(column, row + depth),
    turn.place(column + width, row + depth),
    turn.place(column + width, row),
    turn.place(column, row),
  ];
}

/** The mean of plots like the best one, each weighed by how good it is. */
function agreed(
  best: Candidate,
  candidates: readonly Candidate[],
  cellMetres: number,
): GroundPoint[] {
  const reach = LIKE_METRES / cellMetres;
  const sums = { weight: 0, column: 0, row: 0, width: 0, depth: 0 };
  for (const other of candidates) {
    if (other.turn !== best.turn) continue;
    const apart = Math.max(
      Math.abs(other.column + other.width / 2 - best.column - best.width / 2),
      Math.abs(other.row + other.depth / 2 - best.row - best.depth / 2),
      Math.abs(other.width - best.width),
      Math.abs(other.depth - best.depth),
    );
    if (apart > reach) continue;
    const weight =
      Math.exp((other.merit / best.merit - 1) / TEMPERATURE) * (1 - apart / (reach + 1));
    sums.weight += weight;
    sums.column += weight * other.column;
    sums.row += weight * other.row;
    sums.width += weight * other.width;
    sums.depth += weight * other.depth;
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
