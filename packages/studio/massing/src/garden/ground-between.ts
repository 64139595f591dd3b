import type { GroundPoint } from '@groundwork/photo-reading/ground-point';
import type { Rectangle } from '../placement/footprint.js';

/** The ground under a piece of way between two places, a little longer than it. */
export function groundBetween(from: GroundPoint, to: GroundPoint, width: number): Rectangle {
  return {
    centre: { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 },
    rotationDegrees: (Math.atan2(to.z - from.z, to.x - from.x) * 180) / Math.PI,
    widthMetres: Math.hypot(to.x - from.x, to.z - from.z) + 0.2,
    depthMetres: width,
  };
}
