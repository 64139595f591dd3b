import { createHash } from 'node:crypto';
import { type KeyMode, keyPrefix, prefixes } from '@groundwork/contract/identifiers';
import { newId, randomToken } from '@groundwork/runtime';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { Account, ApiKey } from '../generated/client.js';
import { seal } from './sealing.js';

/** How stale the recorded last use of a key may be; keeps a busy key from writing on every request. */
const LAST_USE_SECONDS = 60;

export interface NewApiKey {
  readonly accountId: string;
  readonly name: string;
  readonly mode: KeyMode;
  readonly expiresAt: Date | null;
}

export interface IssuedApiKey {
  readonly keyId: string;
  /** The key itself: shown once, stored only as a hash. */
  readonly apiKey: string;
  readonly webhookSecret: string;
}

function hashOf(apiKey: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(apiKey).digest();
}

export async function createApiKey(
  database: Database,
  masterKey: Buffer,
  key: NewApiKey,
): Promise<IssuedApiKey> {
  const keyId = newId(prefixes.apiKey);
  const token = randomToken();
  const apiKey = keyPrefix(key.mode) + token;
  const webhookSecret = prefixes.webhookSecret + randomToken();
  await database.apiKey.create({
    data: {
      id: keyId,
      accountId: key.accountId,
      name: key.name,
      mode: key.mode,
      keyHash: hashOf(apiKey),
      firstCharacters: token.slice(0, 8),
      webhookSecretSealed: seal(masterKey, keyId, webhookSecret),
      expiresAt: key.expiresAt,
    },
  });
  return { keyId, apiKey, webhookSecret };
}

/** A key and its account as a request needs them, without any secret. */
export type PresentedKey = Pick<
  ApiKey,
  | 'id'
  | 'accountId'
  | 'name'
  | 'mode'
  | 'firstCharacters'
  | 'createdAt'
  | 'lastUsedAt'
  | 'expiresAt'
  | 'revokedAt'
>;

type KeyRow = PresentedKey & { /** Whether the account page holds it. */ readonly isHeld: boolean };
export type KeyOwner = Pick<
  Account,
  'id' | 'name' | 'plan' | 'billing' | 'credits' | 'concurrencyLimit'
>;

type FoundKey = KeyRow & Omit<KeyOwner, 'id' | 'name'> & { readonly accountName: KeyOwner['name'] };

const findKey = readStatement('work/find_api_key');

/**
 * A presented key with its account, or null when there is none. It reads the database for every request, so a revoked
 * key stops working at once.
 */
export async function findApiKey(
  database: Database,
  apiKey: string,
): Promise<(KeyRow & { account: KeyOwner }) | null> {
  const [found] = await runStatement<FoundKey>(database, findKey, [hashOf(apiKey)]);
  if (!found) return null;
  const { accountName: name, plan, billing, credits, concurrencyLimit, ...key } = found;
  return { ...key, account: { id: key.accountId, name, plan, billing, credits, concurrencyLimit } };
}

export async function recordKeyUse(
  database: Database,
  key: PresentedKey,
  now: Date,
): Promise<void> {
  const stale = new Date(now.getTime() - LAST_USE_SECONDS * 1000);
  if (key.lastUsedAt && key.lastUsedAt > stale) return;
  await database.apiKey.updateMany({
    where: { id: key.id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: stale } }] },
    data: { lastUsedAt: now },
  });
}

/** Finds a key by its id, or by the key itself, as operators name it. */
export async function apiKeyNamed(
  database: Database,
  key: string,
): Promise<{ readonly id: string; readonly accountId: string } | null> {
  return database.apiKey.findFirst({
    where: { OR: [{ id: key }, { keyHash: hashOf(key) }] },
    select: { id: true, accountId: true },
  });
}

/**
 * Takes a key out of use at once; revoking again keeps the first time.
 *
 * @param key the key's id, or the key itself
 * @returns the key's id, or null when there is no such key
 */
export async function revokeApiKey(
  database: Database,
  key: string,
  now: Date,
): Promise<string | null> {
  const found = await apiKeyNamed(database, key);
  if (!found) return null;
  await database.apiKey.updateMany({
    where: { id: found.id, revokedAt: null },
    data: { revokedAt: now },
  });
  return found.id;
}

/**
 * Sets when a key stops working; in the past it stops at once.
 *
 * @param expiresAt null: it works until it is revoked
 * @returns whether there is such a key that is not revoked
 */
export async function expireApiKey(
  database: Database,
  keyId: string,
  expiresAt: Date | null,
): Promise<boolean> {
  const { count } = await database.apiKey.updateMany({
    where: { id: keyId, revokedAt: null },
    data: { expiresAt },
  });
  return count === 1;
}
