import { z } from 'zod';
import { voiceLanguages } from '../catalogues/voices.js';

/** `disclosure` of a request for a film or a showcase: whether it says in letters that it was made. */
export const disclosureSchema = z.object({
  label: z.boolean(),
  /** The film's or showcase's when left out. */
  language: z.enum(voiceLanguages).optional(),
});
export type Disclosure = z.infer<typeof disclosureSchema>;
