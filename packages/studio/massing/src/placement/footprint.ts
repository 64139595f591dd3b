import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { groundHeight } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { edgeDistance, isInside } from './ground-polygon.js';

export interface Rectangle {
  readonly centre: GroundPoint;
  readonly rotationDegrees: number;
  readonly widthMetres: number;
  readonly depthMetres: number;
}

/** Corners from the front left one, anticlockwise seen from above. */
export function corners(
  r: Rectangle,
  margin = 0,
): [GroundPoint, GroundPoint, GroundPoint, GroundPoint] {
  const angle = (r.rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const w = r.widthMetres / 2 + margin;
  const d = r.depthMetres / 2 + margin;
  const at = (x: number, z: number): GroundPoint => ({
    x: r.centre.x + x * cos - z * sin,
    z: r.centre.z + x * sin + z * cos,
  });
  return [at(-w, -d), at(w, -d), at(w, d), at(-w, d)];
}

const STEPS_PER_SIDE = 6;

/** Whether a rectangle is inside a polygon with at least this distance to its edges. */
export function fits(
  polygon: readonly GroundPoint[],
  rectangle: Rectangle,
  setback: number,
): boolean {
  const ring = corners(rectangle);
  for (const corner of ring) if (!isInside(polygon, corner.x, corner.z)) return false;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % 4] ?? a;
    for (let step = 0; step < STEPS_PER_SIDE; step++) {
      const t = step / STEPS_PER_SIDE;
      const x = a.x + (b.x - a.x) * t;
      const z = a.z + (b.z - a.z) * t;
      if (!isInside(polygon, x, z) || edgeDistance(polygon, x, z) < setback) return false;
    }
  }
  return true;
}

/** Whether two rectangles come nearer than a gap (by the separating axes of their sides). */
export function tooClose(a: Rectangle, b: Rectangle, gap: number): boolean {
  const p = corners(a, gap / 2);
  const q = corners(b, gap / 2);
  for (const angle of [
    a.rotationDegrees,
    a.rotationDegrees + 90,
    b.rotationDegrees,
    b.rotationDegrees + 90,
  ]) {
    const [x, z] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const along = (point: GroundPoint) => point.x * x + point.z * z;
    const [pa, qa] = [p.map(along), q.map(along)];
    if (Math.max(...pa) < Math.min(...qa) || Math.max(...qa) < Math.min(...pa)) return false;
  }
  return true;
}

/** Share of the ground's rise under a house by which it is dug in; a plinth covers the rest. */
const DUG_IN = 0.25;

/** Height of the level pad on which a building stands, over the ground under the camera, in metres. */
export function padHeight(camera: Pick<SceneCamera, 'slope'>, building: Rectangle): number {
  if (camera.slope === undefined) return 0;
  const heights = corners(building).map((corner) => groundHeight(camera, corner));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return high - DUG_IN * (high - low);
}

export function groundOf(camera: Pick<SceneCamera, 'slope'>): (place: GroundPoint) => number {
  return (place) => groundHeight(camera, place);
}
