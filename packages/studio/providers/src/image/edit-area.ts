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
  return { ...area, data: Uint8Array.from(distance, (far) => (far <= pixels ? 255 : 0)) };
}

/**
 * Weight of an edit at each pixel, 0 to 1: 0 outside the area, 1 from `feather` pixels inside, smooth in between. The
 * picture's own edge is not an edge of the area.
 */
export function seamWeights(area: GreyMap, feather: number): Float32Array {
  const { distance } = nearestSources(area, 'unmarked', feather + 1);
  return distance.map((far) => {
    const share = Math.min(1, far / (feather + 1));
    return share * share * (3 - 2 * share);
  });
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
  return { ...values, data: Uint8Array.from(source, (from) => values.data[from] ?? 0) };
}

/**
 * For each pixel the nearest one that is marked, or is not: how far it is, infinitely beyond `reach`, and its index, or -1.
 * Along straight and diagonal steps: at most an eighth more than as the crow flies.
 */
export function nearestSources(
  { width, height, data }: GreyMap,
  sources: 'marked' | 'unmarked',
  reach: number,
): { readonly distance: Float32Array; readonly source: Int32Array } {
  const distance = new Float32Array(data.length).fill(Number.POSITIVE_INFINITY);
  const source = new Int32Array(data.length).fill(-1);
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] !== 0) !== (sources === 'marked')) continue;
    distance[at] = 0;
    source[at] = at;
  }
  const take = (at: number, from: number, step: number) => {
    const far = (distance[from] as number) + step;
    if (far >= (distance[at] as number) || far > reach) return;
    distance[at] = far;
    source[at] = source[from] as number;
  };
  // There, from the pixel before and the row above; and back, from those after and below.
  for (const back of [-1, 1]) {
    for (let i = 0; i < data.length; i += 1) {
      const at = back < 0 ? i : data.length - 1 - i;
      if (distance[at] === 0) continue;
      const x = at % width;
      const row = at + back * width;
      const [hasLeft, hasRight] = [x > 0, x < width - 1];
      if (back < 0 ? hasLeft : hasRight) take(at, at + back, 1);
      if (row < 0 || row >= width * height) continue;
      take(at, row, 1);
      if (hasLeft) take(at, row - 1, Math.SQRT2);
      if (hasRight) take(at, row + 1, Math.SQRT2);
    }
  }
  return { distance, source };
}
