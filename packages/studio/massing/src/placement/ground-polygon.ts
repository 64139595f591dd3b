import type { Point, Polygon } from '@groundwork/imaging';
import { distanceToSegment } from '@groundwork/imaging/polygon-geometry';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { groundFromImage, horizonRow } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { areaOf, flat } from '@groundwork/photo-reading/plot/measure-plot';

/** The part of an area that lies on the ground nearer than a distance, in ground metres; null when none does. */
export function groundPolygon(
  camera: SceneCamera,
  area: Polygon,
  farMetres: number,
): GroundPoint[] | null {
  const horizon = horizonRow(camera) / camera.height;
  const reach = Math.atan(camera.heightMetres / farMetres);
  const pitch = (camera.pitchDegrees * Math.PI) / 180;
  const { principal, slope } = camera;
  // A slope lifts and tilts the line in which its plane ends.
  const lift = (slope?.ahead ?? 0) * camera.focalLengthPx;
  const tilt = ((slope?.across ?? 0) * camera.width) / camera.height;
  const farRow =
    principal.y +
    (camera.focalLengthPx * Math.tan(Math.min(1.5, pitch + reach)) - lift) / camera.height;
  const top = Number.isFinite(horizon)
    ? Math.max(horizon - lift / camera.height + 1e-4, farRow)
    : Number.NEGATIVE_INFINITY;
  const points = cutAbove(area, ({ x }) => top - tilt * (x - principal.x)).map((point) =>
    groundFromImage(camera, point),
  );
  const seen = points.filter((point) => point !== null);
  return seen.length >= 3 && seen.length === points.length && areaOf(seen) > 0 ? seen : null;
}

/** Keeps the part at or below a straight line (shares of the height over those of the width). */
function cutAbove(area: Polygon, top: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  for (const [i, a] of area.entries()) {
    const b = area[(i + 1) % area.length] ?? a;
    const [underA, underB] = [a.y - top(a), b.y - top(b)];
    if (underA >= 0) kept.push(a);
    if (underA >= 0 !== underB >= 0) {
      const t = underA / (underA - underB);
      const x = a.x + (b.x - a.x) * t;
      // Exactly this value, or rounding could move points on the line above it.
      kept.push({ x, y: top({ x, y: 0 }) });
    }
  }
  return kept;
}

export function isInside(points: readonly GroundPoint[], x: number, z: number): boolean {
  let inside = false;
  for (const [i, a] of points.entries()) {
    const b = points[(i + points.length - 1) % points.length] ?? a;
    if (a.z > z !== b.z > z && x < ((b.x - a.x) * (z - a.z)) / (b.z - a.z) + a.x) inside = !inside;
  }
  return inside;
}

/** Metres to the nearest edge. */
export function edgeDistance(points: readonly GroundPoint[], x: number, z: number): number {
  const edges = flat(points).map((a, at, all) =>
    distanceToSegment({ x, y: z }, all.at(at - 1) ?? a, a),
  );
  return Math.min(...edges);
}

export interface GroundBox {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

export function groundBox(points: readonly GroundPoint[]): GroundBox {
  const xs = points.map((p) => p.x);
  const zs = points.map((p) => p.z);
  return { x0: Math.min(...xs), x1: Math.max(...xs), z0: Math.min(...zs), z1: Math.max(...zs) };
}

/** Direction of the longest edge, in degrees anticlockwise from the x axis, between -45 and 45: the way the plot lies. */
export function mainAxisDegrees(points: readonly GroundPoint[]): number {
  let longest = 0;
  let angle = 0;
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.z - a.z);
    if (length > longest) {
      longest = length;
      angle = (Math.atan2(b.z - a.z, b.x - a.x) * 180) / Math.PI;
    }
  }
  return angle - 90 * Math.round(angle / 90);
}
