import type { Metadata } from '@groundwork/contract/request-fields';
import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { WebhookRetry } from '@groundwork/contract/webhooks/schedules';
import { acceptWork } from '../acceptance/accept-work.js';
import type { Acceptance, Idempotency } from '../acceptance/acceptance.js';
import type { Database } from '../connection/client.js';
import type { Prisma } from '../generated/client.js';
import { taskJob } from '../jobs/outbox.js';

export interface NewTask {
  readonly id: string;
  readonly externalId: string;
  readonly kind: TaskKind;
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly livemode: boolean;
  readonly requestId: string;
  readonly traceparent?: string;
  readonly createdAt: Date;
  readonly seed: bigint;
  readonly webhookUrl: string | null;
  /** `standard` unless given. */
  readonly webhookRetry?: WebhookRetry | undefined;
  /** The simulation of a magic input; only in test mode. */
  readonly simulation?: string | null;
  /** The customer's own words; undefined when there are none. */
  readonly metadata?: Metadata | undefined;
  readonly request: Prisma.InputJsonObject;
  readonly inputs: Prisma.InputJsonObject;
  readonly resolution: Prisma.InputJsonObject;
  /** Credits; taken only in live mode. */
  readonly price: number;
  readonly idempotency: Idempotency | null;
  /** The body that a retry with the same idempotency key is answered with. */
  readonly response: Prisma.InputJsonObject;
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
      id: task.id,
      external_id: task.externalId,
      kind: task.kind,
      account_id: accountId,
      api_key_id: task.apiKeyId,
      livemode: task.livemode,
      seed: String(task.seed),
      request_id: task.requestId,
      traceparent: task.traceparent,
      webhook_url: task.webhookUrl,
      webhook_retry: task.webhookRetry ?? 'standard',
      simulation: task.simulation,
      request: task.request,
      inputs: task.inputs,
      resolution: task.resolution,
      charged: task.livemode ? task.price : 0,
      metadata: task.metadata,
      created_at: task.createdAt.toISOString(),
    },
  });
}
