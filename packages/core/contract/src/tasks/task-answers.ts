import { z } from 'zod';
import { familyResultSchema } from '../families/family.js';
import { cursorPage, wordParameter, workQuery } from '../paging/pages.js';
import { propertyFilmKinds, taskKinds } from './task-kinds.js';
import {
  landTaskSchema,
  memberProgressSchema,
  sceneProgressSchema,
  stageSchema,
  standingOf,
  taskEnd,
  videoResultSchema,
  videoTaskStatuses,
  videoTaskStatusSchema,
} from './tasks.js';

/** Answer of GET /v1/tasks/{taskId} for a film of a property: no `resolution`, and `credits_charged`. */
export const propertyFilmTaskSchema = z
  .object({
    task_id: z.string(),
    type: z.enum(propertyFilmKinds).describe('The kind of film.'),
    ...standingOf(videoResultSchema),
    /** Percent; it only grows. */
    progress: z.int().min(0).max(100),
    stages: z.array(stageSchema),
    /** The film's scenes in order; empty until the film is planned. */
    scenes: z.array(sceneProgressSchema),
    credits_charged: z.int().nonnegative(),
    refunded_credits: z.int().nonnegative(),
    ...taskEnd,
  })
  .meta({ id: 'FilmTask' });
export type PropertyFilmTask = z.infer<typeof propertyFilmTaskSchema>;

/** Answer of GET /v1/tasks/{taskId} for a family. */
export const familyTaskSchema = z
  .object({
    task_id: z.string(),
    type: z.literal('family').describe('Portraits of a family.'),
    ...standingOf(familyResultSchema),
    family_id: z.uuid(),
    /** Percent; it only grows. */
    progress: z.int().min(0).max(100),
    stages: z.array(stageSchema),
    members: z
      .array(memberProgressSchema)
      .describe('Progress of each portrait; an unchanged one is done.'),
    ...taskEnd,
  })
  .meta({ id: 'FamilyTask' });
export type FamilyTask = z.infer<typeof familyTaskSchema>;

/** Answer of GET /v1/tasks/{taskId}. */
export const taskSchema = z
  .discriminatedUnion('type', [landTaskSchema, propertyFilmTaskSchema, familyTaskSchema])
  .meta({ id: 'Task' });
export type TaskAnswer = z.infer<typeof taskSchema>;

/** Query of GET /v1/tasks, as strings in the URL. */
export const tasksQuerySchema = z.object({
  status: z.enum(videoTaskStatuses).optional().describe('Only tasks that stand here.'),
  type: z.enum(taskKinds).optional().describe('Only tasks of this kind.'),
  external_id: wordParameter(100, 'the external_id of a task')
    .optional()
    .describe('Only the task whose land webhook carries this as `task_id`.'),
  ...workQuery,
});

/** Answer of GET /v1/tasks: newest first. */
export const taskListSchema = z
  .object({
    tasks: z.array(taskSchema).describe('This page, newest first.'),
    ...cursorPage,
  })
  .meta({ id: 'TaskList' });
export type TaskList = z.infer<typeof taskListSchema>;

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
