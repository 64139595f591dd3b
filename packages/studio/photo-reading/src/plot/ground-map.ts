import type { Point } from '@groundwork/imaging';
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
  /** 1 where the picture shows the cell. */
  readonly seen: Uint8Array;
}

/** Probabilities of open ground that count as none and as sure. */
const DOUBT = { none: 0.1, sure: 0.8 } as const;
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
  const seen = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place = imageFromGround(camera, {
        x: x0 + column * cellMetres,
        z: z0 + row * cellMetres,
      });
      if (place === null || !within(place)) continue;
      const at = row * columns + column;
      seen[at] = 1;
      open[at] = sure(ground.at(place));
    }
  }
  return { cellMetres, columns, rows, x0, z0, open, seen };
}

/** Ignores doubt about probably open ground: it makes no place better than another. */
function sure(probability: number): number {
  return Math.max(0, Math.min(1, (probability - DOUBT.none) / (DOUBT.sure - DOUBT.none)));
}

function within({ x, y }: Point): boolean {
  return x >= FRAME && x <= 1 - FRAME && y >= FRAME && y <= 1 - FRAME;
}

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

const STEPS = 64;
