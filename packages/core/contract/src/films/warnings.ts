import { z } from 'zod';
import { landWarningCodes } from '../land/warnings.js';
import { propertyWarningCodes } from '../property-films/warnings.js';

/** An assumption about a film of any kind, or something it could not do, in `result.warnings`. */
export const filmWarningSchema = z
  .object({
    code: z
      .enum([...landWarningCodes, ...propertyWarningCodes])
      .describe('What we assumed or could not do.'),
    message: z.string(),
  })
  .meta({ id: 'FilmWarning' });
export type FilmWarning = z.infer<typeof filmWarningSchema>;
