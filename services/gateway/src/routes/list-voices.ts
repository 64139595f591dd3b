import {
  ApiError,
  publicVoices,
  voiceAges,
  voiceGenders,
  voiceLanguages,
} from '@groundwork/contract';
import type { Request, Response } from 'express';
import { z } from 'zod';

const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

const querySchema = z.object({
  type: z.enum(['public', 'cloned', 'all']).default('all'),
  gender: z.enum(voiceGenders).optional(),
  age: z.enum(voiceAges).optional(),
  language: z.enum(voiceLanguages).optional(),
  limit: whole(1, 100).default(20),
  offset: whole(0, Number.MAX_SAFE_INTEGER).default(0),
});

/** What each parameter takes, for the message of INVALID_PARAMETER. */
const allowed: Readonly<Record<keyof z.output<typeof querySchema>, string>> = {
  type: 'one of: public, cloned, all',
  gender: `one of: ${voiceGenders.join(', ')}`,
  age: `one of: ${voiceAges.join(', ')}`,
  language: `one of: ${voiceLanguages.join(', ')}`,
  limit: 'an integer from 1 to 100',
  offset: 'an integer of 0 or more',
};

/** GET /v1/voices: the narrators that `voice_id` takes. */
export function listVoices(request: Request, response: Response): void {
  const parsed = querySchema.safeParse(request.query);
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof typeof allowed;
    throw new ApiError('INVALID_PARAMETER', { message: `${name} must be ${allowed[name]}` });
  }
  const { type, gender, age, language, limit, offset } = parsed.data;
  const matching = publicVoices.filter(
    (voice) =>
      (type === 'all' || voice.type === type) &&
      (gender === undefined || voice.gender === gender) &&
      (age === undefined || voice.age === age) &&
      (language === undefined || voice.language === language),
  );
  const voices = matching.slice(offset, offset + limit);
  response.json({
    voices,
    pagination: {
      total: matching.length,
      limit,
      offset,
      has_more: offset + voices.length < matching.length,
    },
  });
}
