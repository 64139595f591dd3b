import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { openDatabase } from '@groundwork/database/connection/client';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { RollingDeployment } from './rolling-deployment.js';

/** @returns what gives the first role its password back, with which the test looks at the ledger in the end */
export async function rotatePostgres(
  url: string,
  deployment: RollingDeployment,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  // A connection that is open stays, whatever becomes of its password.
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const address = new URL(url);
  const password = randomBytes(12).toString('hex');
  await owner.query(`CREATE ROLE groundwork_b LOGIN PASSWORD '${password}'`);
  await owner.query(`GRANT ${address.username} TO groundwork_b`);
  address.username = 'groundwork_b';
  address.password = password;
  await deployment.roll({ DATABASE_URL: address.href });
  const { username, password: first } = new URL(url);
  const change = (to: string) => owner.query(`ALTER ROLE ${username} PASSWORD '${to}'`);
  await change(randomBytes(12).toString('hex'));
  const refused = openDatabase({ url, connections: 1 });
  await assert.rejects(refused.account.count());
  await refused.$disconnect();
  log('Postgres: the fleet is another role, and the old password is refused');
  return async () => {
    await change(first);
    await owner.end();
  };
}

export async function rotateRedis(
  url: string,
  deployment: RollingDeployment,
  log: (line: string) => void,
): Promise<void> {
  const client = new Redis(url);
  const password = randomBytes(12).toString('hex');
  await client.call('ACL', 'SETUSER', 'groundwork_b', 'on', `>${password}`, '~*', '&*', '+@all');
  const address = new URL(url);
  address.username = 'groundwork_b';
  address.password = password;
  await deployment.roll({ REDIS_URL: address.href });
  await client.call('CONFIG', 'SET', 'requirepass', randomBytes(12).toString('hex'));
  client.disconnect();
  const refused = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  refused.on('error', () => {});
  await assert.rejects(async () => {
    await refused.connect();
    await refused.ping();
  });
  refused.disconnect();
  log('Redis: the fleet is another user, and the old password is refused');
}
