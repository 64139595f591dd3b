import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { stopCauseOf } from '@groundwork/runtime';
import { z } from 'zod';
import type { EngineConnection } from '../calls/ask.js';
import { EngineFault, type EngineUsage } from '../calls/engine-call.js';
import type { CallAttempt } from '../calls/make-call.js';
import type { TaskEngines } from '../task-engines.js';
import {
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

interface JobRun<Connection extends EngineConnection, Request, Value> {
  readonly driver: JobDriver<Connection, Request>;
  readonly to: Connection;
  readonly request: Request;
  /** What a job costs that did not fail. */
  readonly usage: EngineUsage;
  /** Reads the file. @throws EngineFault for one that cannot be used */
  read(file: Buffer): Promise<Value>;
}

/**
 * Submits a job, or resumes waiting for one submitted earlier, and reads its file. A job that takes too long, and one
 * whose task was cancelled, is cancelled at the server; when only this worker ends, its successor takes over. @throws
 * EngineFault
 */
export async function runJob<Connection extends EngineConnection, Request, Value>(
  task: TaskEngines,
  attempt: CallAttempt,
  { driver, to, request, usage, read }: JobRun<Connection, Request, Value>,
): Promise<Value> {
  const { signal, taskSignal } = attempt;
  const memory = memoryOf(task, to, request);
  const run = { driver, to, memory, signal, pollMs: task.settings.pollMs };
  const known = await memory.recall();
  // From here on it is owed, whatever becomes of our connection, unless the server says that it failed.
  if (known !== null && !known.isCounted) to.exchange.usage = usage;
  let job = known?.job ?? null;
  try {
    if (job !== null && (await finished(run, job)) === 'gone') job = null;
    if (job === null) {
      job = await driver.submit(to, request, attempt);
      to.exchange.usage = usage;
      await memory.note({ job, isCounted: false });
      if ((await finished(run, job)) === 'gone') {
        throw new EngineFault(to.capability, 'unavailable', 'the server has forgotten the job');
      }
    }
    const file = await driver.take(to, job, signal).catch((error: unknown) => {
      throw ofServer(error);
    });
    return await read(file);
  } catch (error) {
    // What the job made cannot be used, or never will be there: another one is asked for.
    const isSpent = error instanceof EngineFault && (error.answered || !error.retryable);
    if (isSpent) await memory.note(null);
    if (error instanceof EngineFault && error.reason === 'refused') to.exchange.usage = {};
    if (!signal.aborted) {
      if (job !== null && !isSpent) await memory.note({ job, isCounted: true });
      throw error;
    }
    const ours = taskSignal.aborted ? stopCauseOf(taskSignal) : 'too_long';
    if (job !== null && ours !== 'shutting_down' && ours !== 'lost_lease') await abandon(run, job);
    if (taskSignal.aborted) throw error;
    to.exchange.usage = {};
    throw new EngineFault(to.capability, 'timeout', 'the job did not end in time', {
      retryable: false,
      cause: error,
    });
  }
}

/** A page in place of what a server knows of a job says nothing about the job, which is not paid for again. */
function ofServer(error: unknown): unknown {
  if (!(error instanceof EngineFault) || error.reason !== 'malformed') return error;
  return new EngineFault(error.capability, 'unavailable', error.detail, { cause: error });
}

/** A job under way. */
interface Waiting<Connection extends EngineConnection> {
  readonly driver: Pick<JobDriver<Connection, never>, 'look' | 'cancel'>;
  readonly to: Connection;
  readonly memory: ReturnType<typeof memoryOf>;
  readonly signal: AbortSignal;
  readonly pollMs: number;
}

/** Waits until a job is done, or no longer known. @throws EngineFault when it failed */
async function finished<Connection extends EngineConnection>(
  run: Waiting<Connection>,
  job: string,
): Promise<'done' | 'gone'> {
  for (let failed = 0; ; ) {
    const looked = await look(run, job, failed);
    failed = looked === null ? failed + 1 : 0;
    if (looked?.state === 'done') return 'done';
    if (looked?.state === 'gone' || looked?.state === 'failed') {
      run.to.exchange.usage = {};
      await run.memory.note(null);
    }
    if (looked?.state === 'gone') return 'gone';
    if (looked?.state === 'failed') {
      const reason = looked.refused ? 'refused' : 'unavailable';
      throw new EngineFault(run.to.capability, reason, looked.message);
    }
    await sleep(run.pollMs, undefined, { signal: run.signal });
  }
}

/** null when the look failed and another one may not. */
async function look<Connection extends EngineConnection>(
  run: Waiting<Connection>,
  job: string,
  failed: number,
): Promise<JobState | null> {
  try {
    // A separate signal: a long job is polled often, and each call leaves a listener behind.
    return await run.driver.look(run.to, job, AbortSignal.any([run.signal]));
  } catch (error) {
    if (error instanceof EngineFault && error.status === 404) return { state: 'gone' };
    const passing = error instanceof EngineFault && error.retryable && failed < FAILED_LOOKS;
    if (run.signal.aborted || !passing) throw ofServer(error);
    if (error.retryAfterMs !== undefined) {
      await sleep(error.retryAfterMs, undefined, { signal: run.signal });
    }
    return null;
  }
}

async function abandon<Connection extends EngineConnection>(
  { driver, to, memory }: Waiting<Connection>,
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

const notedSchema = z
  .object({
    job: z.string(),
    /** Whether an attempt that lost sight of it has counted its cost. */
    isCounted: z.boolean(),
  })
  .nullable();
type Noted = z.infer<typeof notedSchema>;

/** Jobs of tasks that have no cache, as long as the task lasts. */
const ofTasks = new WeakMap<AbortSignal, Map<string, Noted>>();

/**
 * Remembers the job of exactly this request, so that a worker that takes over a task waits for it instead of paying for
 * another one.
 */
function memoryOf(task: TaskEngines, to: EngineConnection, request: unknown) {
  const { capability, driver, baseUrl, model, options } = to;
  const digest = createHash('sha256')
    .update(serialize([driver, baseUrl, model, options, request]))
    .digest('hex');
  const name = `${capability}/${digest.slice(0, 2)}/${digest}.json`;
  const known = ofTasks.get(task.signal) ?? new Map<string, Noted>();
  ofTasks.set(task.signal, known);
  return {
    async recall(): Promise<Noted> {
      const noted = known.get(name);
      if (noted !== undefined) return noted;
      const bytes = await task.cache?.read(name);
      return bytes ? notedSchema.parse(JSON.parse(bytes.toString('utf8'))) : null;
    },
    /** Null when it is of no more use. */
    async note(noted: Noted): Promise<void> {
      known.set(name, noted);
      await task.cache?.write(name, Buffer.from(JSON.stringify(noted)), 'application/json');
    },
  };
}

/** The jobs of a provider that takes one JSON object, for pictures and for films. */
export function jobsOf(provider: JobDriver<EngineConnection, object>) {
  const image: ImageJobs = {
    ...provider,
    submit: (to, request, attempt) => provider.submit(to, imageInput(to, request), attempt),
  };
  const video: VideoJobs = {
    ...provider,
    submit: (to, request, attempt) => provider.submit(to, videoInput(to, request), attempt),
  };
  return { image, video };
}
