import type { Raster } from '@groundwork/imaging';
import { isBlueSky, traitsAt } from '../../../photos/pixel-traits.js';
import type { PictureField } from '../picture-field.js';

/** Lab units a pixel that end the sky. */
const EDGE = 2.4;
/** Share of the columns in which the sky must come down so far. */
const ENOUGH = 0.04;

/**
 * How far down the open sky reaches, as a share of the picture's height: the horizon is no higher. Null without a
 * sky.
 */
export function skyReach(
  photo: Raster,
  { width, height, lightness, edge }: PictureField,
): number | null {
  const ends: number[] = [];
  for (let x = 0; x < width; x += 1) {
    let end = 0;
    let blue = 0;
    for (let y = 1; y < height; y += 1) {
      const at = y * width + x;
      if ((edge[at] ?? 0) > EDGE) break;
      const traits = traitsAt(photo, at);
      const cloud = (lightness[at] ?? 0) > 78 && traits.saturation < 0.14;
      if (!isBlueSky(traits) && !cloud) break;
      if (!cloud) blue += 1;
      end = y;
    }
    // A column that is white from the border on may show a wall.
    ends.push(blue > 0.05 * height ? end : 0);
  }
  const lowest = ends.toSorted((one, other) => other - one)[Math.floor(ENOUGH * width)] ?? 0;
  return lowest > 0.1 * height ? lowest / height : null;
}
