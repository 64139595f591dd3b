import {
  ApiError,
  type Avatar,
  avatarsQueryRules,
  avatarsQuerySchema,
  pageOf,
  presenterDescription,
  presenters,
} from '@groundwork/contract';
import { catalogueKeys } from '@groundwork/storage';
import type { Request, Response } from 'express';
import type { CatalogueLinks } from '../catalogue-links.js';

/** GET /v1/avatars: the presenters that `avatar_id` takes. Nobody has uploaded any of their own. */
export function listAvatars(links: CatalogueLinks) {
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
