import { z } from 'zod';

/** A place on the flat ground in metres: x to the right of the camera, z ahead of it. */
export const groundPointSchema = z.object({ x: z.number(), z: z.number() });
export type GroundPoint = z.infer<typeof groundPointSchema>;
