import {
  voiceListSchema,
  voicesQueryRules,
  voicesQuerySchema,
} from '@groundwork/contract/catalogues/list-voices';
import { publicVoices } from '@groundwork/contract/catalogues/voices';
import { ApiError } from '@groundwork/contract/errors';
import { pageOf } from '@groundwork/contract/paging/pagination';
import { catalogueKeys } from '@groundwork/storage/catalogue-keys';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { RouteServices } from '../../gateway-services.js';

/** GET /v1/voices: the narrators that `voice_id` takes; installed ones first, as they speak when the request names no voice. */
export function listVoices({
  installedVoices,
  catalogueLinks: links,
}: Pick<RouteServices, 'installedVoices' | 'catalogueLinks'>) {
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

export const listVoicesEndpoint = endpoint({
  id: 'listVoices',
  method: 'get',
  path: '/v1/voices',
  tag: 'Catalogues',
  query: voicesQuerySchema,
  answers: { 200: { schema: voiceListSchema } },
  errors: ['INVALID_PARAMETER'],
  handlers: (services) => [listVoices(services)],
});
