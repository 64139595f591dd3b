import {
  type AttemptEnd,
  type JobMetrics,
  type Logger,
  noTracing,
  StopReason,
  type TraceContext,
  type Tracing,
  traceparentOf,
} from '@groundwork/runtime';
import { type Job as BullJob, UnrecoverableError, Worker } from 'bullmq';
import { type JobKind, type JobPayload, jobCatalogue } from './catalogue.js';
import { connectWorker, refuseEviction } from './connection.js';
import { Fitness } from './fitness.js';
import { beginJobSpan } from './job-span.js';
import { idsOf, UNKNOWN_ORIGIN, type WorkOrigin } from './story.js';
import { passTurn } from './turns.js';

export interface JobContext {
  readonly jobId: string;
  /** Aborted with a {@link StopReason} when the process stops or the time limit is over. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** The span of the job, and the same as a header: what the job asks for has it as its parent. */
  readonly trace?: TraceContext;
  readonly traceparent?: string;
  /** Counts how the try ended. */
  readonly ended?: (end: AttemptEnd) => void;
  /** Counts the seconds of film that the job has rendered. */
  readonly rendered?: (filmSeconds: number) => void;
}

export interface WorkerSettings<Kind extends JobKind> {
  readonly kind: Kind;
  readonly redisUrl: string;
  readonly concurrency: number;
  readonly log: Logger;
  /**
   * Does the work that the payload names. It decides for itself, from the row, whether there is anything
   * to do: a job may come twice, late, or for work that has ended.
   */
  readonly handle: (payload: JobPayload<Kind>, context: JobContext) => Promise<void>;
  /** Seconds without a sign of life after which a job is given to another worker: a lease of the work that it names. */
  readonly lockSeconds?: number;
  /** Seconds after which an attempt is stopped; the catalogue's when not given. */
  readonly timeLimitSeconds?: number;
  /** Whether this process can work now; while it cannot, it takes no jobs. */
  readonly isFit?: () => Promise<boolean>;
  readonly metrics?: JobMetrics;
  readonly tracing?: Tracing;
  /** Who asked for the work: every line of its log and its span carry it, beside the ids of the payload. */
  readonly originOf?: (payload: JobPayload<Kind>) => Promise<WorkOrigin>;
}

export interface RunningWorker {
  readonly kind: JobKind;
  /** False when jobs have waited long while this worker took none although it could have. */
  isLive(): boolean;
  /** Takes no more jobs, tells running ones to stop after a grace, and waits for them. */
  close(graceSeconds: number): Promise<void>;
}

/**
 * BullMQ renews a lock at half of this, in time for a loop that is blocked for seconds. A job that is given away too
 * early finds its row under a lease and ends; one whose worker died before it had a lease is noticed by this alone.
 */
const LOCK_SECONDS = 20;
/** One that died is noticed within a lock and two checks. */
const CHECKS_PER_LOCK = 4;
const LIVENESS_CHECK_MS = 15_000;
/** Seconds for which jobs may wait beside an idle worker before it counts as wedged. */
const WEDGED_SECONDS = 120;

