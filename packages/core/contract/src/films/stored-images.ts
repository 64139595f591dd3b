import { z } from 'zod';

/** The stored pictures of a request, written with the task at acceptance. */
export const storedImagesSchema = <const Roles extends readonly [string, ...string[]]>(
  roles: Roles,
) =>
  z.object({
    images: z.array(
      z.object({
        role: z.enum(roles),
        /** Dotted path of the field that named the picture. */
        path: z.string(),
        key: z.string(),
        type: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
        sha256: z.string(),
      }),
    ),
  });
