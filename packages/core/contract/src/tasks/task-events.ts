import { z } from 'zod';
import type { TaskAnswer } from './list-tasks.js';
import { taskKinds } from './task-kinds.js';
import {
  memberProgressSchema,
  sceneProgressSchema,
  stageSchema,
  videoTaskStatusSchema,
} from './tasks.js';

/** Events of GET /v1/tasks/{taskId}/events. The last one is one of the last two, and carries the task as polling shows it. */
export const taskStreamEvents = ['progress', 'completed', 'failed'] as const;
export type TaskStreamEvent = (typeof taskStreamEvents)[number];

export const taskProgressSchema = z
  .object({
    task_id: z.string(),
    type: z.enum(taskKinds).describe('The kind of task.'),
    status: videoTaskStatusSchema,
    /** Percent; it only grows. */
    progress: z.int().min(0).max(100),
    stages: z.array(stageSchema),
    scenes: z.array(sceneProgressSchema).optional(),
    members: z
      .array(memberProgressSchema)
      .optional()
      .describe('For families: progress of each portrait.'),
  })
  .meta({ id: 'TaskProgress' });
export type TaskProgress = z.infer<typeof taskProgressSchema>;

export function progressOf(task: TaskAnswer): TaskProgress {
  const { task_id, type, status } = task;
  if (type === 'land') {
    const { progress, stages, scenes } = task.resolution;
    return { task_id, type, status, progress, stages, scenes };
  }
  const { progress, stages } = task;
  return type === 'family'
    ? { task_id, type, status, progress, stages, members: task.members }
    : { task_id, type, status, progress, stages, scenes: task.scenes };
}
