import { keyModes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { z } from 'zod';
import { createApiKey, revokeApiKey } from '../accounts/api-keys.js';
import { seal, unseal } from '../accounts/sealing.js';
import { RotationInProgress, rotateWebhookSecret } from '../accounts/webhook-secrets.js';
import type { Database } from '../connection/client.js';
import type { ApiKey } from '../generated/client.js';
import { heldKeyContext } from '../organizations/held-keys.js';
import { CommandError, type Commands, command, id, name, requireAccount } from './command.js';

/** How long a replaced webhook secret signs too, unless the operator says. */
const DAY_SECONDS = 24 * 3600;

/** API keys and the secrets that sign webhooks. */
export const keyCommands: Commands = {
  'create-key': command(
    '--account ID --mode live|test --name NAME [--expires-at ISO]',
    'Creates an API key and shows it once',
    z.strictObject({
      account: id,
      mode: z.enum(keyModes),
      name,
      'expires-at': z.iso.datetime({ offset: true }).optional(),
    }),
    async (database, masterKey, options) => {
      await requireAccount(database, options.account);
      const expiresAt = options['expires-at'];
      const issued = await createApiKey(database, masterKey, {
        accountId: options.account,
        name: options.name,
        mode: options.mode,
        expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
      });
      return {
        account_id: options.account,
        key_id: issued.keyId,
        api_key: issued.apiKey,
        webhook_secret: issued.webhookSecret,
      };
    },
  ),
  'revoke-key': command(
    '--key ID (key_…) or the key itself (svc_…)',
    'Revokes a key immediately',
    z.strictObject({ key: id }),
    async (database, _masterKey, options) => {
      const keyId = await revokeApiKey(database, options.key, new Date());
      if (keyId === null) throw new CommandError('no key has this id');
      return { key_id: keyId, revoked: true };
    },
  ),
  'rotate-webhook-secret': command(
    '--key ID [--overlap-seconds N]',
    'Replaces the webhook secret of a key; the old one stays valid for a day',
    z.strictObject({
      key: id,
      'overlap-seconds': z.coerce
        .number()
        .int()
        .nonnegative()
        .max(limits.webhook.longestSecretOverlap)
        .default(DAY_SECONDS),
    }),
    async (database, masterKey, options) => {
      const key = { keyId: options.key };
      try {
        const overlap = options['overlap-seconds'];
        const rotated = await rotateWebhookSecret(database, masterKey, key, overlap);
        if (rotated === null) throw new CommandError('no active key has this id');
        return {
          key_id: rotated.keyId,
          webhook_secret: rotated.webhookSecret,
          previous_valid_until: rotated.previousUntil?.toISOString() ?? null,
        };
      } catch (error) {
        if (!(error instanceof RotationInProgress)) throw error;
        throw new CommandError(`${error.message}; to end it now, add --overlap-seconds 0`);
      }
    },
  ),
  reseal: command(
    '',
    'Encrypts every secret again with the first MASTER_KEY',
    z.strictObject({}),
    async (database, masterKey) => {
      const { apiKeys, webhookEndpoints, heldKeys } = await resealSecrets(database, masterKey);
      return {
        resealed_api_keys: apiKeys,
        resealed_webhook_endpoints: webhookEndpoints,
        resealed_page_keys: heldKeys,
      };
    },
  ),
};

/** Rows that are read at once. */
const BATCH = 200;

interface Resealed {
  /** API keys whose webhook secrets lie under the first master key now. */
  readonly apiKeys: number;
  readonly webhookEndpoints: number;
  /** The same of the keys that the account's page holds. */
  readonly heldKeys: number;
}

type SealedSecrets = Pick<ApiKey, 'id' | 'webhookSecretSealed' | 'previousWebhookSecretSealed'>;

/** Seals the webhook secrets of a row anew. One that is rotated in the meantime is sealed by the rotation. */
function secretsAnew(
  masterKey: Buffer,
  { id, webhookSecretSealed, previousWebhookSecretSealed: previous }: SealedSecrets,
) {
  const anew = (sealed: Uint8Array) => seal(masterKey, id, unseal(masterKey, id, sealed));
  return {
    where: { id, webhookSecretSealed, previousWebhookSecretSealed: previous },
    data: {
      webhookSecretSealed: anew(webhookSecretSealed),
      previousWebhookSecretSealed: previous === null ? null : anew(previous),
    },
  };
}

async function resealApiKeys(database: Database, masterKey: Buffer): Promise<number> {
  let resealed = 0;
  for (let last = ''; ; ) {
    const keys = await database.apiKey.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    for (const key of keys) {
      resealed += (await database.apiKey.updateMany(secretsAnew(masterKey, key))).count;
    }
    if (keys.length < BATCH) return resealed;
    last = keys.at(-1)?.id ?? '';
  }
}

async function resealEndpoints(database: Database, masterKey: Buffer): Promise<number> {
  let resealed = 0;
  for (const endpoint of await database.webhookEndpoint.findMany()) {
    const change = secretsAnew(masterKey, endpoint);
    resealed += (await database.webhookEndpoint.updateMany(change)).count;
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
async function resealSecrets(database: Database, masterKey: Buffer): Promise<Resealed> {
  return {
    apiKeys: await resealApiKeys(database, masterKey),
    webhookEndpoints: await resealEndpoints(database, masterKey),
    heldKeys: await resealHeldKeys(database, masterKey),
  };
}
