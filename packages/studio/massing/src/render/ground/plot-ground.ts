import type { Raster } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/ground-point';
import { groundBox, isInside } from '../../placement/ground-polygon.js';
import type { Light } from '../light/photo-light.js';
import { linearOf } from '../light/tone.js';
import { imageOf, type View } from '../view.js';

const STEPS = 28;
const LEAST_PLACES = 12;

/** Mean light that the ground of a plot shows: what its walls are lit by from below. Null where hardly any of it is seen. */
export function plotGround(photo: Raster, view: View, plot: readonly GroundPoint[]): Light | null {
  const { x0, x1, z0, z1 } = groundBox(plot);
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < STEPS; i += 1) {
    for (let j = 0; j < STEPS; j += 1) {
      const x = x0 + ((i + 0.5) / STEPS) * (x1 - x0);
      const z = z0 + ((j + 0.5) / STEPS) * (z1 - z0);
      if (!isInside(plot, x, z)) continue;
      const place = imageOf(view, x, view.slopeX * x + view.slopeZ * z, z);
      if (place === null) continue;
      const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
      if (column < 0 || row < 0 || column >= photo.width || row >= photo.height) continue;
      const at = (row * photo.width + column) * photo.channels;
      for (const part of [0, 1, 2] as const)
        sums[part] += linearOf[photo.data[at + part] ?? 0] ?? 0;
      count += 1;
    }
  }
  return count < LEAST_PLACES ? null : [sums[0] / count, sums[1] / count, sums[2] / count];
}
