import { limits } from '@groundwork/contract/limits';
import { sealingEnvironment } from '@groundwork/database/accounts/sealing';
import { databaseEnvironment, openDatabaseOf } from '@groundwork/database/connection/client';
import { queuesEnvironment } from '@groundwork/queues/connection';
import { JobQueues } from '@groundwork/queues/enqueue';
import { startWorkers } from '@groundwork/queues/worker/start-worker';
import { createJobMetrics, createWebhookMetrics, runService } from '@groundwork/runtime';
import { safeFetchEnvironment } from '@groundwork/safe-fetch/environment';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { AssetUrls } from '@groundwork/storage/asset-urls';
import { storageEnvironment } from '@groundwork/storage/environment';
import { z } from 'zod';
import { handleDeliver } from './deliver.js';

const environment = {
  ...databaseEnvironment,
  ...queuesEnvironment,
  ...safeFetchEnvironment,
  ...sealingEnvironment,
  // It signs links and needs no store.
  PUBLIC_URL: storageEnvironment.PUBLIC_URL,
  ASSET_SIGNING_SECRET: storageEnvironment.ASSET_SIGNING_SECRET,
  /** Deliveries at once in this process; each mostly waits for its receiver. */
  DELIVER_CONCURRENCY: z.coerce.number().int().positive().default(50),
  /** The API promises receivers 30 s. */
  WEBHOOK_ANSWER_SECONDS: z.coerce.number().positive().default(limits.webhook.answerSeconds),
};

/** Seconds that running deliveries are given to end by themselves. */
const DRAIN_GRACE_SECONDS = 5;

await runService(
  'webhook-dispatcher',
  environment,
  async ({ environment: settings, log, metrics, tracing }) => {
    const database = openDatabaseOf(settings);
    const queues = new JobQueues(settings.REDIS_URL, log);
    const handle = handleDeliver({
      database,
      queues,
      safeFetch: createSafeFetch({
        allowedPrivateOrigins: settings.ALLOWED_PRIVATE_ORIGINS,
        loopbackWebhooks: settings.LOOPBACK_WEBHOOKS,
        keepsConnections: true,
      }),
      assetUrls: new AssetUrls({
        publicUrl: settings.PUBLIC_URL,
        secrets: settings.ASSET_SIGNING_SECRET,
      }),
      masterKey: settings.MASTER_KEY,
      metrics: createWebhookMetrics(metrics),
      tracing,
      answerMs: settings.WEBHOOK_ANSWER_SECONDS * 1000,
    });
    const worker = await startWorkers(
      'webhook-dispatcher',
      { redisUrl: settings.REDIS_URL, database, log, metrics: createJobMetrics(metrics), tracing },
      {
        'webhook-deliver': {
          concurrency: settings.DELIVER_CONCURRENCY,
          handle,
        },
      },
    );
    return {
      isLive: () => worker.isLive(),
      drain: async () => {
        await worker.close(DRAIN_GRACE_SECONDS);
        await queues.close();
        await database.$disconnect();
      },
    };
  },
);
