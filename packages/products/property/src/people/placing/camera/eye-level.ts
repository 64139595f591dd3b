import type { PhotoReading } from '../../../property-ports.js';
import type { PictureField } from '../picture-field.js';
import type { EdgeLine } from './edge-lines.js';

/** Metres of a door with its frame, of a glass front, of a veranda's post. */
const DOOR = 2.4;
/** Upright lines that must be there to be believed. */
const ENOUGH = 3;
/** Share of a door that may be hidden at its foot or lost in the edge's end. */
const FRAME = 0.12;
/** A door is no larger a share of the picture's height. */
const TALLEST = 0.4;

interface DoorMeasure {
  readonly foot: number;
  readonly pixelsPerMetre: number;
  readonly metres: number;
}

/** Pixels that an edge loses at each end, near sill and lintel. */
const END = 2.5;
/** Heights of a door that a drone is above the ground when it still shows one. */
const ABOVE = 6;
interface DoorView {
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
function measureDoors(
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

/** The camera's view of the ground. It counts as level, as photographers of houses hold it. */
export interface EyeLevel {
  /** Row of the horizon, as a share of the picture's height: things on it are at camera height. */
  readonly horizon: number;
  /** Metres of the camera above the ground. */
  readonly metres: number;
  /** Whether doors gave that height; else it is the usual one, and people may come out a third too large or small. */
  readonly measured: boolean;
}

/** Where the horizon of a photo usually lies, how far from that it may be, and how high such a camera is held. */
const usual = {
  inside: { horizon: 0.47, spread: 0.06, metres: 1.45 },
  outside: { horizon: 0.54, spread: 0.1, metres: 1.6 },
} as const;

/** Metres at which cameras are held at least, but for those over a pool's water. */
const LOWEST = 0.6;

/** Rows in which the horizon of a level camera can lie, a hundredth apart; it may have been cropped or shifted. */
const ROWS = { from: 0.34, to: 0.66, step: 0.01 };
/** Places on such a row, as shares of the width, where lines can meet. */
const ACROSS = { from: -1.2, to: 2.2, step: 0.02 };
/** Lines that point to a place within this angle meet there. */
const AIM = (1.6 * Math.PI) / 180;
/** Share of all the sloping lines that must meet in the two best places of the row. */
const AGREE = 0.3;

/** Rows that the sky bounds, as shares of the height; null without a usable sky. */
export interface SkyRows {
  readonly open: number | null;
  /** How far down it is seen. */
  readonly reach: number | null;
}

/**
 * A level camera's horizon: the row where most of the receding edges meet, no higher than the end of the sky.
 *
 * @param lines edges of fixed things: not of water or plants
 */
export function eyeLevel(
  field: PictureField,
  lines: readonly EdgeLine[],
  setting: PhotoReading['setting'],
  sky: SkyRows,
): EyeLevel | null {
  // Inside, an upright thing may be a shelf as well as a door.
  if (setting === 'inside') {
    const horizon = horizonRow(field, lines, setting, null);
    return { horizon, metres: usual.inside.metres, measured: false };
  }
  const horizon = sky.open ?? horizonRow(field, lines, setting, sky.reach);
  const { height } = field;
  const above = sky.open !== null;
  const door = measureDoors(lines, { horizon: horizon * height, height, above });
  // Only a door gives the height of a drone.
  if (door === null) {
    return above ? null : { horizon, metres: usual.outside.metres, measured: false };
  }
  if (door.metres >= LOWEST) return { horizon, metres: door.metres, measured: true };
  // So near to the eye's level a small error of the horizon is a large one of the scale: the doors' is kept.
  const foot = door.foot - LOWEST * door.pixelsPerMetre;
  return { horizon: foot / height, metres: LOWEST, measured: true };
}

function horizonRow(
  { width, height }: Pick<PictureField, 'width' | 'height'>,
  lines: readonly EdgeLine[],
  setting: PhotoReading['setting'],
  sky: number | null,
): number {
  const { spread, ...expected } = usual[setting];
  const highest = Math.min(ROWS.to, sky ?? 0);
  const horizon = Math.max(expected.horizon, highest);
  // Upright edges meet nowhere, and level ones everywhere on their own row.
  const sloping = lines.filter(
    ({ alongX, alongY }) => Math.abs(alongX) > 0.17 && Math.abs(alongY) > 0.06,
  );
  const total = sloping.reduce((sum, { length }) => sum + length, 0);
  if (sloping.length < 5) return horizon;
  let best = { row: horizon, share: 0, weight: 0 };
  for (let row = Math.max(ROWS.from, highest); row <= ROWS.to + 1e-9; row += ROWS.step) {
    const meetings: number[] = [];
    for (let place = ACROSS.from; place <= ACROSS.to; place += ACROSS.step) {
      meetings.push(meeting(sloping, place * width, row * height));
    }
    const first = Math.max(...meetings);
    const at = meetings.indexOf(first);
    // A second direction of the house meets elsewhere on the same row.
    const second = Math.max(0, ...meetings.filter((_, other) => Math.abs(other - at) > 15));
    const share = (first + second) / total;
    const likely = Math.exp(-(((row - horizon) / spread) ** 2) / 2);
    const weight = share ** 4 * likely;
    if (weight > best.weight) best = { row, share, weight };
  }
  return best.share >= AGREE ? best.row : horizon;
}

/** Length of the lines that point to a place, weighted by how exactly they do. */
function meeting(lines: readonly EdgeLine[], x: number, y: number): number {
  let sum = 0;
  for (const line of lines) {
    const toX = x - line.x;
    const toY = y - line.y;
    const distance = Math.hypot(toX, toY);
    if (distance < line.length / 2) continue;
    const off = Math.asin(Math.min(1, Math.abs(toX * line.alongY - toY * line.alongX) / distance));
    if (off < AIM) sum += line.length * (1 - (off / AIM) ** 2);
  }
  return sum;
}
