import type { Point } from '@groundwork/imaging';
import type { GroundPoint } from './ground-point.js';
import type { SceneCamera } from './scene-camera-schema.js';

const EYE_HEIGHT_METRES = 1.65;
/** Main lens of common phones. */
const PHONE_FOCAL_LENGTH_35MM = 27;
/** Assumed width of land in an unlabelled picture from straight above. */
const STRAIGHT_DOWN_WIDTH_METRES = 190;
const OBLIQUE_HEIGHT_METRES = 45;
const OBLIQUE_PITCH_DEGREES = -32;
/** Used when no horizon is seen at eye level. */
const EYE_LEVEL_PITCH_DEGREES = -4;
/** A horizon outside the picture is at least this far above its upper edge. */
const OVER_BORDER_DEGREES = 2;
const FULL_FRAME_WIDTH_MM = 36;
const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (value: number): number => (value * Math.PI) / 180;

export interface CameraClues {
  readonly width: number;
  readonly height: number;
  /** Horizon at the picture's middle as a share from the top; null when it is not seen. */
  readonly horizonY: number | null;
  readonly view: SceneCamera['view'];
  readonly metadata: {
    readonly focalLength35mm?: number | null;
    readonly gimbalPitchDegrees?: number | null;
    readonly relativeAltitudeMetres?: number | null;
  };
}

/** The camera that took a photo, from the given clues; `estimates` lists its assumptions. */
export function estimateCamera(clues: CameraClues): SceneCamera {
  const { width, height, horizonY, view, metadata } = clues;
  const estimates: SceneCamera['estimates'] = [];
  const given = metadata.focalLength35mm ?? null;
  const focal35 = given !== null && given > 0 ? given : null;
  if (focal35 === null) estimates.push('focal_length');
  const focalLengthPx =
    ((focal35 ?? PHONE_FOCAL_LENGTH_35MM) / FULL_FRAME_WIDTH_MM) * Math.max(width, height);

  let pitchDegrees: number;
  const gimbal = metadata.gimbalPitchDegrees ?? null;
  if (horizonY !== null && view !== 'straight_down') {
    pitchDegrees = degrees(Math.atan(((horizonY - 0.5) * height) / focalLengthPx));
  } else if (gimbal !== null && gimbal <= 45 && gimbal >= -90) {
    pitchDegrees = gimbal;
  } else {
    if (view !== 'straight_down') estimates.push('pitch');
    const border = -degrees(Math.atan(height / 2 / focalLengthPx)) - OVER_BORDER_DEGREES;
    pitchDegrees = {
      eye_level: Math.min(EYE_LEVEL_PITCH_DEGREES, border),
      oblique: Math.min(OBLIQUE_PITCH_DEGREES, border),
      straight_down: -90,
    }[view];
  }
  pitchDegrees = Math.max(-90, Math.min(45, pitchDegrees));

  const altitude = metadata.relativeAltitudeMetres ?? null;
  let heightMetres: number;
  if (altitude !== null && altitude > 1 && view !== 'eye_level') {
    heightMetres = altitude;
  } else {
    estimates.push('height');
    heightMetres = {
      eye_level: EYE_HEIGHT_METRES,
      oblique: OBLIQUE_HEIGHT_METRES,
      straight_down: (STRAIGHT_DOWN_WIDTH_METRES * focalLengthPx) / Math.max(width, height),
    }[view];
  }
  const principal = { x: 0.5, y: 0.5 };
  return { view, width, height, focalLengthPx, principal, pitchDegrees, heightMetres, estimates };
}

/** The same camera for the photo at another size. */
export function resizeCamera(camera: SceneCamera, width: number, height: number): SceneCamera {
  return { ...camera, width, height, focalLengthPx: (camera.focalLengthPx * width) / camera.width };
}

