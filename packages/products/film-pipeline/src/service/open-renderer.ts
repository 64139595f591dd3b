import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseEnvironment, openDatabaseOf } from '@groundwork/database/connection/client';
import { filmEnvironment } from '@groundwork/film/environment';
import type { EngineCache } from '@groundwork/providers/calls/make-call';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import type { ProductPorts } from '@groundwork/providers/open-engines';
import { openEngines } from '@groundwork/providers/open-engines';
import { JobQueues } from '@groundwork/queues/enqueue';
import type { JobHandler, ProcessSettings } from '@groundwork/queues/worker/job-runner';
import { workerEnvironment } from '@groundwork/queues/worker/start-worker';
import {
  availableCores,
  createJobMetrics,
  createProviderMetrics,
  exportDisk,
  hasRoom,
  type ServiceContext,
} from '@groundwork/runtime';
import { safeFetchEnvironment } from '@groundwork/safe-fetch/environment';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { speechEnvironment } from '@groundwork/speech/espeak';
import type { NaturalVoices } from '@groundwork/speech/natural-speech';
import { storageEnvironment } from '@groundwork/storage/environment';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import { ENGINE_CACHE_ROOT } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import { openStorage } from '@groundwork/storage/open-storage';
import { VoiceProcesses } from '@groundwork/voices';
import { z } from 'zod';
import type { FilmPorts, LoadFilmPorts } from './film-ports.js';
import type { Renderer } from './renderer.js';

const PREFIX = 'groundwork-film-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Opens a folder for files that live no longer than a job, named after this process; once a process. Removes the folders
 * of processes that were killed, also one of this process's own number: in a container the next process often gets it
 * again.
 *
 * @param parent the system's folder for temporary files when not given
 */
export async function openScratchFolder(parent: string = tmpdir()): Promise<string> {
  for (const name of await readdir(parent)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    const isLeft = pid === process.pid || (pid > 0 && !isRunning(pid));
    if (isLeft) await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
}

const count = z.coerce.number().int().positive();

/** More threads than this do not make one segment faster by much. */
const MOST_ENCODER_THREADS = 4;
/** Two fill each other's gaps while pictures are decoded and files closed; each holds some 250 MB. */
const MOST_SEGMENTS = 2;
/** Each drawing holds some 100 MB. */
const MOST_DRAWINGS = 4;

/** The environment of a service that renders films. */
export const rendererEnvironment = {
  ...databaseEnvironment,
  ...workerEnvironment,
  ...storageEnvironment,
  ...safeFetchEnvironment,
  ...speechEnvironment,
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
};

/** Below this even a short film's segments have no room: the disk is full. */
const LEAST_SCRATCH_BYTES = 32 * 1024 * 1024;

/** The part of a film job's handler that all services share. */
type JobSettings = Omit<JobHandler<'land-prepare' | 'land-segment'>, 'handle'>;

export interface OpenRenderer<Ports extends FilmPorts = FilmPorts> {
  readonly renderer: Renderer<Ports>;
  readonly settings: ProcessSettings;
  readonly jobs: Readonly<Record<'prepare' | 'segment' | 'assemble', JobSettings>>;
  close(): Promise<void>;
}

/** Opens all that the jobs of a film service work with. */
export async function openRenderer<Ports extends FilmPorts>(
  {
    environment,
    log,
    metrics,
    tracing,
  }: ServiceContext<z.output<z.ZodObject<typeof rendererEnvironment>>>,
  portsOf: (film: LoadFilmPorts) => ProductPorts<Ports>,
): Promise<OpenRenderer<Ports>> {
  const scratch = await openScratchFolder();
  const database = openDatabaseOf(environment);
  const queues = new JobQueues(environment.REDIS_URL, log);
  const storage = await openStorage(environment);
  const installedVoices = new InstalledVoices(storage.store);
  const voiceProcesses = new VoiceProcesses({
    store: storage.store,
    folder: join(scratch, 'voices'),
    espeakPath: environment.ESPEAK_PATH,
  });
  const providerMetrics = createProviderMetrics(metrics);
  const natural: NaturalVoices = {
    list: () => installedVoices.list(),
    say: (voice, text, signal) => voiceProcesses.say(voice, text, signal),
    failed: (cause) => log.warn({ err: cause }, 'an installed voice could not speak'),
  };
  const film = async () =>
    (await import('./film-ports.js')).embeddedFilmPorts(environment, natural);
  const engines = await openEngines(portsOf(film), environment, {
    metrics: providerMetrics,
    log,
    cache: storedEngineCache(storage.store),
  });
  exportDisk(metrics, 'scratch', scratch);
  return {
    renderer: {
      database,
      queues,
      ...storage,
      safeFetch: createSafeFetch({ allowedPrivateOrigins: environment.ALLOWED_PRIVATE_ORIGINS }),
      engines,
      installedVoices,
      providerMetrics,
      scratch,
      leaseSeconds: environment.LEASE_SECONDS,
      drawings: environment.DRAWING_THREADS,
      threads: environment.SEGMENT_THREADS,
      encoder: { preset: environment.FILM_PRESET, crf: environment.FILM_CRF },
    },
    settings: {
      redisUrl: environment.REDIS_URL,
      database,
      lockSeconds: environment.LEASE_SECONDS,
      log,
      isHealthy: () => hasRoom(scratch, LEAST_SCRATCH_BYTES),
      metrics: createJobMetrics(metrics),
      tracing,
    },
    jobs: {
      prepare: {
        concurrency: environment.PREPARE_CONCURRENCY,
        extraSeconds: engines.budgetMs / 1000,
      },
      segment: { concurrency: environment.SEGMENT_CONCURRENCY },
      assemble: { concurrency: environment.ASSEMBLE_CONCURRENCY },
    },
    close: async () => {
      voiceProcesses.close();
      await queues.close();
      await database.$disconnect();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

/** Caches the costly answers of providers in the object store. */
function storedEngineCache(store: ObjectStore): EngineCache {
  const keyOf = (name: string) => `${ENGINE_CACHE_ROOT}${name}`;
  return {
    read: async (name) => ((await store.stat(keyOf(name))) ? store.get(keyOf(name)) : null),
    write: (name, bytes, contentType) => store.put(keyOf(name), bytes, { contentType }),
  };
}
