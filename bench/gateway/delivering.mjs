import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { median } from '../film/rounds.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { coreSeconds, watchMemory } from '../process-tree.mjs';
import { openCallers, withFleet } from './surroundings.mjs';

const program = (name) => fileURLToPath(new URL(`./${name}`, import.meta.url));
/** Deliveries of one round, and how many the dispatcher and the bare loop have under way at once. */
const DELIVERIES = 1_000;
const CONCURRENCY = 50;
const MOST_SECONDS = 120;
const POLL_MS = 20;

/** A customer's endpoint in a process of its own. */
export async function startReceiver() {
  const child = fork(program('receiver.mjs'));
  const [{ origin }] = await once(child, 'message');
  return { url: `${origin}/hook`, origin, close: () => child.disconnect() };
}

/** Seconds in which the dispatcher delivers so many sample events, from their announcing on. */
export async function deliver(
  { database, queues, log },
  { accountId, keyId },
  url,
  count = DELIVERIES,
) {
  const { openTestDelivery } = await import('../../packages/database/dist/index.js');
  const { announce } = await import('../../packages/queues/dist/index.js');
  const key = { id: keyId, accountId, mode: 'live' };
  const opened = [];
  for (let index = 0; index < count; index += 1) {
    opened.push(await openTestDelivery(database, key, { url, event: 'task.completed' }));
  }
  const began = performance.now();
  for (const { announcement } of opened) await announce(queues, database, announcement, log);
  const deadline = began + MOST_SECONDS * 1000;
  for (;;) {
    const pending = await database.webhookDelivery.count({ where: { status: 'pending' } });
    if (pending === 0) return (performance.now() - began) / 1000;
    if (performance.now() > deadline) throw new Error(`${pending} webhooks were not delivered`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Seconds in which a loop of got in a process of its own posts as many bodies of the same size. */
async function loop(url, body) {
  const child = fork(program('bare-got.mjs'));
  await once(child, 'message');
  child.send({ url, body, count: DELIVERIES, concurrency: CONCURRENCY });
  const [{ seconds }] = await once(child, 'message');
  child.disconnect();
  return seconds;
}

/** The dispatcher and a bare loop in turn, round after round, against a receiver in a process of its own. */
export async function measureDelivering(folder, { rounds }) {
  const receiver = await startReceiver();
  try {
    const settings = {
      services: ['webhook-dispatcher'],
      env: { DELIVER_CONCURRENCY: String(CONCURRENCY) },
      allowedPrivateOrigins: [receiver.origin],
    };
    return await withFleet(folder, settings, async ({ fleet, database }) => {
      const { JobQueues } = await import('../../packages/queues/dist/index.js');
      const { createLogger } = await import('../../packages/runtime/dist/index.js');
      const log = createLogger('bench', 'silent');
      const queues = new JobQueues(fleet.redisUrl, log);
      const [caller] = await openCallers({ fleet, database }, 1);
      const [dispatcher] = fleet.processes;
      const memory = watchMemory(dispatcher.pid, 200);
      const measured = [];
      try {
        await deliver({ database, queues, log }, caller, receiver.url);
        const { body } = await database.webhookDelivery.findFirstOrThrow();
        for (let round = 0; round < rounds; round += 1) {
          const bare = DELIVERIES / (await loop(receiver.url, body));
          const before = await coreSeconds(dispatcher.pid);
          const own = DELIVERIES / (await deliver({ database, queues, log }, caller, receiver.url));
          const core = (((await coreSeconds(dispatcher.pid)) - before) * 1000) / DELIVERIES;
          measured.push({ bare, own, core });
        }
      } finally {
        await queues.close();
      }
      return report(measured, await memory.stop());
    });
  } finally {
    receiver.close();
  }
}

function report(measured, memory) {
  const middle = (figure) => median(measured.map((round) => round[figure]));
  const ratio = median(measured.map(({ own, bare }) => own / bare));
  return [
    `Delivering ${DELIVERIES} webhooks, ${CONCURRENCY} at once, ${measured.length} rounds in turn, ${cpus().length} cores with Postgres, Redis and the receiver on them; medians`,
    '',
    markdownTable(
      ['', 'deliveries/s', 'core-ms each', 'ratio'],
      [
        ['bare loop of got', shown(middle('bare'), 0), '-', '1.00'],
        ['dispatcher', shown(middle('own'), 0), shown(middle('core'), 2), shown(ratio, 2)],
      ],
    ),
    '',
    `Each delivery of the dispatcher is claimed, signed, written down before and after it is sent, and sent over a connection of its own to an address that was checked. Its memory: peak ${shown(memory.together)} MB.`,
  ].join('\n');
}
