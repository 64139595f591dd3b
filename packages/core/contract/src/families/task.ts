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
export const familyTaskSchema = z.object({
  task_id: z.string(),
  type: z.literal('family'),
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
  /** In the family's order, as it will be. */
  members: z.array(memberProgressSchema),
  ...shownMetadata,
  request_id: z.string(),
  _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
});
export type FamilyTask = z.infer<typeof familyTaskSchema>;
