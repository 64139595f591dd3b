import { dashboard } from './dashboard.mjs';
import { lines, stacked } from './panels.mjs';

export const queues = dashboard('groundwork-queues', {
  title: 'Queues',
  description: 'What waits, since when, and who works on it. Postgres is the truth, Redis carries.',
  panels: [
    stacked('Work that waits (Postgres)', {
      '{{queue}}': 'max by (queue) (groundwork_work_waiting)',
    }),
    lines(
      'Age of the oldest (Postgres)',
      { '{{queue}}': 'max by (queue) (groundwork_work_oldest_waiting_seconds)' },
      { unit: 's' },
    ),
    stacked('Jobs by state (Redis)', {
      '{{state}}': 'sum by (state) (max by (queue, state) (groundwork_queue_jobs))',
    }),
    lines(
      'Age of the next job (Redis)',
      { '{{queue}}': 'max by (queue) (groundwork_queue_oldest_waiting_seconds)' },
      { unit: 's' },
    ),
    lines('Worker processes', { '{{queue}}': 'max by (queue) (groundwork_queue_workers)' }),
    stacked('Work on no queue', { '{{queue}}': 'max by (queue) (groundwork_work_unannounced)' }),
    stacked('Tries by how they ended, a minute', {
      '{{end}}': '60 * sum by (end) (rate(groundwork_attempts_total[$__rate_interval]))',
    }),
    lines('Begun again and stalled, an hour', {
      '{{cause}}': 'sum by (cause) (increase(groundwork_work_reopened_total[1h]))',
      stalled: 'sum(increase(groundwork_jobs_stalled_total[1h]))',
    }),
  ],
});
