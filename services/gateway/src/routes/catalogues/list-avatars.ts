import { cardSeconds, cardTemplates } from '@groundwork/contract/catalogues/intro-outro-templates';
import { ApiError } from '@groundwork/contract/errors';
import { pageOf, pageQuery, paginationSchema } from '@groundwork/contract/paging/pages';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import { presenterDescription, presenters } from '@groundwork/words/cast';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { parseQuery } from '../../cursor.js';
import { endpoint } from '../../endpoint.js';
import type { RouteServices } from '../../gateway-services.js';

const avatarTypes = ['realistic', 'custom'] as const;

const avatarStyles = ['illustration', 'filmed'] as const;

/** A presenter for narrated films; the document calls this resource "the service". */
export const avatarSchema = z
  .object({
    id: z.string().describe('Send it as `avatar_id`.'),
    name: z.string().describe('The presenter’s name.'),
    type: z
      .enum(avatarTypes)
      .describe(
        '`realistic` for presenters whom a provider films, `custom` for those that are drawn.',
      ),
    style: z
      .enum(avatarStyles)
      .describe(
        '`illustration`: drawn in flat colours. `filmed`: made by the provider that your operator has set.',
      ),
    description: z.string().describe('The presenter’s looks in one sentence.'),
    image_url: z.string().nullable().describe('Link to a picture; null until there is one.'),
    video_url: z
      .string()
      .nullable()
      .describe('Link to a film of the presenter; null where there is none.'),
  })
  .meta({ id: 'Avatar' });
type Avatar = z.infer<typeof avatarSchema>;

/** Answer of GET /v1/avatars. */
const avatarListSchema = z
  .object({ avatars: z.array(avatarSchema).describe('The page.'), pagination: paginationSchema })
  .meta({ id: 'AvatarList' });

/** Query of GET /v1/avatars, as strings in the URL. */
const avatarsQuerySchema = z.object({
  type: z.enum(avatarTypes).describe('Presenters who are filmed, or those who are drawn.'),
  ...pageQuery,
});

export const introOutroTemplatesSchema = z
  .object({
    templates: z
      .array(
        z.object({
          template_id: z.string().describe('Send it in `elements_config.intro_outro`.'),
          kind: z.enum(['intro', 'outro']).describe('Whether it opens or closes the film.'),
          name: z.string().describe('Its name.'),
          description: z.string().describe('Its looks.'),
          preview_image_url: z
            .string()
            .nullable()
            .describe('Link to a picture; null until there is one.'),
          fields: z
            .array(
              z.object({
                name: z.string().describe('The field.'),
                required: z.boolean().describe('Whether you must send it.'),
                max_length: z
                  .int()
                  .positive()
                  .nullable()
                  .describe('Most characters; null for fields that are not text.'),
              }),
            )
            .describe('Fields you may send.'),
          defaults: z
            .object({ seconds: z.number().positive().describe('How long the card is shown.') })
            .describe('Fixed values.'),
        }),
      )
      .describe('All designs.'),
  })
  .meta({ id: 'IntroOutroTemplates' });
type IntroOutroTemplates = z.infer<typeof introOutroTemplatesSchema>;

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

/** GET /v1/avatars: the presenters that `avatar_id` takes. All are drawn, or all are filmed where an engine is set for it. */
function listAvatars({
  catalogueLinks: links,
  hasPresenterEngine,
}: Pick<RouteServices, 'catalogueLinks' | 'hasPresenterEngine'>) {
  const shown = hasPresenterEngine
    ? ({ type: 'realistic', style: 'filmed' } as const)
    : ({ type: 'custom', style: 'illustration' } as const);
  return async (request: Request, response: Response): Promise<void> => {
    if (request.query.type === undefined) {
      throw new ApiError('MISSING_PARAMETER', { message: 'type is required' });
    }
    const { type, ...query } = parseQuery(avatarsQuerySchema, request.query);
    const { page, pagination } = pageOf(type === shown.type ? presenters() : [], query);
    const avatars = await Promise.all(
      page.map(async (presenter): Promise<Avatar> => {
        const { id, name } = presenter;
        const image_url = await links.to(catalogueKeys.avatar(id));
        const video_url = await links.to(catalogueKeys.avatarClip(id));
        const description = presenterDescription(presenter);
        return { id, name, ...shown, description, image_url, video_url };
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
