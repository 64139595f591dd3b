import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { randomToken } from '@groundwork/runtime';
import type { Database } from '../connection/client.js';
import type { ApiKey } from '../generated/client.js';
import { seal, unseal } from './sealing.js';

/** The secrets that a key or a saved endpoint signs with. */
export interface WebhookSecrets {
  readonly current: string;
  /** The secret before a rotation, as long as it overlaps. */
  readonly previous: string | null;
}

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
    super(`the secret was rotated already and the old one signs until ${until.toISOString()}`);
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

/** A new secret, and the columns that hold it. */
interface Rotation {
  readonly webhookSecret: string;
  readonly previousUntil: Date | null;
  readonly data: Omit<SigningKey, 'id'>;
}

/**
 * A new secret for a key or an endpoint. For `overlapSeconds` the previous one signs too, so that receivers can be given
 * the new one without losing a delivery; 0 stops the previous one at once, and one that an earlier rotation left.
 *
 * @param overlapSeconds whole seconds, at most limits.webhook.longestSecretOverlap
 * @throws RotationInProgress when an overlap is asked for while another lasts
 * @throws RangeError for an overlap outside of its limits
 */
export function newWebhookSecret(
  masterKey: Buffer,
  { id, webhookSecretSealed, previousWebhookSecretUntil: overlapsUntil }: SigningKey,
  overlapSeconds: number,
  now: Date,
): Rotation {
  const longest = limits.webhook.longestSecretOverlap;
  if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > longest) {
    throw new RangeError(`the overlap must be 0 to ${longest} whole seconds`);
  }
  if (overlapSeconds > 0 && overlapsUntil !== null && now < overlapsUntil) {
    throw new RotationInProgress(overlapsUntil);
  }
  const webhookSecret = prefixes.webhookSecret + randomToken();
  const previousUntil =
    overlapSeconds === 0 ? null : new Date(now.getTime() + overlapSeconds * 1000);
  const data = {
    webhookSecretSealed: seal(masterKey, id, webhookSecret),
    previousWebhookSecretSealed: previousUntil === null ? null : webhookSecretSealed,
    previousWebhookSecretUntil: previousUntil,
  };
  return { webhookSecret, previousUntil, data };
}

/**
 * Gives a key a new webhook secret.
 *
 * @param key its id, and the account that must own it unless an operator calls
 * @returns null when there is no such key, or it is revoked
 * @throws what newWebhookSecret throws
 */
export async function rotateWebhookSecret(
  database: Database,
  masterKey: Buffer,
  key: { readonly keyId: string; readonly accountId?: string },
  overlapSeconds: number,
  now: Date = new Date(),
): Promise<RotatedWebhookSecret | null> {
  const { accountId, keyId } = key;
  const found = await database.apiKey.findFirst({
    where: { id: keyId, revokedAt: null, ...(accountId === undefined ? {} : { accountId }) },
  });
  if (!found) return null;
  const rotation = newWebhookSecret(masterKey, found, overlapSeconds, now);
  const { webhookSecret, previousUntil, data } = rotation;
  // Of two rotations at once one wins; the other would hand out a secret that signs nothing.
  const { webhookSecretSealed } = found;
  const { count } = await database.apiKey.updateMany({
    where: { id: keyId, webhookSecretSealed },
    data,
  });
  if (count !== 1) throw new RotationInProgress(previousUntil ?? now);
  return { keyId, webhookSecret, previousUntil };
}

/** Deletes the previous secrets whose overlap has ended. @returns how many */
export async function forgetPreviousSecrets(database: Database, now: Date): Promise<number> {
  const ended = { where: { previousWebhookSecretUntil: { lte: now } } };
  const data = { previousWebhookSecretSealed: null, previousWebhookSecretUntil: null };
  const ofKeys = await database.apiKey.updateMany({ ...ended, data });
  const ofEndpoints = await database.webhookEndpoint.updateMany({ ...ended, data });
  return ofKeys.count + ofEndpoints.count;
}
