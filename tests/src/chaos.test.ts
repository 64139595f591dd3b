import { landAcceptedSchema } from '@groundwork/contract/land/response';
import { type LandTask, videoResultSchema } from '@groundwork/contract/tasks/tasks';
import { openDatabase } from '@groundwork/database/connection/client';
import { deliveryJobId, segmentJobId, taskJobId } from '@groundwork/database/jobs/outbox';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import {
  type FleetProcess,
  ImageServer,
  samplePlot,
  startFleet,
  startOwnRedis,
  WebhookReceiver,
} from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { broughtScenes, scenesAsBrought } from './fixtures/brought-scenes.js';
import { openCustomer, untilEnded } from './fixtures/customer.js';
import { downloadFilm, meanDifference } from './fixtures/film-file.js';
import { plain } from './fixtures/plain-pictures.js';

/** Beside the plot's own. Enough that two renderers have something each, and that a kill finds a segment finished and one to come. */
const SCENES = 3;

/** One fleet for all: each test leaves it whole, with what it killed started anew. */
const plot = await samplePlot({ width: 960, height: 640, seed: 4 });
const pictures = await ImageServer.start({
  '/plot.jpg': { bytes: plot },
  '/red.png': { bytes: await plain('#c02020'), type: 'image/png' },
  '/blue.png': { bytes: await plain('#2030c0'), type: 'image/png' },
});
const receiver = await WebhookReceiver.start();
const redis = await startOwnRedis();
const fleet = await startFleet({
  services: ['gateway', 'land-renderer', 'land-renderer', 'webhook-dispatcher', 'scheduler'],
  allowedPrivateOrigins: [pictures.origin, receiver.origin],
  env: {
    SEGMENT_CONCURRENCY: '1',
    LEASE_SECONDS: '4',
    RECONCILE_SECONDS: '1',
    SILENT_SECONDS: '5',
  },
  redisUrl: redis.url,
});
const database = openDatabase({ url: fleet.databaseUrl });
const customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 10_000 });

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
    background_music: false,
    webhook_url: receiver.url,
    ...extra,
  });
  expect(answer.status).toBe(202);
  return landAcceptedSchema.parse(answer.body).task_id;
}

const film = () => order(broughtScenes(pictures.origin));

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

/** The two that were started last. */
const renderers = () =>
  fleet.processes.filter(({ service }) => service === 'land-renderer').slice(-2);

const segmentsOf = (taskId: string) =>
  database.taskSegment.findMany({ where: { taskId }, orderBy: { index: 'asc' } });
/** The jobs of a film's segments that are not rendered yet. */
const segmentJobsOf = (taskId: string) =>
  database.job.findMany({
    where: { queue: 'land-segment', payload: { path: ['task_id'], equals: taskId } },
  });

/** One frame of each scene of a film that has ended. */
async function framesOf(taskId: string): Promise<Buffer[]> {
  const { result } = await untilEnded(customer, taskId);
  const film = await downloadFilm(videoResultSchema.parse(result).video_url);
  try {
    // Each scene stands for 4 s, the plot's own first.
    const seconds = Array.from({ length: SCENES + 1 }, (_, scene) => 4 * scene + 2);
    return await Promise.all(seconds.map((at) => film.frameAt(at, 320, 180)));
  } finally {
    await film.remove();
  }
}

/** Segment jobs that a process has finished, by its metrics. */
async function segmentJobs(renderer: FleetProcess): Promise<number> {
  const metrics = await (await fetch(`${renderer.healthUrl}/metrics`)).text();
  const line =
    /^groundwork_job_duration_seconds_count\{queue="land-segment",stage="segment",outcome="done"\} (\d+)$/mu;
  return Number(line.exec(metrics)?.[1] ?? 0);
}

/** Waits until a segment is finished and each renderer is in the first half of another one. */
async function untilBothRender(taskId: string) {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    const segments = await segmentsOf(taskId);
    const jobs = await segmentJobsOf(taskId);
    const leased = jobs.flatMap(({ id, leaseToken }) => (leaseToken === null ? [] : [id]));
    const held = segments.flatMap(({ index, framesDone, frames }) => {
      const id = segmentJobId(taskId, index);
      return leased.includes(id) && framesDone < frames / 2 ? [id] : [];
    });
    const finished = segments.filter(({ status }) => status === 'done');
    if (held.length === 2 && finished.length > 0) return { held, finished };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no moment was found in which both renderers were at work');
}

