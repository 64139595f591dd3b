import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { median } from '../film/rounds.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { coreSeconds, coreSecondsOf, watchMemory } from '../process-tree.mjs';
import { openCallers, withFleet } from './surroundings.mjs';

const program = (name) => fileURLToPath(new URL(`./${name}`, import.meta.url));
/** Deliveries of one round, and how many the dispatcher and the bare loop have under way at once. */
const DELIVERIES = 1_000;
const CONCURRENCY = 50;
const MOST_SECONDS = 120;
const POLL_MS = 50;
/** At once while deliveries are opened, before the clock starts. */
const OPENING = 8;

/** A customer's endpoint in a process of its own. */
export async function startReceiver() {
  const child = fork(program('receiver.mjs'));
  const [{ origin }] = await once(child, 'message');
  return { url: `${origin}/hook`, origin, close: () => child.disconnect() };
}

/** The queue as the library has it: what is enqueued to a dispatcher that takes nothing waits until the clock starts. */
function openQueue(redisUrl) {
  const require = createRequire(
    new URL('../../packages/core/queues/package.json', import.meta.url),
  );
  const { Queue } = require('bullmq');
  return new Queue('webhook-deliver', { connection: { url: redisUrl } });
}

/** Seconds in which the dispatcher delivers so many sample events that wait for it. */
export async function deliver(
  { database, queues, log, redisUrl },
  { accountId, keyId },
  url,
  count = DELIVERIES,
  begin = async () => {},
) {
  const { openTestDelivery } = await import(
    '../../packages/core/database/dist/deliveries/delivery-log.js'
  );
  const { enqueue } = await import('../../packages/core/queues/dist/enqueue.js');
  const key = { id: keyId, accountId, mode: 'live' };
  const queue = openQueue(redisUrl);
  await queue.pause();
  let left = count;
  const open = async () => {
    while (left > 0) {
      left -= 1;
      const test = { url, event: 'task.completed' };
      const { job } = await database.$transaction((tx) => openTestDelivery(tx, key, test));
      await enqueue(queues, database, job, log);
    }
  };
  await Promise.all(Array.from({ length: OPENING }, open));
  await begin();
  await queue.resume();
  const began = performance.now();
  await queue.close();
  const deadline = began + MOST_SECONDS * 1000;
  for (;;) {
    const pending = await database.webhookDelivery.count({ where: { status: 'pending' } });
    if (pending === 0) return (performance.now() - began) / 1000;
    if (performance.now() > deadline) throw new Error(`${pending} webhooks were not delivered`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Seconds in which a loop of got in a process of its own posts as many bodies of the same size, and core-ms of each. */
async function loop(url, body) {
  const child = fork(program('bare-got.mjs'));
  await once(child, 'message');
  child.send({ url, body, count: DELIVERIES, concurrency: CONCURRENCY });
  const [message] = await once(child, 'message');
  child.disconnect();
  return message;
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
      const { JobQueues } = await import('../../packages/core/queues/dist/enqueue.js');
      const { createLogger } = await import('../../packages/core/runtime/dist/index.js');
      const log = createLogger('bench', 'silent');
      const queues = new JobQueues(fleet.redisUrl, log);
      const [caller] = await openCallers({ fleet, database }, 1);
      const [dispatcher] = fleet.processes;
      const memory = watchMemory(dispatcher.pid, 200);
      const measured = [];
      try {
        const sending = { database, queues, log, redisUrl: fleet.redisUrl };
        await deliver(sending, caller, receiver.url);
        const { body } = await database.webhookDelivery.findFirstOrThrow();
        for (let round = 0; round < rounds; round += 1) {
          const { seconds, core: bareCore } = await loop(receiver.url, body);
          const bare = DELIVERIES / seconds;
          let before = [];
          const begin = async () => {
            before = await used(dispatcher.pid);
          };
          const took = await deliver(sending, caller, receiver.url, DELIVERIES, begin);
          const own = DELIVERIES / took;
          const after = await used(dispatcher.pid);
          const [core, servers] = after.map(
            (spent, at) => ((spent - before[at]) * 1000) / DELIVERIES,
          );
          measured.push({ bare, bareCore, own, core, servers });
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

/** Core-seconds of the dispatcher, and of the servers that it uses. */
async function used(pid) {
  const names = ['postgres', 'redis-server'];
  const servers = await Promise.all(names.map((name) => coreSecondsOf(process.pid, name)));
  return [await coreSeconds(pid), servers.reduce((sum, seconds) => sum + seconds, 0)];
}

function report(measured, memory) {
  const middle = (figure) => median(measured.map((round) => round[figure]));
  const ratio = median(measured.map(({ own, bare }) => own / bare));
  return [
    `Delivering ${DELIVERIES} webhooks, ${CONCURRENCY} at once, ${measured.length} rounds in turn, ${cpus().length} cores with Postgres, Redis and the receiver on them; medians`,
    '',
    markdownTable(
      ['', 'deliveries/s', 'core-ms of its process', 'and of Postgres and Redis', 'ratio'],
      [
        ['bare loop of got', shown(middle('bare'), 0), shown(middle('bareCore'), 2), '-', '1.00'],
        [
          ...['dispatcher', shown(middle('own'), 0), shown(middle('core'), 2)],
          ...[shown(middle('servers'), 2), shown(ratio, 2)],
        ],
      ],
    ),
    '',
    `Each delivery of the dispatcher is claimed, signed, written down before and after it is sent, and sent to an address that was checked. Its memory: peak ${shown(memory.together)} MB.`,
  ].join('\n');
}
