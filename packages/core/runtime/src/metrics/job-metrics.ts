import type { Registry } from 'prom-client';
import { counter, histogram } from './metrics.js';

/** How one attempt at a piece of work ended. */
const ATTEMPT_ENDS = [
  /** The work, or this step of it, is done. */
  'done',
  /** Ended for good: a fault of the request, or the last attempt. */
  'given_up',
  /** Failed, and will be tried again. */
  'retried',
  /** Returned because the process stops. */
  'handed_back',
  /** Another worker has it: this one missed its heartbeat. */
  'lost_lease',
  'cancelled',
  /** There was nothing to do: done already, cancelled, or another worker's. */
  'not_taken',
] as const;
export type AttemptEnd = (typeof ATTEMPT_ENDS)[number];

/** The metrics of a worker's jobs. Queues are those of the job catalogue. */
export interface JobMetrics {
  /** Starts the counters of a queue at zero: Prometheus sees no increase in a counter that begins with 1. */
  serves(kind: string): void;
  finished(job: { kind: string; seconds: number; failed: boolean }): void;
  attempted(queue: string, end: AttemptEnd): void;
  stalled(queue: string): void;
  rendered(queue: string, filmSeconds: number): void;
}

/** The stage of work that a queue is for: `land-prepare` is for prepare. */
const stageOf = (queue: string) => queue.slice(queue.lastIndexOf('-') + 1);

export function createJobMetrics(registry: Registry): JobMetrics {
  const duration = histogram(registry, 'groundwork_job_duration_seconds');
  const attempts = counter(registry, 'groundwork_attempts_total');
  const stalls = counter(registry, 'groundwork_jobs_stalled_total');
  const film = counter(registry, 'groundwork_film_rendered_seconds_total');
  return {
    serves: (kind) => {
      for (const outcome of ['done', 'failed']) {
        duration.zero({ queue: kind, stage: stageOf(kind), outcome });
      }
      for (const end of ATTEMPT_ENDS) attempts.inc({ queue: kind, end }, 0);
      stalls.inc({ queue: kind }, 0);
    },
    finished: ({ kind, seconds, failed }) =>
      duration.observe(
        { queue: kind, stage: stageOf(kind), outcome: failed ? 'failed' : 'done' },
        seconds,
      ),
    attempted: (queue, end) => attempts.inc({ queue, end }),
    stalled: (queue) => stalls.inc({ queue }),
    rendered: (queue, filmSeconds) => film.inc({ queue }, filmSeconds),
  };
}
