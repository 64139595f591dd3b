import readExif from 'exif-reader';
import sharp from 'sharp';
import { z } from 'zod';

/** Metadata of a camera or drone; a value is null when it was not written or is not believable. */
const photoMetadataSchema = z.object({
  /** Focal length for a 36 mm wide frame, in millimetres. */
  focalLength35mm: z.number().positive().nullable(),
  /**
   * Moment of exposure, ISO 8601 in UTC. A camera clock without a time zone is read with the nautical
   * zone of its longitude, which summer time can put an hour or two off; without a longitude it is null.
   */
  takenAt: z.iso.datetime().nullable(),
  /** Degrees, north positive. */
  latitude: z.number().min(-90).max(90).nullable(),
  /** Degrees, east positive. */
  longitude: z.number().min(-180).max(180).nullable(),
  /** Drone's camera: 0 looks at the horizon, -90 straight down. */
  gimbalPitchDegrees: z.number().min(-180).max(180).nullable(),
  /** Compass direction of view, 0..360 degrees clockwise from north: the drone's gimbal or the camera's own compass. */
  headingDegrees: z.number().min(0).max(360).nullable(),
  /** Height of the drone above its take-off point, in metres. */
  relativeAltitudeMetres: z.number().nullable(),
});

export type PhotoMetadata = z.infer<typeof photoMetadataSchema>;

/** Metadata of a photo that has none. */
export const noPhotoMetadata: PhotoMetadata = {
  focalLength35mm: null,
  takenAt: null,
  latitude: null,
  longitude: null,
  gimbalPitchDegrees: null,
  headingDegrees: null,
  relativeAltitudeMetres: null,
};

/**
 * Reads from a photo's EXIF and XMP how it was taken. Never throws for odd contents: a block that
 * can't be read is the same as one that is missing, because the picture itself is still good.
 */
export async function readPhotoMetadata(bytes: Uint8Array): Promise<PhotoMetadata> {
  const { exif, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const fromExif = exif === undefined ? noPhotoMetadata : metadataFromExif(exif);
  return xmp === undefined ? fromExif : withXmp(fromExif, xmp);
}

function metadataFromExif(block: Buffer): PhotoMetadata {
  let tags: ReturnType<typeof readExif>;
  try {
    tags = readExif(block);
  } catch (error) {
    if (error instanceof Error) return noPhotoMetadata;
    throw error;
  }
  const photo: Record<string, unknown> = tags.Photo ?? {};
  const gps: Record<string, unknown> = tags.GPSInfo ?? {};
  const longitude = coordinate(gps.GPSLongitude, gps.GPSLongitudeRef, 'W', 180);
  const latitude = coordinate(gps.GPSLatitude, gps.GPSLatitudeRef, 'S', 90);
  // Cameras without a fix write zeros; nobody sells a plot in the Gulf of Guinea.
  const located = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  const heading = number(gps.GPSImgDirection);
  return {
    ...noPhotoMetadata,
    focalLength35mm: focalLength(photo, tags.Image ?? {}),
    latitude: located ? latitude : null,
    longitude: located ? longitude : null,
    headingDegrees: heading !== null && heading >= 0 && heading <= 360 ? heading : null,
    takenAt: exposureTime(photo, gps, located ? longitude : null),
  };
}

/** Lenses with which anyone shows land, in millimetres for a 36 mm wide frame. */
const SHORTEST_LENS = 8;
const LONGEST_LENS = 800;
/** Millimetres for each of EXIF's units of the focal plane's resolution: inch, centimetre, millimetre, micrometre. */
const focalPlaneUnits = new Map([
  [2, 25.4],
  [3, 10],
  [4, 1],
  [5, 0.001],
]);
/** From one inch over four thirds, APS-C and full frame to medium format, in millimetres; phones write the equivalent. */
const sensorWidths = [13.2, 17.3, 22.3, 23.6, 36, 43.8, 53.4];

/** For a 36 mm wide frame, as written or from the real focal length and the sensor's size; null when not believable. */
function focalLength(
  photo: Record<string, unknown>,
  image: Record<string, unknown>,
): number | null {
  const written = number(photo.FocalLengthIn35mmFilm);
  const found = written !== null && written > 0 ? written : focalLengthFromSensor(photo);
  if (found === null) return null;
  // Apple's figure has the digital zoom in it, others' has not.
  const zoom = number(photo.DigitalZoomRatio) ?? 1;
  const apple = typeof image.Make === 'string' && /^apple/iu.test(image.Make);
  const focal = found * (zoom > 1 && zoom <= 20 && !apple ? zoom : 1);
  return focal >= SHORTEST_LENS && focal <= LONGEST_LENS ? focal : null;
}

function focalLengthFromSensor(photo: Record<string, unknown>): number | null {
  const focal = number(photo.FocalLength);
  const density = number(photo.FocalPlaneXResolution);
  const unit = focalPlaneUnits.get(number(photo.FocalPlaneResolutionUnit) ?? 2);
  const pixels = Math.max(number(photo.PixelXDimension) ?? 0, number(photo.PixelYDimension) ?? 0);
  if (focal === null || density === null || unit === undefined) return null;
  if (!(focal > 0 && density > 0 && pixels > 0)) return null;
  const sensorWidth = (pixels / density) * unit;
  // A picture that was made smaller has fewer pixels than its sensor.
  const known = sensorWidths.some((width) => Math.abs(sensorWidth / width - 1) < 0.03);
  return known ? (focal * 36) / sensorWidth : null;
}

/** The camera's clock with its zone, else the satellites' time, else the clock with the longitude's zone. */
function exposureTime(
  photo: Record<string, unknown>,
  gps: Record<string, unknown>,
  longitude: number | null,
): string | null {
  // exif-reader reads the camera's wall clock as if it were UTC.
  const clock = photo.DateTimeOriginal ?? photo.DateTimeDigitized;
  const local = clock instanceof Date ? clock.getTime() : Number.NaN;
  const zone = zoneMinutes(
    photo.OffsetTimeOriginal ?? photo.OffsetTimeDigitized ?? photo.OffsetTime,
  );
  if (Number.isFinite(local) && zone !== null) return isoTime(local - zone * 60_000);
  const satellites = satelliteTime(gps);
  // Cameras keep the last fix they had; no zone is further than this from UTC.
  const stale = Number.isFinite(local) && Math.abs(local - (satellites ?? 0)) > 15 * 3_600_000;
  if (satellites !== null && !stale) return isoTime(satellites);
  if (!Number.isFinite(local) || longitude === null) return null;
  return isoTime(local - Math.round(longitude / 15) * 3_600_000);
}

function zoneMinutes(zone: unknown): number | null {
  const parts = typeof zone === 'string' ? /^([+-])(\d{2}):?(\d{2})/u.exec(zone) : null;
  if (parts === null) return typeof zone === 'string' && zone.startsWith('Z') ? 0 : null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  if (minutes > 14 * 60) return null;
  return parts[1] === '-' ? -minutes : minutes;
}

/** Milliseconds since 1970. */
function satelliteTime(gps: Record<string, unknown>): number | null {
  const day = gps.GPSDateStamp;
  const clock = gps.GPSTimeStamp;
  if (typeof day !== 'string' || !Array.isArray(clock)) return null;
  const date = /^(\d{4})[:-](\d{2})[:-](\d{2})/u.exec(day);
  const [hours = 0, minutes = 0, seconds = 0] = clock.map(Number);
  const time = (hours * 60 + minutes) * 60 + seconds;
  if (date === null || !(time >= 0 && time <= 86_401)) return null;
  return Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3])) + time * 1000;
}

