import { rm } from 'node:fs/promises';
import { databaseEnvironment, openDatabase } from '@groundwork/database';
import { filmEnvironment } from '@groundwork/film';
import { engineEnvironment, generationEnvironment, openEngines } from '@groundwork/generation';
import {
  type JobKind,
  JobQueues,
  jobCatalogue,
  originOfTask,
  queuesEnvironment,
  type RunningWorker,
  startWorker,
  type WorkerSettings,
} from '@groundwork/queues';
import {
  availableCores,
  createEngineMetrics,
  createJobMetrics,
  exportDisk,
  hasRoom,
  type Logger,
  runService,
} from '@groundwork/runtime';
import { createSafeFetch, safeFetchEnvironment } from '@groundwork/safe-fetch';
import { openStorage, storageEnvironment } from '@groundwork/storage';
import { z } from 'zod';
import { handleAssemble } from './assemble.js';
import { storedEngineCache } from './engine-cache.js';
import type { FilmKind } from './film-kind.js';
import { handlePrepare } from './prepare.js';
import type { Renderer } from './renderer.js';
import { openScratchFolder } from './scratch-folder.js';
import { handleSegment } from './segment.js';

const count = z.coerce.number().int().positive();

/** More threads than this do not make one segment faster by much. */
const MOST_ENCODER_THREADS = 4;
/** Two fill each other's gaps while pictures are decoded and files closed; each holds some 250 MB. */
const MOST_SEGMENTS = 2;
/** Each drawing holds some 100 MB. */
const MOST_DRAWINGS = 4;

const environment = {
  ...databaseEnvironment,
  ...queuesEnvironment,
  ...storageEnvironment,
  ...safeFetchEnvironment,
  ...generationEnvironment,
  ...engineEnvironment,
  ...filmEnvironment,
  /** Jobs of each kind at once in this process. */
  PREPARE_CONCURRENCY: count.default(1),
  SEGMENT_CONCURRENCY: count.default(Math.min(availableCores(), MOST_SEGMENTS)),
  ASSEMBLE_CONCURRENCY: count.default(1),
  /** Threads of one segment's encoder; one more makes its frames. */
  SEGMENT_THREADS: count.default(Math.min(availableCores(), MOST_ENCODER_THREADS)),
  /** Pictures of a film that are drawn side by side. */
  DRAWING_THREADS: count.default(Math.min(availableCores(), MOST_DRAWINGS)),
  /** Whether what the catalogues show is made at the first start; one replica is enough. */
  CATALOGUE_PREVIEWS: z.enum(['make', 'skip']).default('make'),
  /** Seconds after which a worker that is not heard of has lost its work. */
  LEASE_SECONDS: z.coerce.number().positive().default(20),
};

/** Less, and not even a short film's segments have room: the disk is full, whoever has filled it. */
const LEAST_SCRATCH_BYTES = 32 * 1024 * 1024;

/** Seconds that running jobs are given before they are told to hand their work back. */
const DRAIN_GRACE_SECONDS = 10;

/** The queues that a film service works on. */
export interface FilmJobs {
  readonly prepare: Extract<JobKind, `${string}-prepare`>;
  readonly segment: Extract<JobKind, `${string}-segment`>;
  readonly assemble: Extract<JobKind, `${string}-assemble`>;
}

/** What the workers of a service have in common. */
export type ServiceWorkerSettings = Pick<
  WorkerSettings<JobKind>,
  'redisUrl' | 'lockSeconds' | 'log' | 'isHealthy' | 'metrics' | 'tracing' | 'concurrency'
>;

/** Runs a service that makes films of a kind: configuration, start, drain. */
export async function runFilmService(
  name: string,
  jobs: FilmJobs,
  film: FilmKind,
  {
    makePreviews = async () => undefined,
    startWorkers = async () => [],
  }: {
    /** Makes what the catalogues show, beside the jobs; it must not throw, and ends soon when it is told to. */
    readonly makePreviews?: (renderer: Renderer, log: Logger, signal: AbortSignal) => Promise<void>;
    /** Works on other queues than those of the films. */
    readonly startWorkers?: (
      renderer: Renderer,
      settings: ServiceWorkerSettings,
    ) => Promise<RunningWorker[]>;
  } = {},
): Promise<void> {
  await runService(name, environment, async ({ environment: settings, log, metrics, tracing }) => {
    const scratch = await openScratchFolder();
    const database = openDatabase({
      url: settings.DATABASE_URL,
      connections: settings.DATABASE_CONNECTIONS,
    });
    const queues = new JobQueues(settings.REDIS_URL, log);
    const storage = await openStorage(settings);
    const engineMetrics = createEngineMetrics(metrics);
    const engines = await openEngines(settings, {
      metrics: engineMetrics,
      cache: storedEngineCache(storage.store),
    });
    if (engines.remote.length > 0) log.info({ capabilities: engines.remote }, 'foreign engines');
    const renderer: Renderer = {
      database,
      queues,
      ...storage,
      safeFetch: createSafeFetch({ allowedPrivateOrigins: settings.ALLOWED_PRIVATE_ORIGINS }),
      engine: engines.embedded.engine,
      engines,
      engineMetrics,
      scratch,
      leaseSeconds: settings.LEASE_SECONDS,
      drawings: settings.DRAWING_THREADS,
      threads: settings.SEGMENT_THREADS,
      encoder: { preset: settings.FILM_PRESET, crf: settings.FILM_CRF },
    };
    exportDisk(metrics, 'scratch', scratch);
    const common = {
      redisUrl: settings.REDIS_URL,
      lockSeconds: settings.LEASE_SECONDS,
      log,
      isHealthy: () => hasRoom(scratch, LEAST_SCRATCH_BYTES),
      metrics: createJobMetrics(metrics),
      tracing,
    };
    const ofTasks = {
      ...common,
      originOf: (payload: { task_id: string }) => originOfTask(database, payload.task_id),
    };
    const workers: RunningWorker[] = await Promise.all([
      startWorker({
        ...ofTasks,
        kind: jobs.prepare,
        concurrency: settings.PREPARE_CONCURRENCY,
        timeLimitSeconds: jobCatalogue[jobs.prepare].timeLimitSeconds + engines.budgetMs / 1000,
        handle: handlePrepare(renderer, film),
      }),
      startWorker({
        ...ofTasks,
        kind: jobs.segment,
        concurrency: settings.SEGMENT_CONCURRENCY,
        handle: handleSegment(renderer, film),
      }),
      startWorker({
        ...ofTasks,
        kind: jobs.assemble,
        concurrency: settings.ASSEMBLE_CONCURRENCY,
        handle: handleAssemble(renderer, film),
      }),
    ]);
    workers.push(
      ...(await startWorkers(renderer, { ...common, concurrency: settings.PREPARE_CONCURRENCY })),
    );
    const stopped = new AbortController();
    const beside =
      settings.CATALOGUE_PREVIEWS === 'make'
        ? makePreviews(renderer, log, stopped.signal)
        : Promise.resolve();
    return {
      isLive: () => workers.every((worker) => worker.isLive()),
      drain: async () => {
        stopped.abort();
        await beside;
        await Promise.all(workers.map((worker) => worker.close(DRAIN_GRACE_SECONDS)));
        await queues.close();
        await database.$disconnect();
        await rm(scratch, { recursive: true, force: true });
      },
    };
  });
}
