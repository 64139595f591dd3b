import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Redis } from '../../packages/testing/node_modules/ioredis/built/index.js';
import { chooseFreePort } from '../../scripts/processes/ports.mjs';
import { markdownTable, median, shown } from '../markdown.mjs';
import { coreSeconds, coreSecondsOf, watchMemory } from '../process-tree.mjs';
import { withFleet } from '../surroundings.mjs';
import { openCallers, orders } from './callers.mjs';
import { sendLoad } from './send-load.mjs';

const BARE = fileURLToPath(new URL('./bare-express.mjs', import.meta.url));
const CONNECTIONS = 16;
/** Of each contender, so that what is measured is compiled code: a slow one needs as many as a quick one. */
const WARMING = 1_000;
/** Of the bare route, that the gateway shall reach. */
const TARGET = 0.6;

async function startBare(fleet, [{ accountId, keyId }]) {
  const port = await chooseFreePort();
  const child = fork(BARE, {
    env: { ...fleet.env, PORT: String(port), ACCOUNT_ID: accountId, API_KEY_ID: keyId },
  });
  await once(child, 'message');
  return { pid: child.pid, url: `http://127.0.0.1:${port}`, close: () => child.disconnect() };
}

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

/** Core-seconds of a contender itself, and of the servers that all of them use. */
async function used(pid) {
  const servers = ['postgres', 'redis-server'].map((name) => coreSecondsOf(process.pid, name));
  const [own, ...shared] = await Promise.all([coreSeconds(pid), ...servers]);
  return { own, servers: shared.reduce((sum, seconds) => sum + seconds, 0) };
}

/** Each contender in turn, round after round, the load from a process of its own. */
export async function measureAccepting(folder, { rounds, seconds }) {
  return withFleet(folder, { services: ['gateway'], env: {} }, async (running) => {
    const { fleet } = running;
    const callers = await openCallers(running);
    const bare = await startBare(fleet, callers);
    const [gateway] = fleet.processes;
    const of = (name, pid, base, make) => {
      const made = callers.map(make);
      return { name, pid, url: base + made[0].path, orders: made, measured: [] };
    };
    const contenders = [
      of('bare Express route', bare.pid, bare.url, orders.land),
      of('POST /v1/land', gateway.pid, fleet.url, orders.land),
      of('POST …/property-showcase', gateway.pid, fleet.url, orders.showcase),
    ];
    const memory = watchMemory(gateway.pid, 200);
    try {
      for (const contender of contenders) {
        await sendLoad({ ...contender, connections: CONNECTIONS, count: WARMING });
      }
      for (let round = 0; round < rounds; round += 1) {
        for (const contender of contenders) {
          await clear(running);
          const before = await used(contender.pid);
          const figures = await sendLoad({ ...contender, connections: CONNECTIONS, seconds });
          const after = await used(contender.pid);
          const core = ((after.own - before.own) * 1000) / figures.count;
          const servers = ((after.servers - before.servers) * 1000) / figures.count;
          contender.measured.push({ ...figures, core, servers });
        }
      }
    } finally {
      bare.close();
    }
    return report(contenders, { rounds, seconds, memory: await memory.stop() });
  });
}

function report(contenders, { rounds, seconds, memory }) {
  const [{ measured: bare }] = contenders;
  const rows = contenders.map(({ name, measured }) => {
    const middle = (figure) => median(measured.map((round) => round[figure]));
    // By rounds: what disturbs the machine disturbs neighbours alike.
    const ratio = (figure) => median(measured.map((round, at) => figure(round) / figure(bare[at])));
    return [
      name,
      shown(middle('perSecond'), 0),
      ...['p50', 'p95', 'p99'].map((figure) => shown(middle(figure), 1)),
      shown(middle('core'), 2),
      shown(middle('servers'), 2),
      shown(
        ratio((round) => round.perSecond),
        2,
      ),
      shown(
        ratio((round) => 1 / (round.core + round.servers)),
        2,
      ),
    ];
  });
  return [
    `Accepting work, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s each in turn, ${cpus().length} cores with Postgres, Redis and the load on them; medians`,
    '',
    markdownTable(
      [
        ...['', 'accepted/s', 'p50 ms', 'p95 ms', 'p99 ms', 'core-ms of its process'],
        ...['and of Postgres and Redis', 'ratio by the clock', 'ratio by core-ms'],
      ],
      rows,
    ),
    '',
    `Target: ${TARGET} of the bare route. The gateway's memory under this load: peak ${shown(memory.together)} MB.`,
  ].join('\n');
}
