import type { Database } from '../connection/client.js';
import { heldKeyContext } from '../organizations/held-keys.js';
import { seal, unseal } from './sealing.js';

/** Rows that are read at once. */
const BATCH = 200;

export interface Resealed {
  /** API keys whose webhook secrets lie under the first master key now. */
  readonly apiKeys: number;
  readonly webhookEndpoints: number;
  /** The same of the keys that the account's page holds. */
  readonly heldKeys: number;
}

async function resealApiKeys(database: Database, masterKey: Buffer): Promise<number> {
  let resealed = 0;
  for (let last = ''; ; ) {
    const keys = await database.apiKey.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    for (const { id, webhookSecretSealed, previousWebhookSecretSealed: previous } of keys) {
      const anew = (sealed: Uint8Array) => seal(masterKey, id, unseal(masterKey, id, sealed));
      // A secret that is rotated in the meantime is sealed by the rotation.
      const { count } = await database.apiKey.updateMany({
        where: { id, webhookSecretSealed, previousWebhookSecretSealed: previous },
        data: {
          webhookSecretSealed: anew(webhookSecretSealed),
          previousWebhookSecretSealed: previous === null ? null : anew(previous),
        },
      });
      resealed += count;
    }
    if (keys.length < BATCH) return resealed;
    last = keys.at(-1)?.id ?? '';
  }
}

async function resealEndpoints(database: Database, masterKey: Buffer): Promise<number> {
  let resealed = 0;
  for (const endpoint of await database.webhookEndpoint.findMany()) {
    const { id, webhookSecretSealed, previousWebhookSecretSealed: previous } = endpoint;
    const anew = (sealed: Uint8Array) => seal(masterKey, id, unseal(masterKey, id, sealed));
    const { count } = await database.webhookEndpoint.updateMany({
      where: { id, webhookSecretSealed, previousWebhookSecretSealed: previous },
      data: {
        webhookSecretSealed: anew(webhookSecretSealed),
        previousWebhookSecretSealed: previous === null ? null : anew(previous),
      },
    });
    resealed += count;
  }
  return resealed;
}

async function resealHeldKeys(database: Database, masterKey: Buffer): Promise<number> {
  let resealed = 0;
  for (const { accountId, mode, keySealed } of await database.heldKey.findMany()) {
    const context = heldKeyContext(accountId, mode);
    const { count } = await database.heldKey.updateMany({
      where: { accountId, mode, keySealed },
      data: { keySealed: seal(masterKey, context, unseal(masterKey, context, keySealed)) },
    });
    resealed += count;
  }
  return resealed;
}

/**
 * Seals every secret under the first of several master keys, so that the others can be deleted. Safe to run next to the
 * fleet, and again.
 *
 * @throws when none of the keys opens a secret; those before it stay resealed
 */
export async function resealSecrets(database: Database, masterKey: Buffer): Promise<Resealed> {
  return {
    apiKeys: await resealApiKeys(database, masterKey),
    webhookEndpoints: await resealEndpoints(database, masterKey),
    heldKeys: await resealHeldKeys(database, masterKey),
  };
}
