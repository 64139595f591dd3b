import { Histogram, type Registry } from 'prom-client';

/** Seconds of a job, from a webhook's POST to a long segment. */
const BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320];

/** Counts and times finished jobs by kind and outcome, as `groundwork_job_seconds`. */
export function createJobObserver(
  registry: Registry,
): (outcome: { kind: string; seconds: number; failed: boolean }) => void {
  const histogram = new Histogram({
    name: 'groundwork_job_seconds',
    help: 'Duration of jobs by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return ({ kind, seconds, failed }) => {
    histogram.observe({ kind, outcome: failed ? 'failed' : 'done' }, seconds);
  };
}
