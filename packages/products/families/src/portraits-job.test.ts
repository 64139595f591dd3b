import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { taskEventSchema } from '@groundwork/contract/events';
import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import { type Database, openDatabase } from '@groundwork/database/connection/client';
import { changeFamily, createFamily } from '@groundwork/database/families/accept-family';
import {
  deleteFamily,
  findFamily,
  membersAsJson,
  type StoredMember,
} from '@groundwork/database/families/families';
import { readTask } from '@groundwork/database/tasks/prepare-task';
import type { PortraitPort } from '@groundwork/portraits/portrait-port';
import { createStudioPortraits } from '@groundwork/portraits/studio-portraits';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { JobQueues } from '@groundwork/queues/enqueue';
import {
  createLogger,
  createProviderMetrics,
  loadEnvironment,
  newId,
  Registry,
} from '@groundwork/runtime';
import { openStorage } from '@groundwork/storage/open-storage';
import { createTestDatabase, createTestRedis } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { familyPorts } from './open-ports.js';
import type { Portraitist } from './portraitist.js';
import { handlePortraits } from './portraits-job.js';

const log = createLogger('family-portraits', 'silent');
const engine = createStudioPortraits();
const broken: PortraitPort = {
  ...{ portrayGroup: refuse, portrayPresenter: refuse },
  portray: refuse,
};
async function refuse(): Promise<never> {
  throw new Error('the engine is out of order');
}

const enginesWith = (portraits: PortraitPort) =>
  openEngines(
    { ...familyPorts, load: async () => () => ({ portraits }) },
    loadEnvironment(engineEnvironment, {}),
  );

const closers: (() => Promise<void>)[] = [];
let portraitist: Portraitist;
let database: Database;
let accountId: string;
let apiKeyId: string;

beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  const redis = await createTestRedis();
  const folder = await mkdtemp(join(tmpdir(), 'portraits-'));
  database = openDatabase({ url: testDatabase.url });
  const queues = new JobQueues(redis.url, log);
  portraitist = {
    database,
    queues,
    ...(await openStorage({
      STORAGE_DIR: folder,
      ASSET_SIGNING_SECRET: ['a secret of forty characters for the test'],
      PUBLIC_URL: 'https://api.groundwork.example',
    })),
    engines: await enginesWith(engine),
    providerMetrics: createProviderMetrics(new Registry()),
    leaseSeconds: 20,
  };
  closers.push(
    () => testDatabase.close(),
    () => redis.close(),
    () => rm(folder, { recursive: true, force: true }),
    () => database.$disconnect(),
    () => queues.close(),
  );
  accountId = await createAccount(database, {
    ...{ name: 'Test', plan: 'enterprise', billing: 'monthly', credits: 9 },
  });
  const key = { accountId, name: 'live', mode: 'live', expiresAt: null } as const;
  apiKeyId = (await createApiKey(database, randomBytes(32), key)).keyId;
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const mother: StoredMember = { type: 'adult', role: 'mother', seed: 1, portrait_key: null };
const son: StoredMember = { type: 'child', role: 'son', age: '7', seed: 2, portrait_key: null };

function asked(familyId: string) {
  return {
    ...{ familyId, accountId, createdAt: new Date(), operation: 'families', idempotency: null },
    response: {},
    task: {
      ...{ id: newId('task_'), apiKeyId, livemode: true, requestId: newId('req_') },
      webhookUrl: 'https://example.com/hook',
    },
  };
}

/** A family as the gateway accepts it. @returns ids of the family and its task */
async function made(members: readonly StoredMember[]) {
  const request = asked(randomUUID());
  const named = { slug: randomUUID(), name: 'The Smiths', limit: 100 };
  await createFamily(database, { ...request, ...named, members });
  return { familyId: request.familyId, taskId: request.task.id };
}

async function changed(
  familyId: string,
  apply: (members: readonly StoredMember[]) => StoredMember[],
): Promise<string> {
  const request = asked(familyId);
  await changeFamily(database, { ...request, change: 'update', apply });
  return request.task.id;
}

/** Works on a task as often as it takes until it has ended. */
async function work(taskId: string, portraits: PortraitPort = engine): Promise<void> {
  const { signal } = new AbortController();
  for (let attempt = 1; attempt <= 3; attempt++) {
    await handlePortraits({ ...portraitist, engines: await enginesWith(portraits) })(
      { task_id: taskId },
      { kind: 'family-portraits', jobId: 'job', signal, log },
    ).catch((error: unknown) => expect(String(error)).toMatch(/out of order/));
    const { step } = await readTask(database, taskId);
    if (step === 'done') return;
    const where = { id: `${taskId}_prepare` };
    await database.job.update({ where, data: { availableAt: new Date(0) } });
  }
  throw new Error(`${taskId} has not ended`);
}

/** The one event that was written for a task. */
async function eventOf(taskId: string) {
  const deliveries = await database.webhookDelivery.findMany({ where: { taskId } });
  expect(deliveries).toHaveLength(1);
  return taskEventSchema.parse(JSON.parse(deliveries[0]?.body ?? ''));
}

const readFamily = async (id: string) => {
  const family = await findFamily(database, accountId, id);
  if (family === null) throw new Error('the family is gone');
  return family;
};

const pictureOf = (key: string | null | undefined) => portraitist.store.get(key ?? '');

