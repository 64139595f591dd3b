import { z } from 'zod';
import { pageQuery, pageQueryRules, paginationSchema } from '../paging/pagination.js';
import { voiceAges, voiceGenders, voiceLanguages, voiceSchema } from './voices.js';

export const voicesQuerySchema = z.object({
  type: z
    .enum(['public', 'cloned', 'all'])
    .default('all')
    .describe('Voices of the platform, those cloned for you, or both.'),
  gender: z.enum(voiceGenders).optional().describe('Only voices of this gender.'),
  age: z.enum(voiceAges).optional().describe('Only voices of this age.'),
  language: z
    .enum(voiceLanguages)
    .optional()
    .describe('Only voices that speak this language, ISO 639-1.'),
  ...pageQuery,
});

/** Allowed values of each parameter, for the message of INVALID_PARAMETER. */
export const voicesQueryRules: Readonly<Record<keyof z.output<typeof voicesQuerySchema>, string>> =
  {
    type: 'one of: public, cloned, all',
    gender: `one of: ${voiceGenders.join(', ')}`,
    age: `one of: ${voiceAges.join(', ')}`,
    language: `one of: ${voiceLanguages.join(', ')}`,
    ...pageQueryRules,
  };

/** Answer of GET /v1/voices. */
export const voiceListSchema = z
  .object({ voices: z.array(voiceSchema).describe('The page.'), pagination: paginationSchema })
  .meta({ id: 'VoiceList' });
