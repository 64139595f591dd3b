import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineCapability } from '@groundwork/contract/warnings';
import { stopCauseOf } from '@groundwork/runtime';
import { z } from 'zod';
import type { EngineConnection } from '../calls/ask.js';
import { EngineFault } from '../calls/engine-call.js';
import type { TaskEngines } from '../task-engines.js';
import {
  type Attempting,
  type ImageJobs,
  imageInput,
  type JobDriver,
  type JobState,
  type VideoJobs,
  videoInput,
} from './driver.js';

/** Failed looks in a row before the job counts as lost. */
const FAILED_LOOKS = 5;
/** Time limit for cancelling at the server. */
const CANCEL_MS = 10_000;

/** Remembers a job, so that a worker that takes over a task waits for it instead of paying for another one. */
export interface JobMemory {
  recall(): Promise<string | null>;
  /** null when it is of no more use. */
  note(job: string | null): Promise<void>;
}

interface JobRun<Connection extends EngineConnection, Request> extends Attempting {
  readonly driver: JobDriver<Connection, Request>;
  readonly to: Connection;
  readonly request: Request;
  readonly memory: JobMemory;
  readonly pollMs: number;
}

/**
 * Submits a job, or resumes waiting for one submitted earlier, and returns its file. A job that takes too long, and one
 * whose task was cancelled, is cancelled at the server; when only this worker ends, its successor takes over. @throws
 * EngineFault
 */
export async function runJob<Connection extends EngineConnection, Request>(
  run: JobRun<Connection, Request>,
): Promise<Buffer> {
  const { driver, to, request, memory, signal, attempt } = run;
  const { taskSignal } = attempt;
  let job = await memory.recall();
  try {
    if (job !== null && (await finished(run, job)) === 'gone') job = null;
    if (job === null) {
      job = await driver.submit(to, request, run);
      await memory.note(job);
      if ((await finished(run, job)) === 'gone') {
        throw new EngineFault(to.capability, 'unavailable', 'the server has forgotten the job');
      }
    }
    return await driver.take(to, job, signal);
  } catch (error) {
    // What the job made cannot be used, or never will be there: another one is asked for.
    const isSpent = error instanceof EngineFault && (error.answered || !error.retryable);
    if (isSpent) await memory.note(null);
    if (!signal.aborted) throw error;
    const ours = taskSignal.aborted ? stopCauseOf(taskSignal) : 'too_long';
    if (job !== null && ours !== 'shutting_down' && ours !== 'lost_lease') await abandon(run, job);
    if (taskSignal.aborted) throw error;
    throw new EngineFault(to.capability, 'timeout', 'the job did not end in time', {
      retryable: false,
      cause: error,
    });
  }
}

/** Waits until a job is done, or no longer known. @throws EngineFault when it failed */
async function finished<Connection extends EngineConnection, Request>(
  run: JobRun<Connection, Request>,
  job: string,
): Promise<'done' | 'gone'> {
  for (let failed = 0; ; ) {
    const looked = await look(run, job, failed);
    failed = looked === null ? failed + 1 : 0;
    if (looked?.state === 'done') return 'done';
    if (looked?.state === 'gone' || looked?.state === 'failed') await run.memory.note(null);
    if (looked?.state === 'gone') return 'gone';
    if (looked?.state === 'failed') {
      const reason = looked.refused ? 'refused' : 'unavailable';
      throw new EngineFault(run.to.capability, reason, looked.message);
    }
    await sleep(run.pollMs, undefined, { signal: run.signal });
  }
}

/** null when the look failed and another one may not. */
async function look<Connection extends EngineConnection, Request>(
  run: JobRun<Connection, Request>,
  job: string,
  failed: number,
): Promise<JobState | null> {
  try {
    // A separate signal: a long job is polled often, and each call leaves a listener behind.
    return await run.driver.look(run.to, job, AbortSignal.any([run.signal]));
  } catch (error) {
    if (error instanceof EngineFault && error.status === 404) return { state: 'gone' };
    const passing = error instanceof EngineFault && error.retryable && failed < FAILED_LOOKS;
    if (run.signal.aborted || !passing) throw error;
    if (error.retryAfterMs !== undefined) {
      await sleep(error.retryAfterMs, undefined, { signal: run.signal });
    }
    return null;
  }
}

async function abandon<Connection extends EngineConnection, Request>(
  { driver, to, memory }: JobRun<Connection, Request>,
  job: string,
): Promise<void> {
  await memory.note(null);
  try {
    await driver.cancel(to, job, AbortSignal.timeout(CANCEL_MS));
  } catch (error) {
    // A server that misses the cancellation works on in vain; only a fault of ours matters more.
    const missed =
      error instanceof EngineFault || (error instanceof Error && error.name === 'TimeoutError');
    if (!missed) throw error;
  }
}

const notedSchema = z.object({ job: z.string().nullable() });

/** Jobs of tasks that have no cache, as long as the task lasts. */
const ofTasks = new WeakMap<AbortSignal, Map<string, string | null>>();

/** Remembers the job of exactly this request. */
export function memoryOf(
  task: TaskEngines,
  capability: EngineCapability,
  { words, files }: { readonly words: unknown; readonly files: readonly Buffer[] },
): JobMemory {
  const to = task.connection(capability);
  const hash = createHash('sha256').update(
    JSON.stringify([to?.driver, to?.baseUrl, to?.model, to?.options, words]),
  );
  for (const file of files) hash.update(file);
  const digest = hash.digest('hex');
  const name = `${capability}/${digest.slice(0, 2)}/${digest}.json`;
  const known = ofTasks.get(task.signal) ?? new Map<string, string | null>();
  ofTasks.set(task.signal, known);
  return {
    async recall() {
      const noted = known.get(name);
      if (noted !== undefined) return noted;
      const bytes = await task.cache?.read(name);
      return bytes ? notedSchema.parse(JSON.parse(bytes.toString('utf8'))).job : null;
    },
    async note(job) {
      known.set(name, job);
      await task.cache?.write(name, Buffer.from(JSON.stringify({ job })), 'application/json');
    },
  };
}

/** The jobs of a provider that takes one JSON object, for pictures and for films. */
export function jobsOf(provider: JobDriver<EngineConnection, object>) {
  const image: ImageJobs = {
    ...provider,
    submit: (to, request, attempting) => provider.submit(to, imageInput(to, request), attempting),
  };
  const video: VideoJobs = {
    ...provider,
    submit: (to, request, attempting) => provider.submit(to, videoInput(to, request), attempting),
  };
  return { image, video };
}
