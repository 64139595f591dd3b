import { GroundworkError } from '../errors.js';
import type { LandReadingRecord, ShowcaseJob, Task } from '../generated/api.js';

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
