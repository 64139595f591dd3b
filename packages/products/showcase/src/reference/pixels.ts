import type { Rgb } from '../compose/color.js';
import type { Picture } from './picture.js';

export function distance(one: Rgb, other: Rgb): number {
  return Math.max(
    Math.abs(one[0] - other[0]),
    Math.abs(one[1] - other[1]),
    Math.abs(one[2] - other[2]),
  );
}

export function pixelAt({ data }: Picture, at: number): Rgb {
  return [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
}

/** Distance of two of a picture's pixels. */
export function apart({ data }: Picture, one: number, other: number): number {
  return Math.max(
    Math.abs((data[one * 3] ?? 0) - (data[other * 3] ?? 0)),
    Math.abs((data[one * 3 + 1] ?? 0) - (data[other * 3 + 1] ?? 0)),
    Math.abs((data[one * 3 + 2] ?? 0) - (data[other * 3 + 2] ?? 0)),
  );
}

/** The median of each channel over some of a picture's pixels. */
export function medianColor({ data }: Picture, places: readonly number[]): Rgb {
  const channel = (of: number) => median(places.map((at) => data[at * 3 + of] ?? 0));
  return [channel(0), channel(1), channel(2)];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
