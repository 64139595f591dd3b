import { createHmac } from 'node:crypto';
import { rotateWebhookSecret } from '@groundwork/database/accounts/webhook-secrets';
import {
  openTestDelivery,
  readDeliveryLog,
  replayDelivery,
} from '@groundwork/database/deliveries/delivery-log';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startDispatch } from './fixtures/dispatch.js';

const dispatch = await startDispatch();
beforeEach(() => {
  dispatch.receiver.received.length = 0;
  dispatch.receiver.script();
});
afterAll(() => dispatch.close());

/** Lists the deliveries that arrived, and the secrets that could have signed them. */
async function sendOne() {
  const { deliveryId } = await dispatch.openDelivery();
  await dispatch.deliver(deliveryId);
  const webhook = dispatch.receiver.received.at(-1);
  if (!webhook) throw new Error('nothing was received');
  const { headers, body } = webhook;
  const timestamp = String(headers['x-service-timestamp']);
  return {
    deliveryId,
    headers,
    hex: (secret: string) =>
      createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex'),
    standard: (secret: string) =>
      `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(`${deliveryId}.${timestamp}.`)
        .update(body)
        .digest('base64')}`,
  };
}

async function rotate(overlapSeconds: number): Promise<string> {
  const { database, dispatcher, keyId } = dispatch;
  const rotated = await rotateWebhookSecret(
    database,
    dispatcher.masterKey,
    { keyId },
    overlapSeconds,
  );
  if (!rotated) throw new Error('no such key');
  return rotated.webhookSecret;
}

describe('while a secret is replaced', () => {
  it('receivers that know the old one go on working, those that know the new one too', async () => {
    const next = await rotate(60);
    const { headers, hex, standard } = await sendOne();
    expect(headers['x-service-signature']).toBe(hex(dispatch.secret));
    expect(headers['x-service-signature-next']).toBe(hex(next));
    expect(headers['webhook-signature']).toBe(`${standard(next)} ${standard(dispatch.secret)}`);
  });

  it('and once it is over, only the new one signs', async () => {
    const next = await rotate(0);
    const { headers, hex, standard } = await sendOne();
    expect(headers['x-service-signature']).toBe(hex(next));
    expect(headers['x-service-signature-next']).toBeUndefined();
    expect(headers['webhook-signature']).toBe(standard(next));
  });
});

describe('the log', () => {
  it('keeps what each attempt sent, its signatures shortened', async () => {
    dispatch.receiver.script(503);
    const { deliveryId } = await sendOne();
    await dispatch.deliver(deliveryId);
    const [first, second] = dispatch.receiver.received;
    const { accountId } = await dispatch.read(deliveryId);
    const log = await readDeliveryLog(dispatch.database, accountId, deliveryId);
    expect(log).toMatchObject({
      status: 'delivered',
      attempt_count: 2,
      last_response_status: 200,
      last_failure: null,
      attempts: [
        {
          number: 1,
          response_status: 503,
          failure: { code: 'refused', message: 'The receiver answered 503; only 2xx counts' },
          request: { body: first?.body.toString() },
        },
        { number: 2, response_status: 200, failure: null },
      ],
    });
    const headers = log.attempts[1]?.request?.headers ?? {};
    expect(headers['webhook-id']).toBe(deliveryId);
    const signature = String(second?.headers['x-service-signature']);
    expect(headers['X-Service-Signature']).toBe(`${signature.slice(0, 12)}…`);
    expect(JSON.stringify(log)).not.toContain(signature);
  });
});

describe('what is sent by hand', () => {
  it('a replay carries the same event, its own id, and the id of what it repeats', async () => {
    const { deliveryId } = await sendOne();
    const { accountId } = await dispatch.read(deliveryId);
    const { delivery } = await replayDelivery(dispatch.database, accountId, deliveryId);
    await dispatch.deliver(delivery.delivery_id);
    const [original, replay] = dispatch.receiver.received;
    expect(replay?.body.toString()).toBe(original?.body.toString());
    expect(replay?.headers).toMatchObject({
      'webhook-id': delivery.delivery_id,
      'x-service-replay-of': deliveryId,
    });
    expect(original?.headers['x-service-replay-of']).toBeUndefined();
  });

  it('a test event is signed like a real one and says that it is a test', async () => {
    const { database, receiver } = dispatch;
    const key = await database.apiKey.findUniqueOrThrow({ where: { id: dispatch.keyId } });
    const test = { url: receiver.url, event: 'showcase.failed' } as const;
    const { delivery } = await openTestDelivery(database, key, test);
    await dispatch.deliver(delivery.delivery_id);
    const [webhook] = receiver.received;
    expect(JSON.parse(String(webhook?.body))).toMatchObject({
      event: 'showcase.failed',
      test: true,
    });
    expect(webhook?.headers['x-service-event']).toBe('showcase.failed');
    expect(await dispatch.read(delivery.delivery_id)).toMatchObject({
      status: 'delivered',
      isTest: true,
    });
  });
});
