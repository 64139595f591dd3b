import { dashboard } from './dashboard.mjs';
import { lines, stacked } from './panels.mjs';

export const customers = dashboard('groundwork-customers', {
  title: 'Customers',
  description: 'What customers see: answers, acceptance, credits, webhooks.',
  panels: [
    stacked(
      'Requests by route',
      {
        '{{method}} {{route}}':
          'sum by (method, route) (rate(groundwork_http_requests_total[$__rate_interval]))',
      },
      { unit: 'reqps' },
    ),
    lines(
      'Share of errors',
      {
        '4xx':
          '(sum(rate(groundwork_http_requests_total{code=~"4.."}[$__rate_interval])) or vector(0)) / sum(rate(groundwork_http_requests_total[$__rate_interval]))',
        '5xx':
          '(sum(rate(groundwork_http_requests_total{code=~"5.."}[$__rate_interval])) or vector(0)) / sum(rate(groundwork_http_requests_total[$__rate_interval]))',
      },
      { unit: 'percentunit' },
    ),
    lines(
      'Acceptance',
      {
        p50: 'histogram_quantile(0.5, sum by (le) (rate(groundwork_accept_duration_seconds_bucket[$__rate_interval])))',
        p95: 'histogram_quantile(0.95, sum by (le) (rate(groundwork_accept_duration_seconds_bucket[$__rate_interval])))',
        p99: 'histogram_quantile(0.99, sum by (le) (rate(groundwork_accept_duration_seconds_bucket[$__rate_interval])))',
      },
      { unit: 's' },
    ),
    lines(
      'Answer, 95th percentile by route',
      {
        '{{method}} {{route}}':
          'histogram_quantile(0.95, sum by (le, method, route) (rate(groundwork_http_request_duration_seconds_bucket[$__rate_interval])))',
      },
      { unit: 's' },
    ),
    lines('Credits an hour', {
      '{{reason}}': 'max by (reason) (increase(groundwork_credits_total[1h]))',
    }),
    lines(
      'Refunds of charges, an hour',
      {
        refunded:
          'max(increase(groundwork_ledger_entries_total{reason="refund"}[1h])) / max(increase(groundwork_ledger_entries_total{reason="charge"}[1h]))',
      },
      { unit: 'percentunit' },
    ),
    stacked(
      'Webhooks by outcome',
      {
        '{{outcome}}':
          'sum by (outcome) (rate(groundwork_webhook_attempt_duration_seconds_count[$__rate_interval]))',
      },
      { unit: 'reqps' },
    ),
    stacked('What became of deliveries, a minute', {
      '{{verdict}}':
        '60 * sum by (verdict) (rate(groundwork_webhook_verdicts_total[$__rate_interval]))',
    }),
    lines(
      'Receivers’ latency',
      {
        p50: 'histogram_quantile(0.5, sum by (le) (rate(groundwork_webhook_attempt_duration_seconds_bucket[$__rate_interval])))',
        p95: 'histogram_quantile(0.95, sum by (le) (rate(groundwork_webhook_attempt_duration_seconds_bucket[$__rate_interval])))',
      },
      { unit: 's', columns: 24 },
    ),
  ],
});
