import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { createJobMetrics } from './job-metrics.js';

describe('the metrics of jobs', () => {
  it('tell duration by queue, stage and outcome, attempts by end, stalls, and film', async () => {
    const registry = new Registry();
    const metrics = createJobMetrics(registry);
    metrics.finished({ kind: 'land-segment', seconds: 3, failed: false });
    metrics.finished({ kind: 'land-segment', seconds: 4, failed: true });
    metrics.attempted('land-segment', 'lost_lease');
    metrics.stalled('land-segment');
    metrics.rendered('land-segment', 2.5);
    const text = await registry.metrics();
    for (const line of [
      'groundwork_job_duration_seconds_sum{queue="land-segment",stage="segment",outcome="done"} 3',
      'groundwork_job_duration_seconds_sum{queue="land-segment",stage="segment",outcome="failed"} 4',
      'groundwork_attempts_total{queue="land-segment",end="lost_lease"} 1',
      'groundwork_jobs_stalled_total{queue="land-segment"} 1',
      'groundwork_film_rendered_seconds_total{queue="land-segment"} 2.5',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('tell what has not happened yet as zero, so that its first time is an increase', async () => {
    const registry = new Registry();
    createJobMetrics(registry).serves('land-segment');
    const text = await registry.metrics();
    for (const line of [
      'groundwork_job_duration_seconds_count{queue="land-segment",stage="segment",outcome="failed"} 0',
      'groundwork_attempts_total{queue="land-segment",end="given_up"} 0',
      'groundwork_jobs_stalled_total{queue="land-segment"} 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });
});
