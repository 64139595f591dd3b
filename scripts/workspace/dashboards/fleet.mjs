import { dashboard } from './dashboard.mjs';
import { figures, lines, stacked } from './panels.mjs';

export const fleet = dashboard('groundwork-fleet', {
  title: 'Fleet',
  description: 'Whether all is there and does its work.',
  panels: [
    figures(
      'Servers',
      { '{{dependency}}': 'min by (dependency) (groundwork_dependency_up)' },
      { description: '1: the scheduler reaches it. 0: it is away.', columns: 6 },
    ),
    figures(
      'Processes',
      { '{{service}}': 'sum by (service) (up{job="groundwork"})' },
      { columns: 18 },
    ),
    stacked('Alerts that fire', {
      '{{alertname}}': 'count by (alertname) (ALERTS{alertstate="firing"})',
    }),
    lines(
      'Oldest work without a worker',
      { '{{queue}}': 'max by (queue) (groundwork_work_oldest_waiting_seconds)' },
      { unit: 's' },
    ),
    stacked(
      'Requests',
      { '{{code}}': 'sum by (code) (rate(groundwork_http_requests_total[$__rate_interval]))' },
      { unit: 'reqps' },
    ),
    lines(
      'Event-loop lag, 99th percentile',
      { '{{service}}': 'max by (service) (nodejs_eventloop_lag_p99_seconds)' },
      { unit: 's' },
    ),
    lines(
      'Resident memory of the largest process',
      { '{{service}}': 'max by (service) (process_resident_memory_bytes)' },
      { unit: 'bytes' },
    ),
    lines(
      'Free share of disks',
      {
        '{{disk}} of {{service}}':
          'min by (disk, service) (groundwork_disk_free_bytes / groundwork_disk_size_bytes)',
      },
      { unit: 'percentunit', most: 1 },
    ),
    lines(
      'Old rows, kept too long',
      { '{{table}}': 'max by (table) (groundwork_old_rows_overdue_seconds)' },
      { unit: 's', description: 'Seconds by which the oldest row that may go should have gone.' },
    ),
    lines('Old rows removed', {
      '{{table}}': 'sum by (table) (rate(groundwork_old_rows_removed_total[$__rate_interval]))',
    }),
  ],
});
