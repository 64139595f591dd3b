import { z } from 'zod';
import { pageQuery, pageQueryRules } from '../paging/pagination.js';
import { voiceAges, voiceGenders, voiceLanguages } from './voices.js';

export const voicesQuerySchema = z.object({
  type: z.enum(['public', 'cloned', 'all']).default('all'),
  gender: z.enum(voiceGenders).optional(),
  age: z.enum(voiceAges).optional(),
  language: z.enum(voiceLanguages).optional(),
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
