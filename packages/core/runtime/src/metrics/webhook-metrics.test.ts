import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { createWebhookMetrics } from './webhook-metrics.js';

describe('the metrics of webhooks', () => {
  it.each([
    [204, null, '2xx'],
    [302, null, '3xx'],
    [410, null, '4xx'],
    [503, null, '5xx'],
    [null, 'timed_out', 'timed_out'],
    [null, 'private_address', 'private_address'],
    [null, 'a failure nobody has listed', 'other'],
  ])('count the answer %j with the failure %j as %s', async (status, failure, outcome) => {
    const registry = new Registry();
    createWebhookMetrics(registry).attempted({ status, failure, seconds: 0.2 });
    expect(await registry.metrics()).toContain(
      `groundwork_webhook_attempt_duration_seconds_count{outcome="${outcome}"} 1\n`,
    );
  });

  it('count what became of a delivery', async () => {
    const registry = new Registry();
    createWebhookMetrics(registry).judged('retry');
    expect(await registry.metrics()).toContain(
      'groundwork_webhook_verdicts_total{verdict="retry"} 1\n',
    );
  });
});
