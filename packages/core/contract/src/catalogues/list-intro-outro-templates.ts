import { z } from 'zod';

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
export type IntroOutroTemplates = z.infer<typeof introOutroTemplatesSchema>;
