import type { AttemptEnd, Logger, TraceContext } from '@groundwork/runtime';

/** The surroundings of a handler while it does one job. */
export interface JobContext {
  readonly jobId: string;
  /** Aborts with a StopReason when the process stops or the time limit is over. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** The span of the job, and the same as a header: the jobs that it enqueues have it as their parent. */
  readonly trace?: TraceContext;
  readonly traceparent?: string;
  /** Counts how the attempt ended. */
  readonly ended?: (end: AttemptEnd) => void;
  readonly rendered?: (filmSeconds: number) => void;
}