export async function startWorker<Kind extends JobKind>(
  settings: WorkerSettings<Kind>,
): Promise<RunningWorker> {
  const { kind, log, metrics, tracing = noTracing } = settings;
  const { payload: schema } = jobCatalogue[kind];
  const timeLimitSeconds = settings.timeLimitSeconds ?? jobCatalogue[kind].timeLimitSeconds;
  const lockMs = (settings.lockSeconds ?? LOCK_SECONDS) * 1000;
  const connection = connectWorker(settings.redisUrl);
  let away = false;
  connection.on('error', (error) => {
    if (!away) log.warn({ err: error, queue: kind }, 'Redis is away');
    away = true;
  });
  connection.on('ready', () => {
    if (away) log.info({ queue: kind }, 'Redis is back');
    away = false;
  });
  try {
    await refuseEviction(connection);
  } catch (error) {
    connection.disconnect();
    throw error;
  }

  metrics?.serves(kind);
  const running = new Set<AbortController>();
  let lastTaken = Date.now();
  /** What the lines of a job carry, for the one that says that it failed. */
  const logs = new WeakMap<BullJob, Logger>();

  const worker = new Worker<unknown, void>(
    kind,
    async (job) => {
      const takenAt = Date.now();
      lastTaken = takenAt;
      const jobId = job.id ?? job.name;
      // Not waited for: the order of what waits shows nearly the same.
      passTurn(connection, kind, job.priority).catch((error: unknown) =>
        log.debug({ err: error, queue: kind }, 'the clock of turns was not set'),
      );
      const parsed = schema.safeParse(job.data);
      if (!parsed.success) {
        // Recorded as failed for good: nothing that comes later can mend a payload.
        throw new UnrecoverableError(`payload of ${kind} is not valid: ${parsed.error.message}`);
      }
      const controller = new AbortController();
      const limit = setTimeout(
        () => controller.abort(new StopReason('too_long')),
        timeLimitSeconds * 1000,
      );
      running.add(controller);
      const started = performance.now();
      let failed = true;
      try {
        const payload = parsed.data as JobPayload<Kind>;
        const origin = (await settings.originOf?.(payload)) ?? UNKNOWN_ORIGIN;
        const span = beginJobSpan(tracing, { kind, jobId, at: takenAt, payload, origin });
        const jobLog = log.child({
          job: kind,
          job_id: jobId,
          ...idsOf(payload),
          ...(origin.requestId !== null && { request_id: origin.requestId }),
          trace_id: span.context.traceId,
        });
        logs.set(job, jobLog);
        await span.during((ended) =>
          settings.handle(payload, {
            jobId,
            signal: controller.signal,
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
        failed = false;
        jobLog.info({ milliseconds: Math.round(performance.now() - started) }, 'job done');
      } finally {
        clearTimeout(limit);
        running.delete(controller);
        lastTaken = Date.now();
        metrics?.finished({ kind, seconds: (performance.now() - started) / 1000, failed });
        // Before the next job is taken: perhaps it was not the job's fault.
        if (failed) await fitness?.check();
      }
    },
    {
      connection,
      concurrency: settings.concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs / CHECKS_PER_LOCK,
      maxStalledCount: 1,
    },
  );
  const { isFit } = settings;
  const fitness = isFit && new Fitness(worker, isFit, log.child({ queue: kind }));
  worker.on('error', (error) => log.debug({ err: error, queue: kind }, 'worker error'));
  worker.on('failed', (job, error) => {
    // Of a job that stalled there is no log of this process.
    const jobLog =
      (job && logs.get(job)) ?? log.child({ job: kind, job_id: job?.id, ...idsOf(job?.data) });
    jobLog.warn({ err: error }, 'job failed');
  });
  worker.on('stalled', (jobId) => {
    metrics?.stalled(kind);
    log.warn({ job: kind, job_id: jobId }, 'job stalled');
  });

  let waitingSince: number | null = null;
  const liveness = setInterval(() => {
    Promise.all([
      connection.zcard(`bull:${kind}:prioritized`),
      connection.llen(`bull:${kind}:wait`),
    ]).then(
      ([waiting, returned]) => {
        waitingSince =
          waiting + returned > 0 && running.size === 0 ? (waitingSince ?? Date.now()) : null;
      },
      () => {
        // Redis is away: that is no reason to restart this process.
        waitingSince = null;
      },
    );
  }, LIVENESS_CHECK_MS);
  liveness.unref();

  return {
    kind,
    isLive: () => {
      if (fitness?.isResting) return true;
      const idleSince = Math.max(lastTaken, waitingSince ?? Number.POSITIVE_INFINITY);
      return waitingSince === null || (Date.now() - idleSince) / 1000 < WEDGED_SECONDS;
    },
    close: async (graceSeconds) => {
      clearInterval(liveness);
      fitness?.stop();
      const stop = setTimeout(() => {
        for (const controller of running) controller.abort(new StopReason('shutting_down'));
      }, graceSeconds * 1000);
      try {
        await worker.close();
      } finally {
        clearTimeout(stop);
        // BullMQ leaves a connection that it was given open.
        connection.disconnect();
      }
    },
  };
}
