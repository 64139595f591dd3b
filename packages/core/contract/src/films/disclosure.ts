import { z } from 'zod';

export const disclosureLanguages = ['en', 'es', 'pt', 'de', 'fr', 'it', 'ca'] as const;
export type DisclosureLanguage = (typeof disclosureLanguages)[number];

/** `disclosure` of a request for a film or a showcase: whether it says in letters that it was made. */
export const disclosureSchema = z.object({
  label: z.boolean(),
  /** The film's or showcase's when left out. */
  language: z.enum(disclosureLanguages).optional(),
});
export type Disclosure = z.infer<typeof disclosureSchema>;
