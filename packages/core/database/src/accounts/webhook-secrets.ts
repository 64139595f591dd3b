import { limits, prefixes } from '@groundwork/contract';
import { randomToken } from '@groundwork/runtime';
import type { Database } from '../connection/client.js';
import type { ApiKey } from '../generated/client.js';
import { seal, unseal } from './sealing.js';

/** The secrets that a key signs with. */
export interface WebhookSecrets {
  readonly current: string;
  /** The secret before a rotation, as long as it overlaps. */
  readonly previous: string | null;
}

/** Of a key, what it signs with. */
export type SigningKey = Pick<
  ApiKey,
  'id' | 'webhookSecretSealed' | 'previousWebhookSecretSealed' | 'previousWebhookSecretUntil'
>;

export function webhookSecretsOf(masterKey: Buffer, key: SigningKey, now: Date): WebhookSecrets {
  const { previousWebhookSecretSealed: sealed, previousWebhookSecretUntil: until } = key;
  return {
    current: unseal(masterKey, key.id, key.webhookSecretSealed),
    previous:
      sealed !== null && until !== null && now < until ? unseal(masterKey, key.id, sealed) : null,
  };
}

/** A rotation that would leave receivers without a secret they know: an earlier one still overlaps. */
export class RotationInProgress extends Error {
  constructor(readonly until: Date) {
    super(`the secret was replaced already, and the one before signs until ${until.toISOString()}`);
    this.name = 'RotationInProgress';
  }
}

export interface RotatedWebhookSecret {
  readonly keyId: string;
  /** Shown once, stored only sealed. */
  readonly webhookSecret: string;
  /** Until when the previous secret signs too; null when it has stopped. */
  readonly previousUntil: Date | null;
}

/**
 * Gives a key a new webhook secret. For `overlapSeconds` the previous one signs too, so that receivers can be given
 * the new one without losing a delivery; 0 stops the previous one at once, and one that an earlier rotation left.
 *
 * @param key its id, and the account that must own it, if somebody else than an operator asks
 * @param overlapSeconds whole seconds, at most limits.webhook.longestSecretOverlap
 * @returns null when there is no such key, or it is revoked
 * @throws RotationInProgress when an overlap is asked for while another lasts
 * @throws RangeError for an overlap outside of its limits
 */
export async function rotateWebhookSecret(
  database: Database,
  masterKey: Buffer,
  key: { readonly keyId: string; readonly accountId?: string },
  overlapSeconds: number,
  now: Date = new Date(),
): Promise<RotatedWebhookSecret | null> {
  const longest = limits.webhook.longestSecretOverlap;
  if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > longest) {
    throw new RangeError(`the overlap must be 0 to ${longest} whole seconds`);
  }
  const { accountId, keyId } = key;
  const found = await database.apiKey.findFirst({
    where: { id: keyId, revokedAt: null, ...(accountId === undefined ? {} : { accountId }) },
  });
  if (!found) return null;
  const { previousWebhookSecretUntil: overlapsUntil, webhookSecretSealed } = found;
  if (overlapSeconds > 0 && overlapsUntil !== null && now < overlapsUntil) {
    throw new RotationInProgress(overlapsUntil);
  }
  const webhookSecret = prefixes.webhookSecret + randomToken();
  const previousUntil =
    overlapSeconds === 0 ? null : new Date(now.getTime() + overlapSeconds * 1000);
  // Of two rotations at once one wins; the other would hand out a secret that signs nothing.
  const { count } = await database.apiKey.updateMany({
    where: { id: keyId, webhookSecretSealed },
    data: {
      webhookSecretSealed: seal(masterKey, keyId, webhookSecret),
      previousWebhookSecretSealed: previousUntil === null ? null : webhookSecretSealed,
      previousWebhookSecretUntil: previousUntil,
    },
  });
  if (count !== 1) throw new RotationInProgress(previousUntil ?? now);
  return { keyId, webhookSecret, previousUntil };
}

/** Deletes the previous secrets whose overlap has ended. @returns how many */
export async function forgetPreviousSecrets(database: Database, now: Date): Promise<number> {
  const { count } = await database.apiKey.updateMany({
    where: { previousWebhookSecretUntil: { lte: now } },
    data: { previousWebhookSecretSealed: null, previousWebhookSecretUntil: null },
  });
  return count;
}
