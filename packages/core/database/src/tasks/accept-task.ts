import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { WebhookRetry } from '@groundwork/contract/webhooks/schedules';
import { acceptWork } from '../acceptance/accept-work.js';
import { type Acceptance, columnsOf, type OrderedWork } from '../acceptance/acceptance.js';
import type { Database } from '../connection/client.js';
import type { Prisma } from '../generated/client.js';
import { taskJob } from '../jobs/outbox.js';

export interface NewTask extends OrderedWork {
  readonly externalId: string;
  readonly kind: TaskKind;
  readonly seed: bigint;
  readonly webhookUrl: string | null;
  /** `standard` unless given. */
  readonly webhookRetry?: WebhookRetry | undefined;
  readonly request: Prisma.InputJsonObject;
  readonly inputs: Prisma.InputJsonObject;
  readonly resolution: Prisma.InputJsonObject;
  /** Credits; taken only in live mode. */
  readonly price: number;
}

/**
 * Decides about money and concurrency and writes the task down, all under a lock on the account, so that
 * simultaneous requests are decided one after the other.
 *
 * @throws ApiError INSUFFICIENT_CREDITS, CONCURRENCY_LIMIT_EXCEEDED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE;
 * nothing is written then
 */
export async function acceptTask(database: Database, task: NewTask): Promise<Acceptance> {
  const { accountId, idempotency, kind: operation, response } = task;
  return acceptWork(database, {
    ...{ accept: 'task', accountId, operation, idempotency, response },
    // The caller adds it to its queue right after the commit. A process that dies in between leaves a job that the
    // scheduler finds missing there.
    job: taskJob(task.kind, task.id, 'prepare'),
    row: {
      ...columnsOf(task),
      external_id: task.externalId,
      kind: task.kind,
      seed: String(task.seed),
      webhook_url: task.webhookUrl,
      webhook_retry: task.webhookRetry ?? 'standard',
      request: task.request,
      inputs: task.inputs,
      resolution: task.resolution,
      charged: task.livemode ? task.price : 0,
    },
  });
}
