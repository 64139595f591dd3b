import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineCapability } from '@groundwork/contract/warnings';
import { stopCauseOf } from '@groundwork/runtime';
import { z } from 'zod';
import type { EngineConnection } from '../calls/connection.js';
import { EngineFault } from '../calls/engine-call.js';
import { translateFailure } from '../calls/translate-failure.js';
import type { TaskEngines } from '../task-engines.js';
import type { JobState, VideoDriver, VideoRequest } from './video-driver.js';

/** Failed polls in a row before the job counts as lost. */
const FAILED_LOOKS = 5;
/** Time limit for cancelling at the server. */
const CANCEL_MS = 10_000;

/** Remembers a job, so that a worker that takes over a task waits for it instead of paying for another one. */
interface JobMemory {
  recall(): Promise<string | null>;
  /** null when it is of no more use. */
  note(job: string | null): Promise<void>;
}

interface JobRun {
  readonly driver: VideoDriver;
  readonly to: EngineConnection;
  readonly request: VideoRequest;
  readonly memory: JobMemory;
  /** Aborts when the attempt's time is over, or when the task ends. */
  readonly signal: AbortSignal;
  /** Aborts when the task, or its worker, ends. */
  readonly taskSignal: AbortSignal;
}

/**
 * Submits a job, or resumes waiting for one submitted earlier, and returns its film. A job that takes too long, and one
 * whose task was cancelled, is cancelled at the server; when only this worker ends, its successor takes over. @throws
 * EngineFault; the errors of the SDK and of fetch
 */
export async function runJob(run: JobRun): Promise<Buffer> {
  const { driver, to, request, memory, signal } = run;
  let job = await memory.recall();
  try {
    if (job !== null && (await finished(run, job)) === 'gone') job = null;
    if (job === null) {
      job = await driver.create(to, request, signal);
      await memory.note(job);
      if ((await finished(run, job)) === 'gone') {
        throw new EngineFault(run.to.capability, 'unavailable', 'the server has forgotten the job');
      }
    }
    return await driver.take(to, job, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    const ours = run.taskSignal.aborted ? stopCauseOf(run.taskSignal) : 'too_long';
    if (job !== null && ours !== 'shutting_down' && ours !== 'lost_lease') await abandon(run, job);
    if (run.taskSignal.aborted) throw error;
    throw new EngineFault(run.to.capability, 'timeout', 'the job did not end in time', {
      retryable: false,
      cause: error,
    });
  }
}

/** Waits until a job is done, or no longer known. @throws EngineFault when it failed */
async function finished(run: JobRun, job: string): Promise<'done' | 'gone'> {
  for (let failed = 0; ; ) {
    const looked = await look(run, job, failed);
    failed = looked === null ? failed + 1 : 0;
    if (looked?.state === 'done') return 'done';
    if (looked?.state === 'gone' || looked?.state === 'failed') await run.memory.note(null);
    if (looked?.state === 'gone') return 'gone';
    if (looked?.state === 'failed') {
      throw new EngineFault(
        run.to.capability,
        looked.refused ? 'refused' : 'unavailable',
        looked.message,
      );
    }
    await sleep(run.request.settings.pollMs, undefined, { signal: run.signal });
  }
}

/** null when the look failed and another one may not. */
async function look(run: JobRun, job: string, failed: number): Promise<JobState | null> {
  try {
    // A separate signal: a long job is polled often, and each call leaves a listener behind.
    return await run.driver.look(run.to, job, AbortSignal.any([run.signal]));
  } catch (error) {
    const fault = translateFailure(run.to.capability, error);
    const passing = fault instanceof EngineFault && fault.retryable && failed < FAILED_LOOKS;
    if (run.signal.aborted || !passing) throw error;
    if (fault.retryAfterMs !== undefined) {
      await sleep(fault.retryAfterMs, undefined, { signal: run.signal });
    }
    return null;
  }
}

async function abandon({ driver, to, memory }: JobRun, job: string): Promise<void> {
  await memory.note(null);
  try {
    await driver.cancel(to, job, AbortSignal.timeout(CANCEL_MS));
  } catch (error) {
    // A server that misses the cancellation works on in vain; only a fault of ours matters more.
    if (!(translateFailure(to.capability, error) instanceof EngineFault)) throw error;
  }
}

const notedSchema = z.object({ job: z.string().nullable() });

/** Remembers the job of exactly this request. */
export function memoryOf(
  task: TaskEngines,
  capability: EngineCapability,
  request: VideoRequest,
): JobMemory {
  const to = task.connection(capability);
  const { settings, picture, voice, ...asked } = request;
  const about = [to?.driver, to?.baseUrl, to?.model, settings.parameters, asked];
  const hash = createHash('sha256')
    .update(JSON.stringify(about))
    .update(picture)
    .update(voice?.wav ?? '')
    .digest('hex');
  const name = `${capability}/${hash.slice(0, 2)}/${hash}.json`;
  let known: string | null | undefined;
  return {
    async recall() {
      if (known !== undefined) return known;
      const bytes = await task.cache?.read(name);
      return bytes ? notedSchema.parse(JSON.parse(bytes.toString('utf8'))).job : null;
    },
    async note(job) {
      known = job;
      await task.cache?.write(name, Buffer.from(JSON.stringify({ job })), 'application/json');
    },
  };
}
