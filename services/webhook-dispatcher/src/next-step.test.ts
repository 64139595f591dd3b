import { type DeliverySchedule, deliverySchedules } from '@groundwork/contract/webhooks/schedules';
import { describe, expect, it } from '@jest/globals';
import { judgeAttempt as judge } from './next-step.js';

const { task, showcase, extended } = deliverySchedules;
const judgeAttempt = (
  schedule: DeliverySchedule,
  attempt: number,
  status: number | null,
  retryAfterSeconds: number | null = null,
) => judge(schedule, attempt, { status, retryAfterSeconds });
const delivered = { status: 'delivered' };
const failed = { status: 'failed' };
const retry = (afterSeconds: number) => ({ status: 'retry', afterSeconds });

describe('judgeAttempt', () => {
  it.each([200, 201, 202, 204, 299])('%i is a success, at any attempt', (status) => {
    for (const attempt of [1, 4, 9]) expect(judgeAttempt(task, attempt, status)).toEqual(delivered);
    expect(judgeAttempt(showcase, 1, status)).toEqual(delivered);
  });

  it.each([100, 199, 300, 301, 302, 304, 307, 400, 404, 410, 429, 500, 503, null])(
    'after %s a task event is tried again after 1, 2 and 4 s, and then failed',
    (status) => {
      expect([1, 2, 3, 4, 5].map((attempt) => judgeAttempt(task, attempt, status))).toEqual([
        retry(1),
        retry(2),
        retry(4),
        failed,
        failed,
      ]);
    },
  );

  it.each([302, 500, 503, null])('after %s a showcase event is tried three times', (status) => {
    expect([1, 2, 3].map((attempt) => judgeAttempt(showcase, attempt, status))).toEqual([
      retry(1),
      retry(2),
      failed,
    ]);
  });

  it.each([400, 401, 404, 410, 429, 499])('%i ends a showcase delivery at once', (status) => {
    expect(judgeAttempt(showcase, 1, status)).toEqual(failed);
  });

  it('the schedules of the document read no Retry-After', () => {
    expect(judgeAttempt(task, 1, 503, 600)).toEqual(retry(1));
    expect(judgeAttempt(showcase, 1, 503, 600)).toEqual(retry(1));
  });

  it.each([400, 404, 429, 500, 503, 302, null])(
    'with the long schedule %s is tried eight times within 28 hours',
    (status) => {
      const verdicts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => judgeAttempt(extended, n, status));
      expect(verdicts).toEqual([
        ...[5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map(retry),
        failed,
      ]);
    },
  );

  it('with the long schedule 410 ends a delivery at once, whatever else it says', () => {
    expect(judgeAttempt(extended, 1, 410, 5)).toEqual(failed);
  });

  it.each([
    [0, 5],
    [4, 5],
    [6, 6],
    [3_600, 3_600],
    [36_000, 36_000],
    [999_999_999, 36_000],
  ])('with the long schedule a Retry-After of %i s makes the wait %i s', (asked, waited) => {
    expect(judgeAttempt(extended, 1, 429, asked)).toEqual(retry(waited));
  });
});
