import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import { acceptShowcaseJob } from '@groundwork/database/showcase/accept-showcase-job';
import { enqueue } from '@groundwork/queues/enqueue';
import { startWorker } from '@groundwork/queues/worker/start-worker';
import { afterAll, describe, expect, it } from '@jest/globals';
import { relayPending } from './enqueue-work.js';
import { log, reachable, startSchedule } from './fixtures/schedule.js';
import { acceptShowcase } from './fixtures/showcase.js';

/** Jobs of the first customer. */
const MANY = 1_000;
/** Of one worker. */
const CONCURRENCY = 4;

const schedule = await startSchedule();
await reachable(schedule.queues);
afterAll(() => schedule.close());

/** An account beside the one of the schedule, with a showcase job as the accepting transaction leaves it. */
async function otherCustomersJob() {
  const { database } = schedule;
  const of = { name: 'Other', plan: 'plus', billing: 'monthly', credits: 0 } as const;
  const accountId = await createAccount(database, of);
  const key = { accountId, name: 'other', mode: 'test' as const, expiresAt: null };
  const { keyId } = await createApiKey(database, Buffer.alloc(32), key);
  const accepted = await acceptShowcaseJob(database, {
    kind: 'generation',
    id: 'job_other',
    accountId,
    apiKeyId: keyId,
    livemode: false,
    requestId: 'req_other',
    createdAt: new Date(),
    webhookUrl: null,
    charge: 0,
    idempotency: null,
    response: {},
    customTemplate: null,
    request: {
      template_id: 'hero_impact',
      fields: { price: '€ 1', size: '1 m²' },
      language: 'en',
      main_image_url: 'https://example.com/house.jpg',
      supporting_image_urls: [],
      logo_image_url: null,
      webhook_url: null,
    },
    inputs: { main: 'inputs/job_other/0-main.jpeg', supporting: [], logo: null },
  });
  if (accepted.outcome !== 'accepted' || !accepted.value) throw new Error('not accepted');
  return accepted.value;
}

/** A thousand rows of the first customer that are on no queue, as after an outage of Redis. */
async function manyPending(): Promise<void> {
  const { showcaseJobId } = await acceptShowcase(schedule);
  await schedule.database.$executeRaw`
    INSERT INTO showcase_jobs (id, kind, template_id, account_id, api_key_id, livemode, request_id, request, inputs)
    SELECT 'job_many_' || number, kind, template_id, account_id, api_key_id, livemode, request_id, request, inputs
    FROM showcase_jobs, generate_series(1, ${MANY}) AS number WHERE id = ${showcaseJobId}`;
  await schedule.database.$executeRaw`
    INSERT INTO jobs (id, queue, payload, account_id, plan, request_id)
    SELECT 'job_many_' || number || '_render', queue, jsonb_build_object('showcase_job_id', 'job_many_' || number), account_id, plan,
      request_id
    FROM jobs, generate_series(1, ${MANY}) AS number WHERE id = ${`${showcaseJobId}_render`}`;
  await schedule.database.showcaseJob.delete({ where: { id: showcaseJobId } });
  await schedule.database.job.deleteMany({ where: { id: `${showcaseJobId}_render` } });
}

describe(`${MANY} jobs of one customer`, () => {
  it('hold another’s one no longer than a handful of them take', async () => {
    await manyPending();
    let relayed = 0;
    while (relayed < MANY) relayed += await relayPending(schedule);
    expect((await schedule.queues.counts('showcase-render')).waiting).toBe(MANY);
    const other = await otherCustomersJob();
    await enqueue(schedule.queues, schedule.database, other, log);

    const begun: string[] = [];
    let seen = () => {};
    const other_began = new Promise<void>((resolve) => {
      seen = resolve;
    });
    const worker = await startWorker({
      kind: 'showcase-render',
      redisUrl: schedule.redisUrl,
      concurrency: CONCURRENCY,
      log,
      handle: async ({ showcase_job_id: job_id }) => {
        begun.push(job_id);
        if (job_id === 'job_other') seen();
        await new Promise((resolve) => setTimeout(resolve, 5));
      },
    });
    await other_began;
    await worker.close(0);
    expect(begun.indexOf('job_other')).toBeLessThanOrEqual(CONCURRENCY);
  });

  it('are relayed alternately with another account’s one, though that is the newest', async () => {
    await schedule.database.job.updateMany({ data: { enqueuedId: null, enqueuedAt: null } });
    const [first] = [await relayPending(schedule)];
    expect(first).toBe(200);
    const other = await schedule.database.job.findUniqueOrThrow({
      where: { id: 'job_other_render' },
    });
    expect(other.enqueuedId).toBe('job_other_render_2');
  });
});
