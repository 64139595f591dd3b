import { landAcceptedSchema } from '@groundwork/contract';
import { type Database, openDatabase } from '@groundwork/database';
import { drawSamplePlot } from '@groundwork/imaging';
import {
  type Fleet,
  ImageServer,
  startFleet,
  startOwnRedis,
  WebhookReceiver,
} from '@groundwork/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Customer, openCustomer, untilEnded } from './fixtures/customer.js';

const all = ['gateway', 'land-renderer', 'webhook-dispatcher', 'scheduler'];
let plot: Buffer;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  plot = await drawSamplePlot({ width: 960, height: 640, seed: 4 });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Scene {
  fleet: Fleet;
  database: Database;
  customer: Customer;
  receiver: WebhookReceiver;
  order(extra?: object): Promise<string>;
}

async function open(options: { redisUrl?: string } = {}): Promise<Scene> {
  const pictures = await ImageServer.start({ '/plot.jpg': { bytes: plot } });
  closers.push(() => pictures.close());
  const receiver = await WebhookReceiver.start();
  closers.push(() => receiver.close());
  const fleet = await startFleet({
    services: all,
    allowedPrivateOrigins: [pictures.origin, receiver.origin],
    env: { LEASE_SECONDS: '4', RECONCILE_SECONDS: '1', SILENT_SECONDS: '5' },
    ...options,
  });
  closers.push(() => fleet.close());
  const database = openDatabase({ url: fleet.databaseUrl });
  closers.push(() => database.$disconnect());
  const customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 10_000 });
  return {
    fleet,
    database,
    customer,
    receiver,
    order: async (extra = {}) => {
      const answer = await customer.post('/v1/land', {
        source_image_url: `${pictures.origin}/plot.jpg`,
        format: '16:9',
        voiceover_enabled: false,
        webhook_url: receiver.url,
        ...extra,
      });
      expect(answer.status).toBe(202);
      return landAcceptedSchema.parse(answer.body).task_id;
    },
  };
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(what: string, seconds: number, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${what}`);
    await sleep(50);
  }
}

describe('a renderer that is killed in mid-film', () => {
  it('finishes on the next worker, charged once, told once', async () => {
    const { fleet, database, customer, receiver, order } = await open();
    const taskId = await order({ num_constructions: 2 });
    // In mid-segment: some frames are done, and the film is not.
    await until('frames are rendered', 90, async () => {
      const segments = await database.taskSegment.findMany({ where: { taskId } });
      return segments.some((segment) => segment.status === 'pending' && segment.framesDone > 0);
    });
    await fleet.kill('land-renderer');
    await fleet.start('land-renderer');
    const task = await untilEnded(customer, taskId, 120);
    expect(task.status).toBe('completed');
    await receiver.waitFor(1, 20_000);
    await sleep(1_500);
    expect(receiver.received).toHaveLength(1);
    const ledger = await database.ledgerEntry.findMany({ where: { taskId } });
    expect(ledger.map(({ reason, amount }) => [reason, amount])).toEqual([['charge', -30]]);
    const segments = await database.taskSegment.findMany({ where: { taskId } });
    expect(segments.some((segment) => segment.attempts > 1)).toBe(true);
  }, 240_000);

  it('while it prepares, the film is made all the same', async () => {
    const { fleet, database, customer, order } = await open();
    const taskId = await order({ num_constructions: 2 });
    await until('preparing has begun', 60, async () => {
      const { progress } = await database.task.findUniqueOrThrow({ where: { id: taskId } });
      return progress > 12;
    });
    await fleet.kill('land-renderer');
    await fleet.start('land-renderer');
    expect((await untilEnded(customer, taskId, 120)).status).toBe('completed');
    expect((await database.task.findUniqueOrThrow({ where: { id: taskId } })).status).toBe(
      'completed',
    );
  }, 240_000);
});

describe('Redis stopped while requests are accepted', () => {
  it('loses nothing once it is back, even with its data gone', async () => {
    const redis = await startOwnRedis();
    closers.push(() => redis.close());
    const { database, customer, receiver, order } = await open({ redisUrl: redis.url });
    // Scenes without a picture end quickly, with a webhook: what is shown here is that each is worked on.
    const failing = { scenes: [{ prompt: 'none' }] };
    const before = await order(failing);
    await untilEnded(customer, before, 60);
    await redis.stop();
    const during = await Promise.all(Array.from({ length: 10 }, () => order(failing)));
    expect(await database.task.count({ where: { id: { in: during }, status: 'preparing' } })).toBe(
      10,
    );
    await sleep(2_000);
    await redis.start();
    for (const taskId of during) {
      expect(await untilEnded(customer, taskId, 90)).toMatchObject({
        status: 'failed',
        refunded_credits: 15,
      });
    }
    await receiver.waitFor(11, 60_000);
    const told = receiver.received.map(({ body }) => JSON.parse(body.toString('utf8')).task_id);
    expect(new Set(told).size).toBe(11);
    const account = await database.account.findUniqueOrThrow({ where: { id: customer.accountId } });
    expect(account.credits).toBe(10_000);
  }, 240_000);
});

describe('the dispatcher killed in mid-delivery', () => {
  it('another one delivers', async () => {
    const { fleet, database, customer, receiver, order } = await open();
    receiver.script('hang');
    const taskId = await order({ scenes: [{ prompt: 'none' }] });
    await untilEnded(customer, taskId, 60);
    await receiver.waitFor(1, 30_000);
    await fleet.kill('webhook-dispatcher');
    // Its lease is as long as a receiver may take; the test does not wait for it.
    await database.webhookDelivery.updateMany({
      where: { taskId },
      data: { leaseUntil: new Date() },
    });
    await fleet.start('webhook-dispatcher');
    await receiver.waitFor(2, 60_000);
    await until('the delivery is done', 20, async () => {
      const { status } = await database.webhookDelivery.findFirstOrThrow({ where: { taskId } });
      return status === 'delivered';
    });
  }, 180_000);
});
