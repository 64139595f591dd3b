import { setTimeout as sleep } from 'node:timers/promises';
import {
  createTestDatabase,
  type OwnPostgres,
  startOwnPostgres,
  type TestDatabase,
} from '@groundwork/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database, openDatabase } from '../connection/client.js';
import { newTask, openAccount } from '../fixtures/rows.js';
import { openWire, type Wire } from '../fixtures/wire.js';
import { acceptTask } from '../tasks/accept-task.js';
import { idempotentTransaction } from './acceptance.js';
import { CommitOutcomeUnknown } from './commit-outcome.js';

let wire: Wire;
/** Through the wire, and past it. */
let database: Database;
let direct: Database;
let owner: Awaited<ReturnType<typeof openAccount>>;

async function openThrough(url: string): Promise<void> {
  wire = await openWire(url);
  database = openDatabase({ url: wire.url });
  direct = openDatabase({ url });
}

async function closeAll(): Promise<void> {
  await direct.$disconnect();
  await database.$disconnect();
  wire.close();
}

const creditsOf = async (id: string) =>
  (await direct.account.findUniqueOrThrow({ where: { id } })).credits;

describe('when a connection breaks', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    await openThrough(testDatabase.url);
  });
  beforeEach(async () => {
    owner = await openAccount(direct, 'pro', 100);
  });
  afterAll(async () => {
    await closeAll();
    await testDatabase.close();
  });

  it('a request whose statement went through is accepted, though the connection broke before the answer', async () => {
    const task = newTask(owner);
    wire.cut('after');
    expect(await acceptTask(database, task)).toMatchObject({ outcome: 'accepted' });
    expect(wire.hasCut()).toBe(true);
    expect(await direct.task.count({ where: { id: task.id } })).toBe(1);
    expect(await creditsOf(owner.accountId)).toBe(60);
  });

  it('one whose statement did not arrive is refused whole, and for good: what comes late is not accepted', async () => {
    const task = newTask(owner);
    wire.cut('before');
    await expect(acceptTask(database, task)).rejects.toThrow();
    await expect(acceptTask(direct, task)).rejects.toThrow('settled as not accepted');
    expect(await direct.task.count({ where: { id: task.id } })).toBe(0);
    expect(await creditsOf(owner.accountId)).toBe(100);
  });

  it('a decision in a transaction of several statements is known by how its commit ended', async () => {
    const { accountId } = owner;
    const decide = (name: string) =>
      idempotentTransaction(
        database,
        { accountId, operation: 'anything', idempotency: null },
        async (tx) => {
          await tx.account.update({ where: { id: accountId }, data: { name } });
          return { value: name, response: {} };
        },
      );
    const nameNow = async () =>
      (await direct.account.findUniqueOrThrow({ where: { id: accountId } })).name;
    wire.cut('after');
    expect(await decide('Ada')).toEqual({ outcome: 'accepted', value: 'Ada' });
    expect(await nameNow()).toBe('Ada');
    wire.cut('before');
    await expect(decide('Eve')).rejects.toThrow();
    expect(await nameNow()).toBe('Ada');
  });
});

describe('when Postgres stops in the middle of a commit, for longer than a request with a key is asked about', () => {
  /** Milliseconds; a request with a key is answered after 8 s. */
  const AWAY_MS = 10_000;
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await startOwnPostgres({ durable: true });
    await openThrough(postgres.url);
  });
  beforeEach(async () => {
    owner = await openAccount(direct, 'pro', 100);
  });
  afterAll(async () => {
    await closeAll();
    await postgres.close();
  });

  const isWritten = async (id: string) => (await direct.task.count({ where: { id } })) === 1;
  /** Stops the server once the decision got lost, and what arrived is committed. */
  const away = async (arrived: string | null) => {
    while (!wire.hasCut() || (arrived !== null && !(await isWritten(arrived)))) await sleep(20);
    await postgres.stop();
    await sleep(AWAY_MS);
    await postgres.start();
    wire.mend();
  };

  it('one without a key is answered when it is back: accepted, if it was written and charged', async () => {
    const task = newTask(owner);
    wire.cut('after', true);
    const [accepted] = await Promise.all([acceptTask(database, task), away(task.id)]);
    expect(accepted).toMatchObject({ outcome: 'accepted' });
    expect(await isWritten(task.id)).toBe(true);
    expect(await creditsOf(owner.accountId)).toBe(60);
  });

  it('one without a key is refused when it is back, if it did not arrive, and nothing is charged', async () => {
    const task = newTask(owner);
    wire.cut('before', true);
    const [refused] = await Promise.allSettled([acceptTask(database, task), away(null)]);
    expect(refused.status).toBe('rejected');
    expect(await isWritten(task.id)).toBe(false);
    expect(await creditsOf(owner.accountId)).toBe(100);
  });

  it('one with a key is answered that nobody knows, and its retry gets the outcome', async () => {
    const idempotency = { key: 'live a', requestHash: Buffer.from('1') };
    const task = { ...newTask(owner), idempotency };
    wire.cut('after', true);
    const [unknown] = await Promise.allSettled([acceptTask(database, task), away(task.id)]);
    expect(unknown).toMatchObject({ reason: expect.any(CommitOutcomeUnknown) });
    const retried = await acceptTask(database, { ...newTask(owner), idempotency });
    expect(retried.outcome).toBe('replayed');
    expect(await creditsOf(owner.accountId)).toBe(60);
  });
});
