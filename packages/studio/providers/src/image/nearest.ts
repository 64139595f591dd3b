import type { GreyMap } from '@groundwork/imaging';

/** For each pixel the nearest source: how far, and which. */
export interface Nearest {
  /** Pixels; 0 at a source, infinite where none is within reach. */
  readonly distance: Float32Array;
  /** Index of the source; -1 where none is within reach. */
  readonly source: Int32Array;
}

/** Which pixels are sources: those of a map that are marked, or those that are not. */
export type Sources = 'marked' | 'unmarked';

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
