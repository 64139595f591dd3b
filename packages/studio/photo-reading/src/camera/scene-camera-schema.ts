import { z } from 'zod';
import { terrainViews } from '../terrain-reading.js';

/** Properties of a camera that were assumed, because neither the photo nor its metadata gives them. */
export const cameraEstimates = ['focal_length', 'pitch', 'height'] as const;

/** How the ground's plane rises under the camera, in metres for each metre to the right and ahead. */
export const groundSlopeSchema = z.object({ across: z.number(), ahead: z.number() });
export type GroundSlope = z.infer<typeof groundSlopeSchema>;

/**
 * A level pinhole camera over flat ground, as plain data. The world's origin is the ground point under
 * the camera; x points right, y up, z along the heading; metres.
 */
export const sceneCameraSchema = z.object({
  view: z.enum(terrainViews),
  /** Size of the picture in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  focalLengthPx: z.number().positive(),
  /**
   * Where the optical axis meets the picture, shares of its width and height: its middle, or elsewhere, even outside,
   * for a part that was cut out of a photo.
   */
  principal: z.object({ x: z.number(), y: z.number() }).default({ x: 0.5, y: 0.5 }),
  /** 0 looks at the horizon, -90 straight down. */
  pitchDegrees: z.number().min(-90).max(45),
  /** Of the lens over the ground, in metres. */
  heightMetres: z.number().positive(),
  /** Left out when the ground is level or its slope is unknown. */
  slope: groundSlopeSchema.optional(),
  estimates: z.array(z.enum(cameraEstimates)),
});
export type SceneCamera = z.infer<typeof sceneCameraSchema>;
