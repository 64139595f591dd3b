import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds of a job, from a webhook's POST to a long segment. */
const BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640];

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
  const registers = [registry];
  const duration = new Histogram({
    name: 'groundwork_job_duration_seconds',
    help: 'Seconds of a job by queue, stage and outcome (done, failed)',
    labelNames: ['queue', 'stage', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const attempts = new Counter({
    name: 'groundwork_attempts_total',
    help: 'Tries at pieces of work by queue and how they ended',
    labelNames: ['queue', 'end'],
    registers,
  });
  const stalls = new Counter({
    name: 'groundwork_jobs_stalled_total',
    help: 'Jobs whose worker did not renew its lock in time, by queue',
    labelNames: ['queue'],
    registers,
  });
  const film = new Counter({
    name: 'groundwork_film_rendered_seconds_total',
    help: 'Seconds of film rendered, by queue; the seconds of work are those of groundwork_job_duration_seconds',
    labelNames: ['queue'],
    registers,
  });
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
