import { z } from 'zod';
import { voiceAges, voiceGenders, voiceLanguages } from './catalogues/voices.js';

const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

/** Query of GET /v1/voices, as strings in the URL. */
export const voicesQuerySchema = z.object({
  type: z.enum(['public', 'cloned', 'all']).default('all'),
  gender: z.enum(voiceGenders).optional(),
  age: z.enum(voiceAges).optional(),
  language: z.enum(voiceLanguages).optional(),
  limit: whole(1, 100).default(20),
  offset: whole(0, Number.MAX_SAFE_INTEGER).default(0),
});

/** What each parameter takes, for the message of INVALID_PARAMETER. */
export const voicesQueryRules: Readonly<Record<keyof z.output<typeof voicesQuerySchema>, string>> =
  {
    type: 'one of: public, cloned, all',
    gender: `one of: ${voiceGenders.join(', ')}`,
    age: `one of: ${voiceAges.join(', ')}`,
    language: `one of: ${voiceLanguages.join(', ')}`,
    limit: 'an integer from 1 to 100',
    offset: 'an integer of 0 or more',
  };