describe('a family’s task', () => {
  it('draws who has no portrait; a change of one member leaves the other pictures byte for byte', async () => {
    const { familyId, taskId } = await made([mother, son]);
    await work(taskId);
    const first = await readFamily(familyId);
    expect(first.status).toBe('ready');
    const event = await eventOf(taskId);
    expect(event).toMatchObject({ event: 'task.completed', task_id: taskId, livemode: true });
    expect(event).toMatchObject({
      result: {
        family_id: familyId,
        reference_image_urls: first.members.map(({ portrait_key: key }) =>
          expect.stringContaining(`/assets/${key}?`),
        ),
        card_image_url: expect.stringContaining(`/assets/${first.cardKey}?`),
      },
    });
    const before = await pictureOf(first.members[0]?.portrait_key);
    expect(before.includes('digitalsourcetype/algorithmicMedia<')).toBe(true);

    const change = await changed(familyId, ([one = mother, other = son]) => [
      one,
      { ...other, clothing: 'red coat', portrait_key: null },
    ]);
    await work(change);
    const second = await readFamily(familyId);
    expect(second.members[0]).toEqual(first.members[0]);
    expect((await pictureOf(second.members[0]?.portrait_key)).equals(before)).toBe(true);
    expect(second.members[1]?.seed).toBe(son.seed);
    const sons = [first, second].map(({ members }) => pictureOf(members[1]?.portrait_key));
    const [plain, coated] = await Promise.all(sons);
    expect(plain?.equals(coated ?? Buffer.alloc(0))).toBe(false);
    expect(second.cardKey).not.toBe(first.cardKey);
  });

  it('names in the family and in its result what it could not draw', async () => {
    const told1 = { ...mother, physical: 'red hair, a monocle', clothing: 'Zaubercape' };
    const { familyId, taskId } = await made([son, told1]);
    await work(taskId);
    const family = await readFamily(familyId);
    expect(family.members.map(({ not_drawn: words }) => words)).toEqual([
      undefined,
      ['monocle', 'Zaubercape'],
    ]);
    expect(await eventOf(taskId)).toMatchObject({
      result: { not_drawn: [{ index: 1, words: ['monocle', 'Zaubercape'] }] },
    });
    await deleteFamily(database, accountId, familyId, new Date());
  });

  it('redraws the whole family where the drawing has changed since, and nobody where it has not', async () => {
    const { familyId, taskId } = await made([mother, son]);
    await work(taskId);
    const drawn = await readFamily(familyId);
    // As it was drawn by an earlier version.
    const old = drawn.members.map((member, index) => {
      return { ...member, drawn_by: 'drawing-1', portrait_key: `old-${index}.png` };
    });
    await database.family.update({
      where: { id: familyId },
      data: { members: membersAsJson(old), cardKey: 'old-card.png' },
    });
    const change = await changed(familyId, ([one = mother, other = son]) => [
      one,
      { ...other, clothing: 'red coat', portrait_key: null },
    ]);
    await work(change);
    const after = await readFamily(familyId);
    expect(new Set(after.members.map(({ drawn_by: by }) => by)).size).toBe(1);
    expect(after.members[0]?.portrait_key).toBe(drawn.members[0]?.portrait_key);
    expect(after.members[1]?.portrait_key).not.toBe(drawn.members[1]?.portrait_key);
    expect(after.cardKey).not.toBe('old-card.png');
    await deleteFamily(database, accountId, familyId, new Date());
  });

  it('that fails leaves a family that was changed as it was, and one that was made failed', async () => {
    const { familyId, taskId } = await made([mother]);
    await work(taskId);
    const before = await readFamily(familyId);
    const change = await changed(familyId, (members) => [...members, son]);
    await work(change, broken);
    expect(await readFamily(familyId)).toEqual(before);
    expect(await eventOf(change)).toMatchObject({
      event: 'task.failed',
      error: { code: 'PORTRAITS_FAILED' },
    });

    const unborn = await made([mother]);
    await work(unborn.taskId, broken);
    expect(await readFamily(unborn.familyId)).toMatchObject({ status: 'failed', cardKey: null });
    const account = await database.account.findUniqueOrThrow({ where: { id: accountId } });
    expect(account.credits).toBe(9);
  });

  it('that is simulated to fail does so at its first try, and draws nothing', async () => {
    const { familyId, taskId } = await made([mother]);
    const simulation = 'fail-family-deleted';
    await database.task.update({ where: { id: taskId }, data: { livemode: false, simulation } });
    await work(taskId);
    expect(await readTask(database, taskId)).toMatchObject({
      status: 'failed',
      errorCode: 'FAMILY_DELETED',
    });
    expect((await readFamily(familyId)).members[0]?.portrait_key).toBeNull();
  });

  it('ends in FAMILY_DELETED when the family is deleted while it is drawn', async () => {
    const { familyId, taskId } = await made([mother]);
    const interrupted: PortraitPort = {
      portray: async (input) => {
        await deleteFamily(database, accountId, familyId, new Date());
        return engine.portray(input);
      },
      portrayGroup: (input) => engine.portrayGroup(input),
      portrayPresenter: (input) => engine.portrayPresenter(input),
    };
    await work(taskId, interrupted);
    expect(await eventOf(taskId)).toMatchObject({
      event: 'task.failed',
      error: { code: 'FAMILY_DELETED' },
    });
    expect(await findFamily(database, accountId, familyId)).toBeNull();
  });
});
