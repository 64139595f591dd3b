import { once } from 'node:events';
import { limits } from '@groundwork/contract/limits';
import { sealingEnvironment } from '@groundwork/database/accounts/sealing';
import { databaseEnvironment, openDatabaseOf } from '@groundwork/database/connection/client';
import { queuesEnvironment } from '@groundwork/queues/connection';
import { JobQueues } from '@groundwork/queues/enqueue';
import { runService } from '@groundwork/runtime';
import { safeFetchEnvironment } from '@groundwork/safe-fetch/environment';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { storageEnvironment } from '@groundwork/storage/environment';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import { openStorage } from '@groundwork/storage/open-storage';
import { z } from 'zod';
import { createApp } from './app.js';
import { StreamPlaces } from './event-streams/stream-places.js';
import {
  LoadShedding,
  loadEnvironment,
  loadLimitsOf,
  OwnLoad,
} from './load-shedding/load-shedding.js';
import { readSharedLoad, SharedLoad } from './load-shedding/shared-load.js';
import { KnownPictures } from './pictures/known-pictures.js';
import { PhotoLooks } from './pictures/photo-looks.js';
import { RateLimiter, rateLimitEnvironment } from './rate-limit/rate-limiter.js';
import { createHttpServer } from './request/http-server.js';
import { ReadingWatch } from './routes/land-readings/reading-record.js';
import { TaskWatch } from './routes/tasks/task-record.js';

const environment = {
  ...databaseEnvironment,
  ...loadEnvironment,
  ...queuesEnvironment,
  ...rateLimitEnvironment,
  ...safeFetchEnvironment,
  ...sealingEnvironment,
  ...storageEnvironment,
  /** Of the engines for words and images, as the showcase imager has them: then edits are never refused for their words. */
  TEXT_MODEL: z.string().optional(),
  IMAGE_MODEL: z.string().optional(),
  PRESENTER_MODEL: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
};

/** Milliseconds between turning unready and closing the port, for load balancers to react. */
const LAME_DUCK_MS = 500;

await runService(
  'gateway',
  environment,
  async ({ environment: settings, log, metrics, tracing }) => {
    const database = openDatabaseOf(settings);
    const queues = new JobQueues(settings.REDIS_URL, log);
    const rateLimit = {
      requests: settings.RATE_LIMIT_REQUESTS,
      windowSeconds: settings.RATE_LIMIT_WINDOW_SECONDS,
    };
    const rateLimiter = new RateLimiter(settings.REDIS_URL, rateLimit, log);
    const readingLimiter = new RateLimiter(
      settings.REDIS_URL,
      { requests: settings.READINGS_PER_MINUTE, windowSeconds: 60 },
      log,
    );
    const loadShedding = new LoadShedding(
      loadLimitsOf(settings),
      new OwnLoad(),
      new SharedLoad(() => readSharedLoad(database, queues), log),
      metrics,
    );
    const { store, assetUrls } = await openStorage(settings);
    if (settings.ALLOWED_PRIVATE_ORIGINS.length > 0 && settings.NODE_ENV === 'production') {
      log.warn(
        { origins: settings.ALLOWED_PRIVATE_ORIGINS },
        'private origins are exempt from the network rules',
      );
    }
    const taskWatch = new TaskWatch({ database, assetUrls }, log);
    const readingWatch = new ReadingWatch({ database, assetUrls }, log);
    const version = process.env.npm_package_version ?? '0.1.0';
    const streamPlaces = new StreamPlaces(settings.REDIS_URL, log);
    const app = createApp(
      {
        database,
        queues,
        rateLimiter,
        readingLimiter,
        loadShedding,
        store,
        assetUrls,
        installedVoices: new InstalledVoices(store),
        taskWatch,
        readingWatch,
        knownPictures: new KnownPictures(),
        streamPlaces,
        safeFetch: createSafeFetch({
          allowedPrivateOrigins: settings.ALLOWED_PRIVATE_ORIGINS,
          loopbackWebhooks: settings.LOOPBACK_WEBHOOKS,
        }),
        photoLooks: new PhotoLooks({
          ...{ database, queues, store, readingLimiter, version },
          lookMs: limits.photoLookSeconds * 1_000,
        }),
        masterKey: settings.MASTER_KEY,
        publicUrl: settings.PUBLIC_URL,
        version,
        hasEditEngine: Boolean(settings.TEXT_MODEL) || Boolean(settings.IMAGE_MODEL),
        hasPresenterEngine: Boolean(settings.PRESENTER_MODEL),
      },
      log,
      metrics,
      tracing,
    );
    const server = createHttpServer(app, log, settings.PUBLIC_URL).listen(settings.PORT);
    await once(server, 'listening');
    log.info({ port: settings.PORT }, 'listening');
    return {
      isLive: () => true,
      trouble: () => loadShedding.trouble(),
      drain: async () => {
        await new Promise((resolve) => setTimeout(resolve, LAME_DUCK_MS));
        const closed = new Promise<void>((resolve) => server.close(() => resolve()));
        // Event streams would hold the port until their tasks end.
        taskWatch.close();
        readingWatch.close();
        server.closeIdleConnections();
        await closed;
        loadShedding.close();
        rateLimiter.close();
        readingLimiter.close();
        streamPlaces.close();
        await queues.close();
        await database.$disconnect();
      },
    };
  },
);