/** Part of a picture, as shares of its width and height. */
export interface PictureWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The same camera for a part of its picture, cut out and made `width` by `height` pixels large. */
export function cropCamera(
  camera: SceneCamera,
  window: PictureWindow,
  width: number,
  height: number,
): SceneCamera {
  return {
    ...camera,
    width,
    height,
    focalLengthPx: (camera.focalLengthPx * width) / (camera.width * window.width),
    principal: {
      x: (camera.principal.x - window.left) / window.width,
      y: (camera.principal.y - window.top) / window.height,
    },
  };
}

/** The same camera turned up or down until its horizon lies lower by this share of the picture's height. */
export function withHorizon(camera: SceneCamera, lower: number): SceneCamera {
  const level = (horizonRow(camera) - camera.principal.y * camera.height) / camera.focalLengthPx;
  const pitchDegrees = degrees(Math.atan(level + (lower * camera.height) / camera.focalLengthPx));
  return { ...camera, pitchDegrees: Math.max(-90, Math.min(45, pitchDegrees)) };
}

/** Where the flat ground ends, in pixels from the top; may lie outside the picture. -Infinity from straight above. */
export function horizonRow(camera: SceneCamera): number {
  if (camera.pitchDegrees <= -89.9) return Number.NEGATIVE_INFINITY;
  return (
    camera.principal.y * camera.height +
    camera.focalLengthPx * Math.tan(radians(camera.pitchDegrees))
  );
}

/** The ground point seen at a place in the picture (shares of width and height); null at or above the horizon. */
export function groundFromImage(camera: SceneCamera, point: Point): GroundPoint | null {
  const pitch = radians(camera.pitchDegrees);
  const right = ((point.x - camera.principal.x) * camera.width) / camera.focalLengthPx;
  const down = ((point.y - camera.principal.y) * camera.height) / camera.focalLengthPx;
  const ahead = Math.cos(pitch) + down * Math.sin(pitch);
  const { slope } = camera;
  const rise = slope === undefined ? 0 : slope.across * right + slope.ahead * ahead;
  const fall = -Math.sin(pitch) + down * Math.cos(pitch) + rise;
  if (fall <= 1e-6) return null;
  const distance = camera.heightMetres / fall;
  return { x: right * distance, z: ahead * distance };
}

/** Where a point in space appears (shares of width and height); null when it is behind the camera. */
export function imageFromSpace(camera: SceneCamera, x: number, y: number, z: number): Point | null {
  const pitch = radians(camera.pitchDegrees);
  const rise = y - camera.heightMetres;
  const forward = z * Math.cos(pitch) + rise * Math.sin(pitch);
  if (forward <= 1e-6) return null;
  const up = rise * Math.cos(pitch) - z * Math.sin(pitch);
  return {
    x: camera.principal.x + (camera.focalLengthPx * x) / forward / camera.width,
    y: camera.principal.y - (camera.focalLengthPx * up) / forward / camera.height,
  };
}

/** Direction of a place in the picture, as azimuth and elevation of a Sun. */
export function directionOf(
  camera: SceneCamera,
  place: Point,
): { readonly azimuthDegrees: number; readonly elevationDegrees: number } {
  const pitch = radians(camera.pitchDegrees);
  const right = ((place.x - camera.principal.x) * camera.width) / camera.focalLengthPx;
  const up = ((camera.principal.y - place.y) * camera.height) / camera.focalLengthPx;
  const ahead = Math.cos(pitch) - up * Math.sin(pitch);
  const rise = Math.sin(pitch) + up * Math.cos(pitch);
  return {
    azimuthDegrees: degrees(Math.atan2(right, ahead)),
    elevationDegrees: degrees(Math.atan2(rise, Math.hypot(right, ahead))),
  };
}

/** Where a ground point appears (shares of width and height); null when it is behind the camera. */
export function imageFromGround(camera: SceneCamera, point: GroundPoint): Point | null {
  return imageFromSpace(camera, point.x, groundHeight(camera, point), point.z);
}

/** How much higher the ground is at a place than under the camera, in metres. */
export function groundHeight({ slope }: Pick<SceneCamera, 'slope'>, { x, z }: GroundPoint): number {
  return slope === undefined ? 0 : slope.across * x + slope.ahead * z;
}
