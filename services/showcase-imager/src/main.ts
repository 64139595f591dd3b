import { availableParallelism } from 'node:os';
import { limits } from '@groundwork/contract';
import { databaseEnvironment, openDatabase } from '@groundwork/database';
import { JobQueues, originOfShowcase, queuesEnvironment, startWorker } from '@groundwork/queues';
import { createJobMetrics, runService } from '@groundwork/runtime';
import { createSafeFetch, safeFetchEnvironment } from '@groundwork/safe-fetch';
import { openStorage, storageEnvironment } from '@groundwork/storage';
import { z } from 'zod';
import type { Imager } from './imager.js';
import { handleRender } from './render-job.js';
import { RenderThreads } from './render-threads.js';

/** Each holds the pixels of up to six photos. */
const MOST_RENDERINGS = 2;

const environment = {
  ...databaseEnvironment,
  ...queuesEnvironment,
  ...storageEnvironment,
  ...safeFetchEnvironment,
  /** Showcases at once in this process, each in a thread of its own. */
  RENDER_CONCURRENCY: z.coerce
    .number()
    .int()
    .positive()
    .default(Math.min(availableParallelism(), MOST_RENDERINGS)),
  /** Seconds after which a worker that is not heard of has lost its work. */
  LEASE_SECONDS: z.coerce.number().positive().default(20),
};

/** Seconds that running jobs are given before they are told to hand their work back. */
const DRAIN_GRACE_SECONDS = 5;

await runService(
  'showcase-imager',
  environment,
  async ({ environment: settings, log, metrics, tracing }) => {
    const database = openDatabase({
      url: settings.DATABASE_URL,
      connections: settings.DATABASE_CONNECTIONS,
    });
    const queues = new JobQueues(settings.REDIS_URL, log);
    const threads = new RenderThreads(settings.RENDER_CONCURRENCY);
    const imager: Imager = {
      database,
      queues,
      ...openStorage(settings),
      safeFetch: createSafeFetch({ allowedPrivateOrigins: settings.ALLOWED_PRIVATE_ORIGINS }),
      threads,
      leaseSeconds: settings.LEASE_SECONDS,
      fetchMs: limits.imageFetchSeconds * 1000,
    };
    const worker = await startWorker({
      kind: 'showcase-render',
      redisUrl: settings.REDIS_URL,
      concurrency: settings.RENDER_CONCURRENCY,
      log,
      metrics: createJobMetrics(metrics),
      tracing,
      originOf: (payload) => originOfShowcase(database, payload.job_id),
      handle: handleRender(imager),
    });
    return {
      isLive: () => worker.isLive(),
      drain: async () => {
        await worker.close(DRAIN_GRACE_SECONDS);
        await threads.close();
        await queues.close();
        await database.$disconnect();
      },
    };
  },
);
