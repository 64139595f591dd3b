import { type Perception, perceptionClasses } from '../perception/perception.js';
import type { Patch, Segments } from '../terrain/segments.js';
import { type OpenGround, openGround } from './open-ground.js';

/** Tolerance for ground to match nearer ground: in colour and light, and in these shares of the picture. */
const LIKENESS = 0.045;
const ACROSS = 0.15;
const DOWN = 0.2;
/** How much nearer evidence must be, as a share of the height. */
const NEARER = 0.02;
/** Share of the picture, weighed by likeness and nearness, that is enough to go by. */
const ENOUGH = 0.004;
/** Probability of another class from which likeness counts for less, and for nothing. */
const OTHER = { from: 0.55, to: 0.75 } as const;

/**
 * Open ground, and its clear continuation: far away, where ground is a narrow strip, a network assumes the usual class,
 * although colour and light continue evenly. All of it is graded, so that a photo of another size reads the same.
 *
 * @param segments of the photo on a grid of `grid`
 */
export function continuedGround(
  seen: Perception,
  segments: Segments,
  grid: { readonly width: number; readonly height: number },
): OpenGround {
  const ground = openGround(seen);
  const patches = segments.patches.map((patch) => ({ patch, open: ground.at(patch) }));
  const total = grid.width * grid.height;
  const continued = patches.map(({ patch, open }) => {
    if (patch.cells === 0) return open;
    let weight = 0;
    let sum = 0;
    for (const { patch: near, open: value } of patches) {
      const down = near.y - patch.y;
      if (down < NEARER || down > 2.5 * DOWN || Math.abs(near.x - patch.x) > 2.5 * ACROSS) continue;
      const like = apart(patch, near) / LIKENESS;
      if (like > 2.5) continue;
      const away = ((near.x - patch.x) / ACROSS) ** 2 + (down / DOWN) ** 2;
      const one = Math.exp(-like * like - 0.5 * away) * near.cells;
      weight += one;
      sum += one * value;
    }
    if (weight === 0) return open;
    const enough = Math.min(1, weight / total / ENOUGH);
    return (sum / weight) * enough * doubt(otherAt(seen, patch));
  });
  const cells = ground.cells.map((value, at) => {
    const x = Math.floor((((at % ground.width) + 0.5) * grid.width) / ground.width);
    const y = Math.floor(((Math.floor(at / ground.width) + 0.5) * grid.height) / ground.height);
    const label = segments.labels[y * grid.width + x] ?? 0;
    return Math.max(value, continued[label] ?? 0);
  });
  return ground.withCells(cells);
}

/** 1 where it may well be ground, 0 where it is surely something else. */
function doubt(other: number): number {
  return Math.max(0, Math.min(1, (OTHER.to - other) / (OTHER.to - OTHER.from)));
}

/** Probability of the most probable class that is neither ground nor grass nor snow. */
function otherAt({ width, height, probabilities }: Perception, { x, y }: Patch): number {
  const column = Math.min(width - 1, Math.floor(x * width));
  const row = Math.min(height - 1, Math.floor(y * height));
  const from = (row * width + column) * perceptionClasses.length;
  let most = 0;
  for (const [index, name] of perceptionClasses.entries()) {
    if (name === 'ground' || name === 'grass' || name === 'snow') continue;
    most = Math.max(most, (probabilities[from + index] ?? 0) / 255);
  }
  return most;
}

/** Distance in colour, hue before light. */
function apart(one: Patch, other: Patch): number {
  return Math.hypot(
    0.9 * (one.lightness - other.lightness),
    2.5 * (one.a - other.a),
    2.5 * (one.b - other.b),
  );
}
