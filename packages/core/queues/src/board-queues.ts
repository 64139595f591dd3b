import { setTimeout as sleep } from 'node:timers/promises';
import { type JobKind, jobKinds } from '@groundwork/database/jobs/catalogue';
import type { Logger } from '@groundwork/runtime';
import { Queue } from 'bullmq';
import { connectProducer, logOutages } from './connection.js';

/** A queue as BullMQ has it, for a board that operators look at. */
export type BoardQueue = Queue;

export interface BoardQueues {
  readonly all: readonly { readonly kind: JobKind; readonly queue: BoardQueue }[];
  close(): void;
}

const POLL_MS = 200;

/** Every queue of the catalogue, in its order. Waits for Redis; later calls fail fast while it is away. */
export async function openBoardQueues(redisUrl: string, log: Logger): Promise<BoardQueues> {
  const connection = connectProducer(redisUrl);
  logOutages(connection, log);
  // A queue whose beginning fails stays broken.
  while (connection.status !== 'ready') await sleep(POLL_MS);
  const all = jobKinds.map((kind) => {
    const queue = new Queue(kind, { connection });
    queue.on('error', (error) => log.debug({ err: error, queue: kind }, 'queue error'));
    return { kind, queue };
  });
  await Promise.all(all.map(({ queue }) => queue.waitUntilReady()));
  return { all, close: () => connection.disconnect() };
}
