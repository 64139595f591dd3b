import type { Raster } from '@groundwork/imaging';
import { isBlueSky, traitsAt } from '../../../photos/pixel-traits.js';

/** Share of the columns in which the sky must end on the same row, and how exactly, as a share of the height. */
const ENOUGH = 0.4;
const SAME = 0.022;
/** Rows in which it can be a horizon and not a roof or the top of a wood. */
const ROWS = { from: 0.3, to: 0.7 } as const;

/**
 * Row, as a share of the height, where open land meets the sky; null where houses or trees hide it. It shows how high
 * the camera is even where it was held up by a drone.
 */
export function openHorizon(photo: Raster): number | null {
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
  return count >= ENOUGH * width && row > ROWS.from && row < ROWS.to ? row : null;
}

function isSky(photo: Raster, at: number): boolean {
  const traits = traitsAt(photo, at);
  return isBlueSky(traits) || (traits.lightness > 0.62 && traits.saturation < 0.2);
}
