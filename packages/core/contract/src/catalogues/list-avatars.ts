import { z } from 'zod';
import { pageQuery, pageQueryRules } from '../paging/pagination.js';

export const avatarTypes = ['realistic', 'custom'] as const;

export const avatarStyles = ['illustration'] as const;

/** A presenter for narrated films; the document calls this resource "the service". */
export const avatarSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(avatarTypes),
  /** Our presenters are drawn, whatever the type is called. */
  style: z.enum(avatarStyles),
  description: z.string(),
  image_url: z.string().nullable(),
  video_url: z.string().nullable(),
});
export type Avatar = z.infer<typeof avatarSchema>;

/** Query of GET /v1/avatars, as strings in the URL. */
export const avatarsQuerySchema = z.object({ type: z.enum(avatarTypes), ...pageQuery });

export const avatarsQueryRules: Readonly<
  Record<keyof z.output<typeof avatarsQuerySchema>, string>
> = { type: `one of: ${avatarTypes.join(', ')}`, ...pageQueryRules };
