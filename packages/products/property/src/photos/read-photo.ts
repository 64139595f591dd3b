import type { Point, Raster } from '@groundwork/imaging';
import type { PhotoReading, PhotoSubject } from '../property-ports.js';

/** Classes of a pixel by its colour alone. */
interface PixelTraits {
  /** Degrees, 0 red, 120 green, 240 blue. */
  readonly hue: number;
  /** 0..1 each. */
  readonly saturation: number;
  readonly lightness: number;
}

function traitsAt({ data, channels }: Raster, pixel: number): PixelTraits {
  const at = pixel * channels;
  const red = (data[at] ?? 0) / 255;
  const green = (data[at + 1] ?? 0) / 255;
  const blue = (data[at + 2] ?? 0) / 255;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { hue: hueOf(red, green, blue, most, range), saturation: range / (most || 1), lightness };
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  if (most === green) return 60 * ((blue - red) / range) + 120;
  return 60 * ((red - green) / range) + 240;
}

const within = (value: number, from: number, to: number) => value >= from && value <= to;

const isLeaf = ({ hue, saturation, lightness }: PixelTraits) =>
  within(hue, 62, 165) && saturation > 0.16 && within(lightness, 0.04, 0.75);

const isBlueSky = ({ hue, saturation, lightness }: PixelTraits) =>
  within(hue, 190, 250) && saturation > 0.1 && lightness > 0.38;

/** Pool water is greener and stronger than the sky. */
const isPoolWater = ({ hue, saturation, lightness }: PixelTraits) =>
  within(hue, 165, 212) && saturation > 0.28 && within(lightness, 0.2, 0.85);

const isSeaWater = ({ hue, saturation, lightness }: PixelTraits) =>
  within(hue, 175, 240) && saturation > 0.15 && within(lightness, 0.1, 0.72);

const isGlare = ({ lightness }: PixelTraits) => lightness > 0.93;

/** Rows of the picture, as shares of its height. */
interface Band {
  readonly from: number;
  readonly to: number;
}

const whole: Band = { from: 0, to: 1 };
const upper: Band = { from: 0, to: 0.35 };
const lower: Band = { from: 0.5, to: 1 };
const middle: Band = { from: 0.15, to: 0.8 };

/** Shares of the picture from which a photo counts as outside; found by trying photos of houses and rooms. */
const enough = {
  sky: 0.22,
  leaves: 0.09,
  water: 0.035,
  glare: 0.05,
} as const;
const light = { bright: 0.58, dim: 0.3 } as const;

function shareOf(photo: Raster, { from, to }: Band, is: (pixel: PixelTraits) => boolean): number {
  const first = Math.floor(from * photo.height) * photo.width;
  const end = Math.floor(to * photo.height) * photo.width;
  let count = 0;
  for (let pixel = first; pixel < end; pixel += 1) if (is(traitsAt(photo, pixel))) count += 1;
  return count / Math.max(1, end - first);
}

/** Share of the lower half that is pool water, rows of open water left out. */
function poolShare(photo: Raster, sea: WaterRows | null): number {
  const all = shareOf(photo, lower, isPoolWater);
  if (sea === null) return all;
  const from = Math.max(lower.from, sea.from / photo.height);
  const to = Math.max(from, sea.to / photo.height);
  return all - (shareOf(photo, { from, to }, isPoolWater) * (to - from)) / (lower.to - lower.from);
}

/** Where most detail lies, drawn halfway to the middle: that is where a camera can safely aim. */
function focusOf(photo: Raster): Point {
  let [sum, sumX, sumY] = [1e-6, 0, 0];
  for (let y = 1; y < photo.height - 1; y += 1) {
    for (let x = 1; x < photo.width - 1; x += 1) {
      const at = y * photo.width + x;
      const lightness = (pixel: number) => traitsAt(photo, pixel).lightness;
      const across = lightness(at + 1) - lightness(at - 1);
      const down = lightness(at + photo.width) - lightness(at - photo.width);
      const leaf = isLeaf(traitsAt(photo, at));
      const weight = Math.min(0.25, Math.hypot(across, down)) * (leaf ? 0.3 : 1);
      sum += weight;
      sumX += weight * x;
      sumY += weight * y;
    }
  }
  const towards = (mean: number) => 0.5 + (mean - 0.5) * 0.5;
  return { x: towards(sumX / sum / photo.width), y: towards(sumY / sum / photo.height) };
}

