import { afterAll, describe, expect, it } from '@jest/globals';
import { masterKey, openAccount, openTestDatabase } from '../fixtures/rows.js';
import { createApiKey, findApiKey, recordKeyUse, revokeApiKey } from './api-keys.js';
import { seal, unseal } from './sealing.js';
import { webhookSecretsOf } from './webhook-secrets.js';

const { database, close } = await openTestDatabase();
const { accountId } = await openAccount(database, 'pro', 0);
afterAll(() => close());

const issue = (mode: 'live' | 'test') =>
  createApiKey(database, masterKey, { accountId, name: 'k', mode, expiresAt: null });

describe('API keys', () => {
  it('begin with their mode’s prefix and are stored as a hash, their secret encrypted', async () => {
    for (const mode of ['live', 'test'] as const) {
      const { keyId, apiKey, webhookSecret } = await issue(mode);
      expect(apiKey).toMatch(new RegExp(`^svc_${mode}_[0-9a-z]{32}$`));
      const row = await database.apiKey.findUniqueOrThrow({ where: { id: keyId } });
      const stored = Buffer.concat(
        [row.keyHash, row.webhookSecretSealed].map((bytes) => Buffer.from(bytes)),
      ).toString('latin1');
      expect(stored).not.toContain(apiKey.slice(9));
      expect(stored).not.toContain(webhookSecret);
      expect(row.firstCharacters).toBe(apiKey.slice(9, 17));
      expect(webhookSecretsOf(masterKey, row, new Date()).current).toBe(webhookSecret);
    }
  });

  it('are found by the whole key only', async () => {
    const { keyId, apiKey } = await issue('live');
    expect((await findApiKey(database, apiKey))?.id).toBe(keyId);
    expect(await findApiKey(database, apiKey.slice(0, -1))).toBeNull();
  });

  it('record their last use, at most once a minute', async () => {
    const { apiKey } = await issue('live');
    const use = async (at: string) => {
      const key = await findApiKey(database, apiKey);
      if (!key) throw new Error('not found');
      await recordKeyUse(database, key, new Date(at));
      return (await findApiKey(database, apiKey))?.lastUsedAt?.toISOString();
    };
    expect(await use('2026-01-01T10:00:00.000Z')).toBe('2026-01-01T10:00:00.000Z');
    expect(await use('2026-01-01T10:00:30.000Z')).toBe('2026-01-01T10:00:00.000Z');
    expect(await use('2026-01-01T10:02:00.000Z')).toBe('2026-01-01T10:02:00.000Z');
  });

  it('are revoked by id or by the key itself, and keep the first time', async () => {
    const { keyId, apiKey } = await issue('live');
    expect(await revokeApiKey(database, keyId, new Date('2026-01-01'))).toBe(keyId);
    expect(await revokeApiKey(database, apiKey, new Date('2026-02-01'))).toBe(keyId);
    expect((await findApiKey(database, apiKey))?.revokedAt).toEqual(new Date('2026-01-01'));
    expect(await revokeApiKey(database, 'key_none', new Date())).toBeNull();
  });
});

describe('sealing', () => {
  it('opens with the same key and context only', () => {
    const sealed = seal(masterKey, 'key_1', 'secret');
    expect(unseal(masterKey, 'key_1', sealed)).toBe('secret');
    expect(() => unseal(masterKey, 'key_2', sealed)).toThrow();
    expect(() => unseal(Buffer.alloc(32), 'key_1', sealed)).toThrow();
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(masterKey, 'key_1', sealed)).toThrow();
  });
});
