import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Redis } from '../../packages/testing/node_modules/ioredis/built/index.js';
import { chooseFreePort } from '../../scripts/processes/ports.mjs';
import { median } from '../film/rounds.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { coreSeconds, watchMemory } from '../process-tree.mjs';
import { sendLoad } from './send-load.mjs';
import { openCallers, orders, withFleet } from './surroundings.mjs';

const BARE = fileURLToPath(new URL('./bare-express.mjs', import.meta.url));
const CONNECTIONS = 16;
const WARMING_SECONDS = 4;
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
export async function clear({ fleet, database }) {
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
        await sendLoad({ ...contender, connections: CONNECTIONS, seconds: WARMING_SECONDS });
      }
      for (let round = 0; round < rounds; round += 1) {
        for (const contender of contenders) {
          await clear(running);
          const before = await coreSeconds(contender.pid);
          const figures = await sendLoad({ ...contender, connections: CONNECTIONS, seconds });
          const used = (await coreSeconds(contender.pid)) - before;
          const core = (used * 1000) / (figures.perSecond * seconds);
          contender.measured.push({ ...figures, core });
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
    const ratios = measured.map((round, at) => round.perSecond / bare[at].perSecond);
    return [
      name,
      shown(middle('perSecond'), 0),
      ...['p50', 'p95', 'p99'].map((figure) => shown(middle(figure), 1)),
      shown(middle('core'), 2),
      shown(median(ratios), 2),
    ];
  });
  return [
    `Accepting work, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s each in turn, ${cpus().length} cores with Postgres, Redis and the load on them; medians`,
    '',
    markdownTable(
      ['', 'accepted/s', 'p50 ms', 'p95 ms', 'p99 ms', 'core-ms each', 'ratio to bare'],
      rows,
    ),
    '',
    `Target: ${TARGET} of the bare route. The gateway's memory under this load: peak ${shown(memory.together)} MB.`,
  ].join('\n');
}
