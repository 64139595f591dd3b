import { z } from 'zod';

export const lightSources = ['visible', 'metadata', 'shading', 'unknown'] as const;

/** Where the light comes from, as plain data. */
export const sunSchema = z.object({
  /**
   * Direction to the sun in the ground plane, degrees clockwise (from above) from the direction of view:
   * 0 is in front of the camera, 90 to the right, -90 to the left, 180 behind it. From straight above 0 is
   * towards the top edge.
   */
  azimuthDegrees: z.number().min(-360).max(360),
  /** Over the horizon; at or below 0 it has set. */
  elevationDegrees: z.number().min(-90).max(90),
  /**
   * `visible`: it is in the picture. `unknown`: there is no evidence, so the light is soft and casts no hard shadow,
   * from a flattering direction.
   */
  source: z.enum(lightSources),
  /** Where a visible one is seen, in shares of the picture; may lie outside of a part that was cut from it. */
  place: z.object({ x: z.number(), y: z.number() }).optional(),
});
export type Sun = z.infer<typeof sunSchema>;
