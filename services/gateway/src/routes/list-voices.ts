import {
  ApiError,
  pageOf,
  publicVoices,
  voicesQueryRules,
  voicesQuerySchema,
} from '@groundwork/contract';
import { catalogueKeys } from '@groundwork/storage';
import type { Request, Response } from 'express';
import type { CatalogueLinks } from '../catalogue-links.js';
import type { GatewayServices } from '../gateway-services.js';

/** GET /v1/voices: the narrators that `voice_id` takes; installed ones first, as they speak when the request names no voice. */
export function listVoices(
  { installedVoices }: Pick<GatewayServices, 'installedVoices'>,
  links: CatalogueLinks,
) {
  return async (request: Request, response: Response): Promise<void> => {
    const parsed = voicesQuerySchema.safeParse(request.query);
    if (!parsed.success) {
      const name = parsed.error.issues[0]?.path[0] as keyof typeof voicesQueryRules;
      throw new ApiError('INVALID_PARAMETER', {
        message: `${name} must be ${voicesQueryRules[name]}`,
      });
    }
    const { type, gender, age, language, ...query } = parsed.data;
    const all = [...(await installedVoices.voices()), ...publicVoices];
    const matching = all.filter(
      (voice) =>
        (type === 'all' || voice.type === type) &&
        (gender === undefined || voice.gender === gender) &&
        (age === undefined || voice.age === age) &&
        (language === undefined || voice.language === language),
    );
    const { page, pagination } = pageOf(matching, query);
    const voices = await Promise.all(
      page.map(async (voice) => {
        const preview_url = await links.to(catalogueKeys.voice(voice.voice_id));
        return { ...voice, preview_url };
      }),
    );
    response.json({ voices, pagination });
  };
}
