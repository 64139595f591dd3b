import { z } from 'zod';
import {
  type TaskFailureCode,
  taskErrorSchema,
  type VideoResult,
  videoResultSchema,
} from './tasks.js';

export const taskEvents = ['task.completed', 'task.failed'] as const;
export type TaskEvent = (typeof taskEvents)[number];

/** Headers of every delivery, beside Content-Type: application/json. */
export const webhookHeaders = {
  /** Hex HMAC-SHA256 with the key's webhook secret over `<timestamp>.<raw body>`. */
  signature: 'X-Service-Signature',
  /** Unix time of sending, in seconds. */
  timestamp: 'X-Service-Timestamp',
  event: 'X-Service-Event',
} as const;

const common = {
  /** For land the external identifier `svc_land_<id>`. */
  task_id: z.string(),
  livemode: z.boolean(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime(),
};

export const taskEventSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('task.completed'),
    status: z.literal('completed'),
    ...common,
    result: videoResultSchema,
  }),
  z.object({
    event: z.literal('task.failed'),
    status: z.literal('failed'),
    ...common,
    error: taskErrorSchema,
  }),
]);
export type TaskEventPayload = z.infer<typeof taskEventSchema>;

interface EndedTask {
  readonly externalId: string;
  readonly livemode: boolean;
  readonly createdAt: Date;
  readonly completedAt: Date;
}

const ended = (task: EndedTask) => ({
  task_id: task.externalId,
  livemode: task.livemode,
  created_at: task.createdAt.toISOString(),
  completed_at: task.completedAt.toISOString(),
});

export function taskCompletedEvent(task: EndedTask, result: VideoResult): TaskEventPayload {
  return { event: 'task.completed', status: 'completed', ...ended(task), result };
}

export function taskFailedEvent(
  task: EndedTask,
  error: { readonly code: TaskFailureCode; readonly message: string },
): TaskEventPayload {
  return { event: 'task.failed', status: 'failed', ...ended(task), error };
}

/**
 * How a delivery is tried: the attempt after failure number n (1-based) waits `retryDelays[n - 1]`
 * seconds; when they are used up the delivery is failed.
 */
export interface DeliverySchedule {
  readonly retryDelays: readonly number[];
  /** Whether a 4xx answer ends the delivery at once. */
  readonly clientErrorEnds: boolean;
}

export const deliverySchedules = {
  /** One try and three retries. */
  task: { retryDelays: [1, 2, 4], clientErrorEnds: false },
  /** Three tries; a 4xx ends them. */
  showcase: { retryDelays: [1, 2], clientErrorEnds: true },
} as const satisfies Record<string, DeliverySchedule>;
export type DeliveryScheduleName = keyof typeof deliverySchedules;
