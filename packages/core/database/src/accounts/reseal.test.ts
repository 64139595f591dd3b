import { randomBytes } from 'node:crypto';
import { createWebhookEndpointSchema } from '@groundwork/contract/webhooks/endpoints';
import { loadEnvironment } from '@groundwork/runtime';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runAdmin } from '../admin.js';
import { writeWebhookEndpoint } from '../deliveries/webhook-endpoints.js';
import { masterKey as old, openAccount, openTestDatabase } from '../fixtures/rows.js';
import { heldKeyOf } from '../organizations/held-keys.js';
import { sealingEnvironment } from './sealing.js';
import { rotateWebhookSecret, webhookSecretsOf } from './webhook-secrets.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

const ringOf = (...keys: Buffer[]) =>
  loadEnvironment(sealingEnvironment, {
    MASTER_KEY: keys.map((key) => key.toString('base64')).join(', '),
  }).MASTER_KEY;

describe('a new master key', () => {
  it('takes over in three steps, and no secret of a customer changes', async () => {
    const { accountId, apiKeyId: keyId } = await openAccount(database, 'pro', 0);
    await rotateWebhookSecret(database, old, { keyId }, 600);
    const held = await heldKeyOf(database, old, accountId, 'live');
    const { id: endpointId } = await database.$transaction((tx) =>
      writeWebhookEndpoint(
        tx,
        old,
        { accountId, livemode: true },
        createWebhookEndpointSchema.parse({ url: 'https://example.com/hook' }),
      ),
    );
    const secrets = async (masterKey: Buffer) => ({
      key: webhookSecretsOf(
        masterKey,
        await database.apiKey.findUniqueOrThrow({ where: { id: keyId } }),
        new Date(),
      ),
      endpoint: webhookSecretsOf(
        masterKey,
        await database.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } }),
        new Date(),
      ),
    });
    const before = await secrets(old);
    expect(before.key.previous).not.toBeNull();

    const latest = randomBytes(32);
    const ring = ringOf(latest, old);
    expect(await secrets(ring)).toEqual(before);
    await expect(secrets(latest)).rejects.toThrow();

    const counts = {
      resealed_api_keys: 2,
      resealed_page_keys: 1,
      resealed_webhook_endpoints: 1,
    };
    expect(await runAdmin(database, ring, ['reseal'])).toEqual(counts);
    expect(await runAdmin(database, ring, ['reseal'])).toEqual(counts);
    expect(await secrets(latest)).toEqual(before);
    expect(await heldKeyOf(database, latest, accountId, 'live')).toBe(held);
    await expect(secrets(old)).rejects.toThrow();
  });

  it('that knows not all secrets leaves them as they are', async () => {
    await openAccount(database, 'pro', 0);
    await expect(runAdmin(database, ringOf(randomBytes(32)), ['reseal'])).rejects.toThrow();
  });

  it.each(['', 'short', `${randomBytes(32).toString('base64')},`])(
    'is refused unless it is 32 bytes: %j',
    (MASTER_KEY) => {
      expect(() => loadEnvironment(sealingEnvironment, { MASTER_KEY })).toThrow('MASTER_KEY');
    },
  );
});
