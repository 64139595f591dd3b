import { GroundworkError } from '../errors.js';
import type { LandReadingRecord, ShowcaseJob, Task } from '../generated/api.js';
import { timeLimit } from '../transport/timing.js';
import type { ObserveOptions } from './observe.js';

export interface WaitOptions<State> extends ObserveOptions {
  /** Called with each state that differs from the one before, the final one too. */
  readonly onProgress?: ((state: State) => void) | undefined;
  /** Milliseconds that are waited at most. Half an hour when left out. */
  readonly timeoutMs?: number | undefined;
}

/** Progress, and the whole object once it is known; at the end it always is. */
export interface Observed<State extends object, Whole extends object> {
  readonly state: State;
  readonly whole: Whole | undefined;
}

/** A value that stays the same as long as nothing happens. */
const fingerprintOf = (state: object) =>
  JSON.stringify(state, (name, value) => (name === 'request_id' ? undefined : value));

/**
 * Waits for the end.
 *
 * @throws WaitTimeoutError, or the reason of the signal
 */
export async function lastOf<State extends object, Whole extends object>(
  id: string,
  observe: (options: ObserveOptions) => AsyncIterable<Observed<State, Whole>>,
  { onProgress, timeoutMs = 30 * 60_000, ...options }: WaitOptions<State>,
): Promise<Whole> {
  const limit = timeLimit(timeoutMs, options.signal);
  let last: Observed<State, Whole> | undefined;
  let known = '';
  try {
    for await (const observed of observe({ ...options, signal: limit.signal })) {
      const before = known;
      last = observed;
      known = fingerprintOf(observed.state);
      if (known !== before) onProgress?.(observed.state);
    }
  } catch (error) {
    if (limit.signal.aborted && !options.signal?.aborted) {
      throw new WaitTimeoutError(id, timeoutMs, last?.state);
    }
    throw error;
  } finally {
    limit.clear();
  }
  if (last?.whole === undefined) throw new WaitTimeoutError(id, timeoutMs, last?.state);
  return last.whole;
}

/** The task that was waited for failed, and was refunded, or was cancelled: `TASK_CANCELLED`. */
export class TaskFailedError extends GroundworkError {
  override readonly name = 'TaskFailedError';
  readonly task: Task;
  /** Why, such as `SCRIPT_TOO_LONG`. */
  readonly code: NonNullable<Task['error']>['code'] | undefined;

  constructor(task: Task) {
    super(task.error?.message ?? `task ${task.task_id} ended as ${task.status}`);
    this.task = task;
    this.code = task.error?.code;
  }
}

/** The showcase or edit that was waited for failed. */
export class ShowcaseFailedError extends GroundworkError {
  override readonly name = 'ShowcaseFailedError';
  readonly job: ShowcaseJob;
  /** Why, such as `GENERATION_FAILED`. */
  readonly code: ShowcaseJob['error_code'];

  constructor(job: ShowcaseJob) {
    super(job.error ?? `showcase job ${job.job_id} ended as ${job.status}, and its image is gone`);
    this.job = job;
    this.code = job.error_code;
  }
}

/** The photo could not be read. One that was read and refused is no error: its `objections` say why. */
export class ReadingFailedError extends GroundworkError {
  override readonly name = 'ReadingFailedError';
  readonly record: LandReadingRecord;
  /** Why, such as `IMAGE_PROCESSING_FAILED`. */
  readonly code: NonNullable<LandReadingRecord['error']>['code'] | undefined;

  constructor(record: LandReadingRecord) {
    super(record.error?.message ?? `reading ${record.reading_id} ended as ${record.status}`);
    this.record = record;
    this.code = record.error?.code;
  }
}

/** It was not ready within `timeoutMs`. The work goes on: wait for it again, or cancel it. */
export class WaitTimeoutError extends GroundworkError {
  override readonly name = 'WaitTimeoutError';
  readonly last: object | undefined;

  constructor(id: string, timeoutMs: number, last: object | undefined) {
    super(`${id} was not ready within ${timeoutMs} ms`);
    this.last = last;
  }
}
