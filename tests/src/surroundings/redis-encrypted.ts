import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFreePort, ownServers, testEnvironment } from '@groundwork/testing';
import { testCertificate } from './certificate.js';
import { underLoad } from './fleet-under-load.js';

const PASSWORD = 'p@ss:word';
const USER = 'fleet';

/** A Redis with TLS only and a user with a password, restarted under load. */
export async function redisIsEncrypted(log: (line: string) => void): Promise<string> {
  const processes = ownServers.testProcesses();
  const name = ownServers.uniqueName('redis-tls');
  const directory = ownServers.runDirectory(name);
  const port = await chooseFreePort();
  const { key, cert } = testCertificate();
  const config = path.join(directory, 'redis.conf');
  const lines = [
    ...['bind 127.0.0.1', 'port 0', `tls-port ${port}`, 'tls-auth-clients no'],
    ...[`tls-cert-file ${cert}`, `tls-key-file ${key}`, `tls-ca-cert-file ${cert}`],
    `user ${USER} on >${PASSWORD} ~* &* +@all`,
    'user default off',
    ...['appendonly yes', 'save ""', 'maxmemory-policy noeviction', `dir "${directory}"`, ''],
  ];
  writeFileSync(config, lines.join('\n'));
  const start = () =>
    processes.spawn({
      ...{ name, command: testEnvironment().TEST_REDIS_SERVER, args: [config] },
      ...{ env: { PATH: process.env.PATH }, log: ownServers.testLog(name), rank: 3 },
    });
  let server = start();
  const password = encodeURIComponent(PASSWORD);
  try {
    return await underLoad(
      { redisUrl: `rediss://${USER}:${password}@localhost:${port}/0` },
      async () => {
        await sleep(6_000);
        log('it is stopped');
        await server.stop();
        await sleep(3_000);
        server = start();
        await sleep(6_000);
      },
    );
  } finally {
    await processes.stopAll();
  }
}
