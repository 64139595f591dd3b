import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFreePort, ownServers, testEnvironment } from '@groundwork/testing';
import { underLoad } from './fleet-under-load.js';

const PASSWORD = 'test';
const SENTINELS = 3;
const QUORUM = 2;
/** Milliseconds after which sentinels hold the primary for dead. */
const DOWN_MS = 2_000;

/** A Redis with a replica is watched by three sentinels; the primary is killed and comes back as a replica. */
export async function redisFailsOver(log: (line: string) => void): Promise<string> {
  const { runDirectory, testLog, testProcesses, uniqueName } = ownServers;
  const processes = testProcesses();
  const taken = new Set<number>();
  const port = async () => {
    const free = await chooseFreePort(taken);
    taken.add(free);
    return free;
  };
  const launch = (kind: string, lines: readonly string[], ...args: string[]) => {
    const name = uniqueName(kind);
    const directory = runDirectory(name);
    const config = path.join(directory, 'redis.conf');
    writeFileSync(config, [...lines, `dir "${directory}"`, ''].join('\n'));
    const start = () =>
      processes.spawn({
        ...{ name, command: testEnvironment().TEST_REDIS_SERVER, args: [config, ...args] },
        ...{ env: { PATH: process.env.PATH }, log: testLog(name), rank: 3 },
      });
    return { start, child: start() };
  };
  const [first, second] = [await port(), await port()];
  const data = (own: number) => [
    ...['bind 127.0.0.1', `port ${own}`, `requirepass ${PASSWORD}`, `masterauth ${PASSWORD}`],
    ...['appendonly yes', 'save ""', 'maxmemory-policy noeviction'],
  ];
  const primary = launch('redis-primary', data(first));
  launch('redis-replica', [...data(second), `replicaof 127.0.0.1 ${first}`]);
  const sentinels: number[] = [];
  for (let at = 0; at < SENTINELS; at += 1) {
    const own = await port();
    sentinels.push(own);
    const lines = [
      ...['bind 127.0.0.1', `port ${own}`],
      `sentinel monitor primary 127.0.0.1 ${first} ${QUORUM}`,
      `sentinel auth-pass primary ${PASSWORD}`,
      `sentinel down-after-milliseconds primary ${DOWN_MS}`,
      'sentinel failover-timeout primary 6000',
    ];
    launch('redis-sentinel', lines, '--sentinel');
  }
  await sleep(5_000);
  const hosts = sentinels.map((own) => `127.0.0.1:${own}`).join(',');
  try {
    return await underLoad(
      { redisUrl: `redis-sentinel://:${PASSWORD}@${hosts}/0#primary` },
      async () => {
        await sleep(8_000);
        log('the primary is killed');
        await primary.child.stop({ force: AbortSignal.abort() });
        await sleep(15_000);
        log('it comes back, as a replica');
        primary.start();
        await sleep(8_000);
      },
    );
  } finally {
    await processes.stopAll();
  }
}