/** Where a photo looks to be taken, by the shares of sky and leaves. */
export function settingByColours(photo: Raster): PhotoReading['setting'] {
  const sky = shareOf(photo, upper, isBlueSky);
  const leaves = shareOf(photo, whole, isLeaf);
  const outside =
    sky > enough.sky || leaves > enough.leaves * 2 || (sky > 0.08 && leaves > enough.leaves);
  return outside ? 'outside' : 'inside';
}

/** Reads a photo by its colours. `photo` is small: about 240 px wide is enough. */
export function readPhoto(
  photo: Raster,
  setting: PhotoReading['setting'],
): Pick<PhotoReading, 'seen' | 'light' | 'focus'> {
  const seen: PhotoSubject[] = [];
  if (setting === 'outside') {
    const sea = findSea(photo);
    if (poolShare(photo, sea) > enough.water) seen.push('pool');
    if (sea !== null) seen.push('sea');
    if (shareOf(photo, whole, isLeaf) > 0.32) seen.push('garden');
    seen.push('house');
  } else {
    if (shareOf(photo, middle, isGlare) > enough.glare) seen.push('window_front');
    seen.push('room');
  }
  let sum = 0;
  const pixels = photo.width * photo.height;
  for (let pixel = 0; pixel < pixels; pixel += 1) sum += traitsAt(photo, pixel).lightness;
  const mean = sum / pixels;
  return {
    seen,
    light: mean > light.bright ? 'bright' : mean < light.dim ? 'dim' : 'even',
    focus: focusOf(photo),
  };
}

/** Rows of the picture between which open water lies. */
interface WaterRows {
  readonly from: number;
  readonly to: number;
}

/** All as shares of the picture's height or of a row's width. */
const HORIZON = { from: 0.2, to: 0.75 } as const;
const SIDE_TO_SIDE = 0.6;
const ROWS = 0.05;
const SKY_ABOVE = 0.5;
/** How much darker water is than the sky it meets, of 1. */
const DARKER = 0.07;

interface Row {
  readonly sea: number;
  readonly sky: number;
  readonly lightness: number;
}

function rowsOf(photo: Raster): Row[] {
  return Array.from({ length: photo.height }, (_, y) => {
    let [sea, sky, lightness] = [0, 0, 0];
    for (let x = 0; x < photo.width; x += 1) {
      const pixel = traitsAt(photo, y * photo.width + x);
      if (isSeaWater(pixel)) sea += 1;
      if (isBlueSky(pixel)) sky += 1;
      lightness += pixel.lightness;
    }
    const { width } = photo;
    return { sea: sea / width, sky: sky / width, lightness: lightness / width };
  });
}

function mean(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length);
}

/**
 * Open water up to a horizon: rows of blue from side to side that are darker than the blue sky which they meet. A
 * pool meets its edge instead, and a sky grows lighter towards the ground. Null when there is none.
 */
function findSea(photo: Raster): WaterRows | null {
  const rows = rowsOf(photo);
  const step = Math.max(1, Math.round(photo.height * 0.01));
  const depth = Math.max(2, Math.round(photo.height * ROWS));
  const last = Math.floor(photo.height * HORIZON.to);
  for (let y = Math.ceil(photo.height * HORIZON.from); y < last; y += 1) {
    const above = rows.slice(Math.max(0, y - depth), y - step);
    const below = rows.slice(y + step, y + depth);
    const isWater =
      above.length > 0 &&
      below.length > 0 &&
      below.every(({ sea }) => sea > SIDE_TO_SIDE) &&
      mean(above, ({ lightness }) => lightness) - mean(below, ({ lightness }) => lightness) >
        DARKER &&
      mean(above, ({ sky }) => sky) > SKY_ABOVE &&
      mean(rows.slice(0, y), ({ sky }) => sky) > SKY_ABOVE;
    if (!isWater) continue;
    const beyond = rows.findIndex((row, at) => at > y + step && row.sea <= SIDE_TO_SIDE);
    return { from: y, to: beyond < 0 ? photo.height : beyond };
  }
  return null;
}
