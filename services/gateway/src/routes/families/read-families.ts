import { ApiError } from '@groundwork/contract/errors';
import { familyListSchema, familySchema } from '@groundwork/contract/families/family';
import {
  listedFamily,
  listedPreset,
  type PresentableFamily,
  type PresentablePreset,
  presentFamily,
  presentPreset,
} from '@groundwork/contract/families/present-family';
import { familiesQuerySchema } from '@groundwork/contract/families/requests';
import { limits } from '@groundwork/contract/limits';
import {
  listFamilies as findFamilies,
  findFamily,
  type StoredFamily,
} from '@groundwork/database/families/families';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import {
  type FamilyPreset,
  familyPresets,
  findFamilyPreset,
  PRESETS_CREATED_AT,
} from '@groundwork/words/cast';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { parseQuery } from '../../cursor.js';
import { endpoint } from '../../endpoint.js';
import type { RouteServices } from '../../gateway-services.js';
import { callerOf } from '../../request/request-context.js';
import type { PresetPortraits } from './preset-portraits.js';

/** Links of portraits last as long as those of results, and are new in each answer. */
function signer(assetUrls: AssetUrls): (key: string) => string {
  const until = new Date(Date.now() + limits.resultDays * 24 * 3600 * 1000);
  return (key) => assetUrls.sign(key, until);
}

function presentable(family: StoredFamily): PresentableFamily {
  const { members, ...row } = family;
  return {
    ...row,
    members: members.map(
      ({ seed: _seed, portrait_key: _portrait, drawn_by: _by, ...member }) => member,
    ),
    portraitKeys:
      row.cardKey === null
        ? []
        : members.flatMap(({ portrait_key: key }) => (key === null ? [] : [key])),
  };
}

async function presentablePreset(
  { slug, members }: FamilyPreset,
  presets: PresetPortraits,
): Promise<PresentablePreset> {
  const shown = members.map(({ type, age }) => ({
    role: type === 'child' ? ('child' as const) : ('adult' as const),
    ...(age === undefined ? {} : { age }),
  }));
  return { slug, members: shown, createdAt: PRESETS_CREATED_AT, ...(await presets.of(slug)) };
}

/** GET /v1/families: presets first, then the caller's own and shared ones, oldest first. */
export function listFamilies(services: RouteServices) {
  return async (request: Request, response: Response) => {
    const { type } = parseQuery(familiesQuerySchema, request.query);
    const sign = signer(services.assetUrls);
    const ours =
      type === 'custom'
        ? []
        : await Promise.all(
            familyPresets().map((preset) => presentablePreset(preset, services.presetPortraits)),
          );
    const own =
      type === 'preset' ? [] : await findFamilies(services.database, callerOf(response).account.id);
    response.json({
      families: [
        ...ours.map((preset) => listedPreset(preset, sign)),
        ...own.map((family) => listedFamily(presentable(family), sign)),
      ],
    });
  };
}

/** GET /v1/families/{idOrSlug}: a UUID for any visible family, a slug for presets only. */
export function getFamily(services: RouteServices) {
  return async (request: Request, response: Response) => {
    const address = String(request.params.familyId);
    const sign = signer(services.assetUrls);
    const preset = findFamilyPreset(address);
    if (preset !== null) {
      response.json(presentPreset(await presentablePreset(preset, services.presetPortraits), sign));
      return;
    }
    const family = z.uuid().safeParse(address).success
      ? await findFamily(services.database, callerOf(response).account.id, address)
      : null;
    if (family === null) throw new ApiError('FAMILY_NOT_FOUND');
    response.json(presentFamily(presentable(family), sign));
  };
}

export const listFamiliesEndpoint = endpoint({
  id: 'listFamilies',
  method: 'get',
  path: '/v1/families',
  tag: 'Families',
  query: familiesQuerySchema,
  answers: { 200: { schema: familyListSchema } },
  errors: ['INVALID_PARAMETER'],
  handlers: (services) => [listFamilies(services)],
});

export const getFamilyEndpoint = endpoint({
  id: 'getFamily',
  method: 'get',
  path: '/v1/families/{familyId}',
  tag: 'Families',
  answers: { 200: { schema: familySchema } },
  errors: ['FAMILY_NOT_FOUND'],
  handlers: (services) => [getFamily(services)],
});
