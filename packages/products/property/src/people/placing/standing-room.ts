import type { Raster } from '@groundwork/imaging';
import { isBlueSky, isLeaf, isPoolWater, traitsAt } from '../../photos/pixel-traits.js';
import type { PhotoReading } from '../../property-ports.js';
import { type EdgeLine, edgeLines } from './camera/edge-lines.js';
import { type EyeLevel, eyeLevel } from './camera/eye-level.js';
import { findGround, type Ground } from './ground.js';
import { type PictureField, pictureField } from './picture-field.js';
import type { SureGround } from './sure-ground.js';

/** Lean from the vertical up to which an edge is upright in the world, as across over down. */
const UPRIGHT = 0.45;
/** Fewest upright edges for an answer. */
const ENOUGH = 6;
/** Lean that a place at the picture's border adds, across over down: a camera tilted by some seven degrees. */
const TILT = 0.11;

/**
 * Whether a camera looked up or down: upright edges of a level camera's picture stand upright everywhere, those
 * of a tilted one lean the more, the further aside they are. People drawn upright would stand wrongly in it.
 */
export function isTilted(
  lines: readonly EdgeLine[],
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  let [products, squares, count] = [0, 0, 0];
  for (const { x, alongX, alongY, length } of lines) {
    if (Math.abs(alongX) > UPRIGHT * Math.abs(alongY)) continue;
    const aside = (x - width / 2) / height;
    products += length * aside * (alongX / alongY);
    squares += length * aside * aside;
    count += 1;
  }
  return count >= ENOUGH && squares > 0 && Math.abs(products / squares) > TILT;
}

/** The parts of a photo that decide where people can stand. */
export interface StandingRoom {
  readonly field: PictureField;
  readonly eye: EyeLevel;
  readonly ground: Ground;
}

/**
 * Null when the size of people is unknown. `photo` is small: about 480 px wide, as large as the mask of
 * the sure ground.
 */
export function readStandingRoom(
  photo: Raster,
  setting: PhotoReading['setting'],
  sure: SureGround,
): StandingRoom | null {
  const field = pictureField(photo);
  const outside = setting === 'outside';
  const lines = edgeLines(field).filter((line) => !outside || isBuilt(photo, line));
  const eye = eyeLevel(field, lines, setting, {
    open: outside ? openHorizon(photo) : null,
    reach: outside ? skyReach(photo, field) : null,
  });
  if (eye === null || isTilted(lines, field)) return null;
  const { horizon } = sure;
  if (horizon !== null) {
    // Without an outlined ground, a wrong distance would put a giant on a far hill.
    const seen = eye.horizon >= horizon.from && eye.horizon <= horizon.to;
    if (!seen || !eye.measured) return null;
  }
  const found = findGround(photo, field, eye, setting);
  const firm = found.firm.map((value, at) => (value === 1 && sure.mask[at] === 1 ? 1 : 0));
  return { field, eye, ground: { ...found, firm } };
}

/** Leaves point anywhere, and water shows everything upside down. */
function isBuilt(photo: Raster, { x, y, alongX, alongY }: EdgeLine): boolean {
  return [-3, 3].every((aside) => {
    const column = Math.min(photo.width - 1, Math.max(0, Math.round(x - alongY * aside)));
    const row = Math.min(photo.height - 1, Math.max(0, Math.round(y + alongX * aside)));
    const traits = traitsAt(photo, row * photo.width + column);
    const lower = row > 0.6 * photo.height;
    return !isLeaf(traits) && !(lower && isPoolWater(traits));
  });
}

/** Share of the columns in which the sky must end on the same row, and how exactly, as a share of the height. */
const LEVEL_COLUMNS = 0.4;
const SAME = 0.022;
/** Rows in which it can be a horizon and not a roof or the top of a wood. */
const ROWS = { from: 0.3, to: 0.7 } as const;

/**
 * Row, as a share of the height, where open land meets the sky; null where houses or trees hide it. It shows how high
 * the camera is even where it was held up by a drone.
 */
function openHorizon(photo: Raster): number | null {
  const { width, height } = photo;
  const ends: number[] = [];
  for (let x = 0; x < width; x += 1) {
    let y = 0;
    while (y < height && isSky(photo, y * width + x)) y += 1;
    ends.push(y / height);
  }
  ends.sort((one, other) => one - other);
  let best = { count: 0, row: 0 };
  let first = 0;
  for (const [last, end] of ends.entries()) {
    while (end - (ends[first] ?? end) > SAME) first += 1;
    const count = last - first + 1;
    if (count > best.count) best = { count, row: ends[(first + last) >> 1] ?? end };
  }
  const { count, row } = best;
  return count >= LEVEL_COLUMNS * width && row > ROWS.from && row < ROWS.to ? row : null;
}

function isSky(photo: Raster, at: number): boolean {
  const traits = traitsAt(photo, at);
  return isBlueSky(traits) || (traits.lightness > 0.62 && traits.saturation < 0.2);
}

/** Lab units a pixel that end the sky. */
const SKY_EDGE = 2.4;
/** Share of the columns in which the sky must come down so far. */
const SKY_COLUMNS = 0.04;

/**
 * How far down the open sky reaches, as a share of the picture's height: the horizon is no higher. Null without a
 * sky.
 */
function skyReach(photo: Raster, { width, height, lightness, edge }: PictureField): number | null {
  const ends: number[] = [];
  for (let x = 0; x < width; x += 1) {
    let end = 0;
    let blue = 0;
    for (let y = 1; y < height; y += 1) {
      const at = y * width + x;
      if ((edge[at] ?? 0) > SKY_EDGE) break;
      const traits = traitsAt(photo, at);
      const cloud = (lightness[at] ?? 0) > 78 && traits.saturation < 0.14;
      if (!isBlueSky(traits) && !cloud) break;
      if (!cloud) blue += 1;
      end = y;
    }
    // A column that is white from the border on may show a wall.
    ends.push(blue > 0.05 * height ? end : 0);
  }
  const lowest = ends.toSorted((one, other) => other - one)[Math.floor(SKY_COLUMNS * width)] ?? 0;
  return lowest > 0.1 * height ? lowest / height : null;
}
