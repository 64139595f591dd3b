import { z } from 'zod';

/** What a camera or drone wrote into its photo; each value is null when it was not written or not believable. */
export const photoMetadataSchema = z.object({
  /** Focal length for a 36 mm wide frame, in millimetres. */
  focalLength35mm: z.number().positive().nullable(),
  /** Moment of exposure, ISO 8601 in UTC. Null when the camera's clock can't be tied to a time zone. */
  takenAt: z.iso.datetime().nullable(),
  /** Degrees, north positive. */
  latitude: z.number().min(-90).max(90).nullable(),
  /** Degrees, east positive. */
  longitude: z.number().min(-180).max(180).nullable(),
  /** Drone's camera: 0 looks at the horizon, -90 straight down. */
  gimbalPitchDegrees: z.number().min(-180).max(180).nullable(),
  /** Drone's compass direction of view, degrees clockwise from north. */
  gimbalYawDegrees: z.number().min(-360).max(360).nullable(),
  /** Height of the drone above its take-off point, in metres. */
  relativeAltitudeMetres: z.number().nullable(),
});

export type PhotoMetadata = z.infer<typeof photoMetadataSchema>;

/** A photo that tells nothing about how it was taken. */
export const noPhotoMetadata: PhotoMetadata = {
  focalLength35mm: null,
  takenAt: null,
  latitude: null,
  longitude: null,
  gimbalPitchDegrees: null,
  gimbalYawDegrees: null,
  relativeAltitudeMetres: null,
};
