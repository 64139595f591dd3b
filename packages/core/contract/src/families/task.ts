import { z } from 'zod';
import { shownMetadata } from '../metadata.js';
import {
  memberProgressSchema,
  stageSchema,
  taskErrorSchema,
  videoTaskStatusSchema,
} from '../tasks/tasks.js';
import { familyResultSchema } from './family.js';

/** Answer of GET /v1/tasks/{taskId} for a family. */
export const familyTaskSchema = z
  .object({
    task_id: z.string(),
    type: z.literal('family').describe('Portraits of a family.'),
    status: videoTaskStatusSchema,
    livemode: z.boolean(),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().optional(),
    result: familyResultSchema.optional(),
    error: taskErrorSchema.optional(),
    family_id: z.uuid(),
    /** Percent; it only grows. */
    progress: z.int().min(0).max(100),
    stages: z.array(stageSchema),
    members: z
      .array(memberProgressSchema)
      .describe('Progress of each portrait; an unchanged one is done.'),
    ...shownMetadata,
    request_id: z.string(),
    _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
  })
  .meta({ id: 'FamilyTask' });
export type FamilyTask = z.infer<typeof familyTaskSchema>;
