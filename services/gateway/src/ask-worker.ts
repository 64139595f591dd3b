import { setTimeout } from 'node:timers/promises';
import type { Database } from '@groundwork/database/connection/client';
import {
  askedTarget,
  dropJob,
  enqueueAsked,
  isOpenJob,
} from '@groundwork/database/jobs/asked-jobs';
import type { NamedJob } from '@groundwork/database/jobs/catalogue';
import { enqueue, type JobQueues } from '@groundwork/queues/enqueue';
import type { Logger } from '@groundwork/runtime';
import type { ObjectStore } from '@groundwork/storage/object-store';

/** Milliseconds between two looks at a job that a customer waits for. */
const LOOK_MS = 100;

export interface Desk {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
}

/** The request that asks. */
export interface AskedBy {
  readonly accountId: string;
  readonly requestId: string;
  readonly traceparent: string;
  readonly log: Logger;
}

/**
 * Lets a worker do a job with an object that is brought, and waits until it has ended, however; nothing of either is
 * kept. The worker and the scheduler remove leftovers. @throws when the signal is aborted before
 */
export async function askWorker(
  { database, queues, store }: Desk,
  { log, ...of }: AskedBy,
  job: NamedJob,
  { key, bytes }: { readonly key: string; readonly bytes: Buffer },
  signal: AbortSignal,
): Promise<void> {
  const target = askedTarget(job);
  try {
    await store.put(key, bytes, { contentType: 'application/octet-stream' });
    await enqueue(queues, database, await enqueueAsked(database, of, job), log);
    do await setTimeout(LOOK_MS, undefined, { signal });
    while (await isOpenJob(database, target));
  } finally {
    await dropJob(database, target);
    await store.delete(key);
  }
}
