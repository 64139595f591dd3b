import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import type {
  CreateWebhookEndpoint,
  UpdateWebhookEndpoint,
} from '@groundwork/contract/webhooks/endpoints';
import { newId, randomToken } from '@groundwork/runtime';
import { lockAccount } from '../acceptance/acceptance.js';
import { seal } from '../accounts/sealing.js';
import {
  newWebhookSecret,
  RotationInProgress,
  webhookSecretsOf,
} from '../accounts/webhook-secrets.js';
import type { Database, Transaction } from '../connection/client.js';
import type { WebhookEndpoint } from '../generated/client.js';

/** The owner of endpoints, and their mode: those of the other mode do not exist for it. */
export interface EndpointOwner {
  readonly accountId: string;
  readonly livemode: boolean;
}

const found = (endpoint: WebhookEndpoint | null): WebhookEndpoint => {
  if (endpoint === null) throw new ApiError('WEBHOOK_ENDPOINT_NOT_FOUND');
  return endpoint;
};

/**
 * Saves an endpoint with a new secret, under a lock on the account, so that simultaneous requests never make one too many.
 *
 * @throws ApiError WEBHOOK_ENDPOINT_LIMIT_REACHED
 */
export async function writeWebhookEndpoint(
  tx: Transaction,
  masterKey: Buffer,
  owner: EndpointOwner,
  asked: CreateWebhookEndpoint,
): Promise<WebhookEndpoint> {
  await lockAccount(tx, owner.accountId);
  const saved = await tx.webhookEndpoint.count({ where: { ...owner } });
  if (saved >= limits.webhook.endpoints) throw new ApiError('WEBHOOK_ENDPOINT_LIMIT_REACHED');
  const id = newId(prefixes.webhookEndpoint);
  const secret = prefixes.webhookSecret + randomToken();
  const { url, description, retry, enabled } = asked;
  return tx.webhookEndpoint.create({
    data: {
      ...{ id, ...owner, url, description, retry, enabled },
      events: asked.events ?? [],
      webhookSecretSealed: seal(masterKey, id, secret),
    },
  });
}

export async function listWebhookEndpoints(
  database: Database,
  owner: EndpointOwner,
): Promise<WebhookEndpoint[]> {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
  return database.webhookEndpoint.findMany({ where: { ...owner }, orderBy });
}

/** @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND, also for another account's and for one of the other mode */
export async function requireWebhookEndpoint(
  database: Database | Transaction,
  owner: EndpointOwner,
  id: string,
): Promise<WebhookEndpoint> {
  return found(await database.webhookEndpoint.findFirst({ where: { id, ...owner } }));
}

/** Changes an endpoint. Pending deliveries go to the new URL. @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND */
export async function updateWebhookEndpoint(
  database: Database,
  owner: EndpointOwner,
  id: string,
  { url, events, description, retry, enabled }: UpdateWebhookEndpoint,
): Promise<WebhookEndpoint> {
  return database.$transaction(async (tx) => {
    const [updated = null] = await tx.webhookEndpoint.updateManyAndReturn({
      where: { id, ...owner },
      data: {
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events: events ?? [] }),
        ...(description === undefined ? {} : { description }),
        ...(retry === undefined ? {} : { retry }),
        ...(enabled === undefined ? {} : { enabled }),
      },
    });
    const endpoint = found(updated);
    if (url !== undefined) {
      const pending = { endpointId: id, status: 'pending' } as const;
      await tx.webhookDelivery.updateMany({ where: pending, data: { url } });
    }
    return endpoint;
  });
}

/** Deletes an endpoint with its secrets; its deliveries stay in the log. @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND */
export async function deleteWebhookEndpoint(
  database: Database,
  owner: EndpointOwner,
  id: string,
): Promise<void> {
  const { count } = await database.webhookEndpoint.deleteMany({ where: { id, ...owner } });
  if (count === 0) throw new ApiError('WEBHOOK_ENDPOINT_NOT_FOUND');
}

/** The secret that an endpoint's deliveries are signed with. */
export function secretOfEndpoint(masterKey: Buffer, endpoint: WebhookEndpoint, now: Date): string {
  return webhookSecretsOf(masterKey, endpoint, now).current;
}

/**
 * Gives an endpoint a new secret.
 *
 * @param overlapSeconds for how long the one before signs too
 * @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND, SECRET_ROTATION_IN_PROGRESS
 */
export async function rotateEndpointSecret(
  tx: Transaction,
  masterKey: Buffer,
  owner: EndpointOwner,
  id: string,
  overlapSeconds: number,
  now: Date = new Date(),
): Promise<WebhookEndpoint> {
  const endpoint = await requireWebhookEndpoint(tx, owner, id);
  try {
    const { data } = newWebhookSecret(masterKey, endpoint, overlapSeconds, now);
    const { webhookSecretSealed } = endpoint;
    // Of two rotations at once one wins; the other would hand out a secret that signs nothing.
    const [rotated] = await tx.webhookEndpoint.updateManyAndReturn({
      where: { id, webhookSecretSealed },
      data,
    });
    if (!rotated) throw new RotationInProgress(now);
    return rotated;
  } catch (error) {
    if (!(error instanceof RotationInProgress)) throw error;
    throw new ApiError('SECRET_ROTATION_IN_PROGRESS', { cause: error });
  }
}
