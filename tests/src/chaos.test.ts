import { type LandTask, landAcceptedSchema } from '@groundwork/contract';
import { type Database, openDatabase } from '@groundwork/database';
import { drawSamplePlot } from '@groundwork/imaging';
import {
  type Fleet,
  ImageServer,
  type OwnRedis,
  startFleet,
  startOwnRedis,
  WebhookReceiver,
} from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Customer, openCustomer, untilEnded } from './fixtures/customer.js';

let redis: OwnRedis;
let pictures: ImageServer;
let receiver: WebhookReceiver;
let fleet: Fleet;
let database: Database;
let customer: Customer;

/** One fleet for all: each test leaves it whole, with what it killed started anew. */
beforeAll(async () => {
  const plot = await drawSamplePlot({ width: 960, height: 640, seed: 4 });
  pictures = await ImageServer.start({ '/plot.jpg': { bytes: plot } });
  receiver = await WebhookReceiver.start();
  redis = await startOwnRedis();
  fleet = await startFleet({
    services: ['gateway', 'land-renderer', 'webhook-dispatcher', 'scheduler'],
    allowedPrivateOrigins: [pictures.origin, receiver.origin],
    env: { LEASE_SECONDS: '4', RECONCILE_SECONDS: '1', SILENT_SECONDS: '5' },
    redisUrl: redis.url,
  });
  database = openDatabase({ url: fleet.databaseUrl });
  customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 10_000 });
}, 120_000);

afterAll(async () => {
  await database.$disconnect();
  await fleet.close();
  await redis.close();
  await receiver.close();
  await pictures.close();
});

async function order(extra: object): Promise<string> {
  const answer = await customer.post('/v1/land', {
    source_image_url: `${pictures.origin}/plot.jpg`,
    format: '16:9',
    voiceover_enabled: false,
    webhook_url: receiver.url,
    ...extra,
  });
  expect(answer.status).toBe(202);
  return landAcceptedSchema.parse(answer.body).task_id;
}

/** Scenes without a picture end quickly, with a webhook: what is shown with them is that each is worked on. */
const failing = { scenes: [{ prompt: 'none' }] };

/** Deliveries of these tasks so far. */
function deliveriesOf(tasks: readonly LandTask[]) {
  return receiver.received.filter(({ body }) =>
    tasks.some(({ external_id: id }) => body.includes(id)),
  );
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(what: string, seconds: number, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${what}`);
    await sleep(50);
  }
}

describe('a renderer that is killed', () => {
  it('while it prepares and again in mid-film: the film is made by the next, charged once, told once', async () => {
    const taskId = await order({ construction_prompts: ['A small white house'] });
    await until('preparing has begun', 60, async () => {
      const { progress } = await database.task.findUniqueOrThrow({ where: { id: taskId } });
      return progress > 12;
    });
    await fleet.kill('land-renderer');
    expect(await database.taskSegment.count({ where: { taskId } })).toBe(0);
    await fleet.start('land-renderer');
    // In mid-segment: some frames are done, and the film is not.
    await until('frames are rendered', 120, async () => {
      const segments = await database.taskSegment.findMany({ where: { taskId } });
      return segments.some((segment) => segment.status === 'pending' && segment.framesDone > 0);
    });
    await fleet.kill('land-renderer');
    await fleet.start('land-renderer');
    const task = await untilEnded(customer, taskId, 120);
    expect(task.status).toBe('completed');
    await until('the film is told of', 20, async () => deliveriesOf([task]).length > 0);
    await sleep(1_500);
    expect(deliveriesOf([task])).toHaveLength(1);
    const ledger = await database.ledgerEntry.findMany({ where: { taskId } });
    expect(ledger.map(({ reason, amount }) => [reason, amount])).toEqual([['charge', -25]]);
    const segments = await database.taskSegment.findMany({ where: { taskId } });
    expect(segments.some((segment) => segment.attempts > 1)).toBe(true);
  });
});

describe('the dispatcher killed in mid-delivery', () => {
  it('another one delivers', async () => {
    receiver.script('hang');
    const task = await untilEnded(customer, await order(failing), 60);
    await until('the delivery hangs', 30, async () => deliveriesOf([task]).length === 1);
    await fleet.kill('webhook-dispatcher');
    // Its lease is as long as a receiver may take; the test does not wait for it.
    const where = { taskId: task.task_id };
    await database.webhookDelivery.updateMany({ where, data: { leaseUntil: new Date() } });
    await fleet.start('webhook-dispatcher');
    await until('the delivery is done', 60, async () => {
      const { status } = await database.webhookDelivery.findFirstOrThrow({ where });
      return status === 'delivered';
    });
    expect(deliveriesOf([task])).toHaveLength(2);
  });
});

describe('Redis stopped while requests are accepted', () => {
  it('loses nothing once it is back, even with its data gone', async () => {
    const { credits } = await database.account.findUniqueOrThrow({
      where: { id: customer.accountId },
    });
    const before = await order(failing);
    const tasks = [await untilEnded(customer, before, 60)];
    await redis.stop();
    const during = await Promise.all(Array.from({ length: 10 }, () => order(failing)));
    expect(await database.task.count({ where: { id: { in: during }, status: 'preparing' } })).toBe(
      10,
    );
    await sleep(2_000);
    await redis.start();
    for (const taskId of during) {
      const task = await untilEnded(customer, taskId, 90);
      expect(task).toMatchObject({ status: 'failed', refunded_credits: 15 });
      tasks.push(task);
    }
    const told = () => deliveriesOf(tasks).map(({ body }) => JSON.parse(String(body)).task_id);
    await until('all are told of', 60, async () => new Set(told()).size === 11);
    const account = await database.account.findUniqueOrThrow({ where: { id: customer.accountId } });
    expect(account.credits).toBe(credits);
  });
});
