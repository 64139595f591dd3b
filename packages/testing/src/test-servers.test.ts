import { afterAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createTestDatabase } from './postgres/test-database.js';
import { createTestRedis, startOwnRedis } from './test-redis.js';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the database of a test', () => {
  it('is migrated, and its own', async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    closing.push(one.close, other.close);
    await query(one.url, 'CREATE TABLE mine (id int)');
    const tables = `SELECT to_regclass('mine') AS mine, to_regclass('"_prisma_migrations"') AS kept`;
    expect(await query(one.url, tables)).toEqual([{ mine: 'mine', kept: '_prisma_migrations' }]);
    expect(await query(other.url, tables)).toEqual([{ mine: null, kept: '_prisma_migrations' }]);
  });

  it('is gone when it is closed, even with somebody still connected', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined); // the server ends this connection
    await client.connect();
    await database.close();
    await expect(query(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
    await client.end();
  });
});

describe('the Redis of a test', () => {
  it('is its own', async () => {
    const [one, other] = [await createTestRedis(), await createTestRedis()];
    closing.push(one.close, other.close);
    const [first, second] = [new Redis(one.url), new Redis(other.url)];
    await first.set('key', 'mine');
    expect(await second.get('key')).toBeNull();
    first.disconnect();
    second.disconnect();
  });

  it('can be taken away and be given back with its data', async () => {
    const server = await startOwnRedis();
    closing.push(server.close);
    const client = new Redis(server.url, { retryStrategy: () => 50 });
    client.on('error', () => undefined); // while it is away
    await client.set('key', 'kept');
    await server.stop();
    await server.start();
    expect(await client.get('key')).toBe('kept');
    client.disconnect();
  });

  it('evicts nothing, as the queue demands', async () => {
    const server = await startOwnRedis({ persistent: false });
    closing.push(server.close);
    const client = new Redis(server.url);
    expect(await client.config('GET', 'maxmemory-policy')).toEqual([
      'maxmemory-policy',
      'noeviction',
    ]);
    client.disconnect();
  });
});
