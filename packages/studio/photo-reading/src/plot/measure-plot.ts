import type { Polygon } from '@groundwork/imaging';
import { distanceToSegment, isInside, polygonShare } from '@groundwork/imaging/polygon-geometry';
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

/** The ground as a map. */
export function flat(corners: readonly GroundPoint[]): Polygon {
  return corners.map(({ x, z }) => ({ x, y: z }));
}

/** Square metres inside an outline on the ground. */
export function areaOf(corners: readonly GroundPoint[]): number {
  return polygonShare(flat(corners));
}

export function sizeOf(corners: readonly GroundPoint[]): PlotSize {
  const outline = flat(corners);
  const foot = { x: 0, y: 0 };
  const distances = outline.map((a, at) => distanceToSegment(foot, outline.at(at - 1) ?? a, a));
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return {
    areaM2: areaOf(corners),
    widthMetres: extent(corners.map(({ x }) => x)),
    depthMetres: extent(corners.map(({ z }) => z)),
    distanceMetres: isInside(outline, foot) ? 0 : Math.min(...distances),
  };
}
