import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from '../../packages/testing/node_modules/ioredis/built/index.js';
import { markdownTable, shown } from '../markdown.mjs';
import { withFleet } from '../surroundings.mjs';

/** Webhooks at once, and how long the receiver takes for each: a service of five workers. */
const WORKERS = 5;
const RECEIVER_MS = 100;
const FEW = 10;
/** How many of the many we wait for: their rate shows when the last one would start. */
const SAMPLE = 1_000;
const MOST_SECONDS = 300;
/** Of the jobs that wait. */
const SHARE_ENQUEUED = 0.995;

/**
 * One customer has thousands of webhooks waiting when another asks for ten, and both have the same plan: real rows, queue,
 * scheduler and dispatcher. Webhooks, because their work costs nearly nothing; the order is that of every queue.
 *
 * @returns {Promise<string>} a table in Markdown
 */
export async function measureWaiting(folder, many) {
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.writeHead(200).end(), RECEIVER_MS));
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const origin = `http://127.0.0.1:${receiver.address().port}`;
  try {
    return await withFleet(
      folder,
      {
        services: ['scheduler'],
        env: { DELIVER_CONCURRENCY: String(WORKERS) },
        allowedPrivateOrigins: [origin],
      },
      (running) => measure(running, many, `${origin}/hook`),
    );
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
}

async function measure({ fleet, database }, many, url) {
  const masterKey = Buffer.from(fleet.env.MASTER_KEY, 'base64');
  const large = await openCustomer(database, masterKey, 'large');
  const small = await openCustomer(database, masterKey, 'small');
  const redis = new Redis(fleet.redisUrl);
  const queues = await openQueues(fleet);
  try {
    const empty = await bytesOf(redis);
    await openWebhooks(database, large, url, many);
    await until(async () => (await waiting(queues)) >= many * SHARE_ENQUEUED);
    const bytes = ((await bytesOf(redis)) - empty) / (await waiting(queues));
    await fleet.start('webhook-dispatcher');
    await sleep(5_000);
    await openWebhooks(database, small, url, FEW);
    const since = new Date();
    await until(
      async () =>
        (await begun(database, small)).length === FEW &&
        (await begun(database, large, since)).length >= Math.min(SAMPLE, many / 4),
    );
    const few = await begun(database, small);
    const some = await begun(database, large, since);
    const rate = some.length / ((Date.now() - since.getTime()) / 1000);
    return [
      markdownTable(
        ['customer', 'webhooks', 'seconds until begun, median', 'most'],
        [
          [`with ${FEW}`, few.length, shown(at(few, 0.5), 2), shown(at(few, 1), 2)],
          [`with ${many}`, many, shown(many / rate / 2, 0), shown(many / rate, 0)],
        ],
      ),
      `The large customer's from its rate, ${shown(rate, 1)} a second beside the other's; ${some.length} of its webhooks were begun.`,
      `A waiting job takes ${shown(bytes)} bytes in Redis.`,
    ].join('\n\n');
  } finally {
    await queues.close();
    redis.disconnect();
  }
}

async function openQueues({ redisUrl }) {
  const { JobQueues } = await import('../../packages/core/queues/dist/enqueue.js');
  const { createLogger } = await import('../../packages/core/runtime/dist/index.js');
  const queues = new JobQueues(redisUrl, createLogger('bench', 'silent'));
  await until(() => queues.takesJobs());
  return queues;
}

async function openCustomer(database, masterKey, name) {
  const { createAccount } = await import('../../packages/core/database/dist/accounts/accounts.js');
  const { createApiKey } = await import('../../packages/core/database/dist/accounts/api-keys.js');
  const account = { name, plan: 'pro', billing: 'monthly', credits: 0 };
  const accountId = await createAccount(database, account);
  const key = { accountId, name: 'live', mode: 'live', expiresAt: null };
  const { keyId } = await createApiKey(database, masterKey, key);
  return { accountId, keyId };
}

/** Sample events as the page sends them, written all at once and left to the scheduler. */
async function openWebhooks(database, { accountId, keyId }, url, count) {
  await database.$executeRaw`
    WITH d AS (
      INSERT INTO webhook_deliveries (id, account_id, api_key_id, event, schedule, url, body, is_test)
      SELECT 'whd_' || ${accountId} || '_' || i, ${accountId}, ${keyId}, 'task.completed', 'task', ${url},
        '{"event":"task.completed"}', true FROM generate_series(1, ${count}) AS i
      RETURNING id, account_id)
    INSERT INTO jobs (id, queue, payload, account_id, plan)
    SELECT d.id || '_deliver', 'webhook-deliver', jsonb_build_object('delivery_id', d.id), a.id, a.plan
    FROM d JOIN accounts AS a ON a.id = d.account_id`;
}

/** Seconds that webhooks waited until they started. @param since leaves out those that started before */
async function begun(database, { accountId }, since = new Date(0)) {
  const rows = await database.$queryRaw`
    SELECT extract(epoch FROM a.started_at - d.created_at)::float8 AS seconds
    FROM webhook_deliveries AS d JOIN webhook_attempts AS a ON a.delivery_id = d.id AND a.number = 1
    WHERE d.account_id = ${accountId} AND a.started_at > ${since}`;
  return rows.map(({ seconds }) => seconds).sort((a, b) => a - b);
}

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const waiting = (queues) => queues.counts('webhook-deliver').then((counts) => counts.waiting);
const bytesOf = async (redis) =>
  Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1] ?? Number.NaN);

async function until(holds) {
  const deadline = Date.now() + MOST_SECONDS * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${MOST_SECONDS} s`);
    await sleep(250);
  }
}
