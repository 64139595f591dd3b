import type { Perception } from '../perception/perception.js';
import { perceptionClasses } from '../perception/perception.js';
import { medianLine } from '../terrain/median.js';

export interface SeaEdge {
  /** In the middle of the picture, as a share of its height from the top. */
  readonly y: number;
  /** One standard deviation, as a share of the height. */
  readonly spread: number;
  readonly rollDegrees: number;
}

const SKY = perceptionClasses.indexOf('sky');
const WATER = perceptionClasses.indexOf('water');
/** Share of the columns in which sky has to meet water. */
const LEAST_COLUMNS = 0.3;
/** A sea's edge is straight to within this share of the height; a lake's far shore is not. */
const STRAIGHT = 0.006;
/** A camera is held level to within this. */
const MOST_ROLL_DEGREES = 12;

/** The line where water ends against the sky: the horizon itself. Null where no such line is seen. */
export function findSeaEdge({ width, height, probabilities }: Perception): SeaEdge | null {
  const count = perceptionClasses.length;
  const value = (x: number, y: number, kind: number) =>
    (probabilities[(y * width + x) * count + kind] ?? 0) / 255;
  const points: { readonly x: number; readonly y: number }[] = [];
  for (let x = 0; x < width; x += 1) {
    for (let y = 1; y + 2 < height; y += 1) {
      if (value(x, y - 1, SKY) < 0.6 || value(x, y + 2, WATER) < 0.6) continue;
      // Between the two rows it lies where the sky's share ends.
      const sky = value(x, y, SKY) + value(x, y + 1, SKY);
      points.push({ x: (x + 0.5) / width - 0.5, y: (y + sky) / height });
      break;
    }
  }
  if (points.length < LEAST_COLUMNS * width) return null;
  const line = medianLine(points);
  const near = points.filter((point) => Math.abs(off(point, line)) < 2 * STRAIGHT);
  if (near.length < LEAST_COLUMNS * width) return null;
  const { level, slope } = medianLine(near);
  const squares = near.reduce((sum, point) => sum + off(point, { level, slope }) ** 2, 0);
  if (Math.sqrt(squares / near.length) > STRAIGHT) return null;
  const rollDegrees = (Math.atan2(slope * height, width) * 180) / Math.PI;
  if (Math.abs(rollDegrees) > MOST_ROLL_DEGREES) return null;
  return { y: level, spread: STRAIGHT, rollDegrees };
}

interface Line {
  readonly level: number;
  readonly slope: number;
}

const off = ({ x, y }: { readonly x: number; readonly y: number }, { level, slope }: Line) =>
  y - level - slope * x;
