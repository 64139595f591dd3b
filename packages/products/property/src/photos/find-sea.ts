import type { Raster } from '@groundwork/imaging';
import { isBlueSky, isSeaWater, traitsAt } from './pixel-traits.js';

/** Rows of the picture between which open water lies. */
export interface WaterRows {
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
export function findSea(photo: Raster): WaterRows | null {
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
