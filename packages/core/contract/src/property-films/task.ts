import { z } from 'zod';
import { shownMetadata } from '../metadata.js';
import {
  sceneProgressSchema,
  stageSchema,
  taskErrorSchema,
  videoResultSchema,
  videoTaskStatusSchema,
} from '../tasks/tasks.js';
import { propertyFilmKinds } from './kinds.js';

/** Answer of GET /v1/tasks/{taskId} for a film of a property: no `resolution`, and `credits_charged`. */
export const propertyFilmTaskSchema = z
  .object({
    task_id: z.string(),
    type: z.enum(propertyFilmKinds).describe('The kind of film.'),
    status: videoTaskStatusSchema,
    livemode: z.boolean(),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().optional(),
    result: videoResultSchema.optional(),
    error: taskErrorSchema.optional(),
    /** Percent; it only grows. */
    progress: z.int().min(0).max(100),
    stages: z.array(stageSchema),
    /** The film's scenes in order; empty until the film is planned. */
    scenes: z.array(sceneProgressSchema),
    credits_charged: z.int().nonnegative(),
    refunded_credits: z.int().nonnegative(),
    ...shownMetadata,
    request_id: z.string(),
    _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
  })
  .meta({ id: 'FilmTask' });
export type PropertyFilmTask = z.infer<typeof propertyFilmTaskSchema>;
