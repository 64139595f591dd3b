import { z } from 'zod';

/** Metadata of a camera or drone; a value is null when it was not written or is not believable. */
export const photoMetadataSchema = z.object({
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
