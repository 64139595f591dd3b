import { startOwnPostgres, startOwnRedis } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { healthSchema } from './health.js';

const [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
const gateway = await startGateway({ databaseUrl: postgres.url, redisUrl: redis.url });
const customer = await gateway.openAccount();
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

/** Sets Postgres for everybody. */
async function inPostgres(setting: string): Promise<void> {
  await gateway.database.$executeRawUnsafe(setting);
  await gateway.database.$executeRaw`SELECT pg_reload_conf()`;
}

/** Readings are made beside requests. */
async function untilWorkIsRefused(): Promise<void> {
  for (;;) {
    const { status, body } = await gateway.postLand(customer, {});
    if (status === 503 && body.error.message.startsWith('The service takes no new work')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
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

  it.each([
    ['is full', 'CONFIG SET maxmemory 1', 'CONFIG SET maxmemory 0'],
    [
      'has too few replicas',
      'CONFIG SET min-replicas-to-write 1',
      'CONFIG SET min-replicas-to-write 0',
    ],
    ['has become a replica', 'REPLICAOF 127.0.0.1 1', 'REPLICAOF NO ONE'],
  ])(
    'is degraded while Redis %s and takes no writes: new work is refused',
    async (_state, begin, end) => {
      await healthWhen('ok');
      await redis.command(begin);
      const { status, body } = await healthWhen('degraded');
      expect([status, body.checks]).toEqual([200, { database: 'ok', queue: 'read_only' }]);
      await untilWorkIsRefused();
      await redis.command(end);
      await healthWhen('ok');
    },
  );

  it('is degraded while Postgres takes no writes: what there is can be read, new work is refused', async () => {
    await inPostgres('ALTER SYSTEM SET default_transaction_read_only = on');
    const { status, body } = await healthWhen('degraded');
    expect([status, body.checks]).toEqual([200, { database: 'read_only', queue: 'ok' }]);
    expect((await gateway.get('/v1/account', customer)).status).toBe(200);
    const endpoint = { url: 'https://example.com/hook' };
    const refused = await gateway.send('post', '/v1/webhook-endpoints', customer, endpoint);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    await untilWorkIsRefused();
    await inPostgres('ALTER SYSTEM RESET default_transaction_read_only');
    await healthWhen('ok');
  });

  it('is 503 with both away', async () => {
    await Promise.all([postgres.stop(), redis.stop()]);
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { database: 'unavailable', queue: 'unavailable' } },
    });
  });
});
