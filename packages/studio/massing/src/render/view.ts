import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';

/** A camera's numbers as the inner loops want them. Forward is (0, forwardY, forwardZ), up (0, upY, upZ), right (1, 0, 0). */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
  readonly eyeY: number;
  readonly forwardY: number;
  readonly forwardZ: number;
  readonly upY: number;
  readonly upZ: number;
  /** How far the ground rises with each metre to the right and ahead. */
  readonly slopeX: number;
  readonly slopeZ: number;
}

export function viewOf(camera: SceneCamera): View {
  const pitch = (camera.pitchDegrees * Math.PI) / 180;
  return {
    width: camera.width,
    height: camera.height,
    focal: camera.focalLengthPx,
    centreX: camera.principal.x * camera.width,
    centreY: camera.principal.y * camera.height,
    eyeY: camera.heightMetres,
    forwardY: Math.sin(pitch),
    forwardZ: Math.cos(pitch),
    upY: Math.cos(pitch),
    upZ: -Math.sin(pitch),
    slopeX: camera.slope?.across ?? 0,
    slopeZ: camera.slope?.ahead ?? 0,
  };
}

/** Where a point in space is seen, in pixels; null where it lies behind the camera or nearly so. */
export function imageOf(
  view: View,
  x: number,
  y: number,
  z: number,
): { readonly x: number; readonly y: number } | null {
  const rise = y - view.eyeY;
  const depth = rise * view.forwardY + z * view.forwardZ;
  if (depth < NEAREST_METRES) return null;
  return {
    x: view.centreX + (view.focal * x) / depth,
    y: view.centreY - (view.focal * (rise * view.upY + z * view.upZ)) / depth,
  };
}

const NEAREST_METRES = 0.5;

/** A place on the ground: right of the camera, ahead of it, and how far along the direction of view. */
export interface GroundSight {
  x: number;
  z: number;
  depth: number;
}

/** The ground that is seen at a picture position (pixels), into `target`; false where none is. */
export function groundRay(view: View, px: number, py: number, target: GroundSight): boolean {
  const rx = (px - view.centreX) / view.focal;
  const ry = (py - view.centreY) / view.focal;
  const ahead = view.forwardZ - ry * view.upZ;
  const fall = ry * view.upY - view.forwardY + view.slopeX * rx + view.slopeZ * ahead;
  if (fall <= 1e-4) return false;
  const depth = view.eyeY / fall;
  target.x = rx * depth;
  target.z = ahead * depth;
  target.depth = depth;
  return true;
}

/** Whole pixels from left, top (included) to right, bottom (left out). */
export interface PixelRegion {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function regionSize(region: PixelRegion): { width: number; height: number } {
  return {
    width: Math.max(0, region.right - region.left),
    height: Math.max(0, region.bottom - region.top),
  };
}
