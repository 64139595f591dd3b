import { z } from 'zod';

/** A page's id for one press of a button: requests that repeat it have no further effect. */
export const attemptSchema = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'This is not 32 hexadecimal digits.');
