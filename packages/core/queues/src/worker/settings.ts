import type { JobMetrics, Logger, Tracing } from '@groundwork/runtime';
import type { JobKind, JobPayload } from '../catalogue.js';
import type { WorkOrigin } from '../story.js';
import type { JobContext } from './job-context.js';

export interface ProcessSettings {
  readonly redisUrl: string;
  readonly log: Logger;
  /** Seconds without a sign of life after which a job goes to another worker; as long as the lease of its work. */
  readonly lockSeconds?: number;
  /** Whether this process can work now; while it cannot, it takes no jobs. */
  readonly isHealthy?: () => Promise<boolean>;
  readonly metrics?: JobMetrics;
  readonly tracing?: Tracing;
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
  /** The request and trace behind a job, for its log lines and span. */
  readonly originOf?: (payload: JobPayload<Kind>) => Promise<WorkOrigin>;
}

export interface WorkerSettings<Kind extends JobKind> extends ProcessSettings, JobHandler<Kind> {
  readonly kind: Kind;
  /** Replaces the catalogue's time limit. */
  readonly timeLimitSeconds?: number;
}
