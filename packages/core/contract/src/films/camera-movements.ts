import { z } from 'zod';

/** The eight moves a scene can ask for, in the order of the API document. */
export const cameraMovements = [
  'traveling_left',
  'traveling_right',
  'traveling_up',
  'traveling_down',
  'dolly_in',
  'dolly_out',
  'arc_left',
  'arc_right',
] as const;

export const cameraMovementSchema = z.enum(cameraMovements);
export type CameraMovement = z.infer<typeof cameraMovementSchema>;
