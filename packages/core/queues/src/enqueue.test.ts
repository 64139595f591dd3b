import { randomBytes } from 'node:crypto';
import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import { openDatabase } from '@groundwork/database/connection/client';
import { idsOf } from '@groundwork/database/jobs/catalogue';
import {
  deliveryJob,
  enqueuePendingJobs,
  jobIdOf,
  readingJob,
  segmentJob,
  showcaseJob,
  taskJob,
} from '@groundwork/database/jobs/outbox';
import { acceptTask } from '@groundwork/database/tasks/accept-task';
import { createLogger, newId } from '@groundwork/runtime';
import { createTestDatabase, createTestRedis } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { EnqueueFailed, enqueue, JobQueues } from './enqueue.js';
import { eventually } from './fixtures/eventually.js';

const log = createLogger('test', 'silent');

const testDatabase = await createTestDatabase();
const redis = await createTestRedis();
const database = openDatabase({ url: testDatabase.url });
const queues = new JobQueues(redis.url, log);
/** Where no Redis is. */
const nowhere = new JobQueues('redis://127.0.0.1:1', log);
await eventually(() => queues.takesJobs());
afterAll(async () => {
  await queues.close();
  await nowhere.close();
  await database.$disconnect();
  await redis.close();
  await testDatabase.close();
});

/** A task that is marked as enqueued, as the accepting transaction leaves it. */
async function acceptedTask() {
  const accountId = await createAccount(database, {
    name: 'Test',
    plan: 'pro',
    billing: 'monthly',
    credits: 100,
  });
  const key = { accountId, name: 'live', mode: 'live' as const, expiresAt: null };
  const { keyId } = await createApiKey(database, randomBytes(32), key);
  const id = newId('task_');
  const accepted = await acceptTask(database, {
    id,
    externalId: newId('svc_land_'),
    kind: 'land',
    accountId,
    apiKeyId: keyId,
    livemode: true,
    requestId: newId('req_'),
    createdAt: new Date(),
    seed: 1n,
    webhookUrl: null,
    request: {},
    inputs: {},
    resolution: {},
    price: 40,
    idempotency: null,
    response: {},
  });
  if (accepted.outcome !== 'accepted' || !accepted.value) throw new Error('not accepted');
  return { id, job: accepted.value };
}

const readJob = (taskId: string) =>
  database.job.findUniqueOrThrow({ where: { id: `${taskId}_prepare` } });

describe('enqueue', () => {
  it('puts the job on its queue and leaves the mark', async () => {
    const { id, job } = await acceptedTask();
    await enqueue(queues, database, job, log);
    expect(await queues.presence('land-prepare', job.jobId)).toBe('waiting');
    expect((await readJob(id)).enqueuedId).toBe(job.jobId);
  });

  it('takes the mark back while Redis is away, so that the scheduler finds the work', async () => {
    const { id, job } = await acceptedTask();
    await enqueue(nowhere, database, job, log);
    expect(await readJob(id)).toMatchObject({ enqueuedId: null, enqueuedAt: null });
    const [taken] = await enqueuePendingJobs(database, 10);
    expect(taken).toMatchObject({ id: job.id, queue: job.queue, payload: job.payload });
    // A kept job of the same id would swallow it.
    expect(taken?.jobId).not.toBe(job.jobId);
  });

  it('does not throw while Postgres is away too', async () => {
    const { job } = await acceptedTask();
    const gone = openDatabase({ url: 'postgresql://nobody:x@127.0.0.1:1/none' });
    await enqueue(nowhere, gone, job, log);
    await gone.$disconnect();
  });
});

describe('the job of a piece of work', () => {
  it.each([
    [taskJob('land', 't', 'prepare'), 'land-prepare', 't_prepare', { task_id: 't' }],
    [taskJob('slideshow', 't', 'assemble'), 'property-assemble', 't_assemble', { task_id: 't' }],
    [taskJob('family', 't', 'prepare'), 'family-portraits', 't_prepare', { task_id: 't' }],
    [segmentJob('land', 't', 2), 'land-segment', 't_2', { task_id: 't', segment: 2 }],
    [showcaseJob('j'), 'showcase-render', 'j_render', { showcase_job_id: 'j' }],
    [readingJob('r'), 'land-reading', 'r_read', { reading_id: 'r' }],
    [deliveryJob('d'), 'webhook-deliver', 'd_deliver', { delivery_id: 'd' }],
  ] as const)('%j carries ids alone, and is named after its work', (job, queue, id, payload) => {
    expect({ ...job, id: jobIdOf(job) }).toEqual({ queue, id, payload });
    expect(idsOf(queue, payload)).toEqual(payload);
  });

  it('of a queue that nobody knows is refused', async () => {
    const job = { ...showcaseJob('j'), queue: 'dreams', jobId: 'j_render_1' };
    await expect(queues.add(job)).rejects.toThrow('no queue is called dreams');
    await expect(queues.add(job)).rejects.not.toThrow(EnqueueFailed);
  });

  it('has no ids in log lines when its payload is odd', () => {
    expect(idsOf('land-segment', { task_id: 't', segment: 'words of a customer' })).toEqual({});
  });
});
