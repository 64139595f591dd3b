import type { GroundPoint } from '../camera/ground-point.js';
import type { GroundMap } from './ground-map.js';

export interface Journey {
  readonly starts: (place: GroundPoint) => boolean;
  /** Of a metre through a cell: at least 1; infinite where no way leads. */
  readonly cost: (at: number, place: GroundPoint) => number;
  /** Cost of ending in a cell: 0 where that is wanted, null where no way ends. */
  readonly goal: (at: number, column: number, row: number) => number | null;
}

export interface Way {
  readonly points: readonly GroundPoint[];
  /** Whether it ends where that costs nothing. */
  readonly reachedFree: boolean;
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Dijkstra over the cells of ground that the picture shows; null where no goal is reached. */
export function cheapestWay(map: GroundMap, { starts, cost, goal }: Journey): Way | null {
  const { columns, rows, cellMetres, x0, z0, seen } = map;
  const place = (at: number): GroundPoint => ({
    x: x0 + (at % columns) * cellMetres,
    z: z0 + Math.floor(at / columns) * cellMetres,
  });
  const costs = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(columns * rows).fill(-1);
  const started = new Uint8Array(columns * rows);
  const queue = new Queue();
  for (let at = 0; at < costs.length; at += 1) {
    if (seen[at] !== 1 || !starts(place(at))) continue;
    started[at] = 1;
    costs[at] = 0;
    queue.add(at, 0);
  }
  let best: { readonly at: number; readonly cost: number; readonly free: boolean } | null = null;
  for (let next = queue.take(); next !== null; next = queue.take()) {
    const [at, soFar] = next;
    if (best !== null && soFar >= best.cost) break;
    if (soFar > (costs[at] ?? 0)) continue;
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const ends = started[at] === 1 ? null : goal(at, column, row);
    if (ends !== null && (best === null || soFar + ends < best.cost))
      best = { at, cost: soFar + ends, free: ends === 0 };
    for (const [dc, dr] of STEPS) {
      const [c, r] = [column + dc, row + dr];
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      const to = r * columns + c;
      if (seen[to] !== 1 || started[to] === 1) continue;
      const total = soFar + cost(to, place(to)) * cellMetres * Math.hypot(dc, dr);
      if (total >= (costs[to] ?? 0)) continue;
      costs[to] = total;
      before[to] = at;
      queue.add(to, total);
    }
  }
  if (best === null) return null;
  const points: GroundPoint[] = [];
  for (let at = best.at; at >= 0; at = before[at] ?? -1) points.push(place(at));
  return { points: points.toReversed(), reachedFree: best.free };
}

/** A binary heap of cells, the cheapest first. */
class Queue {
  readonly #cells: (readonly [number, number])[] = [];

  add(cell: number, cost: number): void {
    const cells = this.#cells;
    let at = cells.length;
    cells.push([cell, cost]);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((cells[parent]?.[1] ?? 0) <= cost) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  take(): readonly [number, number] | null {
    const cells = this.#cells;
    const first = cells[0];
    const last = cells.pop();
    if (first === undefined || last === undefined) return null;
    if (cells.length === 0) return first;
    cells[0] = last;
    let at = 0;
    for (;;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if ((cells[child]?.[1] ?? Number.POSITIVE_INFINITY) < (cells[least]?.[1] ?? 0))
          least = child;
      if (least === at) return first;
      this.#swap(at, least);
      at = least;
    }
  }

  #swap(a: number, b: number): void {
    const cells = this.#cells;
    const [one, other] = [cells[a], cells[b]];
    if (one === undefined || other === undefined) return;
    cells[a] = other;
    cells[b] = one;
  }
}
