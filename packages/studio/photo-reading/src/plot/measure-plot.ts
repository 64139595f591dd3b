import type { Point, Polygon } from '@groundwork/imaging';
import type { GroundPoint } from '../camera/ground-point.js';
import { groundFromImage } from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';

/** A plot on flat ground in metres. */
export interface PlotSize {
  readonly areaM2: number;
  /** Across the view. */
  readonly widthMetres: number;
  /** Along the view. */
  readonly depthMetres: number;
  /** From the camera's foot to the nearest edge. */
  readonly distanceMetres: number;
}

/** Size of an outline on the ground as the camera sees it; null when a corner is at or above the horizon. */
export function measurePlot(camera: SceneCamera, polygon: Polygon): PlotSize | null {
  const corners: GroundPoint[] = [];
  for (const corner of polygon) {
    const ground = groundFromImage(camera, corner);
    if (ground === null) return null;
    corners.push(ground);
  }
  return corners.length < 3 ? null : sizeOf(corners);
}

/** Square metres inside an outline on the ground. */
export function areaOf(corners: readonly GroundPoint[]): number {
  let twice = 0;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    twice += a.x * b.z - b.x * a.z;
  }
  return Math.abs(twice) / 2;
}

export function sizeOf(corners: readonly GroundPoint[]): PlotSize {
  let distance = Number.POSITIVE_INFINITY;
  const origin = { x: 0, y: 0 };
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    distance = Math.min(distance, toSegment(origin, { x: a.x, y: a.z }, { x: b.x, y: b.z }));
  }
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return {
    areaM2: areaOf(corners),
    widthMetres: extent(corners.map(({ x }) => x)),
    depthMetres: extent(corners.map(({ z }) => z)),
    distanceMetres: surrounds(corners) ? 0 : distance,
  };
}

/** Whether the camera's foot is inside. */
function surrounds(corners: readonly GroundPoint[]): boolean {
  let inside = false;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (a.z > 0 !== b.z > 0 && 0 < a.x + (-a.z / (b.z - a.z)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

function toSegment(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const along =
    length === 0
      ? 0
      : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length));
  return Math.hypot(a.x + along * dx - point.x, a.y + along * dy - point.y);
}
