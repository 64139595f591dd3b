import { createLogger } from '@groundwork/runtime';
import { createTestRedis } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Customer, startGateway } from '../fixtures/gateway.js';
import { RateLimiter } from './rate-limiter.js';

const gateway = await startGateway({ rateLimit: { requests: 3, windowSeconds: 3_600 } });
afterAll(() => gateway.close());

const get = (customer: Customer, path = '/v1/voices') => gateway.get(path, customer);

describe('the rate limit', () => {
  it('counts the requests of a key down, and refuses the one after the last until the window ends', async () => {
    const customer = await gateway.openAccount();
    for (const left of ['2', '1', '0']) {
      const { headers } = await get(customer).expect(200);
      expect(headers).toMatchObject({
        'ratelimit-limit': '3',
        'ratelimit-remaining': left,
        'ratelimit-reset': expect.stringMatching(/^3(600|599|59\d|5\d\d)$/),
      });
      expect(headers).not.toHaveProperty('retry-after');
    }
    const { status, body, headers } = await get(customer);
    expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(body.error.message).toMatch(
      /^More than 3 requests in 3600 seconds; try again in 3\d+ seconds$/,
    );
    expect(headers['retry-after']).toBe(headers['ratelimit-reset']);
    expect(headers['ratelimit-remaining']).toBe('0');
    // Any path, even one that does not exist.
    await get(customer, '/v1/nothing').expect(429);
    await gateway.send('post', '/v1/land', customer, {}).expect(429);
  });

  it('is each key’s own', async () => {
    const customer = await gateway.openAccount();
    for (let count = 0; count < 4; count++) await get(customer);
    await get(customer).expect(429);
    const second = await gateway.issueKey(customer.accountId);
    await get(second).expect(200);
  });

  it('counts many at once one by one', async () => {
    const customer = await gateway.openAccount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(customer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const left = answers.map(({ headers }) => headers['ratelimit-remaining']).toSorted();
    expect(left).toEqual(['0', '0', '0', '0', '0', '0', '0', '0', '1', '2']);
  });

  it('shows in GET /v1/account, which counts too', async () => {
    const customer = await gateway.openAccount();
    await get(customer);
    const { body } = await get(customer, '/v1/account').expect(200);
    expect(body.limits.request_rate).toMatchObject({ limit: 3, in_use: 2, window_seconds: 3_600 });
    expect(body.limits.request_rate.resets_in_seconds).toBeGreaterThan(3_000);
  });

  it('is not asked about health, documents, links, and whoever has no key', async () => {
    for (const path of ['/health', '/openapi.json', '/assets/none.jpg', '/v1/voices']) {
      for (let count = 0; count < 5; count++) {
        const { status, headers } = await request(gateway.origin).get(path);
        expect(status).not.toBe(429);
        expect(headers).not.toHaveProperty('ratelimit-limit');
      }
    }
  });
});

describe('a limiter', () => {
  const log = createLogger('gateway', 'silent');

  it('begins a new window when the last has ended, and gives a count without an end one', async () => {
    const redis = await createTestRedis();
    const limiter = new RateLimiter(redis.url, { requests: 5, windowSeconds: 1 }, log);
    try {
      const first = await until(() => limiter.count('key'));
      expect(first).toMatchObject({ used: 1, resetSeconds: 1 });
      await until(async () => ((await limiter.count('key'))?.used === 1 ? true : null));
    } finally {
      limiter.close();
      await redis.close();
    }
  });

  it('of 0 requests limits nothing', async () => {
    const limiter = new RateLimiter('redis://127.0.0.1:1', { requests: 0, windowSeconds: 1 }, log);
    expect(await limiter.count('key')).toBeNull();
    limiter.close();
  });

  it('lets requests pass while Redis is away, and says so once', async () => {
    const lines: unknown[] = [];
    const recordingLog = Object.assign(createLogger('gateway', 'silent'), {
      warn: (_facts: unknown, words: string) => lines.push(words),
    });
    const away = new RateLimiter(
      'redis://127.0.0.1:1',
      { requests: 1, windowSeconds: 9 },
      recordingLog,
    );
    for (let count = 0; count < 5; count++) expect(await away.count('key')).toBeNull();
    expect(lines).toEqual(['requests cannot be counted and pass']);
    away.close();
  });
});

/** Waits until `look` finds something. */
async function until<Found>(look: () => Promise<Found | null>): Promise<Found> {
  for (let tries = 0; tries < 300; tries++) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nothing was found');
}
