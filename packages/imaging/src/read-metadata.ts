import readExif from 'exif-reader';
import sharp from 'sharp';
import { noPhotoMetadata, type PhotoMetadata } from './photo-metadata.js';

/**
 * What a photo's EXIF and XMP say about how it was taken. Never throws for odd contents: a block that
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
  const focal = number(photo.FocalLengthIn35mmFilm);
  const heading = number(gps.GPSImgDirection);
  return {
    ...noPhotoMetadata,
    focalLength35mm: focal !== null && focal >= 4 && focal <= 2000 ? focal : null,
    latitude: located ? latitude : null,
    longitude: located ? longitude : null,
    headingDegrees: heading !== null && heading >= 0 && heading <= 360 ? heading : null,
    takenAt: exposureTime(photo, gps, located ? longitude : null),
  };
}

function exposureTime(
  photo: Record<string, unknown>,
  gps: Record<string, unknown>,
  longitude: number | null,
): string | null {
  const day = gps.GPSDateStamp;
  const clock = gps.GPSTimeStamp;
  if (typeof day === 'string' && Array.isArray(clock)) {
    const [hours, minutes, seconds] = clock.map(Number);
    const date = /^(\d{4})[:-](\d{2})[:-](\d{2})/u.exec(day);
    if (date !== null) {
      const midnight = Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3]));
      const offset = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
      return isoTime(midnight + offset * 1000);
    }
  }
  // exif-reader reads the camera's wall clock as if it were UTC.
  const local = photo.DateTimeOriginal ?? photo.DateTimeDigitized;
  if (!(local instanceof Date)) return null;
  const zone = photo.OffsetTimeOriginal ?? photo.OffsetTime;
  const offset = typeof zone === 'string' ? /^([+-])(\d{2}):(\d{2})/u.exec(zone) : null;
  if (offset !== null) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3]);
    return isoTime(local.getTime() - (offset[1] === '-' ? -1 : 1) * minutes * 60_000);
  }
  if (longitude === null) return null;
  return isoTime(local.getTime() - Math.round(longitude / 15) * 3_600_000);
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
  const pitch = value('GimbalPitchDegree') ?? value('GimbalPitch');
  const yaw = value('GimbalYawDegree');
  const altitude = value('RelativeAltitude');
  return {
    ...metadata,
    gimbalPitchDegrees: pitch !== null && Math.abs(pitch) <= 180 ? pitch : null,
    headingDegrees:
      yaw !== null && Math.abs(yaw) <= 360 ? (yaw + 360) % 360 : metadata.headingDegrees,
    relativeAltitudeMetres: altitude !== null && Math.abs(altitude) < 10_000 ? altitude : null,
  };
}

function isoTime(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isFinite(milliseconds) && date.getUTCFullYear() >= 1990 ? date.toISOString() : null;
}

function coordinate(
  parts: unknown,
  reference: unknown,
  negative: string,
  most: number,
): number | null {
  if (!Array.isArray(parts)) return null;
  const [degrees, minutes, seconds] = parts.map(Number);
  const size = (degrees ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
  if (!Number.isFinite(size) || Math.abs(size) > most) return null;
  return reference === negative ? -size : size;
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
