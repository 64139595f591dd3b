import { type Logger, noTracing, StopReason, traceparentOf } from '@groundwork/runtime';
import { type Job, UnrecoverableError } from 'bullmq';
import { type JobKind, type JobPayload, jobCatalogue } from '../catalogue.js';
import { idsOf, UNKNOWN_ORIGIN } from '../story.js';
import { beginJobSpan } from './job-span.js';
import type { WorkerSettings } from './settings.js';

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
    const { kind, log, metrics, tracing = noTracing } = this.#settings;
    const jobId = job.id ?? job.name;
    const origin = (await this.#settings.originOf?.(payload)) ?? UNKNOWN_ORIGIN;
    const span = beginJobSpan(tracing, { kind, jobId, at, payload, origin });
    const jobLog = log.child({
      job: kind,
      job_id: jobId,
      ...idsOf(payload),
      ...(origin.requestId !== null && { request_id: origin.requestId }),
      trace_id: span.context.traceId,
    });
    this.#logs.set(job, jobLog);
    await span.during((ended) =>
      this.#settings.handle(payload, {
        jobId,
        signal,
        log: jobLog,
        trace: span.context,
        traceparent: traceparentOf(span.context),
        ended: (end) => {
          metrics?.attempted(kind, end);
          ended(end);
        },
        rendered: (filmSeconds) => metrics?.rendered(kind, filmSeconds),
      }),
    );
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
    return own ?? log.child({ job: kind, job_id: job?.id, ...idsOf(job?.data) });
  }
}
