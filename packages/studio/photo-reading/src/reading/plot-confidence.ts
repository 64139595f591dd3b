import type { Polygon } from '@groundwork/imaging';
import type { PhotoCamera } from '../camera/photo-camera.js';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';
import { type FoundPlot, opennessOf } from '../plot/find-plot.js';
import { openGround } from '../plot/open-ground.js';
import type { TerrainView } from '../terrain-reading.js';

/**
 * Logistic regression of whether a photo shows a plot at all, over the labelled photos as networks saw them that were
 * trained on other photographers': area under the curve 0.80, each eighth judged by the rest.
 */
const WEIGHTS = {
  constant: -2.19,
  openness: 0.66,
  /** Of the logarithm of the area in square metres that is left if the horizon lies higher by its spread. */
  leastArea: 0.3,
  /** Of the logarithm of the odds that the photo shows open ground. */
  buildable: 0.28,
  /** Of the share of the picture that is open ground. */
  share: 6.6,
  /** Of the horizon's spread, as a share of the height. */
  spread: -4.9,
} as const;
/** Share of the way to a plot over ground from which nothing is held against it. */
const REACHED = 0.5;
/**
 * Open share of the narrowest row on the way under which no ground leads to a plot, and from which it does. Tall grass at
 * the photographer’s feet is half taken for trees, so this has to be well below 0.5.
 */
const PASSABLE = { from: 0.3, to: 0.4 } as const;

/**
 * How surely an outline contains open ground, and ground reaches it, 0..1. Among the possible horizons of a photo, this
 * finds best the one whose plot is on open ground: 33 of 50 accepted plots are, against 32 of 51 with the likeliest
 * horizon that has a plot (docs/perception.md).
 */
export function clearness(polygon: Polygon, view: TerrainView, seen: Perception): number {
  return opennessOf(polygon, openGround(seen)) ** 2 * reachedFreely(polygon, view, seen);
}

/** How sure it is that a plot that was found is open ground on which a house has room. */
export function plotConfidence(
  plot: FoundPlot,
  { view, horizon }: PhotoCamera,
  seen: Perception,
): number {
  const { cells } = openGround(seen);
  const share = cells.reduce((sum, value) => sum + value, 0) / cells.length;
  const odds = Math.min(300, Math.max(1 / 300, seen.buildable / (1.0001 - seen.buildable)));
  const evidence =
    WEIGHTS.constant +
    WEIGHTS.openness * plot.openness +
    WEIGHTS.leastArea * Math.log(Math.max(10, plot.leastAreaM2)) +
    WEIGHTS.buildable * Math.log(odds) +
    WEIGHTS.share * share +
    WEIGHTS.spread * (horizon?.spread ?? 0);
  const reached = reachedFreely(plot.polygon, view, seen) * passable(plot.polygon, view, seen);
  const sure = reached / (1 + Math.exp(-evidence));
  return Math.round(sure * 1000) / 1000;
}

function reachedFreely(polygon: Polygon, view: TerrainView, seen: Perception): number {
  return view === 'eye_level' ? Math.min(1, approach(polygon, seen).open / REACHED) ** 0.5 : 1;
}

/** 0 for a plot across a lake or behind a wood: it lies on other ground than the photographer stands on. */
function passable(polygon: Polygon, view: TerrainView, seen: Perception): number {
  if (view !== 'eye_level') return 1;
  const { narrowest } = approach(polygon, seen);
  const { from, to } = PASSABLE;
  return Math.max(0, Math.min(1, (narrowest - from) / (to - from)));
}

/** Classes that block the view on level ground: a plot behind them is on other land, and farther away than it seems. */
const barriers: readonly PerceptionClass[] = ['sky', 'water', 'trees', 'building', 'rock'];
const STEPS = 10;

/** How freely ground reaches from the photographer to a plot, 0..1. */
interface Approach {
  /** Share of the picture between the plot's near edge and the lower border that may be ground. */
  readonly open: number;
  /** The same of the row on which least is: a lake or a wood from side to side bars the way, however far the lawn around it. */
  readonly narrowest: number;
}

/** From a cliff or over a valley level ground is no measure of distance. */
function approach(polygon: Polygon, seen: Perception): Approach {
  const { width, height, probabilities } = seen;
  const indexes = barriers.map((name) => perceptionClasses.indexOf(name));
  const near = Math.max(...polygon.map(({ y }) => y));
  const edge = polygon.filter(
    ({ y }) => y > near - 0.5 * (near - Math.min(...polygon.map((point) => point.y))),
  );
  const left = Math.min(...edge.map(({ x }) => x));
  const right = Math.max(...edge.map(({ x }) => x));
  let open = 0;
  let narrowest = 1;
  for (let down = 0; down < STEPS; down += 1) {
    const share = (down + 0.5) / STEPS;
    const row = Math.min(height - 1, Math.floor((near + (1 - near) * share) * height));
    let openInRow = 0;
    for (let across = 0; across < STEPS; across += 1) {
      const on = left + (right - left) * ((across + 0.5) / STEPS);
      // Ways to the photographer, who stands under the middle of the picture, draw together.
      const x = on + (0.5 - on) * share * 0.5;
      const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
      const from = (row * width + column) * perceptionClasses.length;
      let barred = 0;
      for (const index of indexes) barred += probabilities[from + index] ?? 0;
      openInRow += (1 - Math.min(1, barred / 255)) / STEPS;
    }
    open += openInRow / STEPS;
    narrowest = Math.min(narrowest, openInRow);
  }
  return { open, narrowest };
}
