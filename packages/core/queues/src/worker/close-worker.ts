import type { Worker } from 'bullmq';
import type { Redis } from 'ioredis';

/** Takes no more jobs, stops running ones after a grace, waits for them, and leaves Redis. */
export async function closeWorker(
  parts: {
    readonly worker: Worker;
    readonly connection: Redis;
    readonly jobs: { stopAll(): void };
    readonly timers: readonly ({ stop(): void } | undefined)[];
  },
  graceSeconds: number,
): Promise<void> {
  for (const timer of parts.timers) timer?.stop();
  const grace = setTimeout(() => parts.jobs.stopAll(), graceSeconds * 1000);
  try {
    await parts.worker.close();
  } finally {
    clearTimeout(grace);
    // BullMQ leaves a connection open that it was given.
    parts.connection.disconnect();
  }
}
