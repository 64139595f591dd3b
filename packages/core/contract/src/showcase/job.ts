import { z } from 'zod';
import { limits } from '../limits.js';
import type { BillingPeriod } from '../plans.js';
import { shownMetadata } from '../request-fields.js';
import { editAnswerFields } from './edit-answer.js';

/** Answer of POST …/property-showcase and …/property-showcase/edit. */
export const showcaseAcceptedSchema = z
  .object({
    job_id: z.string(),
    status: z.literal('pending'),
    message: z.string(),
    ...editAnswerFields,
    ...shownMetadata,
    request_id: z.string(),
  })
  .meta({ id: 'ShowcaseAccepted' });
export type ShowcaseAccepted = z.infer<typeof showcaseAcceptedSchema>;

/** Credits of a showcase or an edit. @param images how many to make: one, or one for each requested format */
export function showcasePrice(billing: BillingPeriod, images = 1): number {
  return billing === 'annual' ? 0 : limits.showcase.credits * images;
}
