import { createEmptyDatabase, type TestDatabase } from '@groundwork/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Database, openDatabase } from './connection/client.js';
import { claimDelivery, finishAttempt, recordAttemptStart } from './deliveries/deliveries.js';
import { newTask } from './fixtures.js';
import { claim, heartbeat, type LeaseTarget } from './jobs/lease.js';
import { enqueuePendingJobs } from './jobs/outbox.js';
import { completeWork } from './lifecycle/complete.js';
import { failWork } from './lifecycle/fail.js';
import { migrate } from './migrate.js';
import { landReadingTarget } from './readings/land-readings.js';
import { showcaseTarget } from './showcase/showcase-jobs.js';
import { acceptTask } from './tasks/accept-task.js';
import { finishPreparing, readTask, taskTarget } from './tasks/prepare-task.js';
import { finishSegment, segmentTarget } from './tasks/segments.js';

/** The last migration of the last release. */
const LAST_RELEASE = '20261126015500_work_under_way';
/** The last migration of the release before that, which had leases and marks in the rows of work. */
const BEFORE_JOBS = '20261123060000_land_readings';
const FAMILY = '00000000-0000-4000-8000-000000000001';

let empty: TestDatabase;
let client: pg.Client;
let database: Database;
beforeEach(async () => {
  empty = await createEmptyDatabase();
  client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  database = openDatabase({ url: empty.url });
});
/** A database as a release left it, with a customer. */
async function leftBy(release: string): Promise<void> {
  await migrate(empty.url, release);
  await client.query(`
    INSERT INTO accounts (id, name, plan, billing) VALUES ('acct_1', 'Customer', 'pro', 'monthly');
    INSERT INTO ledger_entries (account_id, amount, reason) VALUES ('acct_1', 1000, 'grant');
    UPDATE accounts SET concurrency_limit = 100;
    INSERT INTO api_keys (id, account_id, name, mode, key_hash, first_characters, webhook_secret_sealed)
      VALUES ('key_1', 'acct_1', 'live', 'live', '\\x00', 'abcdefgh', '\\x00');`);
}
afterEach(async () => {
  await database.$disconnect();
  await client.end();
  await empty.close();
});

/** Accepts a task as a gateway did before there were jobs. */
async function accept(id: string, key: string | null = null): Promise<unknown> {
  const work = {
    ...{ id, external_id: `svc_land_${id}`, kind: 'land', account_id: 'acct_1' },
    ...{ api_key_id: 'key_1', livemode: true, seed: '1', request_id: `req_${id}` },
    ...{ webhook_url: 'https://example.com/hook', webhook_retry: 'standard', request: {} },
    ...{ inputs: {}, resolution: {}, charged: 40, traceparent: `trace_${id}` },
    ...{ created_at: new Date().toISOString(), announced_job: `${id}_prepare_1` },
  };
  const response = { task_id: id };
  const once = key && {
    ...{ account: 'acct_1', operation: 'land', key, lock: key, wait_ms: '4000', response },
  };
  const { rows } = await client.query<{ verdict: { outcome: string } }>(
    `SELECT accept_work('accept_task', $1, '{"pro": 5}', $2, '\\x01') AS verdict`,
    [work, once],
  );
  return rows[0]?.verdict;
}

/** The statements of a worker of that time. */
const last = {
  claim: async (table: string, where: string) => {
    const { rows } = await client.query<{ attempts: number }>(`
      UPDATE ${table} SET lease_token = 'old', lease_until = now() + interval '20 s', attempts = attempts + 1
      WHERE ${where} AND (lease_until IS NULL OR lease_until < now()) RETURNING attempts`);
    return rows[0]?.attempts ?? null;
  },
  finishPreparing: async (taskId: string) => {
    await client.query(`
      UPDATE tasks SET step = 'segments', status = 'rendering', storyboard = '{}', lease_token = NULL,
        lease_until = NULL, attempts = 0, announced_job = NULL, announced_at = NULL
      WHERE id = '${taskId}' AND step = 'prepare' AND lease_token = 'old'`);
    await client.query(`
      INSERT INTO task_segments (task_id, index, frames, announced_job, announced_at, announcements)
      SELECT '${taskId}', i, 10, '${taskId}_' || i || '_1', now(), 1 FROM generate_series(0, 1) AS i`);
  },
};
const prepares = (id: string) => `id = '${id}' AND step = 'prepare'`;

const creditsOf = async () =>
  (await database.account.findUniqueOrThrow({ where: { id: 'acct_1' } })).credits;
const jobsOf = async () =>
  (await database.job.findMany({ orderBy: { id: 'asc' } })).map(
    ({ id, queue }) => `${queue} ${id}`,
  );

async function leased(target: LeaseTarget) {
  const lease = await claim(database, target, 20);
  if (!lease) throw new Error(`${target.jobId} is not to be had`);
  return lease;
}

const result = {
  ...{
    video_key: 'film.mp4',
    cover_key: 'cover.jpg',
    captions_vtt_key: null,
    captions_srt_key: null,
  },
  ...{
    plot_reading_key: null,
    plot_reading_data_key: null,
    chapters_vtt_key: null,
    script_key: null,
  },
  ...{ before_after_key: null, original_keys: [], duration_seconds: 20, resolution: '1080x1920' },
};

