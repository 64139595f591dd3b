import type { Point } from '@groundwork/imaging';
import type { GroundPoint } from '../camera/ground-point.js';
import { groundFromImage, imageFromGround } from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';
import type { OpenGround } from './open-ground.js';

/** A stretch of flat ground ahead of the camera, in metres. */
export interface GroundStretch {
  readonly nearest: number;
  readonly farthest: number;
  /** To either side of the camera. */
  readonly aside: number;
}

/** How open the ground is, on square cells in metres. */
export interface GroundMap {
  readonly cellMetres: number;
  readonly columns: number;
  readonly rows: number;
  /** Middle of the first cell, the nearest one on the left. */
  readonly x0: number;
  readonly z0: number;
  /** Probability of each cell to be open ground, 0..1; 0 where the picture does not show it. */
  readonly open: Float32Array;
}

/** Probabilities of open ground that count as none and as sure. */
const DOUBT = { none: 0.1, sure: 0.8 } as const;
/** Probability from which a place is water or road, and how near to it no plot lies. */
const BARRED = 0.5;
const SETBACK_METRES = 3;
/** Share of the picture that is kept free along its frame. */
const FRAME = 0.01;

/** Lays the picture's open ground out flat as the camera sees it. */
export function groundMap(
  camera: SceneCamera,
  ground: OpenGround,
  stretch: GroundStretch,
  cellMetres: number,
): GroundMap {
  const columns = Math.max(1, Math.floor((2 * stretch.aside) / cellMetres));
  const rows = Math.max(1, Math.floor((stretch.farthest - stretch.nearest) / cellMetres));
  const x0 = -stretch.aside + cellMetres / 2;
  const z0 = stretch.nearest + cellMetres / 2;
  const open = new Float32Array(columns * rows);
  const edges: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place = imageFromGround(camera, {
        x: x0 + column * cellMetres,
        z: z0 + row * cellMetres,
      });
      if (place === null || !within(place)) continue;
      const at = row * columns + column;
      open[at] = sure(ground.at(place));
      if (ground.barred.at(place) > BARRED) edges.push(at);
    }
  }
  const reach = Math.ceil(SETBACK_METRES / cellMetres);
  for (const at of edges) {
    for (let down = -reach; down <= reach; down += 1) {
      const row = Math.floor(at / columns) + down;
      const from = Math.max(0, (at % columns) - reach);
      const to = Math.min(columns - 1, (at % columns) + reach);
      if (row >= 0 && row < rows) open.fill(0, row * columns + from, row * columns + to + 1);
    }
  }
  return { cellMetres, columns, rows, x0, z0, open };
}

/** Ignores doubt about probably open ground: it makes no place better than another. */
function sure(probability: number): number {
  return Math.max(0, Math.min(1, (probability - DOUBT.none) / (DOUBT.sure - DOUBT.none)));
}

function within({ x, y }: Point): boolean {
  return x >= FRAME && x <= 1 - FRAME && y >= FRAME && y <= 1 - FRAME;
}

const STEPS = 64;

/** The ground that the picture shows, out to so many metres from the camera's foot. */
export function shownStretch(camera: SceneCamera, farthest: number): GroundStretch {
  let nearest = Number.POSITIVE_INFINITY;
  let far = Number.NEGATIVE_INFINITY;
  let aside = 0;
  for (let row = 0; row <= STEPS; row += 1) {
    for (const x of [0, 1]) {
      const place = groundFromImage(camera, { x, y: row / STEPS });
      if (place === null) continue;
      // A row's far end is as wide as the limit lets it be.
      const share = Math.min(1, farthest / Math.max(1e-6, Math.abs(place.z)));
      nearest = Math.min(nearest, place.z * share);
      far = Math.max(far, place.z * share);
      aside = Math.max(aside, Math.abs(place.x) * share);
    }
  }
  if (!Number.isFinite(nearest)) return { nearest: 0, farthest: 0, aside: 0 };
  return { nearest, farthest: far, aside: Math.min(aside, farthest) };
}

/** The ground laid out flat with running sums, so that any rectangle is weighed at once. */
export class SummedGround {
  readonly #open: Float64Array;
  readonly #clear: Float64Array;
  readonly #map: GroundMap;

  /** @param clearFrom probability from which a cell counts as open */
  constructor(map: GroundMap, clearFrom: number) {
    this.#map = map;
    this.#open = sumsOf(map, (value) => value);
    this.#clear = sumsOf(map, (value) => (value >= clearFrom ? 1 : 0));
  }

  /** A corner of the cells on the ground, in metres. */
  place(column: number, row: number): GroundPoint {
    const { cellMetres, x0, z0 } = this.#map;
    return { x: x0 + (column - 0.5) * cellMetres, z: z0 + (row - 0.5) * cellMetres };
  }

  /** Share of a rectangle's cells that are clear. */
  clearShare(column: number, row: number, width: number, depth: number): number {
    return this.#sum(this.#clear, column, row, width, depth) / (width * depth);
  }

  /** Mean probability of a rectangle's cells to be open ground. */
  openness(column: number, row: number, width: number, depth: number): number {
    return this.#sum(this.#open, column, row, width, depth) / (width * depth);
  }

  #sum(sums: Float64Array, column: number, row: number, width: number, depth: number): number {
    const pitch = this.#map.columns + 1;
    const top = row * pitch;
    const bottom = (row + depth) * pitch;
    return (
      (sums[bottom + column + width] ?? 0) -
      (sums[bottom + column] ?? 0) -
      (sums[top + column + width] ?? 0) +
      (sums[top + column] ?? 0)
    );
  }
}

function sumsOf({ columns, rows, open }: GroundMap, of: (value: number) => number): Float64Array {
  const pitch = columns + 1;
  const sums = new Float64Array(pitch * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (let column = 0; column < columns; column += 1) {
      sum += of(open[row * columns + column] ?? 0);
      const to = (row + 1) * pitch + column + 1;
      sums[to] = (sums[to - pitch] ?? 0) + sum;
    }
  }
  return sums;
}
