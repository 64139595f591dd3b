import { z } from 'zod';

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
  source: z.enum(['metadata', 'shading', 'assumed']),
});
export type Sun = z.infer<typeof sunSchema>;
