import { deliverySchedules } from '@groundwork/contract';
import { describe, expect, it } from '@jest/globals';
import { judgeAttempt } from './next-step.js';

const { task, showcase } = deliverySchedules;
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
});
