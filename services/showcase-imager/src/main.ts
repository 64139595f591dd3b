import { limits } from '@groundwork/contract/limits';
import { databaseEnvironment, openDatabaseOf } from '@groundwork/database/connection/client';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { JobQueues } from '@groundwork/queues/enqueue';
import { startWorkers, workerEnvironment } from '@groundwork/queues/worker/start-worker';
import {
  availableCores,
  createJobMetrics,
  createProviderMetrics,
  runService,
} from '@groundwork/runtime';
import { safeFetchEnvironment } from '@groundwork/safe-fetch/environment';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { drawTemplatePreviews } from '@groundwork/showcase/imager/draw-template-previews';
import type { Imager } from '@groundwork/showcase/imager/imager';
import { designPorts, wishPorts } from '@groundwork/showcase/imager/open-ports';
import { RenderThreads } from '@groundwork/showcase/imager/render-threads';
import { storageEnvironment } from '@groundwork/storage/environment';
import { openStorage } from '@groundwork/storage/open-storage';
import { handleAnalysis } from '@groundwork/template-analysis';
import { z } from 'zod';

/** Each holds the pixels of up to six photos. */
const MOST_RENDERINGS = 2;

const environment = {
  ...databaseEnvironment,
  ...workerEnvironment,
  ...storageEnvironment,
  ...safeFetchEnvironment,
  ...engineEnvironment,
  /** Showcases at once in this process, each in its own thread. */
  RENDER_CONCURRENCY: z.coerce
    .number()
    .int()
    .positive()
    .default(Math.min(availableCores(), MOST_RENDERINGS)),
  /** Whether previews of the templates are drawn at the first start; one replica is enough. */
  CATALOGUE_PREVIEWS: z.enum(['make', 'skip']).default('make'),
};

/** Milliseconds that a provider may take for a design: the customer waits, and the embedded engine needs its share. */
const DESIGN_ENGINE_MS = 14_000;

/** Seconds that running jobs have before they must hand their work back. */
const DRAIN_GRACE_SECONDS = 5;

await runService(
  'showcase-imager',
  environment,
  async ({ environment: settings, log, metrics, tracing }) => {
    const database = openDatabaseOf(settings);
    const queues = new JobQueues(settings.REDIS_URL, log);
    const threads = new RenderThreads(settings.RENDER_CONCURRENCY);
    const providerMetrics = createProviderMetrics(metrics);
    const metered = { metrics: providerMetrics };
    const engines = await openEngines(wishPorts, settings, { ...metered, log });
    const designEngines = await openEngines(designPorts, settings, {
      ...metered,
      budgetMs: DESIGN_ENGINE_MS,
    });
    const imager: Imager = {
      database,
      queues,
      ...(await openStorage(settings)),
      safeFetch: createSafeFetch({ allowedPrivateOrigins: settings.ALLOWED_PRIVATE_ORIGINS }),
      threads,
      engines,
      providerMetrics,
      leaseSeconds: settings.LEASE_SECONDS,
      fetchMs: limits.imageFetchSeconds * 1000,
    };
    const stopped = new AbortController();
    const previews =
      settings.CATALOGUE_PREVIEWS === 'make' && drawTemplatePreviews(imager, log, stopped.signal);
    const worker = await startWorkers(
      'showcase-imager',
      {
        redisUrl: settings.REDIS_URL,
        database,
        lockSeconds: settings.LEASE_SECONDS,
        log,
        metrics: createJobMetrics(metrics),
        tracing,
      },
      {
        'showcase-render': {
          concurrency: settings.RENDER_CONCURRENCY,
          extraSeconds: engines.budgetMs / 1000,
          handle: async (payload, context) => {
            const { handleRender } = await import('@groundwork/showcase/imager/render-job');
            await handleRender(imager)(payload, context);
          },
        },
        'template-analysis': {
          concurrency: settings.RENDER_CONCURRENCY,
          handle: handleAnalysis({
            ...imager,
            read: async (image, options) => {
              const { designReader } = await import('@groundwork/showcase/imager/design-reader');
              return designReader(designEngines, log)(image, options);
            },
          }),
        },
      },
    );
    return {
      isLive: () => worker.isLive(),
      drain: async () => {
        stopped.abort();
        await previews;
        await worker.close(DRAIN_GRACE_SECONDS);
        await threads.close();
        await queues.close();
        await database.$disconnect();
      },
    };
  },
);
