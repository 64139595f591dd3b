import { z } from 'zod';

export const introOutroTemplatesSchema = z.object({
  templates: z.array(
    z.object({
      template_id: z.string(),
      kind: z.enum(['intro', 'outro']),
      name: z.string(),
      description: z.string(),
      preview_image_url: z.string().nullable(),
      fields: z.array(
        z.object({
          name: z.string(),
          required: z.boolean(),
          max_length: z.int().positive().nullable(),
        }),
      ),
      defaults: z.object({ seconds: z.number().positive() }),
    }),
  ),
});
export type IntroOutroTemplates = z.infer<typeof introOutroTemplatesSchema>;
