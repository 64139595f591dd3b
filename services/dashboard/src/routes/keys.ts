import { keyModes, keyPrefix, limits } from '@groundwork/contract';
import {
  type ApiKey,
  createApiKey,
  expireApiKey,
  RotationInProgress,
  revokeApiKey,
  rotateWebhookSecret,
} from '@groundwork/database';
import { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../auth/caller.js';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';
import type { KeysView, KeyView, NewKeyView, NewSecretView } from '../views/keys.js';

const inFuture = z.iso
  .datetime({ offset: true, message: 'Give a date.' })
  .transform((text) => new Date(text))
  .refine((date) => date > new Date(), 'This is in the past.');

const createBody = z.strictObject({
  name: z.string().trim().min(1, 'Give the key a name.').max(80, 'At most 80 characters.'),
  mode: z.enum(keyModes),
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

function viewOf(key: ApiKey & { held: object | null }): KeyView {
  return {
    id: key.id,
    name: key.name,
    mode: key.mode,
    begins: keyPrefix(key.mode) + key.firstCharacters,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    held: key.held !== null,
    previous_secret_until:
      key.previousWebhookSecretUntil !== null && key.previousWebhookSecretUntil > new Date()
        ? key.previousWebhookSecretUntil.toISOString()
        : null,
  };
}

/** The account's API keys. */
export function keyRoutes({ database, settings }: DashboardServices): Router {
  const router = Router();
  const see = requireMay(database, 'keys.see');
  const change = requireMay(database, 'keys.change');

  /** @throws Refusal when the key is not this account's, as if it did not exist */
  const requireKey = async (id: string, accountId: string): Promise<ApiKey> => {
    const key = await database.apiKey.findFirst({ where: { id, accountId } });
    if (key === null) throw refusals.notFound('key');
    return key;
  };

  router.get('/keys', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const keys = await database.apiKey.findMany({
      where: { accountId: account.id },
      include: { held: { select: { mode: true } } },
      orderBy: { createdAt: 'desc' },
    });
    const view: KeysView = { keys: keys.map(viewOf) };
    response.json(view);
  });

  router.post('/keys', change, async (request, response) => {
    const { account } = accountCallerOf(request);
    const body = createBody.parse(request.body);
    const inUse = await database.apiKey.count({
      where: { accountId: account.id, revokedAt: null },
    });
    if (inUse >= MAX_KEYS) {
      throw refusals.tooManyKeys(MAX_KEYS);
    }
    const issued = await createApiKey(database, settings.MASTER_KEY, {
      accountId: account.id,
      name: body.name,
      mode: body.mode,
      expiresAt: body.expires_at ?? null,
    });
    const view: NewKeyView = {
      id: issued.keyId,
      api_key: issued.apiKey,
      webhook_secret: issued.webhookSecret,
    };
    response.status(201).set('Cache-Control', 'no-store').json(view);
  });

  router.post('/keys/:id/revoke', change, async (request, response) => {
    const { account } = accountCallerOf(request);
    const key = await requireKey(String(request.params.id), account.id);
    await revokeApiKey(database, key.id, new Date());
    response.json({ id: key.id });
  });

  router.post('/keys/:id/expire', change, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { expires_at: expiresAt } = expireBody.parse(request.body);
    const key = await requireKey(String(request.params.id), account.id);
    if ((await database.heldKey.count({ where: { apiKeyId: key.id } })) > 0) {
      throw refusals.keyHeld();
    }
    if (!(await expireApiKey(database, key.id, expiresAt))) {
      throw refusals.keyRevoked();
    }
    response.json({ id: key.id });
  });

  router.post('/keys/:id/webhook-secret', change, async (request, response) => {
    const { account } = accountCallerOf(request);
    const { overlap_seconds: overlap } = rotateBody.parse(request.body);
    const key = await requireKey(String(request.params.id), account.id);
    try {
      const rotated = await rotateWebhookSecret(
        database,
        settings.MASTER_KEY,
        { keyId: key.id, accountId: account.id },
        overlap,
      );
      if (rotated === null) throw refusals.keyRevoked();
      const view: NewSecretView = {
        webhook_secret: rotated.webhookSecret,
        previous_until: rotated.previousUntil?.toISOString() ?? null,
      };
      response.status(201).json(view);
    } catch (error) {
      if (!(error instanceof RotationInProgress)) throw error;
      throw refusals.secretOverlaps();
    }
  });

  return router;
}
