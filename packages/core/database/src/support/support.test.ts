import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createApiKey } from '../accounts/api-keys.js';
import { runAdmin } from '../admin.js';
import {
  masterKey,
  newGeneration,
  newTask,
  openAccount,
  openTestDatabase,
} from '../fixtures/rows.js';
import { claim } from '../jobs/lease.js';
import { failWork } from '../lifecycle/fail.js';
import { acceptShowcaseJob } from '../showcase/accept-showcase-job.js';
import { acceptTask } from '../tasks/accept-task.js';

const { database, close } = await openTestDatabase();
const logs = await mkdtemp(path.join(tmpdir(), 'logs-'));
const owner = await openAccount(database, 'enterprise', 1000);
afterAll(async () => {
  await close();
  await rm(logs, { recursive: true, force: true });
});

const run = (...line: string[]) => runAdmin(database, masterKey, line);

const storySchema = z.object({
  story: z.array(z.string()),
  open_jobs: z.array(z.string()),
  log: z.union([z.string(), z.array(z.string())]),
});
const show = async (...line: string[]) => storySchema.parse(await run('show-task', ...line));

async function find(text: string) {
  const answer = z
    .object({ found: z.array(z.object({ kind: z.string(), id: z.string() })) })
    .parse(await run('find', text));
  return answer.found.map(({ kind, id }) => `${kind} ${id}`);
}

describe('show-task', () => {
  it('tells of a task that waits, by either form of its id', async () => {
    const task = newTask(owner);
    await acceptTask(database, task);
    const shown = await run('show-task', task.id);
    expect(await run('show-task', task.externalId)).toEqual(shown);
    expect(shown).toMatchObject({
      task_id: task.id,
      external_id: task.externalId,
      status: 'preparing',
      step: 'prepare',
      account_id: owner.accountId,
      account: 'Test, enterprise',
      request_id: task.requestId,
      charged: 40,
      open_jobs: [
        `land-prepare ${task.id}_prepare: on its queue as ${task.id}_prepare_1, 0 attempts`,
      ],
    });
    const { story, log } = storySchema.parse(shown);
    expect(story.join('\n')).toMatch(/accepted: land, live key "live".* https:\/\/example\.com/);
    expect(story.join('\n')).toContain('credits: charge -40');
    expect(log).toContain('--logs');
  });

  it('says who has a job, and that its worker was lost', async () => {
    const task = newTask(owner);
    await acceptTask(database, task);
    const jobId = `${task.id}_prepare`;
    await claim(database, { jobId, isCancelled: null }, 30);
    expect((await show(task.id)).open_jobs).toEqual([
      expect.stringMatching(/a worker has it until 2.*Z, 1 attempt$/),
    ]);
    await database.job.update({
      where: { id: jobId },
      data: { leaseUntil: new Date(Date.now() - 60_000) },
    });
    expect((await show(task.id)).open_jobs).toEqual([
      expect.stringContaining('its worker was lost at'),
    ]);
  });

  it('tells of an end, the refund, and each attempt of the webhook', async () => {
    const task = newTask(owner);
    await acceptTask(database, task);
    const failedAt = new Date();
    const failed = await failWork(database, 'task', task.id, {
      ...{ code: 'AREA_NOT_FOUND', message: 'No plot was found', failedAt, expiresAt: failedAt },
      webhookEvent: { event: 'task.failed', schedule: 'task', body: '{}' },
    });
    const deliveryId = String(failed?.deliveries[0]?.payload.delivery_id);
    await database.webhookAttempt.create({
      data: {
        ...{ deliveryId, number: 1, startedAt: failedAt, finishedAt: failedAt },
        responseStatus: 503,
      },
    });
    const { story, open_jobs } = await show(task.id);
    const printed = story.join('\n');
    expect(printed).toContain('failed: AREA_NOT_FOUND: No plot was found');
    expect(printed).toContain('credits: refund +40');
    expect(printed).toContain(`webhook ${deliveryId}: task.failed to https://example.com/hook`);
    expect(printed).toContain(`webhook ${deliveryId}: attempt 1: 503`);
    expect(open_jobs).toEqual([expect.stringContaining(`webhook-deliver ${deliveryId}_deliver`)]);
    expect(await find(deliveryId)).toEqual([`delivery ${deliveryId}`]);
  });

  it('has the log lines of the task and of its request, and no others', async () => {
    const task = newTask(owner);
    await acceptTask(database, task);
    const line = (second: number, facts: object) =>
      JSON.stringify({
        ...{ level: 'info', time: `2026-11-24T03:00:0${second}.000Z`, service: 'land-renderer' },
        ...facts,
      });
    const err = { type: 'Error', message: 'no space left' };
    await writeFile(
      path.join(logs, 'land-renderer.log'),
      [
        line(2, { task_id: task.id, msg: 'job failed', level: 'warn', err }),
        line(1, { request_id: task.requestId, msg: 'request answered' }),
        line(3, { task_id: 'task_other', msg: 'somebody else' }),
        `at ${task.id} (in a stack trace)`,
      ].join('\n'),
    );
    expect((await show(task.id, '--logs', logs)).log).toEqual([
      '2026-11-24T03:00:01.000Z land-renderer info request answered',
      '2026-11-24T03:00:02.000Z land-renderer warn job failed: no space left',
    ]);
  });

  it('tells of a showcase', async () => {
    const job = newGeneration(owner);
    await acceptShowcaseJob(database, job);
    expect(await run('show-task', job.id)).toMatchObject({
      showcase_job_id: job.id,
      status: 'pending',
      open_jobs: [expect.stringContaining(`showcase-render ${job.id}_render`)],
    });
  });

  it.each([
    [['show-task'], 'ID is required'],
    [['show-task', 'task_none'], 'no task or showcase has the id task_none'],
    [['show-task', 'task_a', 'task_b'], 'Give one value only'],
    [['find', 'x'], 'TEXT is invalid'],
    [['find', 'nothing of that name'], 'nothing matches'],
  ])('%j is refused', async (line, fault) => {
    await expect(run(...line)).rejects.toThrow(fault);
  });
});

