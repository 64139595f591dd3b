import type { Transaction } from '@groundwork/database/connection/client';
import type { EnqueuedJob } from '@groundwork/database/jobs/outbox';
import { expiryOf } from '@groundwork/database/lifecycle/expiry';
import { enqueue } from '@groundwork/queues/enqueue';
import type { Request, Response } from 'express';
import { answerOnce } from '../answer-once.js';
import type { GatewayServices } from '../gateway-services.js';
import { contextOf } from '../request/request-context.js';

/** When the cancelled thing ends, and until when its files are kept. */
interface End {
  readonly at: Date;
  readonly expiresAt: Date;
}

interface Cancelling<Body extends object> {
  /** The task's or job's. */
  readonly id: string;
  /** The field that names it in the log. */
  readonly logField: 'task_id' | 'showcase_job_id';
  /** Ends it and returns what polling shows then; the enqueued jobs are its deliveries'. */
  readonly end: (
    tx: Transaction,
    end: End,
  ) => Promise<{ readonly deliveries: readonly EnqueuedJob[]; readonly body: Body }>;
}

/** Cancels once for an Idempotency-Key, answers 200, and enqueues its webhooks after the commit. */
export async function answerCancelling<Body extends object>(
  { database, queues }: GatewayServices,
  http: { readonly request: Request; readonly response: Response },
  { id, logField, end }: Cancelling<Body>,
): Promise<void> {
  const { log } = contextOf(http.response);
  const at = new Date();
  await answerOnce(
    database,
    http,
    { operation: `cancel ${id}`, asked: {}, status: 200 },
    async (tx) => {
      const { deliveries, body } = await end(tx, { at, expiresAt: expiryOf(at) });
      return { value: deliveries, body };
    },
    async (deliveries) => {
      log.info({ [logField]: id }, 'cancelled');
      for (const delivery of deliveries) await enqueue(queues, database, delivery, log);
    },
  );
}
