import { z } from 'zod';
import { shownMetadata } from '../metadata.js';

/** Answer of the three endpoints; they say `credits_charged` where land says `charged_credits`. */
export const propertyFilmAcceptedSchema = z
  .object({
    task_id: z.string(),
    status: z.literal('preparing'),
    message: z.string(),
    created_at: z.iso.datetime(),
    livemode: z.boolean(),
    request_id: z.string(),
    credits_charged: z.int().nonnegative(),
    ...shownMetadata,
    _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
  })
  .meta({ id: 'FilmAccepted' });
export type PropertyFilmAccepted = z.infer<typeof propertyFilmAcceptedSchema>;
