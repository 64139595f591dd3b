import type { Box } from '../../design.js';
import type { Surface } from '../painting/surfaces.js';
import { areaOf, shared } from './areas.js';

/** The smallest of surfaces that a box lies on. */
export function surfaceUnder(panels: readonly Surface[], box: Box): Surface | null {
  const [first] = panels
    .filter((panel) => shared(panel.box, box) > 0.95 * areaOf(box))
    .toSorted((one, other) => areaOf(one.box) - areaOf(other.box));
  return first ?? null;
}
