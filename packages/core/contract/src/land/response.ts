import { z } from 'zod';
import { acceptedFilmFields } from '../films/fields.js';

const credits = z.int().nonnegative();

export const creditsBreakdownSchema = z
  .object({
    base_render: credits.describe('The base price of the film.'),
    generated_mask: credits.describe('Credits for finding the plot.'),
    generated_scene_count: credits.describe('Number of proposals; not credits.'),
    generated_scenes: credits.describe('Credits for the proposals.'),
    generated_script: credits.describe('Credits for writing the script.'),
    total: credits,
  })
  .meta({ id: 'CreditsBreakdown' });

/** How the decision at acceptance is stored with the task. */
export const landResolutionSchema = z.object({
  used_overrides: z.array(z.string()),
  credits_breakdown: creditsBreakdownSchema,
  marking: z.enum(['mask', 'polygon', 'auto', 'none']),
});

export const landAcceptedSchema = z
  .object({
    ...acceptedFilmFields,
    charged_credits: credits,
    resolution: z
      .object({
        stage: z.literal('preparing'),
        progress: z.int().min(0).max(100),
        used_overrides: z.array(z.string()),
        credits_breakdown: creditsBreakdownSchema,
      })
      .describe('How we resolved the request.'),
  })
  .meta({ id: 'LandAccepted' });
export type LandAccepted = z.infer<typeof landAcceptedSchema>;
