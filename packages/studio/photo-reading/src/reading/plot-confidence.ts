import type { Polygon } from '@groundwork/imaging';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';
import { meanInside } from '../plot/find-plot.js';
import { openGround } from '../plot/open-ground.js';
import type { TerrainView } from '../terrain-reading.js';

/**
 * Open share of the narrowest row on the way to a plot from which nothing is held against it: what lies beyond a drop, a
 * lake or a wood is other ground than the photographer stands on. Tall grass at his feet is half taken for trees.
 */
const PASSABLE = 0.6;

/**
 * How sure it is that an outline is open ground to which ground leads, by its cells alone: over the labelled photos that
 * tells a plot on open ground from others better than any weighing of more evidence that was tried.
 */
export function plotConfidence(polygon: Polygon, view: TerrainView, seen: Perception): number {
  const way = view === 'eye_level' ? wayTo(polygon, seen) : 1;
  return Math.round(meanInside(polygon, openGround(seen)) * way * 1000) / 1000;
}

/** How sure it is that ground leads from the photographer to an outline, which then lies on the ground he stands on. */
export function wayTo(polygon: Polygon, seen: Perception): number {
  return Math.min(1, narrowest(polygon, seen) / PASSABLE);
}

/** Classes that block the view on level ground: a plot behind them is on other land, and farther away than it seems. */
const barriers: readonly PerceptionClass[] = ['sky', 'water', 'trees', 'building', 'rock'];
const STEPS = 10;

/** Least share that may be ground of the rows between a plot's near edge and the lower border. */
function narrowest(polygon: Polygon, seen: Perception): number {
  const { width, height, probabilities } = seen;
  const indexes = barriers.map((name) => perceptionClasses.indexOf(name));
  const near = Math.max(...polygon.map(({ y }) => y));
  const edge = polygon.filter(
    ({ y }) => y > near - 0.5 * (near - Math.min(...polygon.map((point) => point.y))),
  );
  const left = Math.min(...edge.map(({ x }) => x));
  const right = Math.max(...edge.map(({ x }) => x));
  let least = 1;
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
    least = Math.min(least, openInRow);
  }
  return least;
}
