import { openTestDelivery, replayDelivery } from '@groundwork/database/deliveries/delivery-log';
import { WebhookReceiver } from '@groundwork/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startDispatch } from '../fixtures/dispatch.js';
import { EventWatch } from './event-watch.js';
import { type Forwarded, forward, lineOf } from './forward.js';
import { listenUsage, readListenOptions } from './options.js';

let watch: EventWatch;
const signal = new AbortController().signal;

const dispatch = await startDispatch();
const local = await WebhookReceiver.start();
beforeEach(async () => {
  local.received.length = 0;
  local.script();
  watch = await begin();
});
afterAll(async () => {
  await local.close();
  await dispatch.close();
});

async function begin(): Promise<EventWatch> {
  const { database, dispatcher, keyId } = dispatch;
  const { accountId } = await database.apiKey.findUniqueOrThrow({ where: { id: keyId } });
  const watched = { accountId };
  return EventWatch.begin(database, dispatcher.masterKey, dispatcher.assetUrls, watched);
}

/** Forwards what has happened. */
async function forwardAll(secret?: string): Promise<Forwarded[]> {
  const events = await watch.next();
  return Promise.all(events.map((event) => forward(event, local.url, { secret, signal })));
}

const pollId = (body: string) => (JSON.parse(body) as { poll_task_id: string }).poll_task_id;

describe('listening', () => {
  it('forwards each event once, with the body and the signature of its delivery', async () => {
    const opened = await dispatch.openDelivery();
    expect(await forwardAll(dispatch.secret)).toEqual([
      {
        method: 'POST',
        event: 'task.failed',
        work_id: pollId(opened.body),
        delivery_id: opened.deliveryId,
        status: 200,
        failure: null,
        signature_valid: true,
      },
    ]);
    expect(await forwardAll()).toEqual([]);
    const [received] = local.received;
    expect(received?.body.toString()).toBe(opened.body);
    expect(received?.headers).toMatchObject({
      'x-service-event': 'task.failed',
      'webhook-id': opened.deliveryId,
    });
    // The customer's own delivery is untouched: still to be made, and without an attempt.
    expect(await dispatch.read(opened.deliveryId)).toMatchObject({ status: 'pending', tries: [] });
  });

  it('forwards the event of work without a webhook URL', async () => {
    const before = await dispatch.database.webhookDelivery.count();
    const opened = await dispatch.openDelivery({ url: null });
    const [event] = await watch.next();
    expect(JSON.parse(event?.body ?? '')).toEqual(JSON.parse(opened.body));
    expect(await dispatch.database.webhookDelivery.count()).toBe(before);
  });

  it('makes the same event of a showcase’s row as its delivery tells', async () => {
    const opened = await dispatch.openShowcaseDelivery();
    await dispatch.database.webhookDelivery.deleteMany({ where: { id: opened.deliveryId } });
    const [event] = await watch.next();
    expect(JSON.parse(event?.body ?? '')).toEqual(JSON.parse(opened.body));
    expect(event?.workId).toBe(opened.showcaseJobId);
  });

  it('forwards samples, and deliveries that are asked for again', async () => {
    const { deliveryId } = await dispatch.openDelivery();
    await dispatch.deliver(deliveryId);
    await forwardAll();
    const { database, keyId } = dispatch;
    const key = await database.apiKey.findUniqueOrThrow({ where: { id: keyId } });
    const url = dispatch.receiver.url;
    const sample = await database.$transaction((tx) =>
      openTestDelivery(tx, key, { url, event: 'showcase.completed' }),
    );
    const again = await database.$transaction((tx) =>
      replayDelivery(tx, key.accountId, deliveryId),
    );
    const forwarded = await forwardAll(dispatch.secret);
    expect(new Set(forwarded.map((one) => one.delivery_id))).toEqual(
      new Set([sample.delivery.delivery_id, again.delivery.delivery_id]),
    );
    expect(forwarded.every((one) => one.signature_valid)).toBe(true);
    expect(local.received.map(({ headers }) => headers['x-service-replay-of'])).toContain(
      deliveryId,
    );
  });

  it('tells nothing of what ended before it began', async () => {
    await dispatch.openDelivery();
    watch = await begin();
    expect(await watch.next()).toEqual([]);
  });

  it('says when the receiver checks with another secret', async () => {
    await dispatch.openDelivery();
    expect(await forwardAll('whsec_bm90IHRoZSBzZWNyZXQ=')).toMatchObject([
      { signature_valid: false, status: 200 },
    ]);
  });

  it('tells what the receiver answered, or that nobody did', async () => {
    local.script(500);
    await dispatch.openDelivery();
    expect(await forwardAll()).toMatchObject([{ status: 500, failure: null }]);
    await dispatch.openDelivery();
    const [event] = await watch.next();
    if (!event) throw new Error('there is no event');
    const closed = await WebhookReceiver.start();
    await closed.close();
    const forwarded = await forward(event, closed.url, { signal });
    expect(forwarded).toMatchObject({ status: null, failure: expect.stringMatching(/REFUSED/) });
    expect(lineOf(forwarded, new Date(2026, 10, 24, 9, 5, 3))).toMatch(
      /^09:05:03 {2}POST {2}task\.failed {2}task_\w+ {2}no answer \(.*\) {2}signature valid$/,
    );
  });
});

describe('the options of listen', () => {
  it('are read', () => {
    expect(
      readListenOptions([
        '--to',
        'http://localhost:4000/hook',
        '--events',
        'task.failed',
        '--json',
      ]),
    ).toEqual({ to: 'http://localhost:4000/hook', events: ['task.failed'], json: true });
  });

  it.each([
    [[], '--to is required'],
    [['--to', 'localhost:4000'], '--to: must be the http(s) URL'],
    [['--to', 'http://localhost:4000', '--events', 'task.begun'], '--events'],
    [['--to', 'http://localhost:4000', '--secret', 'x'], '--secret: must begin with whsec_'],
    [['--to', 'http://localhost:4000', '--loud'], '--loud'],
  ])('%j are refused with the usage', (args, fault) => {
    expect(() => readListenOptions(args)).toThrow(fault);
    expect(() => readListenOptions(args)).toThrow(listenUsage);
  });
});