describe('find', () => {
  it('knows tasks by each id, their request and their trace', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const task = newTask(owner, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    await acceptTask(database, task);
    for (const text of [task.id, task.externalId, task.requestId, trace]) {
      expect(await find(text)).toEqual([`task ${task.id}`]);
    }
  });

  it('knows accounts and keys by a part of their name, and keys by themselves', async () => {
    const { accountId } = await openAccount(database, 'pro', 0);
    await database.account.update({ where: { id: accountId }, data: { name: 'Harbour Lofts' } });
    const { keyId, apiKey } = await createApiKey(database, masterKey, {
      ...{ accountId, name: 'Quayside website', mode: 'live', expiresAt: null },
    });
    expect(await find('quayside')).toEqual([`api_key ${keyId}`]);
    expect(await find('harbour')).toEqual([`account ${accountId}`]);
    expect(await find(accountId)).toEqual([`account ${accountId}`]);
    const { firstCharacters } = await database.apiKey.findUniqueOrThrow({ where: { id: keyId } });
    for (const text of [apiKey, keyId, firstCharacters, `svc_live_${firstCharacters}`]) {
      expect(await find(text)).toContain(`api_key ${keyId}`);
    }
  });

  it('knows people by their address, with the account that they run', async () => {
    const { accountId } = await openAccount(database, 'pro', 0);
    await database.user.create({
      data: {
        ...{ id: 'u1', name: 'Ada', email: 'ada@harbour.example', updatedAt: new Date() },
        organizations: {
          create: {
            id: 'p1',
            role: 'owner',
            organization: {
              create: { id: 'org_x', name: 'Harbour', account: { connect: { id: accountId } } },
            },
          },
        },
      },
    });
    expect(await run('find', 'ADA@harbour')).toMatchObject({
      found: [{ kind: 'person', account_id: accountId, about: 'Ada <ada@harbour.example>' }],
    });
  });
});
