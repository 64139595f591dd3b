import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { showcaseEventSchema, taskEventSchema } from '@groundwork/contract/events';
import { deliveryTarget, recordAttemptStart } from '@groundwork/database/deliveries/deliveries';
import { claim } from '@groundwork/database/jobs/lease';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import type { ReceivedWebhook } from '@groundwork/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { handleDeliver } from './deliver.js';
import { ANSWER_MS, log, startDispatch } from './fixtures/dispatch.js';

const dispatch = await startDispatch();
beforeEach(() => {
  dispatch.receiver.received.length = 0;
  dispatch.receiver.script();
});
afterAll(() => dispatch.close());

function only(): ReceivedWebhook {
  const { received } = dispatch.receiver;
  expect(received).toHaveLength(1);
  const [webhook] = received;
  if (!webhook) throw new Error('nothing was received');
  return webhook;
}

describe('a delivery', () => {
  it('is a POST of the event with the external id, signed over the raw body', async () => {
    const { deliveryId, externalId, body } = await dispatch.openDelivery();
    const before = Math.floor(Date.now() / 1_000);
    await dispatch.deliver(deliveryId);
    const { headers, body: raw } = only();
    expect(raw.toString()).toBe(body);
    const event = taskEventSchema.parse(JSON.parse(raw.toString()));
    expect(event).toMatchObject({ event: 'task.failed', status: 'failed', task_id: externalId });
    expect(externalId).toMatch(/^svc_land_/);
    const timestamp = String(headers['x-service-timestamp']);
    expect(timestamp).toMatch(/^\d{10}$/);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(timestamp)).toBeLessThanOrEqual(Math.floor(Date.now() / 1_000));
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': deliveryId,
      'webhook-timestamp': timestamp,
      'x-service-event': 'task.failed',
      'x-service-signature': createHmac('sha256', dispatch.secret)
        .update(Buffer.concat([Buffer.from(`${timestamp}.`), raw]))
        .digest('hex'),
    });
  });

  it.each([200, 201, 202, 204])(
    'that is answered %i is delivered and not sent again',
    async (status) => {
      dispatch.receiver.script(status);
      const { deliveryId } = await dispatch.openDelivery();
      await dispatch.deliver(deliveryId);
      await dispatch.deliver(deliveryId);
      only();
      expect(await dispatch.read(deliveryId)).toMatchObject({
        status: 'delivered',
        attempts: 1,
        finishedAt: expect.any(Date),
        job: null,
        tries: [{ number: 1, responseStatus: status, failure: null, finishedAt: expect.any(Date) }],
      });
    },
  );

  it.each([
    ['500', 500, 500, null],
    ['404', 404, 404, null],
    ['a redirect', { redirect: '/elsewhere' }, 302, null],
    ['a broken connection', 'reset', null, 'connection_failed'],
    ['nothing at all', 'hang', null, 'timed_out'],
  ] as const)(
    'that is answered with %s waits for its retry',
    async (_what, answer, responseStatus, failure) => {
      dispatch.receiver.script(answer);
      const { deliveryId } = await dispatch.openDelivery();
      const began = Date.now();
      await dispatch.deliver(deliveryId);
      // The redirect was not followed, and a receiver that hangs is given up.
      only();
      const delivery = await dispatch.read(deliveryId);
      expect(delivery).toMatchObject({
        status: 'pending',
        finishedAt: null,
        job: { leaseToken: null },
        tries: [{ number: 1, responseStatus, failure, finishedAt: expect.any(Date) }],
      });
      expect(delivery.job?.availableAt.getTime()).toBeGreaterThanOrEqual(began + 1_000);
      expect(
        await dispatch.queues.presence('webhook-deliver', delivery.job?.enqueuedId ?? ''),
      ).toBe('delayed');
    },
  );

  it('takes as answered what begins in time, and keeps the beginning of the answer', async () => {
    const words = `Thank you.\u0000 ${'x'.repeat(10_000)}`;
    const server = createServer((_request, response) => {
      response.writeHead(200).write(words);
      // The end never comes.
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const { deliveryId } = await dispatch.openDelivery({ url: `${origin}/hook` });
      const safeFetch = createSafeFetch({ allowedPrivateOrigins: [origin] });
      const { signal } = new AbortController();
      const context = { kind: 'webhook-deliver', jobId: 'job', signal, log } as const;
      await handleDeliver({ ...dispatch.dispatcher, safeFetch })(
        { delivery_id: deliveryId },
        context,
      );
      const { status, tries } = await dispatch.read(deliveryId);
      expect([status, tries[0]?.responseStatus]).toEqual(['delivered', 200]);
      expect(tries[0]?.responseExcerpt).toMatch(/^Thank you\. xxx/);
      expect(tries[0]?.responseExcerpt?.length).toBeLessThan(words.length);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    'https://10.0.0.1/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/hook',
  ])('to an address that is private by now is not sent: %s', async (url) => {
    const { deliveryId } = await dispatch.openDelivery({ url });
    await dispatch.deliver(deliveryId);
    expect(await dispatch.read(deliveryId)).toMatchObject({
      status: 'pending',
      tries: [{ responseStatus: null, failure: 'private_address' }],
    });
  });

  it('gives up a receiver that hangs after the time limit', async () => {
    dispatch.receiver.script('hang');
    const { deliveryId } = await dispatch.openDelivery();
    await dispatch.deliver(deliveryId);
    const [attempt] = (await dispatch.read(deliveryId)).tries;
    const lasted = (attempt?.finishedAt?.getTime() ?? 0) - (attempt?.startedAt.getTime() ?? 0);
    expect(lasted).toBeGreaterThanOrEqual(ANSWER_MS - 50);
  });
});