describe('two renderers', () => {
  let lucky: string;
  let frames: Buffer[];
  let again: Buffer[];
  /** The same film once more, which has all the bad luck. */
  let unlucky: string;

  it('share the segments of one film, each rendered once', async () => {
    lucky = await film();
    expect((await untilEnded(customer, lucky)).status).toBe('completed');
    frames = await framesOf(lucky);
    const shares = await Promise.all(renderers().map(segmentJobs));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
    const segments = await segmentsOf(lucky);
    // No job found its segment done by the other: what a process counts is what it rendered.
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(segments.length);
  }, 150_000);

  it('killed while one of them prepares: the film is prepared by the next', async () => {
    unlucky = await film();
    const stored = () =>
      database.job.findUniqueOrThrow({ where: { id: taskJobId(unlucky, 'prepare') } });
    await until('preparing has begun', 60, async () => (await stored()).leaseToken !== null);
    await fleet.kill('land-renderer');
    expect((await stored()).attempts).toBe(1);
    expect(await database.taskSegment.count({ where: { taskId: unlucky } })).toBe(0);
    for (const _ of Array.from({ length: 2 })) await fleet.launch('land-renderer');
    await until('it is prepared', 120, async () => (await segmentsOf(unlucky)).length > SCENES);
  });

  it('of which one is killed lose its segment alone: what was finished stays as it is', async () => {
    const store = new DiskObjectStore(fleet.storageDirectory);
    const { held, finished } = await untilBothRender(unlucky);
    const etags = async () =>
      Promise.all(
        finished.map(async ({ objectKey }) => (await store.stat(objectKey ?? ''))?.etag ?? null),
      );
    const before = await etags();
    await renderers().at(-1)?.kill();
    const attempted = new Map<string, number>();
    await until('the film is made', 140, async () => {
      for (const { id, attempts } of await segmentJobsOf(unlucky)) attempted.set(id, attempts);
      return (await database.task.findUniqueOrThrow({ where: { id: unlucky } })).step === 'done';
    });
    expect((await untilEnded(customer, unlucky)).status).toBe('completed');

    const repeated = [...attempted].filter(([, attempts]) => attempts > 1);
    expect(repeated.map(([, attempts]) => attempts)).toEqual([2]);
    expect(held).toContain(repeated[0]?.[0]);
    expect(before).not.toContain(null);
    expect(await etags()).toEqual(before);
    again = await framesOf(unlucky);
  }, 150_000);

  it('charge and tell of a film once, however often they are killed', async () => {
    const task = await untilEnded(customer, unlucky);
    await until('the film is delivered', 20, async () => deliveriesOf([task]).length > 0);
    await sleep(1_500);
    expect(deliveriesOf([task])).toHaveLength(1);
    const ledger = await database.ledgerEntry.findMany({ where: { taskId: unlucky } });
    expect(ledger.map(({ reason, amount }) => [reason, amount])).toEqual([['charge', -15]]);
  });

  it('give the same frames for the same request on the same pictures, whichever of them renders what', () => {
    expect(frames).toHaveLength(SCENES + 1);
    expect(again.map((frame, at) => meanDifference(frame, frames[at] ?? Buffer.alloc(0)))).toEqual(
      frames.map(() => 0),
    );
  });

  describe('make a film of scenes that a request brings, which', () => {
    scenesAsBrought(() => ({ customer, database, taskId: lucky }));
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
    const { id } = await database.webhookDelivery.findFirstOrThrow({ where });
    const job = { where: { id: deliveryJobId(id) } };
    await database.job.update({ ...job, data: { leaseUntil: new Date() } });
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
    const delivered = () => deliveriesOf(tasks).map(({ body }) => JSON.parse(String(body)).task_id);
    await until('all are delivered', 60, async () => new Set(delivered()).size === 11);
    const account = await database.account.findUniqueOrThrow({ where: { id: customer.accountId } });
    expect(account.credits).toBe(credits);
  });
});
