import { z } from 'zod';
import { shownMetadata } from '../metadata.js';

const credits = z.int().nonnegative();

export const creditsBreakdownSchema = z.object({
  base_render: credits,
  generated_mask: credits,
  generated_scene_count: credits,
  generated_scenes: credits,
  generated_script: credits,
  total: credits,
});

/** How the decision at acceptance is stored with the task. */
export const landResolutionSchema = z.object({
  used_overrides: z.array(z.string()),
  credits_breakdown: creditsBreakdownSchema,
  marking: z.enum(['mask', 'polygon', 'auto', 'none']),
});

export const landAcceptedSchema = z.object({
  task_id: z.string(),
  status: z.literal('preparing'),
  message: z.string(),
  created_at: z.iso.datetime(),
  livemode: z.boolean(),
  request_id: z.string(),
  charged_credits: credits,
  resolution: z.object({
    stage: z.literal('preparing'),
    progress: z.int().min(0).max(100),
    used_overrides: z.array(z.string()),
    credits_breakdown: creditsBreakdownSchema,
  }),
  ...shownMetadata,
  _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
});
export type LandAccepted = z.infer<typeof landAcceptedSchema>;
