import type { Polygon } from '@groundwork/imaging';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';

/** Classes that block the view on level ground: a plot behind them is on other land, and farther away than it seems. */
const barriers: readonly PerceptionClass[] = ['sky', 'water', 'trees', 'building', 'rock'];
const STEPS = 10;

/** How freely ground reaches from the photographer to a plot, 0..1. */
export interface Approach {
  /** Share of the picture between the plot's near edge and the lower border that may be ground. */
  readonly open: number;
  /** The same of the row on which least is: a lake or a wood from side to side bars the way, however far the lawn around it. */
  readonly narrowest: number;
}

/** From a cliff or over a valley level ground is no measure of distance. */
export function approach(polygon: Polygon, seen: Perception): Approach {
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
