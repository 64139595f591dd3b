import { z } from 'zod';

/** The name that a page gives to one press of a button: what is sent twice with it is done once. */
export const attemptSchema = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'This is not 32 hexadecimal digits.');
