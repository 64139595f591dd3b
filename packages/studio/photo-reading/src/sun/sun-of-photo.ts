import type { PhotoMetadata, Point } from '@groundwork/imaging';
import { getPosition } from 'suncalc';
import { directionOf } from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';
import type { Sun } from '../camera/sun.js';
import type { TerrainReading } from '../terrain-reading.js';

/** Where soft light flatters: behind the viewer's left shoulder in mid-morning. */
const FLATTERING = { azimuthDegrees: -125, elevationDegrees: 38 };
/** A picture brighter than this was not taken at night, whatever its clock says. */
const DAYLIGHT = 0.4;
/** Degrees below the horizon at which twilight no longer lights the land. */
const NIGHT = -6;

export interface SunClues {
  readonly metadata: PhotoMetadata;
  readonly camera: SceneCamera;
  /** Where it is seen in the photo, in shares of it. */
  readonly place: Point | null;
  readonly shading: TerrainReading['shading'];
}

/**
 * The sun of a photo: visible, else computed from time, place and heading, else from the picture's shading. A computed
 * height is kept even if the side comes from elsewhere; without evidence of the side it is unknown.
 */
export function sunOfPhoto({ metadata, camera, place, shading }: SunClues): Sun {
  if (place !== null) return { ...directionOf(camera, place), source: 'visible', place };
  const computed = computedSun(metadata, shading.brightness);
  if (computed !== null && metadata.headingDegrees !== null) {
    return {
      azimuthDegrees: halfTurn(computed.azimuthDegrees - metadata.headingDegrees),
      elevationDegrees: computed.elevationDegrees,
      source: 'metadata',
    };
  }
  const given = computed?.elevationDegrees ?? shading.elevationDegrees;
  const elevationDegrees = given ?? FLATTERING.elevationDegrees;
  if (shading.azimuthDegrees !== null) {
    return { azimuthDegrees: shading.azimuthDegrees, elevationDegrees, source: 'shading' };
  }
  return { azimuthDegrees: FLATTERING.azimuthDegrees, elevationDegrees, source: 'unknown' };
}

/** Compass direction and height of the sun in degrees; null if unknown or contradicted by the picture. */
function computedSun(metadata: PhotoMetadata, brightness: number) {
  const { takenAt, latitude, longitude } = metadata;
  if (takenAt === null || latitude === null || longitude === null) return null;
  const { azimuth, altitude } = getPosition(new Date(takenAt), latitude, longitude);
  if (altitude < NIGHT && brightness > DAYLIGHT) return null;
  return { azimuthDegrees: azimuth, elevationDegrees: altitude };
}

/** The same direction within -180..180. */
function halfTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