/** Drones write their gimbal and height as attributes or as elements of XMP. */
function withXmp(metadata: PhotoMetadata, block: Buffer): PhotoMetadata {
  const text = block.subarray(0, 256 * 1024).toString('utf8');
  const value = (name: string): number | null => {
    const match = new RegExp(
      `[\\w-]+:${name}\\s*(?:=\\s*["']|>)\\s*([+-]?\\d+(?:\\.\\d+)?)\\s*["'<]`,
      'u',
    ).exec(text);
    return match === null ? null : number(Number(match[1]));
  };
  const pitch = value('GimbalPitchDegree') ?? value('GimbalPitch') ?? value('CameraPitchDegree');
  const yaw = value('GimbalYawDegree') ?? value('CameraYawDegree') ?? value('FlightYawDegree');
  const altitude = value('RelativeAltitude');
  return {
    ...metadata,
    // Gimbals overshoot straight down by a degree or two; one that looks at the sky shows no land.
    gimbalPitchDegrees:
      pitch !== null && pitch >= -95 && pitch <= HIGHEST_PITCH ? Math.max(-90, pitch) : null,
    headingDegrees:
      yaw !== null && Math.abs(yaw) <= 360 ? (yaw + 360) % 360 : metadata.headingDegrees,
    relativeAltitudeMetres:
      altitude !== null && altitude > LOWEST_FLIGHT && altitude < HIGHEST_FLIGHT ? altitude : null,
  };
}

const HIGHEST_PITCH = 35;
/** Height range in metres above the take-off point for a picture of a plot; zero means that the drone did not know. */
const LOWEST_FLIGHT = 1;
const HIGHEST_FLIGHT = 1500;

function isoTime(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  // A clock that was never set counts from 1970 or 1980.
  const year = Number.isFinite(milliseconds) ? date.getUTCFullYear() : 0;
  return year >= 1990 && year < 2100 ? date.toISOString() : null;
}

function coordinate(
  parts: unknown,
  reference: unknown,
  negative: string,
  most: number,
): number | null {
  if (!Array.isArray(parts)) return null;
  const [degrees, minutes, seconds] = parts.map(Number);
  if (!((minutes ?? 0) >= 0 && (minutes ?? 0) < 60.001)) return null;
  if (!((seconds ?? 0) >= 0 && (seconds ?? 0) < 60.001)) return null;
  const size = (degrees ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
  if (!Number.isFinite(size) || Math.abs(size) > most) return null;
  return reference === negative ? -size : size;
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
