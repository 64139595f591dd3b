import type { Point } from '@groundwork/imaging';
import {
  type Perception,
  type PerceptionClass,
  perceptionClasses,
} from '../perception/perception.js';

/** Buildable ground, as far as its surface shows: dry and unbuilt. */
const openClasses: readonly PerceptionClass[] = ['ground', 'grass', 'snow'];

/** Probability of open ground over the picture. */
export interface OpenGround {
  readonly width: number;
  readonly height: number;
  /** One value a cell, 0..1. */
  readonly cells: Float32Array;
  /** At a place in shares of the picture, between its cells. */
  at(place: Point): number;
  /** The same with other values. */
  withCells(cells: Float32Array): OpenGround;
}

export function openGround({ width, height, probabilities }: Perception): OpenGround {
  const count = perceptionClasses.length;
  const indexes = openClasses.map((name) => perceptionClasses.indexOf(name));
  const cells = new Float32Array(width * height);
  for (let at = 0; at < cells.length; at += 1) {
    let sum = 0;
    for (const index of indexes) sum += probabilities[at * count + index] ?? 0;
    cells[at] = Math.min(1, sum / 255);
  }
  return onGrid(width, height, cells);
}

function onGrid(width: number, height: number, cells: Float32Array): OpenGround {
  return {
    width,
    height,
    cells,
    withCells: (others) => onGrid(width, height, others),
    at: ({ x, y }) => {
      const column = Math.min(width - 1, Math.max(0, x * width - 0.5));
      const row = Math.min(height - 1, Math.max(0, y * height - 0.5));
      const left = Math.floor(column);
      const top = Math.floor(row);
      const right = Math.min(width - 1, left + 1);
      const bottom = Math.min(height - 1, top + 1);
      const across = column - left;
      const down = row - top;
      const value = (atRow: number, atColumn: number) => cells[atRow * width + atColumn] ?? 0;
      return (
        (1 - down) * ((1 - across) * value(top, left) + across * value(top, right)) +
        down * ((1 - across) * value(bottom, left) + across * value(bottom, right))
      );
    },
  };
}
