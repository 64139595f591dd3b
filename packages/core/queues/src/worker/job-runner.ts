import type { Database } from '@groundwork/database/connection/client';
import {
  idsOf,
  type JobKind,
  type JobPayload,
  jobCatalogue,
  type NamedJob,
} from '@groundwork/database/jobs/catalogue';
import { jobIdOf, readJobOrigin } from '@groundwork/database/jobs/outbox';
import {
  type AttemptEnd,
  spanAttributes as attribute,
  type JobMetrics,
  type Logger,
  noTracing,
  parseTraceparent,
  StopReason,
  type TraceContext,
  type Tracing,
  traceparentOf,
} from '@groundwork/runtime';
import { type Job, UnrecoverableError } from 'bullmq';

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

/** Runs the jobs of one queue, each with its time limit, log, span and metrics. */
export class JobRunner<Kind extends JobKind> {
  readonly #settings: WorkerSettings<Kind>;
  readonly #running = new Set<AbortController>();
  /** The logs of jobs, for the line that a failure writes after its job. */
  readonly #logs = new WeakMap<Job, Logger>();
  #lastActive = Date.now();

  constructor(settings: WorkerSettings<Kind>) {
    this.#settings = settings;
    settings.metrics?.serves(settings.kind);
  }

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /** When it last took or ended a job, in ms since 1970. */
  get lastActive(): number {
    return this.#lastActive;
  }

  async run(job: Job): Promise<void> {
    const { kind, metrics, extraSeconds = 0 } = this.#settings;
    const { timeLimitSeconds = jobCatalogue[kind].timeLimitSeconds } = this.#settings;
    const at = Date.now();
    this.#lastActive = at;
    const payload = this.#payloadOf(job);
    const controller = new AbortController();
    const limit = setTimeout(
      () => controller.abort(new StopReason('too_long')),
      (timeLimitSeconds + extraSeconds) * 1000,
    );
    this.#running.add(controller);
    const started = performance.now();
    let failed = true;
    try {
      await this.#handle(job, payload, at, controller.signal);
      failed = false;
      const milliseconds = Math.round(performance.now() - started);
      this.#logOf(job).info({ milliseconds }, 'job done');
    } finally {
      clearTimeout(limit);
      this.#running.delete(controller);
      this.#lastActive = Date.now();
      metrics?.finished({ kind, seconds: (performance.now() - started) / 1000, failed });
    }
  }

  /** @throws UnrecoverableError, which records the job as failed for good: a retry does not repair a payload */
  #payloadOf(job: Job): JobPayload<Kind> {
    const { kind } = this.#settings;
    const parsed = jobCatalogue[kind].payload.safeParse(job.data);
    if (parsed.success) return parsed.data as JobPayload<Kind>;
    throw new UnrecoverableError(`payload of ${kind} is not valid: ${parsed.error.message}`);
  }

  async #handle(
    job: Job,
    payload: JobPayload<Kind>,
    at: number,
    signal: AbortSignal,
  ): Promise<void> {
    const { kind, log, metrics, database, tracing = noTracing } = this.#settings;
    const jobId = job.id ?? job.name;
    const ids = idsOf(kind, payload);
    const queued = { queue: kind, payload } as NamedJob;
    const origin = database && (await readJobOrigin(database, jobIdOf(queued)));
    const requestId = origin?.requestId ?? null;
    const span = tracing.begin({
      ...{ name: `process ${kind}`, kind: 'consumer', at },
      parent: parseTraceparent(origin?.traceparent ?? null),
      attributes: {
        [attribute.messagingSystem]: 'bullmq',
        [attribute.messagingDestination]: kind,
        [attribute.messagingOperation]: 'process',
        [attribute.messagingOperationType]: 'process',
        [attribute.messagingMessageId]: jobId,
        ...(requestId !== null && { [attribute.requestId]: requestId }),
        ...Object.fromEntries(
          Object.entries(ids).map(([id, value]) => [`groundwork.${id}`, value]),
        ),
      },
    });
    const jobLog = log.child({
      ...{ job: kind, job_id: jobId, ...ids },
      ...(requestId !== null && { request_id: requestId }),
      trace_id: span.context.traceId,
    });
    this.#logs.set(job, jobLog);
    let attributes = {};
    try {
      await this.#settings.handle(payload, {
        ...{ kind, jobId, signal, log: jobLog, trace: span.context },
        traceparent: traceparentOf(span.context),
        ended: (end) => {
          metrics?.attempted(kind, end);
          attributes = { [attribute.attemptEnd]: end };
        },
        rendered: (filmSeconds) => metrics?.rendered(kind, filmSeconds),
      });
      span.end({ attributes });
    } catch (error) {
      const failure = error instanceof Error ? { type: error.name, error } : { type: 'unknown' };
      span.end({ attributes, failure });
      throw error;
    }
  }

  logFailure(job: Job | undefined, error: Error): void {
    this.#logOf(job).warn({ err: error }, 'job failed');
  }

  logStall(jobId: string): void {
    const { kind, log, metrics } = this.#settings;
    metrics?.stalled(kind);
    log.warn({ job: kind, job_id: jobId }, 'job stalled');
  }

  stopAll(): void {
    for (const controller of this.#running) controller.abort(new StopReason('shutting_down'));
  }

  /** The job's own log; a job that stalled in another process has none here. */
  #logOf(job: Job | undefined): Logger {
    const { kind, log } = this.#settings;
    const own = job && this.#logs.get(job);
    return own ?? log.child({ job: kind, job_id: job?.id, ...idsOf(kind, job?.data) });
  }
}
