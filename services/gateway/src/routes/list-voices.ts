import { ApiError, publicVoices, voicesQueryRules, voicesQuerySchema } from '@groundwork/contract';
import type { Request, Response } from 'express';

/** GET /v1/voices: the narrators that `voice_id` takes. */
export function listVoices(request: Request, response: Response): void {
  const parsed = voicesQuerySchema.safeParse(request.query);
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof typeof voicesQueryRules;
    throw new ApiError('INVALID_PARAMETER', {
      message: `${name} must be ${voicesQueryRules[name]}`,
    });
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