/** Renders and completes a task whose film has been prepared. */
async function finish(taskId: string, segments: readonly number[]): Promise<void> {
  for (const index of segments) {
    const lease = await leased(segmentTarget(taskId, index));
    await finishSegment(database, { taskId, index }, lease, `segment-${index}`);
  }
  const lease = await leased(taskTarget(taskId, 'assemble'));
  const ended = { completedAt: new Date(), expiresAt: new Date(), webhookEvent: null };
  await completeWork(database, 'film', taskId, lease, { ...ended, result, assets: [] });
  expect(await readTask(database, taskId)).toMatchObject({ status: 'completed' });
}

async function completeShowcase(id: string): Promise<void> {
  const lease = await leased(showcaseTarget(id));
  const ended = { completedAt: new Date(), expiresAt: new Date(), webhookEvent: null };
  const image = {
    outputKey: 'image.jpg',
    assets: [{ key: 'image.jpg', contentType: 'image/jpeg' }],
  };
  const made = { recipe: {}, understanding: {} };
  await completeWork(database, 'showcase', id, lease, { ...ended, ...image, ...made });
}

describe('work that was in flight before there were jobs', () => {
  beforeEach(() => leftBy(BEFORE_JOBS));

  it('keeps what was accepted, charged and answered, and is finished', async () => {
    await accept('task_1', 'once');
    expect(await creditsOf()).toBe(960);
    await migrate(empty.url);
    expect(await database.job.findMany()).toMatchObject([
      {
        ...{ id: 'task_1_prepare', queue: 'land-prepare', payload: { task_id: 'task_1' } },
        ...{ accountId: 'acct_1', plan: 'pro', requestId: 'req_task_1' },
        ...{ traceparent: 'trace_task_1', leaseToken: null, attempts: 0 },
        ...{ enqueuedId: 'task_1_prepare_1', enqueues: 1, enqueuedAt: expect.any(Date) },
      },
    ]);
    expect(await accept('task_2', 'once')).toMatchObject({
      ...{ outcome: 'replayed', response: { task_id: 'task_1' } },
    });
    expect(await creditsOf()).toBe(960);
    const lease = await leased(taskTarget('task_1', 'prepare'));
    const prepared = { reading: null, storyboard: {}, segments: [{ frames: 10 }, { frames: 20 }] };
    expect(await finishPreparing(database, 'task_1', lease, prepared)).toHaveLength(2);
    await finish('task_1', [0, 1]);
    expect(await jobsOf()).toEqual([]);
  });

  it('stays with the worker that has it, and goes on from what it had finished', async () => {
    await accept('task_1');
    expect(await last.claim('tasks', prepares('task_1'))).toBe(1);
    await last.finishPreparing('task_1');
    await client.query(`
      UPDATE task_segments SET status = 'done', object_key = 'segment-0', frames_done = 10 WHERE index = 0`);
    expect(await last.claim('task_segments', 'index = 1')).toBe(1);
    await migrate(empty.url);
    expect(await jobsOf()).toEqual(['land-segment task_1_1']);
    expect(await claim(database, segmentTarget('task_1', 1), 20)).toBeNull();
    // The worker was ended with the old release; its lease is over.
    await client.query('UPDATE jobs SET lease_until = now()');
    expect((await leased(segmentTarget('task_1', 1))).attempt).toBe(2);
    await client.query('UPDATE jobs SET lease_until = now()');
    await finish('task_1', [1]);
  });

  it('that is due later or on no queue waits as it did', async () => {
    await accept('task_1');
    await client.query(`UPDATE tasks SET announced_job = NULL, announced_at = NULL`);
    await client.query(`
      INSERT INTO webhook_deliveries (id, account_id, api_key_id, event, schedule, url, body, available_at,
        announced_job, announced_at, announcements, attempts)
      VALUES ('dlv_1', 'acct_1', 'key_1', 'task.failed', 'task', 'https://example.com', '{}',
        now() + interval '1 hour', 'dlv_1_deliver_2', now() + interval '1 hour', 2, 1)`);
    await client.query(`
      INSERT INTO land_readings (id, account_id, api_key_id, livemode, request_id, request, inputs)
      VALUES ('read_1', 'acct_1', 'key_1', true, 'req_1', '{}', '{}')`);
    await migrate(empty.url);
    expect(await jobsOf()).toEqual([
      'webhook-deliver dlv_1_deliver',
      'land-reading read_1_read',
      'land-prepare task_1_prepare',
    ]);
    const due = await enqueuePendingJobs(database, 10);
    expect(due.map(({ jobId }) => jobId).toSorted()).toEqual(['read_1_read_1', 'task_1_prepare_2']);
    const delivery = await claimDelivery(database, 'dlv_1', 20);
    if (!delivery) throw new Error('not claimed');
    expect(delivery.attempt).toBe(2);
    const attempt = { startedAt: new Date(), headers: {}, body: '{}' };
    await recordAttemptStart(database, 'dlv_1', delivery, attempt);
    const outcome = {
      finishedAt: new Date(),
      responseStatus: 200,
      responseExcerpt: '',
      failure: null,
    };
    await finishAttempt(database, 'dlv_1', delivery, outcome, { status: 'delivered' });
    expect(await jobsOf()).not.toContain('webhook-deliver dlv_1_deliver');
  });

  it('of every other kind ends after it: a showcase, a reading, a family', async () => {
    await accept('task_1');
    await client.query(`
      INSERT INTO families (id, slug, account_id, name, status, members)
      VALUES ('${FAMILY}', '${FAMILY}', 'acct_1', 'Family', 'generating', '[{}]')`);
    await client.query(`UPDATE tasks SET kind = 'family', family_id = '${FAMILY}'`);
    await client.query(`
      INSERT INTO showcase_jobs (id, kind, template_id, account_id, api_key_id, livemode, request_id, request, inputs,
        announced_job, announced_at, announcements)
      VALUES ('job_1', 'generation', 'hero_impact', 'acct_1', 'key_1', true, 'req_1', '{}', '{}', 'job_1_render_1', now(), 1)`);
    await client.query(`
      INSERT INTO land_readings (id, account_id, api_key_id, livemode, request_id, request, inputs, announced_job,
        announced_at, announcements)
      VALUES ('read_1', 'acct_1', 'key_1', true, 'req_1', '{}', '{}', 'read_1_read_1', now(), 1)`);
    expect(await last.claim('showcase_jobs', `id = 'job_1'`)).toBe(1);
    await migrate(empty.url);
    expect(await jobsOf()).toEqual([
      'showcase-render job_1_render',
      'land-reading read_1_read',
      'family-portraits task_1_prepare',
    ]);
    expect(await claim(database, showcaseTarget('job_1'), 20)).toBeNull();
    await client.query('UPDATE jobs SET lease_until = now() WHERE lease_until IS NOT NULL');
    await completeShowcase('job_1');
    await leased(landReadingTarget('read_1'));
    await leased(taskTarget('task_1', 'prepare'));
    const at = new Date();
    const ended = { message: 'failed', failedAt: at, expiresAt: at, webhookEvent: null };
    await failWork(database, 'reading', 'read_1', { code: 'IMAGE_PROCESSING_FAILED', ...ended });
    const failure = { code: 'RENDER_FAILED', ...ended } as const;
    expect(await failWork(database, 'task', 'task_1', failure)).toMatchObject({ refunded: 40 });
    expect(await jobsOf()).toEqual([]);
  });

  it('is refunded once, whoever had begun it', async () => {
    await accept('task_1');
    await last.claim('tasks', prepares('task_1'));
    await migrate(empty.url);
    const at = new Date();
    const ended = { message: 'failed', failedAt: at, expiresAt: at, webhookEvent: null };
    const failure = { code: 'RENDER_FAILED', ...ended } as const;
    expect(await failWork(database, 'task', 'task_1', failure)).toMatchObject({ refunded: 40 });
    expect(await failWork(database, 'task', 'task_1', failure)).toBeNull();
    expect(await creditsOf()).toBe(1000);
    expect(await jobsOf()).toEqual([]);
  });
});

