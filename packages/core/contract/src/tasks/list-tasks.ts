import { z } from 'zod';
import { familyTaskSchema } from '../families/task.js';
import { cursorPage, workQuery, workQueryRules } from '../paging/cursor-pages.js';
import { propertyFilmTaskSchema } from '../property-films/task.js';
import { taskKinds } from './task-kinds.js';
import { landTaskSchema, videoTaskStatuses } from './tasks.js';

/** Answer of GET /v1/tasks/{taskId}. */
export const taskSchema = z
  .discriminatedUnion('type', [landTaskSchema, propertyFilmTaskSchema, familyTaskSchema])
  .meta({ id: 'Task' });
export type TaskAnswer = z.infer<typeof taskSchema>;

/** Query of GET /v1/tasks, as strings in the URL. */
export const tasksQuerySchema = z.object({
  status: z.enum(videoTaskStatuses).optional().describe('Only tasks that stand here.'),
  type: z.enum(taskKinds).optional().describe('Only tasks of this kind.'),
  external_id: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Only the task whose land webhook carries this as `task_id`.'),
  ...workQuery,
});
export type TasksQuery = z.infer<typeof tasksQuerySchema>;

/** Allowed values of each parameter, for the message of INVALID_PARAMETER. */
export const tasksQueryRules: Readonly<Record<keyof TasksQuery, string>> = {
  status: `one of: ${videoTaskStatuses.join(', ')}`,
  type: `one of: ${taskKinds.join(', ')}`,
  external_id: 'the external_id of a task',
  ...workQueryRules,
};

/** Answer of GET /v1/tasks: newest first. */
export const taskListSchema = z
  .object({
    tasks: z.array(taskSchema).describe('This page, newest first.'),
    ...cursorPage,
  })
  .meta({ id: 'TaskList' });
export type TaskList = z.infer<typeof taskListSchema>;
