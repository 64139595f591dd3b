import type { PhotoMetadata } from '@groundwork/imaging';
import type { Sun, TerrainReading } from '@groundwork/photo-reading';

import { getPosition } from 'suncalc';

/** Behind the viewer's left shoulder in mid-morning: fronts lie in the light, and shadows fall into the picture. */
const PLEASANT = { azimuthDegrees: -125, elevationDegrees: 38 };
/** An evening sun whose side is unknown stands to the side, where its long light shows. */
const EVENING_AZIMUTH = -80;
const EVENING_ELEVATION = 16;
/** A picture brighter than this was not taken at night, whatever its clock says. */
const DAYLIGHT = 0.4;
/** Degrees below the horizon at which twilight no longer lights the land. */
const NIGHT = -6;

/**
 * The sun of a photo: computed from its time and place when the direction of view is known too, else from
 * the picture's shading, else a pleasant one. A computed height is kept even where the side has to be told otherwise.
 */
export function sunOfPhoto(metadata: PhotoMetadata, shading: TerrainReading['shading']): Sun {
  const computed = computedSun(metadata, shading.brightness);
  if (computed !== null && metadata.headingDegrees !== null) {
    return {
      azimuthDegrees: halfTurn(computed.azimuthDegrees - metadata.headingDegrees),
      elevationDegrees: computed.elevationDegrees,
      source: 'metadata',
    };
  }
  const told = computed?.elevationDegrees ?? shading.elevationDegrees;
  const elevationDegrees = told ?? PLEASANT.elevationDegrees;
  if (shading.azimuthDegrees !== null) {
    return { azimuthDegrees: shading.azimuthDegrees, elevationDegrees, source: 'shading' };
  }
  const evening = elevationDegrees < EVENING_ELEVATION;
  return {
    azimuthDegrees: evening ? EVENING_AZIMUTH : PLEASANT.azimuthDegrees,
    elevationDegrees,
    source: 'assumed',
  };
}

/** Compass direction and height of the sun in degrees; null when not known, or when the picture gives it the lie. */
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
