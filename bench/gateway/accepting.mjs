import { cpus } from 'node:os';
import { Redis } from '../../packages/testing/node_modules/ioredis/built/index.js';
import { markdownTable, median, shown } from '../markdown.mjs';
import { coreSeconds, coreSecondsOf, watchMemory } from '../process-tree.mjs';
import { withFleet } from '../surroundings.mjs';
import { openCallers, orders } from './callers.mjs';
import { sendLoad } from './send-load.mjs';

const CONNECTIONS = 16;
/** Of each operation, so that what is measured is compiled code. */
const WARMING = 1_000;

/** Work that nobody does is taken away, so that every round begins with empty queues and nothing unfinished. */
async function clear({ fleet, database }) {
  await database.$executeRaw`
    UPDATE tasks SET step = 'done', status = 'failed', error_code = 'RENDER_FAILED',
      error_message = 'cleared', completed_at = now()
    WHERE step <> 'done'`;
  await database.$executeRaw`
    UPDATE showcase_jobs SET status = 'failed', failure = 'cleared', completed_at = now(),
      expires_at = now()
    WHERE status = 'pending'`;
  const redis = new Redis(fleet.redisUrl);
  await redis.flushdb();
  redis.disconnect();
}

/** Core-seconds of the gateway itself, and of the servers that it uses. */
async function used(pid) {
  const servers = ['postgres', 'redis-server'].map((name) => coreSecondsOf(process.pid, name));
  const [own, ...shared] = await Promise.all([coreSeconds(pid), ...servers]);
  return { own, servers: shared.reduce((sum, seconds) => sum + seconds, 0) };
}

/** Each operation in turn, round after round, the load from a process of its own. */
export async function measureAccepting(folder, { rounds, seconds }) {
  return withFleet(folder, { services: ['gateway'], env: {} }, async (running) => {
    const { fleet } = running;
    const callers = await openCallers(running);
    const [gateway] = fleet.processes;
    const of = (name, make) => {
      const made = callers.map(make);
      return { name, url: fleet.url + made[0].path, orders: made, measured: [] };
    };
    const operations = [
      of('POST /v1/land', orders.land),
      of('POST …/property-showcase', orders.showcase),
    ];
    const memory = watchMemory(gateway.pid, 200);
    for (const operation of operations) {
      await sendLoad({ ...operation, connections: CONNECTIONS, count: WARMING });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const operation of operations) {
        await clear(running);
        const before = await used(gateway.pid);
        const figures = await sendLoad({ ...operation, connections: CONNECTIONS, seconds });
        const after = await used(gateway.pid);
        const core = ((after.own - before.own) * 1000) / figures.count;
        const servers = ((after.servers - before.servers) * 1000) / figures.count;
        operation.measured.push({ ...figures, core, servers });
      }
    }
    return report(operations, { rounds, seconds, memory: await memory.stop() });
  });
}

function report(operations, { rounds, seconds, memory }) {
  const rows = operations.map(({ name, measured }) => {
    const middle = (figure) => median(measured.map((round) => round[figure]));
    return [
      name,
      shown(middle('perSecond'), 0),
      ...['p50', 'p95', 'p99'].map((figure) => shown(middle(figure), 1)),
      shown(middle('core'), 2),
      shown(middle('servers'), 2),
    ];
  });
  return [
    `Accepting work, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s each in turn, ${cpus().length} cores with Postgres, Redis and the load on them; medians`,
    '',
    markdownTable(
      [
        ...['', 'accepted/s', 'p50 ms', 'p95 ms', 'p99 ms', 'core-ms of its process'],
        'and of Postgres and Redis',
      ],
      rows,
    ),
    '',
    `The gateway's memory under this load: peak ${shown(memory.together)} MB.`,
  ].join('\n');
}
