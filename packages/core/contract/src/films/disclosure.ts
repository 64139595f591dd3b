import { z } from 'zod';
import { voiceLanguages } from '../catalogues/voices.js';

/** `disclosure` of a request for a film or a showcase: whether it says in letters that it was made. */
export const disclosureSchema = z
  .object({
    label: z.boolean().describe('Whether the label is shown.'),
    language: z
      .enum(voiceLanguages)
      .optional()
      .describe('Language of the label (optional). Leave empty to use that of the film or image.'),
  })
  .meta({ id: 'Disclosure' });
export type Disclosure = z.infer<typeof disclosureSchema>;
