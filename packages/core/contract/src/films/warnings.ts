import { z } from 'zod';
import { landWarningCodes } from '../land/warnings.js';
import { propertyWarningCodes } from '../property-films/warnings.js';

/** What was assumed in a film of any kind, or could not be done, in `result.warnings`. */
export const filmWarningSchema = z.object({
  code: z.enum([...landWarningCodes, ...propertyWarningCodes]),
  message: z.string(),
});
export type FilmWarning = z.infer<typeof filmWarningSchema>;
