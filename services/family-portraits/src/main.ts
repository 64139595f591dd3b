import { databaseEnvironment, openDatabaseOf } from '@groundwork/database/connection/client';
import { drawPresets, familyPorts, handlePortraits, type Portraitist } from '@groundwork/families';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { JobQueues } from '@groundwork/queues/enqueue';
import { startWorkers, workerEnvironment } from '@groundwork/queues/worker/start-worker';
import { createJobMetrics, createProviderMetrics, runService } from '@groundwork/runtime';
import { storageEnvironment } from '@groundwork/storage/environment';
import { openStorage } from '@groundwork/storage/open-storage';
import { z } from 'zod';

const environment = {
  ...databaseEnvironment,
  ...workerEnvironment,
  ...storageEnvironment,
  ...engineEnvironment,
  /** Families drawn at once in this process. */
  PORTRAITS_CONCURRENCY: z.coerce.number().int().positive().default(1),
  /** Whether the presets are drawn at the first start; one replica is enough. */
  CATALOGUE_PREVIEWS: z.enum(['make', 'skip']).default('make'),
};

/** Seconds that running jobs have before they must hand their work back. */
const DRAIN_GRACE_SECONDS = 5;

await runService(
  'family-portraits',
  environment,
  async ({ environment: settings, log, metrics, tracing }) => {
    const database = openDatabaseOf(settings);
    const queues = new JobQueues(settings.REDIS_URL, log);
    const providerMetrics = createProviderMetrics(metrics);
    const engines = await openEngines(familyPorts, settings, { metrics: providerMetrics, log });
    const portraitist: Portraitist = {
      database,
      queues,
      ...(await openStorage(settings)),
      engines,
      providerMetrics,
      leaseSeconds: settings.LEASE_SECONDS,
    };
    const stopped = new AbortController();
    const presets =
      settings.CATALOGUE_PREVIEWS === 'make'
        ? drawPresets(portraitist, log, stopped.signal)
        : Promise.resolve();
    const worker = await startWorkers(
      'family-portraits',
      {
        redisUrl: settings.REDIS_URL,
        database,
        lockSeconds: settings.LEASE_SECONDS,
        log,
        metrics: createJobMetrics(metrics),
        tracing,
      },
      {
        'family-portraits': {
          concurrency: settings.PORTRAITS_CONCURRENCY,
          extraSeconds: engines.budgetMs / 1000,
          handle: handlePortraits(portraitist),
        },
      },
    );
    return {
      isLive: () => worker.isLive(),
      drain: async () => {
        stopped.abort();
        await presets;
        await worker.close(DRAIN_GRACE_SECONDS);
        await queues.close();
        await database.$disconnect();
      },
    };
  },
);
