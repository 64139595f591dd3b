import { z } from 'zod';
import { landReadingRequestSchema } from './land-readings.js';
import { landReadingDataSchema } from './reading.js';

/** Photos that a worker is to look at; pictures and answers are named by their keys in the store. */
export const photoLookOrderSchema = z.array(
  z.object({
    photo: z.string(),
    mask: z.string().nullable(),
    /** The request of a land film; null where only what the photo shows is asked. */
    land: landReadingRequestSchema.nullable(),
    answer: z.string(),
  }),
);
export type PhotoLookOrder = z.infer<typeof photoLookOrderSchema>;

/** What can be known of a photo while a request waits; objections are those against a land film. */
export const photoLookSchema = landReadingDataSchema.pick({ photo: true, objections: true });
export type PhotoLook = z.infer<typeof photoLookSchema>;
