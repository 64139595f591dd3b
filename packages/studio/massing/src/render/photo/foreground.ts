import type { GreyMap, Raster } from '@groundwork/imaging';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { type View, viewOf } from '../view.js';

/** Cells looked at to each side of a pixel. */
const REACH = 2;
/** Cells of another colour than the pixel's say little about it: 8-bit difference at which half of their say is left. */
const COLOUR_DIFFERENCE = 18;
/** A thing hides only what is this much farther away, as a share of its own distance: positions of feet are rough. */
const MARGIN = 0.03;
/** Looking further down than this, nothing stands before a house. */
const LOOKING_DOWN = -0.85;

/** The occluders in the photo, as they hide parts of a house. Coarse as their map may be, the edges follow the photo's. */
export class Foreground {
  private colours: Float32Array | null = null;
  /** Distance of the nearest thing within reach of each cell: most pixels need no closer look. */
  private readonly nearest: Float32Array;
  /** Distance of each foot row, 0..255; infinite at and over the horizon. */
  private readonly distances: Float32Array;

  private constructor(
    private readonly occluders: GreyMap,
    private readonly photo: Raster,
    view: View,
  ) {
    this.distances = Float32Array.from({ length: 256 }, (_, row) => {
      const ry = ((row / 255) * view.height - view.centreY) / view.focal;
      const fall = ry * view.upY - view.forwardY;
      return row === 0 || fall <= 1e-4
        ? Number.POSITIVE_INFINITY
        : (view.eyeY / fall) * (1 + MARGIN);
    });
    this.nearest = nearestWithin(occluders, this.distances);
  }

  static of(occluders: GreyMap | null, photo: Raster, view: View): Foreground | null {
    if (occluders === null || view.forwardY < LOOKING_DOWN || occluders.data.every((v) => v === 0))
      return null;
    return new Foreground(occluders, photo, view);
  }

  /** How far the photo stays at a whole pixel where the scene, or the ground, is seen at a depth. */
  share(x: number, y: number, depth: number): number {
    const { occluders, photo, distances, nearest } = this;
    const { width, height, data } = occluders;
    const column = ((x + 0.5) * width) / photo.width - 0.5;
    const row = ((y + 0.5) * height) / photo.height - 0.5;
    const middle =
      Math.max(0, Math.min(height - 1, Math.round(row))) * width +
      Math.max(0, Math.min(width - 1, Math.round(column)));
    if ((nearest[middle] as number) >= depth) return 0;
    this.colours ??= cellColours(occluders, photo);
    const { colours } = this;
    const at = (y * photo.width + x) * photo.channels;
    const red = photo.data[at] as number;
    const green = photo.data[at + 1] as number;
    const blue = photo.data[at + 2] as number;
    const fromRow = Math.max(0, Math.round(row) - REACH);
    const toRow = Math.min(height - 1, Math.round(row) + REACH);
    const fromColumn = Math.max(0, Math.round(column) - REACH);
    const toColumn = Math.min(width - 1, Math.round(column) + REACH);
    let hides = 0;
    for (let j = fromRow; j <= toRow; j++) {
      for (let i = fromColumn; i <= toColumn; i++) {
        if ((distances[data[j * width + i] as number] as number) < depth) hides++;
      }
    }
    // Nearly everywhere all cells agree, and colours need not be asked.
    if (hides === 0) return 0;
    if (hides === (toRow - fromRow + 1) * (toColumn - fromColumn + 1)) return 1;
    let before = 0;
    let all = 0;
    for (let j = fromRow; j <= toRow; j++) {
      for (let i = fromColumn; i <= toColumn; i++) {
        const cell = j * width + i;
        const isBefore = (distances[data[cell] as number] as number) < depth;
        const away = (i - column) ** 2 + (j - row) ** 2;
        const difference =
          Math.abs((colours[cell * 3] as number) - red) +
          Math.abs((colours[cell * 3 + 1] as number) - green) +
          Math.abs((colours[cell * 3 + 2] as number) - blue);
        const says = Math.exp(-away * 0.9) / (1 + (difference / (3 * COLOUR_DIFFERENCE)) ** 2);
        all += says;
        if (isBefore) before += says;
      }
    }
    const t = Math.max(0, Math.min(1, (before / all - 0.3) / 0.4));
    return t * t * (3 - 2 * t);
  }
}

/** The least distance within reach of each cell, first along the rows, then along the columns. */
function nearestWithin({ width, height, data }: GreyMap, distances: Float32Array): Float32Array {
  const along = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let least = Number.POSITIVE_INFINITY;
      const to = Math.min(width - 1, column + REACH);
      for (let i = Math.max(0, column - REACH); i <= to; i++)
        least = Math.min(least, distances[data[row * width + i] as number] as number);
      along[row * width + column] = least;
    }
  }
  const nearest = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const to = Math.min(height - 1, row + REACH);
    for (let column = 0; column < width; column++) {
      let least = Number.POSITIVE_INFINITY;
      for (let j = Math.max(0, row - REACH); j <= to; j++)
        least = Math.min(least, along[j * width + column] as number);
      nearest[row * width + column] = least;
    }
  }
  return nearest;
}

/**
 * How far things in the photo hide the flat ground behind them, at whole pixels: 0 not at all, 1 completely. Null
 * without any. The camera is the one for the photo's size.
 */
export function groundHidden(
  occluders: GreyMap | null,
  photo: Raster,
  camera: SceneCamera,
): ((x: number, y: number) => number) | null {
  const view = viewOf(camera);
  const foreground = Foreground.of(occluders, photo, view);
  if (foreground === null) return null;
  return (x, y) => {
    const fall = ((y + 0.5 - view.centreY) / view.focal) * view.upY - view.forwardY;
    return fall <= 1e-4 ? 0 : foreground.share(x, y, view.eyeY / fall);
  };
}

/** Mean colour of the photo in each cell, 8-bit. */
function cellColours({ width, height }: GreyMap, photo: Raster): Float32Array {
  const colours = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const y0 = Math.floor((row * photo.height) / height);
    const y1 = Math.max(y0 + 1, Math.floor(((row + 1) * photo.height) / height));
    for (let column = 0; column < width; column++) {
      const x0 = Math.floor((column * photo.width) / width);
      const x1 = Math.max(x0 + 1, Math.floor(((column + 1) * photo.width) / width));
      const to = (row * width + column) * 3;
      let count = 0;
      for (let y = y0; y < y1; y += 2) {
        for (let x = x0; x < x1; x += 2) {
          const at = (y * photo.width + x) * photo.channels;
          for (let c = 0; c < 3; c++)
            colours[to + c] = (colours[to + c] as number) + (photo.data[at + c] as number);
          count++;
        }
      }
      for (let c = 0; c < 3; c++) colours[to + c] = (colours[to + c] as number) / count;
    }
  }
  return colours;
}
