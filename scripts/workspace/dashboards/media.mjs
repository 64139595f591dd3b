import { dashboard } from './dashboard.mjs';
import { lines, stacked } from './panels.mjs';

export const media = dashboard('groundwork-media', {
  title: 'Media',
  description: 'How fast films and pictures are made, and what of.',
  panels: [
    lines(
      'Seconds of work for a second of film',
      {
        '{{kind}}':
          'sum by (kind) (label_replace(rate(groundwork_job_duration_seconds_sum{queue=~"(land|property)-.*"}[15m]), "kind", "$1", "queue", "(.*)-.*")) / sum by (kind) (label_replace(rate(groundwork_film_rendered_seconds_total[15m]), "kind", "$1", "queue", "(.*)-.*"))',
      },
      { description: 'All stages of a film’s jobs, over the seconds of film that were rendered.' },
    ),
    stacked(
      'Seconds of film rendered in a minute',
      {
        '{{queue}}':
          '60 * sum by (queue) (rate(groundwork_film_rendered_seconds_total[$__rate_interval]))',
      },
      { unit: 's' },
    ),
    lines(
      'Job duration, median',
      {
        '{{queue}}':
          'histogram_quantile(0.5, sum by (le, queue) (rate(groundwork_job_duration_seconds_bucket[$__rate_interval])))',
      },
      { unit: 's' },
    ),
    lines(
      'Job duration, 95th percentile',
      {
        '{{queue}}':
          'histogram_quantile(0.95, sum by (le, queue) (rate(groundwork_job_duration_seconds_bucket[$__rate_interval])))',
      },
      { unit: 's' },
    ),
    stacked('Jobs a minute by stage', {
      '{{stage}}':
        '60 * sum by (stage) (rate(groundwork_job_duration_seconds_count[$__rate_interval]))',
    }),
    stacked('Failed jobs, an hour', {
      '{{queue}}':
        'sum by (queue) (increase(groundwork_job_duration_seconds_count{outcome="failed"}[1h]))',
    }),
    stacked(
      'CPU of the workers',
      {
        '{{service}}':
          'sum by (service) (rate(process_cpu_seconds_total{service!~"gateway|dashboard|scheduler|queue-boards"}[$__rate_interval]))',
      },
      { description: 'Cores of the Node processes; ffmpeg, a process of its own, is not in it.' },
    ),
    lines(
      'Free scratch space',
      { '{{service}}': 'min by (service) (groundwork_disk_free_bytes{disk="scratch"})' },
      { unit: 'bytes' },
    ),
  ],
});
