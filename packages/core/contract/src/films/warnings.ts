import { z } from 'zod';
import { landWarningCodes } from '../land/warnings.js';
import { propertyWarningCodes } from '../property-films/warnings.js';

/** An assumption made in a film of any kind, or a wish that could not be met, in `result.warnings`. */
export const filmWarningSchema = z.object({
  code: z.enum([...landWarningCodes, ...propertyWarningCodes]),
  message: z.string(),
});
export type FilmWarning = z.infer<typeof filmWarningSchema>;
