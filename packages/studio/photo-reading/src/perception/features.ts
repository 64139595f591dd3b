import type { Raster } from '@groundwork/imaging';
import { reducePhoto, type WorkingPicture } from '../terrain/working-picture.js';
import { BACKBONE_STEP, type Backbone, type FeatureMap } from './backbone.js';
import { resampleColours, resampleRaster } from './resample.js';

/** Cells on the longer side of the grid on which photos are perceived. */
const GRID_SIDE = 160;
/** More pixels add nothing. */
const READING_SIDE = 960;
/** Longer sides of the backbone's input pictures: one for detail, one for the whole. */
const BACKBONE_SIDES = [640, 256] as const;
export const CELL_FEATURES = 16;

/** Measurements of a photo, taken before anything is decided. */
export interface PhotoFeatures {
  readonly width: number;
  readonly height: number;
  /** Of the backbone: the taps of the detailed picture, then those of the whole. */
  readonly maps: readonly FeatureMap[];
  /** Colour, texture and place: CELL_FEATURES numbers a cell. */
  readonly cells: Float32Array;
  /** Lightness of each cell, for edges. */
  readonly lightness: Float32Array;
  readonly picture: WorkingPicture;
}

export function takeFeatures(photo: Raster, backbone: Backbone): PhotoFeatures {
  const longer = Math.max(photo.width, photo.height);
  const reduced =
    longer > READING_SIDE ? resampleRaster(photo, ...sidesOf(photo, READING_SIDE, 1)) : photo;
  const maps = BACKBONE_SIDES.flatMap((side) => {
    const [width, height] = sidesOf(photo, side, BACKBONE_STEP);
    return backbone.run(lightPicture(reduced, width, height), width, height);
  });
  const picture = reducePhoto(reduced);
  const [width, height] = sidesOf(photo, GRID_SIDE, 1);
  return { width, height, maps, picture, ...cellFeatures(picture, width, height) };
}

/** Width and height with about this longer side, both multiples of `step`. */
export function sidesOf(
  photo: Pick<Raster, 'width' | 'height'>,
  side: number,
  step: number,
): [number, number] {
  const longer = Math.max(photo.width, photo.height);
  const rounded = (length: number) =>
    Math.max(step, Math.round((length * side) / longer / step) * step);
  return [rounded(photo.width), rounded(photo.height)];
}

/** A photo as the backbones see it: interleaved colours from 0 to 1, lightened where it is dark. */
export function lightPicture(photo: Raster, width: number, height: number): Float32Array {
  return lighten(resampleColours(photo, width, height));
}

/** Mean of the colours under which a picture is lightened before the backbone sees it: it learned from photos in good light. */
const DARK = 0.4;
const LEAST_GAMMA = 0.55;
const STEPS = 1024;

/** Lifts the mean of a dark picture as a curve, so that its lights stay. */
function lighten(colours: Float32Array): Float32Array {
  let sum = 0;
  for (const value of colours) sum += value;
  const mean = Math.max(1e-3, sum / colours.length);
  if (mean >= DARK) return colours;
  const gamma = Math.max(LEAST_GAMMA, Math.log(DARK) / Math.log(mean));
  const curve = Float32Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) ** gamma);
  return colours.map((value) => curve[Math.round(value * STEPS)] ?? 1);
}

function cellFeatures(picture: WorkingPicture, width: number, height: number) {
  const planes = [
    picture.lightness,
    picture.a,
    picture.b,
    picture.fine,
    picture.rough,
    picture.edge,
    picture.upright,
  ].map((plane) => toGrid(plane, picture, width, height));
  const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / plane.length;
  const [lightness = new Float32Array(), a = lightness, b = lightness] = planes;
  const whole = [mean(lightness), mean(a), mean(b)];
  const cells = new Float32Array(width * height * CELL_FEATURES);
  for (let at = 0; at < width * height; at += 1) {
    const x = ((at % width) + 0.5) / width;
    const y = (Math.floor(at / width) + 0.5) / height;
    const chroma = Math.hypot(a[at] ?? 0, b[at] ?? 0);
    const values = [
      ...planes.map((plane) => plane[at] ?? 0),
      ...whole,
      chroma,
      Math.abs(x - 0.5),
      y,
      y * y,
      (lightness[at] ?? 0) * y,
      width / height,
    ];
    cells.set(values, at * CELL_FEATURES);
  }
  return { cells, lightness };
}

/** Means over the grid's cells. */
export function toGrid(
  plane: Float32Array,
  { width: fromWidth, height: fromHeight }: { readonly width: number; readonly height: number },
  width: number,
  height: number,
): Float32Array {
  const grid = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * fromHeight) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * fromHeight) / height));
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * fromWidth) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * fromWidth) / width));
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          sum += plane[row * fromWidth + column] ?? 0;
        }
      }
      grid[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return grid;
}

/** Where a place of the grid lies between the cells of a smaller map. */
export interface Between {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Weight of the second. */
  readonly share: Float32Array;
}

/** For each of `count` cells the two nearest of `of` cells over the same length. */
export function between(count: number, of: number): Between {
  const first = new Int32Array(count);
  const second = new Int32Array(count);
  const share = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const place = Math.min(of - 1, Math.max(0, ((at + 0.5) / count) * of - 0.5));
    const low = Math.min(of - 1, Math.floor(place));
    first[at] = low;
    second[at] = Math.min(of - 1, low + 1);
    share[at] = place - low;
  }
  return { first, second, share };
}