describe('processes of the last release beside ours', () => {
  beforeEach(async () => {
    await leftBy(LAST_RELEASE);
    await migrate(empty.url);
  });
  const owner = { accountId: 'acct_1', apiKeyId: 'key_1' };
  const opened = async () => {
    const task = newTask(owner);
    await acceptTask(database, task);
    return task.id;
  };

  it('end jobs by what they write into the rows of work', async () => {
    const taskId = await opened();
    expect(await jobsOf()).toEqual([`land-prepare ${taskId}_prepare`]);
    const lease = await leased(taskTarget(taskId, 'prepare'));
    const segments = [{ frames: 10 }, { frames: 10 }];
    await finishPreparing(database, taskId, lease, { reading: null, storyboard: {}, segments });
    await client.query(
      `UPDATE task_segments SET status = 'done', object_key = 'k' WHERE index = 0`,
    );
    expect(await jobsOf()).toEqual([`land-segment ${taskId}_1`]);
    const left = await leased(segmentTarget(taskId, 1));
    await client.query(
      `UPDATE tasks SET step = 'done', status = 'failed', error_code = 'TASK_CANCELLED',
        error_message = 'Cancelled', completed_at = now(), expires_at = now()`,
    );
    expect(await jobsOf()).toEqual([]);
    expect(await heartbeat(database, segmentTarget(taskId, 1), left, 20)).toBe('cancelled');
  });

  it('find the columns that they select, though nobody writes them any more', async () => {
    const taskId = await opened();
    await leased(taskTarget(taskId, 'prepare'));
    for (const table of [
      'tasks',
      'task_segments',
      'showcase_jobs',
      'land_readings',
      'webhook_deliveries',
    ]) {
      await client.query(`
        SELECT lease_token, lease_until, attempts, announced_job, announced_at, announcements, available_at FROM ${table}`);
    }
    const { rows } = await client.query('SELECT lease_token, attempts FROM tasks');
    expect(rows).toEqual([{ lease_token: null, attempts: 0 }]);
  });
});
