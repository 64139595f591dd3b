import { keyModes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { z } from 'zod';
import { createApiKey, revokeApiKey } from '../accounts/api-keys.js';
import { resealSecrets } from '../accounts/reseal.js';
import { RotationInProgress, rotateWebhookSecret } from '../accounts/webhook-secrets.js';
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
