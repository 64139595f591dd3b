import { randomBytes } from 'node:crypto';
import { prefixes } from '@groundwork/contract';
import { newId } from '@groundwork/runtime';
import { createTestDatabase } from '@groundwork/testing';
import { createAccount } from './accounts.js';
import { createApiKey } from './api-keys.js';
import { type Database, openDatabase } from './client.js';
import type { NewTask } from './tasks/accept-task.js';

export const masterKey = randomBytes(32);

/** A migrated database of the test's own. */
export async function openTestDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const { url, close } = await createTestDatabase();
  const database = openDatabase({ url });
  return {
    database,
    close: async () => {
      await database.$disconnect();
      await close();
    },
  };
}

export type Plan = Parameters<typeof createAccount>[1]['plan'];

/** An account with a live key. */
export async function openAccount(
  database: Database,
  plan: Plan,
  credits: number,
): Promise<{ accountId: string; apiKeyId: string }> {
  const accountId = await createAccount(database, {
    name: 'Test',
    plan,
    billing: 'monthly',
    credits,
  });
  const { keyId } = await createApiKey(database, masterKey, {
    accountId,
    name: 'live',
    mode: 'live',
    expiresAt: null,
  });
  return { accountId, apiKeyId: keyId };
}

export function newTask(
  owner: { accountId: string; apiKeyId: string },
  extra: Partial<NewTask> = {},
): NewTask {
  return {
    ...owner,
    id: newId(prefixes.task),
    externalId: newId(prefixes.landExternal),
    kind: 'land',
    livemode: true,
    requestId: newId(prefixes.request),
    createdAt: new Date(),
    seed: 1n,
    webhookUrl: 'https://example.com/hook',
    request: {},
    inputs: {},
    resolution: {},
    price: 40,
    idempotency: null,
    response: { answer: 1 },
    ...extra,
  };
}
