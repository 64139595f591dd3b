import type { Task } from '@groundwork/database/generated/client';
import type { Leased } from '@groundwork/database/jobs/lease';
import type { JobContext } from '@groundwork/queues/worker/job-runner';
import type { Logger } from '@groundwork/runtime';

/** One attempt at a step of a film, under the lease of its row. */
export interface FilmStep {
  readonly task: Task;
  readonly lease: Leased;
  /** Aborts when the lease is lost, the process stops or the time limit is over. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** The span of the step, as a header. */
  readonly traceparent: string | undefined;
}

export interface SegmentStep extends FilmStep {
  readonly index: number;
  readonly rendered: JobContext['rendered'];
}
