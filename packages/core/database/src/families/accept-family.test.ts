import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import { newId } from '@groundwork/runtime';
import { createTestDatabase } from '@groundwork/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../connection/client.js';
import { openAccount } from '../fixtures/rows.js';
import { changeFamily, createFamily, type FamilyChangeRequest } from './accept-family.js';
import { findFamily, membersAsJson, type StoredMember } from './families.js';

let owner: { accountId: string; apiKeyId: string };
let familyId: string;
const opened = await createTestDatabase();
const url = opened.url;
const database = openDatabase({ url });
const close = async () => {
  await database.$disconnect();
  await opened.close();
};
afterAll(() => close());

const member = (seed: number): StoredMember => ({ type: 'adult', seed, portrait_key: null });
const ready = (members: StoredMember[]) =>
  database.family.update({
    where: { id: familyId },
    data: { status: 'ready', cardKey: 'card', members: membersAsJson(members) },
  });

beforeEach(async () => {
  owner = await openAccount(database, 'pro', 0);
  familyId = randomUUID();
  await createFamily(database, {
    ...{ familyId, slug: randomUUID(), accountId: owner.accountId, name: 'The Bergs' },
    ...{ members: [member(1)], createdAt: new Date(), operation: 'families' },
    ...{ idempotency: null, response: { family_id: familyId }, task: null },
  });
  await ready([member(1)]);
});

const change = (
  apply: FamilyChangeRequest['apply'],
  extra: Partial<FamilyChangeRequest> = {},
): FamilyChangeRequest => ({
  ...{ familyId, accountId: owner.accountId, change: 'add', apply, createdAt: new Date() },
  ...{ operation: 'POST members', idempotency: null, response: { answer: 1 } },
  task: {
    ...{ id: newId(prefixes.task), apiKeyId: owner.apiKeyId, livemode: true },
    ...{ requestId: newId(prefixes.request), webhookUrl: null },
  },
  ...extra,
});

/** Returns when another connection waits for a lock. */
async function eventuallyWaiting(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('SELECT FROM pg_locks WHERE NOT granted');
    if (rowCount !== 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const drawnBy = async (id: string) =>
  (await database.task.findUniqueOrThrow({ where: { id } })).request;

describe('a change of a family', () => {
  it('is made again from members that have changed while it was made', async () => {
    const lock = new pg.Client({ connectionString: url });
    await lock.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [owner.accountId]);
    const request = change((members) => [...members, member(9)]);
    // Waits for the account with what it has made of the members that it read.
    const changing = changeFamily(database, request);
    await eventuallyWaiting(lock);
    await ready([member(1), member(2)]);
    await lock.query('COMMIT');
    await lock.end();
    expect((await changing).outcome).toBe('accepted');
    expect(await drawnBy(request.task.id)).toMatchObject({
      members: [{ seed: 1 }, { seed: 2 }, { seed: 9 }],
    });
  });

  it('that cannot be made is refused, and changes nothing', async () => {
    const refused = change(() => {
      throw new ApiError('FAMILY_MEMBER_LIMIT_EXCEEDED');
    });
    await expect(changeFamily(database, refused)).rejects.toMatchObject({
      code: 'FAMILY_MEMBER_LIMIT_EXCEEDED',
    });
    expect(await findFamily(database, owner.accountId, familyId)).toMatchObject({
      status: 'ready',
    });
    expect(await database.task.count({ where: { familyId } })).toBe(0);
  });

  it('is answered again although the family cannot be changed any more', async () => {
    const idempotency = { key: 'live once', requestHash: createHash('sha256').digest() };
    const first = await changeFamily(
      database,
      change((members) => [...members, member(2)], { idempotency }),
    );
    expect(first.outcome).toBe('accepted');
    const retry = change(
      () => {
        throw new ApiError('FAMILY_MEMBER_NOT_FOUND');
      },
      { idempotency, response: { answer: 2 } },
    );
    expect(await changeFamily(database, retry)).toEqual({
      outcome: 'replayed',
      response: { answer: 1 },
    });
    await expect(changeFamily(database, { ...retry, idempotency: null })).rejects.toMatchObject({
      code: 'FAMILY_NOT_READY',
    });
  });

  it('of many at once is accepted once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (_, seed) =>
        changeFamily(
          database,
          change((members) => [...members, member(seed)]),
        ),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database.task.count({ where: { familyId } })).toBe(1);
  });
});
