import { keyPrefix } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { createApiKey, expireApiKey, revokeApiKey } from '@groundwork/database/accounts/api-keys';
import {
  RotationInProgress,
  rotateWebhookSecret,
} from '@groundwork/database/accounts/webhook-secrets';
import type { ApiKey } from '@groundwork/database/generated/client';
import type { Request, Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../dashboard-services.js';
import { accountRoutes } from '../http/account-routes.js';
import { modeSchema } from '../http/read-request.js';
import { refusals } from '../http/refusals.js';

const inFuture = z.iso
  .datetime({ offset: true, message: 'Give a date.' })
  .transform((text) => new Date(text))
  .refine((date) => date > new Date(), 'This is in the past.');

const createBody = z.strictObject({
  name: z.string().trim().min(1, 'Give the key a name.').max(80, 'At most 80 characters.'),
  mode: modeSchema,
  expires_at: inFuture.nullish(),
});

/** Null takes an end away. */
const expireBody = z.strictObject({ expires_at: inFuture.nullable() });

const rotateBody = z.strictObject({
  /** How long the secret before signs too. */
  overlap_seconds: z.int().min(0).max(limits.webhook.longestSecretOverlap),
});

/** Keys in use at once: more would be hard to oversee. */
const MAX_KEYS = 50;

/** A key as lists show it: never the key itself. */
function viewOf(key: ApiKey & { held: object | null }) {
  const previous = key.previousWebhookSecretUntil;
  return {
    id: key.id,
    name: key.name,
    mode: key.mode,
    /** The mode's prefix and the first 8 characters after it. */
    begins: keyPrefix(key.mode) + key.firstCharacters,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    /** Kept by this page's server for its own requests. */
    held: key.held !== null,
    /** While the webhook secret before the present one signs too. */
    previous_secret_until:
      previous !== null && previous > new Date() ? previous.toISOString() : null,
  };
}
export type KeyView = ReturnType<typeof viewOf>;

export interface KeysView {
  readonly keys: readonly KeyView[];
}

/** POST /api/keys: the only answer that shows the key and its secret. */
export interface NewKeyView {
  readonly id: string;
  readonly api_key: string;
  readonly webhook_secret: string;
}

/** POST /api/keys/:id/webhook-secret: the only answer that shows the secret. */
export interface NewSecretView {
  readonly webhook_secret: string;
  /** Until when the secret before signs too; null when it has stopped. */
  readonly previous_until: string | null;
}

/** The account's API keys. */
export function keyRoutes({ database, settings }: DashboardServices): Router {
  const { router, get, post } = accountRoutes(database);

  /** @throws Refusal when the key is not this account's, as if it did not exist */
  const requireKey = async (request: Request, accountId: string): Promise<ApiKey> => {
    const id = String(request.params.id);
    const key = await database.apiKey.findFirst({ where: { id, accountId } });
    if (key === null) throw refusals.notFound('key');
    return key;
  };

  get('/keys', 'keys.see', async ({ account }): Promise<KeysView> => {
    const keys = await database.apiKey.findMany({
      where: { accountId: account.id },
      include: { held: { select: { mode: true } } },
      orderBy: { createdAt: 'desc' },
    });
    return { keys: keys.map(viewOf) };
  });

  post(
    '/keys',
    'keys.change',
    async ({ account }, request): Promise<NewKeyView> => {
      const { name, mode, expires_at: expiresAt = null } = createBody.parse(request.body);
      const inUse = await database.apiKey.count({
        where: { accountId: account.id, revokedAt: null },
      });
      if (inUse >= MAX_KEYS) throw refusals.tooManyKeys(MAX_KEYS);
      const { keyId, apiKey, webhookSecret } = await createApiKey(database, settings.MASTER_KEY, {
        accountId: account.id,
        name,
        mode,
        expiresAt,
      });
      return { id: keyId, api_key: apiKey, webhook_secret: webhookSecret };
    },
    201,
  );

  post('/keys/:id/revoke', 'keys.change', async ({ account }, request) => {
    const { id } = await requireKey(request, account.id);
    await revokeApiKey(database, id, new Date());
    return { id };
  });

  post('/keys/:id/expire', 'keys.change', async ({ account }, request) => {
    const { expires_at: expiresAt } = expireBody.parse(request.body);
    const { id } = await requireKey(request, account.id);
    if ((await database.heldKey.count({ where: { apiKeyId: id } })) > 0) throw refusals.keyHeld();
    if (!(await expireApiKey(database, id, expiresAt))) throw refusals.keyRevoked();
    return { id };
  });

  post(
    '/keys/:id/webhook-secret',
    'keys.change',
    async ({ account }, request): Promise<NewSecretView> => {
      const { overlap_seconds: overlap } = rotateBody.parse(request.body);
      const { id } = await requireKey(request, account.id);
      const key = { keyId: id, accountId: account.id };
      const rotated = await rotateWebhookSecret(database, settings.MASTER_KEY, key, overlap).catch(
        (error: unknown) => {
          throw error instanceof RotationInProgress ? refusals.secretOverlaps() : error;
        },
      );
      if (rotated === null) throw refusals.keyRevoked();
      return {
        webhook_secret: rotated.webhookSecret,
        previous_until: rotated.previousUntil?.toISOString() ?? null,
      };
    },
    201,
  );

  return router;
}
