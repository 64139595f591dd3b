import type { Point } from '@groundwork/imaging';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';

/** Buildable ground, as far as its surface shows: dry and unbuilt. Snow hides a meadow only where trees grow. */
const openClasses: readonly PerceptionClass[] = ['ground', 'grass', 'snow'];
const treelessClasses: readonly PerceptionClass[] = ['ground', 'grass'];
/** Share of the cells that are rather trees than not, under which a picture shows land above the tree line. */
const TREE_LINE = 0.01;

/** How probable one of some classes is over the picture. */
export interface ClassShares {
  readonly width: number;
  readonly height: number;
  /** One value a cell, 0..1. */
  readonly cells: Float32Array;
  /** At a place in shares of the picture, between its cells. */
  at(place: Point): number;
}

export interface OpenGround extends ClassShares {
  /** Water and roads: no plot lies at their edge. */
  readonly barred: ClassShares;
}

export function openGround(seen: Perception): OpenGround {
  const trees = sharesOf(seen, ['trees']).cells;
  const isTreeless = trees.filter((share) => share > 0.5).length < TREE_LINE * trees.length;
  return {
    ...sharesOf(seen, isTreeless ? treelessClasses : openClasses),
    barred: sharesOf(seen, ['water', 'road']),
  };
}

export function sharesOf(
  { width, height, probabilities }: Perception,
  classes: readonly PerceptionClass[],
): ClassShares {
  const count = perceptionClasses.length;
  const indexes = classes.map((name) => perceptionClasses.indexOf(name));
  const cells = Float32Array.from({ length: width * height }, (_, at) =>
    Math.min(1, indexes.reduce((sum, k) => sum + (probabilities[at * count + k] ?? 0), 0) / 255),
  );
  return { width, height, cells, at: (place) => between(cells, width, height, place) };
}

/** The value of a plane at a place in shares of the picture, between its cells. */
function between(plane: Float32Array, width: number, height: number, { x, y }: Point): number {
  const column = Math.min(width - 1, Math.max(0, x * width - 0.5));
  const row = Math.min(height - 1, Math.max(0, y * height - 0.5));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const across = column - left;
  const down = row - top;
  const value = (atRow: number, atColumn: number) => plane[atRow * width + atColumn] ?? 0;
  return (
    (1 - down) * ((1 - across) * value(top, left) + across * value(top, right)) +
    down * ((1 - across) * value(bottom, left) + across * value(bottom, right))
  );
}
