import { randomBytes } from 'node:crypto';
import { engineWarning } from '@groundwork/contract/warnings';
import { newId } from '@groundwork/runtime';
import { createTestDatabase } from '@groundwork/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAccount } from '../accounts/accounts.js';
import { createApiKey } from '../accounts/api-keys.js';
import { openDatabase } from '../connection/client.js';
import {
  type EngineCallRecord,
  engineCostOf,
  engineWarningsOf,
  openCallLog,
  showEngineCalls,
  writeEngineCalls,
} from './engine-calls.js';

const server = await createTestDatabase();
const database = openDatabase({ url: server.url });
const account = { name: 'A', plan: 'pro', billing: 'monthly', credits: 0 } as const;
const accountId = await createAccount(database, account);
const key = { accountId, name: 'live', mode: 'live', expiresAt: null } as const;
const { keyId: apiKeyId } = await createApiKey(database, randomBytes(32), key);
const jobId = newId('job_');
await database.showcaseJob.create({
  data: {
    ...{ id: jobId, kind: 'generation', templateId: 'hero_impact', accountId, apiKeyId },
    ...{ livemode: true, requestId: 'req_1', request: {}, inputs: {} },
  },
});
afterAll(async () => {
  await database.$disconnect();
  await server.close();
});

const call: EngineCallRecord = {
  ...{ capability: 'text', driver: 'openai', model: 'm', purpose: 'edit_operations' },
  ...{ seed: null, prompt: 'a\u0000b', outcome: 'done', attempts: 1, seconds: 0.5 },
  ...{ usage: { inputTokens: 10 }, costUsd: 0.25, costGuessed: false },
  ...{ status: 429, message: '429 rate_limit_exceeded: slow down', requestId: 'req_9' },
  ...{ bytesSent: 1200, bytesReceived: 80 },
};

it('keeps each call as it was, each warning once, and reckons what all of it cost', async () => {
  const client = { showcaseJobId: jobId };
  expect(await engineCostOf(database, client)).toBeNull();
  const calls = openCallLog(database, client);
  calls.called(call);
  calls.called({ ...call, seed: 4294967295, costUsd: null, outcome: 'refused' });
  calls.warned(engineWarning('text', 'refused'));
  calls.warned(engineWarning('text', 'refused'));
  calls.warned(engineWarning('image', 'unavailable'));
  await calls.settled();
  const rows = await database.engineCall.findMany({ where: client, orderBy: { id: 'asc' } });
  expect(rows).toMatchObject([
    { ...call, prompt: 'ab', bytesSent: 1200n, bytesReceived: 80n },
    { seed: 4294967295n, costUsd: null, outcome: 'refused' },
  ]);
  const { engineWarnings } = await database.showcaseJob.findUniqueOrThrow({ where: { id: jobId } });
  expect(engineWarningsOf(engineWarnings)).toEqual([
    engineWarning('text', 'refused'),
    engineWarning('image', 'unavailable'),
  ]);
  expect(await engineCostOf(database, client)).toBe(0.25);
  expect(await showEngineCalls(database, jobId)).toMatchObject({
    id: jobId,
    cost_usd: 0.25,
    calls: [
      {
        model: 'm',
        purpose: 'edit_operations',
        prompt: 'ab',
        seed: null,
        usage: { inputTokens: 10 },
      },
      { outcome: 'refused', seed: 4294967295, cost_usd: null },
    ],
  });
});

it('says that something could not be kept', async () => {
  const calls = openCallLog(database, { taskId: 'task_that_is_not_there' });
  calls.called(call);
  await expect(calls.settled()).rejects.toThrow();
});

describe('a ceiling in dollars', () => {
  const none = { task: undefined, accountDay: undefined, fleetDay: undefined };
  const client = () => ({ showcaseJobId: jobId });
  beforeEach(async () => {
    await database.engineSpending.deleteMany({});
    await database.engineCall.deleteMany({});
  });

  it.each([
    ['account', { ...none, accountDay: 0.4 }],
    ['fleet', { ...none, fleetDay: 0.4 }],
  ] as const)('of the %s is kept to the cent by calls at once', async (over, ceilings) => {
    const logs = Array.from({ length: 4 }, () => openCallLog(database, client()));
    const asked = Array.from({ length: 24 }, (_, at) => logs[at % 4]?.reserve(0.04, ceilings));
    const reserved = await Promise.all(asked);
    expect(reserved.filter((one) => one?.over === null)).toHaveLength(10);
    expect(new Set(reserved.map((one) => one?.over))).toEqual(new Set([null, over]));
    const [row] = await database.engineSpending.findMany({ where: { accountId: '' } });
    expect(row?.usd).toBeCloseTo(0.4, 9);
  });

  it('counts what a call did cost in place of the most that it might have', async () => {
    const calls = openCallLog(database, client());
    const ceilings = { ...none, accountDay: 1, fleetDay: 10 };
    const first = await calls.reserve(0.9, ceilings);
    expect(first.shares).toMatchObject({
      account: 0.9,
      fleet: expect.closeTo(0.09, 9),
      task: null,
    });
    expect((await calls.reserve(0.2, ceilings)).over).toBe('account');
    first.settle(0.1);
    await calls.settled();
    expect((await calls.reserve(0.9, ceilings)).over).toBeNull();
    expect((await calls.reserve(0.01, ceilings)).over).toBe('account');
  });

  it('of a task counts what its earlier attempts cost', async () => {
    await writeEngineCalls(database, client(), [{ ...call, costUsd: 0.5 }]);
    const calls = openCallLog(database, client());
    expect((await calls.reserve(0.4, { ...none, task: 0.95 })).over).toBeNull();
    expect(await calls.reserve(0.1, { ...none, task: 0.95 })).toMatchObject({
      over: 'task',
      shares: { task: expect.closeTo(0.9 / 0.95, 6) },
    });
  });
});
