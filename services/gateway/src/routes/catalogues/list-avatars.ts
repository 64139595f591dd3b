import { presenterDescription, presenters } from '@groundwork/contract/catalogues/avatars';
import { cardSeconds, cardTemplates } from '@groundwork/contract/catalogues/intro-outro-templates';
import {
  type Avatar,
  avatarListSchema,
  avatarsQueryRules,
  avatarsQuerySchema,
} from '@groundwork/contract/catalogues/list-avatars';
import {
  type IntroOutroTemplates,
  introOutroTemplatesSchema,
} from '@groundwork/contract/catalogues/list-intro-outro-templates';
import { ApiError } from '@groundwork/contract/errors';
import { pageOf } from '@groundwork/contract/paging/pagination';
import { catalogueKeys } from '@groundwork/storage/catalogue-keys';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { RouteServices } from '../../gateway-services.js';

/** GET /v1/intro-outro/templates: the designs that `elements_config.intro_outro` takes. */
function listIntroOutroTemplates({ catalogueLinks: links }: Pick<RouteServices, 'catalogueLinks'>) {
  return async (_request: Request, response: Response): Promise<void> => {
    const templates = await Promise.all(
      cardTemplates.map(async ({ fields, ...template }) => ({
        ...template,
        fields: fields.map((field) => ({ ...field })),
        preview_image_url: await links.to(catalogueKeys.card(template.template_id)),
        defaults: { seconds: cardSeconds[template.kind] },
      })),
    );
    const body: IntroOutroTemplates = { templates };
    response.json(body);
  };
}

export const listIntroOutroTemplatesEndpoint = endpoint({
  id: 'listIntroOutroTemplates',
  method: 'get',
  path: '/v1/intro-outro/templates',
  tag: 'Catalogues',
  answers: { 200: { schema: introOutroTemplatesSchema } },
  handlers: (services) => [listIntroOutroTemplates(services)],
});

/** GET /v1/avatars: the presenters that `avatar_id` takes. Nobody has uploaded any of their own. */
export function listAvatars({ catalogueLinks: links }: Pick<RouteServices, 'catalogueLinks'>) {
  return async (request: Request, response: Response): Promise<void> => {
    if (request.query.type === undefined) {
      throw new ApiError('MISSING_PARAMETER', { message: 'type is required' });
    }
    const parsed = avatarsQuerySchema.safeParse(request.query);
    if (!parsed.success) {
      const name = parsed.error.issues[0]?.path[0] as keyof typeof avatarsQueryRules;
      throw new ApiError('INVALID_PARAMETER', {
        message: `${name} must be ${avatarsQueryRules[name]}`,
      });
    }
    const { type, ...query } = parsed.data;
    const { page, pagination } = pageOf(type === 'realistic' ? presenters : [], query);
    const avatars = await Promise.all(
      page.map(async (presenter): Promise<Avatar> => {
        const { id, name } = presenter;
        const image_url = await links.to(catalogueKeys.avatar(id));
        const video_url = await links.to(catalogueKeys.avatarClip(id));
        const description = presenterDescription(presenter);
        const style = 'illustration';
        return { id, name, type: 'realistic', style, description, image_url, video_url };
      }),
    );
    response.json({ avatars, pagination });
  };
}

export const listAvatarsEndpoint = endpoint({
  id: 'listAvatars',
  method: 'get',
  path: '/v1/avatars',
  tag: 'Catalogues',
  query: avatarsQuerySchema,
  answers: { 200: { schema: avatarListSchema } },
  errors: ['INVALID_PARAMETER', 'MISSING_PARAMETER'],
  handlers: (services) => [listAvatars(services)],
});
