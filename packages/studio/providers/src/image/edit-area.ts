import type { GreyMap, Raster } from '@groundwork/imaging';

/** Whole pixels from left, top (included) to right, bottom (left out). */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** 255 where a channel of two pictures of one size differs by so much, else 0. */
export function changedArea(before: Raster, after: Raster, least = 1): GreyMap {
  const { width, height } = before;
  if (after.width !== width || after.height !== height) {
    throw new RangeError('Only pictures of one size can be compared.');
  }
  const data = new Uint8Array(width * height);
  for (let pixel = 0; pixel < data.length; pixel += 1) {
    const [from, to] = [pixel * before.channels, pixel * after.channels];
    for (let channel = 0; channel < 3; channel += 1) {
      const difference =
        (before.data[from + channel] as number) - (after.data[to + channel] as number);
      if (Math.abs(difference) >= least) data[pixel] = 255;
    }
  }
  return { width, height, data };
}

/** The area and all that lies within so many pixels of it: 255 there, else 0. */
export function grownArea(area: GreyMap, pixels: number): GreyMap {
  const { distance } = nearestSources(area, 'marked', pixels);
  const data = new Uint8Array(distance.length);
  for (let at = 0; at < data.length; at += 1)
    if ((distance[at] as number) <= pixels) data[at] = 255;
  return { ...area, data };
}

/**
 * Weight of an edit at each pixel, 0 to 1: 0 outside the area, 1 from `feather` pixels inside, smooth in between. The
 * picture's own edge is not an edge of the area.
 */
export function seamWeights(area: GreyMap, feather: number): Float32Array {
  const { distance } = nearestSources(area, 'unmarked', feather + 1);
  for (let at = 0; at < distance.length; at += 1) {
    const share = Math.min(1, (distance[at] as number) / (feather + 1));
    distance[at] = share * share * (3 - 2 * share);
  }
  return distance;
}

/** The smallest box that holds the area; null when it is empty. */
export function boxOf({ width, height, data }: GreyMap): PixelBox | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right === 0 ? null : { left, top, right, bottom };
}

/** Gives pixels within this distance of the marked ones their nearest value; all others are 0. */
export function spreadValues(values: GreyMap, marked: GreyMap, pixels: number): GreyMap {
  const { source } = nearestSources(marked, 'marked', pixels);
  const data = new Uint8Array(source.length);
  for (let at = 0; at < data.length; at += 1) {
    const from = source[at] as number;
    if (from >= 0) data[at] = values.data[from] as number;
  }
  return { ...values, data };
}

/** For each pixel the nearest source: how far, and which. */
interface Nearest {
  /** Pixels; 0 at a source, infinite where none is within reach. */
  readonly distance: Float32Array;
  /** Index of the source; -1 where none is within reach. */
  readonly source: Int32Array;
}

/** Which pixels are sources: those of a map that are marked, or those that are not. */
type Sources = 'marked' | 'unmarked';

/**
 * Looks up the nearest source of every pixel within `reach` pixels, along straight and diagonal steps: at most an
 * eighth more than the distance as the crow flies.
 */
export function nearestSources(
  { width, height, data }: GreyMap,
  sources: Sources,
  reach: number,
): Nearest {
  const distance = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const source = new Int32Array(width * height).fill(-1);
  const isMarked = sources === 'marked';
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] !== 0) !== isMarked) continue;
    distance[at] = 0;
    source[at] = at;
  }
  for (let y = 0; y < height; y += 1)
    sweep(distance, source, { width, height, reach, y, back: -1 });
  for (let y = height - 1; y >= 0; y -= 1) {
    sweep(distance, source, { width, height, reach, y, back: 1 });
  }
  return { distance, source };
}

/** Propagates the nearest marks from the previous pixel, and from three of the previous row. */
function sweep(
  distance: Float32Array,
  source: Int32Array,
  row: {
    readonly width: number;
    readonly height: number;
    readonly reach: number;
    readonly y: number;
    /** To the row and the pixel before. */
    readonly back: -1 | 1;
  },
): void {
  const { width, height, reach, y, back } = row;
  const hasBefore = y + back >= 0 && y + back < height;
  for (let i = 0; i < width; i += 1) {
    const x = back < 0 ? i : width - 1 - i;
    const at = y * width + x;
    const known = distance[at] as number;
    if (known === 0) continue;
    let least = known;
    let nearest = at;
    if (i > 0 && (distance[at + back] as number) + 1 < least) {
      nearest = at + back;
      least = (distance[nearest] as number) + 1;
    }
    if (hasBefore) {
      const before = at + back * width;
      if ((distance[before] as number) + 1 < least) {
        nearest = before;
        least = (distance[before] as number) + 1;
      }
      if (x > 0 && (distance[before - 1] as number) + Math.SQRT2 < least) {
        nearest = before - 1;
        least = (distance[nearest] as number) + Math.SQRT2;
      }
      if (x < width - 1 && (distance[before + 1] as number) + Math.SQRT2 < least) {
        nearest = before + 1;
        least = (distance[nearest] as number) + Math.SQRT2;
      }
    }
    if (least >= known || least > reach) continue;
    distance[at] = least;
    source[at] = source[nearest] as number;
  }
}
