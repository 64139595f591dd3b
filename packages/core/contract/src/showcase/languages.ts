import { z } from 'zod';

/** Languages of a showcase's own words; the customer's values are shown as sent. */
export const showcaseLanguages = ['en', 'es', 'de', 'fr', 'it', 'pt'] as const;
export const showcaseLanguageSchema = z.enum(showcaseLanguages);
export type ShowcaseLanguage = z.infer<typeof showcaseLanguageSchema>;
export const DEFAULT_SHOWCASE_LANGUAGE: ShowcaseLanguage = 'en';
