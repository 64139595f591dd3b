import { z } from 'zod';
import { pageQuery, pageQueryRules, paginationSchema } from '../paging/pagination.js';

export const avatarTypes = ['realistic', 'custom'] as const;

export const avatarStyles = ['illustration'] as const;

/** A presenter for narrated films; the document calls this resource "the service". */
export const avatarSchema = z
  .object({
    id: z.string().describe('Send it as `avatar_id`.'),
    name: z.string().describe('The presenter’s name.'),
    type: z
      .enum(avatarTypes)
      .describe(
        '`realistic` for the public presenters, who look like people. They are illustrations, as `style` says.',
      ),
    style: z
      .enum(avatarStyles)
      .describe(
        'How the presenter is shown. `illustration`: drawn in flat colours, not photographed.',
      ),
    description: z.string().describe('The presenter’s looks in one sentence.'),
    image_url: z.string().nullable().describe('Link to a picture; null until there is one.'),
    video_url: z
      .string()
      .nullable()
      .describe('Link to a film of the presenter; null where there is none.'),
  })
  .meta({ id: 'Avatar' });
export type Avatar = z.infer<typeof avatarSchema>;

/** Answer of GET /v1/avatars. */
export const avatarListSchema = z
  .object({ avatars: z.array(avatarSchema).describe('The page.'), pagination: paginationSchema })
  .meta({ id: 'AvatarList' });

/** Query of GET /v1/avatars, as strings in the URL. */
export const avatarsQuerySchema = z.object({
  type: z.enum(avatarTypes).describe('Presenters of the platform, or those of your own.'),
  ...pageQuery,
});

export const avatarsQueryRules: Readonly<
  Record<keyof z.output<typeof avatarsQuerySchema>, string>
> = { type: `one of: ${avatarTypes.join(', ')}`, ...pageQueryRules };
