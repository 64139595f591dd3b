import type { CreateWebhookEndpoint } from '@groundwork/contract/webhooks/endpoints';
import {
  rotateEndpointSecret,
  secretOfEndpoint,
  updateWebhookEndpoint,
  writeWebhookEndpoint,
} from '@groundwork/database/deliveries/webhook-endpoints';
import type { WebhookEndpoint } from '@groundwork/database/generated/client';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { startDispatch } from './fixtures/dispatch.js';

let endpoint: WebhookEndpoint;
const dispatch = await startDispatch();
const where = { id: dispatch.keyId };
const { accountId } = await dispatch.database.apiKey.findUniqueOrThrow({ where });
const owner = { accountId, livemode: false };
beforeEach(async () => {
  dispatch.receiver.received.length = 0;
  dispatch.receiver.script();
  const asked: CreateWebhookEndpoint = {
    ...{ url: dispatch.receiver.url, events: null, description: null },
    ...{ retry: 'standard', enabled: true },
  };
  const { masterKey } = dispatch.dispatcher;
  await dispatch.database.webhookEndpoint.deleteMany();
  endpoint = await dispatch.database.$transaction((tx) =>
    writeWebhookEndpoint(tx, masterKey, owner, asked),
  );
});
afterAll(() => dispatch.close());

const secret = (of = endpoint) => secretOfEndpoint(dispatch.dispatcher.masterKey, of, new Date());
/** The event of a task that named no URL, on its way to the endpoint. */
const open = async () => (await dispatch.openDelivery({ url: null })).deliveryId;

/** Checks an arrival with a library of Standard Webhooks. */
function verified(key: string): unknown {
  const [webhook] = dispatch.receiver.received;
  if (!webhook) throw new Error('nothing was received');
  const headers = Object.entries(webhook.headers).map(([name, value]) => [name, String(value)]);
  return new Webhook(key).verify(webhook.body.toString(), Object.fromEntries(headers));
}

describe('a delivery to a saved endpoint', () => {
  it('is verified by a library of Standard Webhooks with the endpoint’s secret, and not with the key’s', async () => {
    const deliveryId = await open();
    await dispatch.deliver(deliveryId);
    expect(verified(secret())).toMatchObject({ event: 'task.failed' });
    expect(() => verified(dispatch.secret)).toThrow('No matching signature');
    expect(await dispatch.read(deliveryId)).toMatchObject({
      status: 'delivered',
      endpointId: endpoint.id,
    });
  });

  it('is believed with either secret while one is replaced', async () => {
    const before = secret();
    const rotated = await dispatch.database.$transaction((tx) =>
      rotateEndpointSecret(tx, dispatch.dispatcher.masterKey, owner, endpoint.id, 600),
    );
    await dispatch.deliver(await open());
    for (const known of [before, secret(rotated)]) {
      expect(verified(known)).toMatchObject({ event: 'task.failed' });
    }
  });

  it('is tried by the endpoint’s own schedule', async () => {
    dispatch.receiver.script(503);
    const deliveryId = await open();
    await dispatch.deliver(deliveryId);
    expect(await dispatch.read(deliveryId)).toMatchObject({ status: 'pending', attempts: 1 });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'disabled',
      () => updateWebhookEndpoint(dispatch.database, owner, endpoint.id, { enabled: false }),
    ],
    ['deleted', () => dispatch.database.webhookEndpoint.deleteMany()],
  ])('that is %s meanwhile ends without being sent', async (_how, end) => {
    const deliveryId = await open();
    await end();
    await dispatch.deliver(deliveryId);
    expect(dispatch.receiver.received).toEqual([]);
    expect(await dispatch.read(deliveryId)).toMatchObject({
      status: 'failed',
      tries: [{ failure: 'endpoint_off', responseStatus: null }],
    });
  });
});
