import { randomUUID } from 'node:crypto';
import { createAccount, createOrganization } from '@groundwork/database/accounts/accounts';
import { type Database, openDatabase } from '@groundwork/database/connection/client';
import { deleteFamily } from '@groundwork/database/families/families';
import { presetSeed } from '@groundwork/portraits';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { familyPresets } from '@groundwork/words/cast';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { castOf } from './people-port.js';

const request = { images: ['https://example.com/a.jpg'], format: '16:9' } as const;
const order = (selected: string | undefined, seed = 7) => ({
  request: {
    ...request,
    images: [...request.images],
    ...(selected === undefined ? {} : { selected_family_id: selected }),
  },
  seed,
});

describe('the family of a film', () => {
  let clone: TestDatabase;
  let database: Database;
  let accountId: string;
  let colleagueId: string;
  let familyId: string;

  beforeAll(async () => {
    clone = await createTestDatabase();
    database = openDatabase({ url: clone.url });
    const account = { name: 'Test', plan: 'pro', billing: 'monthly', credits: 0 } as const;
    accountId = await createAccount(database, account);
    colleagueId = await createAccount(database, account);
    const organizationId = await createOrganization(database, {
      name: 'Agency',
      memberIds: [accountId, colleagueId],
    });
    familyId = randomUUID();
    await database.family.create({
      data: {
        ...{ id: familyId, slug: randomUUID(), accountId, organizationId },
        ...{ name: 'Ours', status: 'ready', cardKey: 'card.png' },
        members: [
          { type: 'adult', role: 'mother', age: '38', seed: 11, portrait_key: 'a.png' },
          { type: 'child', clothing: 'red coat', seed: 12, portrait_key: 'b.png' },
        ],
      },
    });
  });

  afterAll(async () => {
    await database.$disconnect();
    await clone.close();
  });

  it('is the preset that was named, with the looks of its portraits', async () => {
    const cast = await castOf({ database }, { accountId }, order('family-of-five'));
    const preset = familyPresets().find(({ slug }) => slug === 'family-of-five');
    expect(cast.map(({ seed }) => seed)).toEqual(
      preset?.members.map((_, index) => presetSeed('family-of-five', index)),
    );
    expect(cast[3]).toMatchObject({
      member: { type: 'child', role: 'daughter', physical: 'long red hair, freckles' },
      familySeed: 'family-of-five',
    });
  });

  it('is a preset by the film’s seed when none was selected', async () => {
    const casts = await Promise.all(
      [0, 1, 0].map((seed) => castOf({ database }, { accountId }, order(undefined, seed))),
    );
    expect(casts[0]?.[0]?.familySeed).toBe(familyPresets()[0]?.slug);
    expect(casts[1]?.[0]?.familySeed).toBe(familyPresets()[1]?.slug);
    expect(casts[2]).toEqual(casts[0]);
  });

  it('is the account’s own or a colleague’s, with the seeds of its members', async () => {
    const own = await castOf({ database }, { accountId }, order(familyId));
    expect(own).toEqual([
      { member: { type: 'adult', role: 'mother', age: '38' }, seed: 11, familySeed: familyId },
      { member: { type: 'child', clothing: 'red coat' }, seed: 12, familySeed: familyId },
    ]);
    expect(await castOf({ database }, { accountId: colleagueId }, order(familyId))).toEqual(own);
  });

  it('ends the film when it was deleted meanwhile', async () => {
    await deleteFamily(database, accountId, familyId, new Date());
    await expect(castOf({ database }, { accountId }, order(familyId))).rejects.toMatchObject({
      code: 'FAMILY_DELETED',
    });
  });
});