describe('a dispatcher in trouble', () => {
  it('takes nothing off the receiver’s schedule with tries that were cut short', async () => {
    const { deliveryId } = await dispatch.openDelivery();
    const { database } = dispatch;
    // Two dispatchers died in mid-delivery.
    for (let killed = 0; killed < 2; killed += 1) {
      const lease = await claim(database, deliveryTarget(deliveryId), -1);
      if (!lease) throw new Error('not claimed');
      await recordAttemptStart(database, deliveryId, lease, {
        startedAt: new Date(),
        headers: {},
        body: '{}',
      });
    }
    dispatch.receiver.script(500, 500, 500, 500);
    for (let tries = 0; tries < 3; tries += 1) await dispatch.deliver(deliveryId);
    expect(await dispatch.read(deliveryId)).toMatchObject({ status: 'pending', attempts: 5 });
    await dispatch.deliver(deliveryId);
    expect(await dispatch.read(deliveryId)).toMatchObject({ status: 'failed', attempts: 6 });
    expect(dispatch.receiver.received).toHaveLength(4);
  });

  it('whose clock is an hour ahead signs and tries again by the database’s time', async () => {
    const { deliveryId } = await dispatch.openDelivery();
    dispatch.receiver.script(500);
    const right = globalThis.Date;
    const began = right.now();
    globalThis.Date = new Proxy(right, {
      construct: (clock, time: unknown[]) =>
        Reflect.construct(clock, time.length === 0 ? [clock.now() + 3_600_000] : time),
      get: (clock, name) =>
        name === 'now' ? () => clock.now() + 3_600_000 : Reflect.get(clock, name),
    });
    try {
      await dispatch.deliver(deliveryId);
    } finally {
      globalThis.Date = right;
    }
    const signedAt = Number(only().headers['x-service-timestamp']) * 1000;
    expect(Math.abs(signedAt - began)).toBeLessThan(60_000);
    const delivery = await dispatch.read(deliveryId);
    expect(Math.abs((delivery.job?.availableAt.getTime() ?? 0) - began)).toBeLessThan(60_000);
  });
});

describe('a showcase delivery', () => {
  it('carries the event with the job’s id and the image’s link, signed over the raw body', async () => {
    const { deliveryId, showcaseJobId, body } = await dispatch.openShowcaseDelivery();
    await dispatch.deliver(deliveryId);
    const { headers, body: raw } = only();
    expect(raw.equals(Buffer.from(body))).toBe(true);
    expect(showcaseEventSchema.parse(JSON.parse(raw.toString()))).toMatchObject({
      event: 'showcase.completed',
      status: 'succeeded',
      job_id: showcaseJobId,
      output_image_url: expect.stringContaining(`/showcases/${showcaseJobId}/image.jpg`),
      error: null,
    });
    const timestamp = String(headers['x-service-timestamp']);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'showcase.completed',
      'x-service-signature': createHmac('sha256', dispatch.secret)
        .update(Buffer.concat([Buffer.from(`${timestamp}.`), raw]))
        .digest('hex'),
    });
    expect(await dispatch.read(deliveryId)).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  it.each([400, 404, 410, 429])('is ended by a %i', async (status) => {
    dispatch.receiver.script(status);
    const { deliveryId } = await dispatch.openShowcaseDelivery();
    await dispatch.deliver(deliveryId);
    await dispatch.deliver(deliveryId);
    only();
    expect(await dispatch.read(deliveryId)).toMatchObject({
      status: 'failed',
      finishedAt: expect.any(Date),
      tries: [{ responseStatus: status }],
    });
  });

  it('is failed after three tries', async () => {
    dispatch.receiver.script(500, 'reset', 503);
    const { deliveryId } = await dispatch.openShowcaseDelivery();
    for (let i = 0; i < 4; i++) await dispatch.deliver(deliveryId);
    const { status, tries } = await dispatch.read(deliveryId);
    expect([status, tries.map((attempt) => attempt.responseStatus)]).toEqual([
      'failed',
      [500, null, 503],
    ]);
    expect(dispatch.receiver.received).toHaveLength(3);
  });
});
