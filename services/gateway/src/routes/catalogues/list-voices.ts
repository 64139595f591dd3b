import {
  publicVoices,
  voiceAges,
  voiceGenders,
  voiceLanguages,
  voiceSchema,
} from '@groundwork/contract/catalogues/voices';
import { pageOf, pageQuery, paginationSchema } from '@groundwork/contract/paging/pages';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { parseQuery } from '../../cursor.js';
import { endpoint } from '../../endpoint.js';
import type { RouteServices } from '../../gateway-services.js';

const voicesQuerySchema = z.object({
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

/** Answer of GET /v1/voices. */
const voiceListSchema = z
  .object({ voices: z.array(voiceSchema).describe('The page.'), pagination: paginationSchema })
  .meta({ id: 'VoiceList' });

/** GET /v1/voices: the narrators that `voice_id` takes; installed ones first, as they speak when the request names no voice. */
function listVoices({
  installedVoices,
  catalogueLinks: links,
}: Pick<RouteServices, 'installedVoices' | 'catalogueLinks'>) {
  return async (request: Request, response: Response): Promise<void> => {
    const { type, gender, age, language, ...query } = parseQuery(voicesQuerySchema, request.query);
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
