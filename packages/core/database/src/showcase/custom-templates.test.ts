import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { afterAll, describe, expect, it } from '@jest/globals';
import { newTemplate, openAccount, openTestDatabase, templateSpec } from '../fixtures/rows.js';
import {
  archiveCustomTemplate,
  findCustomTemplate,
  listCustomTemplates,
  updateCustomTemplate,
  writeCustomTemplate,
} from './custom-templates.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

const openOwner = async () => (await openAccount(database, 'pro', 0)).accountId;
const create = (accountId: string, extra: Parameters<typeof newTemplate>[1] = {}) =>
  database.$transaction((tx) => writeCustomTemplate(tx, newTemplate(accountId, extra)));

async function createAtOnce(accountId: string, count: number) {
  const outcomes: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async () => {
      let outcome = 'created';
      try {
        await create(accountId);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        outcome = error.code;
      }
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }),
  );
  return outcomes;
}

describe('custom templates', () => {
  it('come back as they were created', async () => {
    const accountId = await openOwner();
    const template = newTemplate(accountId, { warnings: ['image_slots_truncated'] });
    const { limit: _limit, ...row } = template;
    expect(await database.$transaction((tx) => writeCustomTemplate(tx, template))).toEqual({
      ...row,
      proof: null,
      metadata: null,
      archivedAt: null,
    });
    expect(await findCustomTemplate(database, accountId, template.id)).toEqual({
      ...row,
      proof: null,
      metadata: null,
      archivedAt: null,
    });
  });

  it('are ten at most, however many are created at once', async () => {
    const accountId = await openOwner();
    const { active } = limits.showcase.customTemplates;
    expect(await createAtOnce(accountId, active - 2)).toEqual({ created: active - 2 });
    expect(await createAtOnce(accountId, 10)).toEqual({
      created: 2,
      CUSTOM_TEMPLATE_LIMIT_REACHED: 8,
    });
    await expect(create(accountId)).rejects.toMatchObject({
      code: 'CUSTOM_TEMPLATE_LIMIT_REACHED',
      details: { max: active },
    });
    expect(await listCustomTemplates(database, accountId)).toHaveLength(active);
  });

  it('do not count when they are archived, nor another account’s', async () => {
    const accountId = await openOwner();
    const { id } = await create(accountId, { limit: 1 });
    await expect(create(accountId, { limit: 1 })).rejects.toThrow(ApiError);
    await create(await openOwner(), { limit: 1 });
    await archiveCustomTemplate(database, accountId, id, new Date());
    expect(await create(accountId, { limit: 1 })).toMatchObject({ archivedAt: null });
  });

  it('are listed newest first, without archived ones and those of others', async () => {
    const accountId = await openOwner();
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    const [old, newest, gone] = [
      await create(accountId, { createdAt: at(1) }),
      await create(accountId, { createdAt: at(3) }),
      await create(accountId, { createdAt: at(2) }),
      await create(await openOwner()),
    ];
    await archiveCustomTemplate(database, accountId, gone.id, new Date());
    const listed = await listCustomTemplates(database, accountId);
    expect(listed.map(({ id }) => id)).toEqual([newest.id, old.id]);
  });

  it('are changed in what is given: a name, or the whole spec; the confidence stays', async () => {
    const accountId = await openOwner();
    const { id } = await create(accountId);
    expect(await updateCustomTemplate(database, accountId, id, { name: 'New' })).toMatchObject({
      name: 'New',
      spec: templateSpec,
      confidence: 0.8,
    });
    const spec = { ...templateSpec, aspect_ratio: '1:1' as const, palette: [] };
    expect(await updateCustomTemplate(database, accountId, id, { spec })).toMatchObject({
      name: 'New',
      spec,
      confidence: 0.8,
    });
  });

  it('are archived once: the time stays, they can be read and no longer changed', async () => {
    const accountId = await openOwner();
    const { id } = await create(accountId);
    const first = new Date('2026-01-01T00:00:00Z');
    for (const at of [first, new Date('2026-02-01T00:00:00Z')]) {
      expect(await archiveCustomTemplate(database, accountId, id, at)).toMatchObject({
        id,
        archivedAt: first,
      });
    }
    expect(await findCustomTemplate(database, accountId, id)).toMatchObject({ archivedAt: first });
    expect(await updateCustomTemplate(database, accountId, id, { name: 'Late' })).toBe('archived');
    expect(await findCustomTemplate(database, accountId, id)).toMatchObject({ name: 'Our window' });
  });

  it('of another account are missing, whatever is asked of them', async () => {
    const accountId = await openOwner();
    const other = await openOwner();
    const { id } = await create(accountId);
    expect(await findCustomTemplate(database, other, id)).toBeNull();
    expect(await updateCustomTemplate(database, other, id, { name: 'Mine' })).toBeNull();
    expect(await archiveCustomTemplate(database, other, id, new Date())).toBeNull();
    expect(await findCustomTemplate(database, accountId, id)).toMatchObject({
      name: 'Our window',
      archivedAt: null,
    });
  });
});
