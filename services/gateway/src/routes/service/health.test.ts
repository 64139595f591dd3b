import {
  type OwnPostgres,
  type OwnRedis,
  startOwnPostgres,
  startOwnRedis,
} from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type TestGateway } from '../../fixtures/gateway.js';
import { healthSchema } from './health.js';

let postgres: OwnPostgres;
let redis: OwnRedis;
let gateway: TestGateway;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
  gateway = await startGateway({ databaseUrl: postgres.url, redisUrl: redis.url });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([postgres.close(), redis.close()]);
});

async function health() {
  const { status, body, headers } = await gateway.get('/health');
  expect(body).toEqual(healthSchema.parse(body));
  expect(headers['cache-control']).toBe('no-store');
  return { status, body };
}

async function healthWhen(expected: string) {
  for (;;) {
    const answer = await health();
    if (answer.body.status === expected) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('GET /health', () => {
  it('is ok with both servers there, says the version and needs no key', async () => {
    // The queue's connection may still be in the making.
    expect(await healthWhen('ok')).toEqual({
      status: 200,
      body: { status: 'ok', checks: { database: 'ok', queue: 'ok' }, version: '1.2.3' },
    });
  });

  it('is degraded, and still 200, while the queue is away', async () => {
    await redis.stop();
    expect(await health()).toEqual({
      status: 200,
      body: {
        status: 'degraded',
        checks: { database: 'ok', queue: 'unavailable' },
        version: '1.2.3',
      },
    });
    await redis.start();
    expect((await healthWhen('ok')).status).toBe(200);
  });

  it('is 503 unavailable while the database is away, and ok when it is back', async () => {
    await postgres.stop();
    expect(await health()).toEqual({
      status: 503,
      body: {
        status: 'unavailable',
        checks: { database: 'unavailable', queue: 'ok' },
        version: '1.2.3',
      },
    });
    await postgres.start();
    expect((await healthWhen('ok')).status).toBe(200);
  });

  it('is 503 with both away', async () => {
    await Promise.all([postgres.stop(), redis.stop()]);
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { database: 'unavailable', queue: 'unavailable' } },
    });
  });
});
