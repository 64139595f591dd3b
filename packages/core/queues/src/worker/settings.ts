import type { Database } from '@groundwork/database/connection/client';
import type { JobKind, JobPayload } from '@groundwork/database/jobs/catalogue';
import type { AttemptEnd, JobMetrics, Logger, TraceContext, Tracing } from '@groundwork/runtime';

export interface ProcessSettings {
  readonly redisUrl: string;
  /** Knows the request and trace behind a job, for its log lines and span. */
  readonly database?: Database;
  readonly log: Logger;
  /** Seconds without a sign of life after which a job goes to another worker; as long as the lease of its work. */
  readonly lockSeconds?: number;
  /** Whether this process can work now; while it cannot, it takes no jobs. */
  readonly isHealthy?: () => Promise<boolean>;
  readonly metrics?: JobMetrics;
  readonly tracing?: Tracing;
}

/** The surroundings of a handler while it does one job. */
export interface JobContext {
  readonly kind: JobKind;
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

/** How a service handles one kind of job. */
export interface JobHandler<Kind extends JobKind> {
  readonly concurrency: number;
  /**
   * Does the work that the payload names. It decides from the row whether there is anything to do: a job may come
   * twice, late, or for work that has ended.
   */
  readonly handle: (payload: JobPayload<Kind>, context: JobContext) => Promise<void>;
  /** Seconds that an attempt may take beyond the catalogue's time limit. */
  readonly extraSeconds?: number;
}

export interface WorkerSettings<Kind extends JobKind> extends ProcessSettings, JobHandler<Kind> {
  readonly kind: Kind;
  /** Replaces the catalogue's time limit. */
  readonly timeLimitSeconds?: number;
}
