import type { EdgeLine } from './edge-lines.js';

/** Metres of a door with its frame, of a glass front, of a veranda's post. */
const DOOR = 2.4;
/** Upright lines that must be there to be believed. */
const ENOUGH = 3;
/** Share of a door that may be hidden at its foot or lost in the edge's end. */
const FRAME = 0.12;
/** A door is no larger a share of the picture's height. */
const TALLEST = 0.4;

export interface DoorMeasure {
  readonly foot: number;
  readonly pixelsPerMetre: number;
  readonly metres: number;
}

/** Pixels that an edge loses at each end, near sill and lintel. */
const END = 2.5;
/** Heights of a door that a drone is above the ground when it still shows one. */
const ABOVE = 6;
export interface DoorView {
  /** In pixels. */
  readonly horizon: number;
  readonly height: number;
  /** Whether the camera may be higher than a door. */
  readonly above: boolean;
}

/** Feet of doors are more often hidden than their tops are cut. */
const RANK = 0.68;

/**
 * How high the camera is, from the doors of the house: the horizon crosses all that is upright as high as the camera,
 * however far away it stands. Null when too few lines cross it.
 */
export function measureDoors(
  lines: readonly EdgeLine[],
  { horizon, height, above }: DoorView,
): DoorMeasure | null {
  const most = above ? ABOVE : 1 - FRAME;
  const found: (DoorMeasure & { readonly length: number })[] = [];
  for (const { y, alongX, alongY, length } of lines) {
    if (Math.abs(alongX) > 0.06) continue;
    const half = (length * Math.abs(alongY)) / 2 + END;
    const below = (y + half - horizon) / (2 * half);
    if (below < -FRAME || below > most || length > TALLEST * height) continue;
    const pixelsPerMetre = (2 * half) / DOOR;
    found.push({ foot: y + half, pixelsPerMetre, metres: below * DOOR, length });
  }
  if (found.length < ENOUGH) return null;
  found.sort((one, other) => one.metres - other.metres);
  const total = found.reduce((sum, { length }) => sum + length, 0);
  let passed = 0;
  return (
    found.find(({ length }) => {
      passed += length;
      return passed >= RANK * total;
    }) ?? null
  );
}
