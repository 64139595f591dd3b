import { ApiError } from '@groundwork/contract/errors';
import { landResolutionSchema } from '@groundwork/contract/land/response';
import { propertyFilmPrices } from '@groundwork/contract/property-films/request';
import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import { taskKindOf } from '@groundwork/contract/tasks/task-kinds';
import { taskFailures } from '@groundwork/contract/tasks/tasks';
import { refund } from '../accounts/accounts.js';
import type { Transaction } from '../connection/client.js';
import { type WebhookEvent, writeDeliveries } from '../deliveries/webhook-events.js';
import type { Task } from '../generated/client.js';
import { attemptsAt } from '../jobs/lease.js';
import { type EnqueuedJob, jobIdOf, segmentJobId, showcaseJob, taskJobId } from '../jobs/outbox.js';
import { lockWork, releaseFamily, TASK_CANCELLED, type WorkRows } from './locked-work.js';
import { isFinal, requireTransition } from './transitions.js';

type CancellableKind = 'task' | 'showcase';

export interface Cancellation<Row> {
  readonly at: Date;
  readonly expiresAt: Date;
  readonly webhookEvent: (row: Row) => WebhookEvent;
}

export interface Cancelled<Row> {
  readonly row: Row;
  /** Of its deliveries, already marked as enqueued; none if it was cancelled before. */
  readonly deliveries: readonly EnqueuedJob[];
}

/** How many of the named jobs of locked work no worker has begun. */
async function untouched(tx: Transaction, ids: readonly string[]): Promise<number> {
  const attempts = await attemptsAt(tx, ids);
  return [...attempts.values()].filter((count) => count === 0).length;
}

/** Credits to refund, by the progress of the locked task. */
async function refundOf(tx: Transaction, task: Task): Promise<number> {
  const { id: taskId, step, charged, resolution } = task;
  const segments = await tx.taskSegment.findMany({ where: { taskId }, select: { index: true } });
  const jobs = segments.map(({ index }) => segmentJobId(taskId, index));
  return cancellationRefund({
    kind: taskKindOf(task.kind),
    charged,
    resolution,
    begun: step !== 'prepare' || (await untouched(tx, [taskJobId(taskId, 'prepare')])) === 0,
    scenes: { all: segments.length, untouched: await untouched(tx, jobs) },
  });
}

const kinds: {
  [Kind in CancellableKind]: {
    readonly refusal: (status: string) => ApiError;
    readonly write: (
      tx: Transaction,
      row: WorkRows[Kind],
      cancellation: Cancellation<WorkRows[Kind]>,
    ) => Promise<Cancelled<WorkRows[Kind]>>;
  };
} = {
  task: {
    refusal: (status) =>
      new ApiError('TASK_NOT_CANCELLABLE', {
        message: `The task has ${status} and cannot be cancelled`,
      }),
    write: async (tx, task, { at, expiresAt, webhookEvent }) => {
      const { id: taskId, accountId } = task;
      const credits = await refundOf(tx, task);
      const row = await tx.task.update({
        where: { id: taskId },
        data: {
          ...{ status: 'failed', step: 'done', completedAt: at, expiresAt },
          ...{ errorCode: TASK_CANCELLED, errorMessage: taskFailures[TASK_CANCELLED] },
        },
      });
      await refund(tx, credits, { accountId, taskId });
      await releaseFamily(tx, row);
      return { row, deliveries: await writeDeliveries(tx, { ...row, taskId }, webhookEvent(row)) };
    },
  },
  showcase: {
    refusal: (status) =>
      new ApiError('SHOWCASE_JOB_NOT_CANCELLABLE', {
        message: `The showcase job has ${status} and cannot be cancelled`,
      }),
    write: async (tx, job, { at, expiresAt, webhookEvent }) => {
      const { id: showcaseJobId, accountId } = job;
      const credits =
        (await untouched(tx, [jobIdOf(showcaseJob(showcaseJobId))])) === 1 ? job.charged : 0;
      const row = await tx.showcaseJob.update({
        where: { id: showcaseJobId },
        data: {
          ...{ status: 'failed', failure: 'cancelled by its customer', cancelledAt: at },
          ...{ completedAt: at, expiresAt },
        },
      });
      await refund(tx, credits, { accountId, showcaseJobId });
      return {
        row,
        deliveries: await writeDeliveries(tx, { ...row, showcaseJobId }, webhookEvent(row)),
      };
    },
  },
};

/**
 * Ends unfinished work as failed because its customer cancelled it: refunds what has not started and writes the
 * webhooks' rows. Its workers lose their leases, and with them the right to write, and learn why. Cancelling again
 * changes nothing.
 *
 * @throws ApiError TASK_NOT_CANCELLABLE, SHOWCASE_JOB_NOT_CANCELLABLE when it has ended in another way
 */
export async function cancelWork<Kind extends CancellableKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
  cancellation: Cancellation<WorkRows[Kind]>,
): Promise<Cancelled<WorkRows[Kind]>> {
  const { row, standing } = await lockWork(tx, kind, id);
  if (standing.isCancelled) return { row, deliveries: [] };
  const { refusal, write } = kinds[kind];
  if (isFinal(standing.machine, standing.state)) throw refusal(standing.state);
  requireTransition(standing.machine, id, standing.state, 'failed');
  return write(tx, row, cancellation);
}

export interface CancelledWork {
  readonly kind: TaskKind;
  readonly charged: number;
  /** As it was stored at acceptance. */
  readonly resolution: unknown;
  /** Whether a worker has started to prepare it. */
  readonly begun: boolean;
  /** Number of scenes, and of those that no worker has started; none while it is prepared. */
  readonly scenes: { readonly all: number; readonly untouched: number };
}

/** The part of a film's price that pays for rendering; the rest pays for preparing. */
function renderPrice(kind: TaskKind, resolution: unknown): number {
  switch (kind) {
    case 'family':
      return 0;
    case 'land':
      return landResolutionSchema.parse(resolution).credits_breakdown.base_render;
    default:
      return propertyFilmPrices[kind];
  }
}

/**
 * Credits to refund for a cancelled task: the share of work that has not started. Before a worker starts, all of them;
 * during preparation, the price of rendering; during rendering, the share of the scenes that no worker has started,
 * rounded down; nothing once the film is assembled.
 */
export function cancellationRefund(work: CancelledWork): number {
  const { kind, charged, resolution, begun, scenes } = work;
  if (charged === 0 || !begun) return charged;
  const share = scenes.all === 0 ? 1 : scenes.untouched / scenes.all;
  return Math.min(charged, Math.floor(renderPrice(kind, resolution) * share));
}
