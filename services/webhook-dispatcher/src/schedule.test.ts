import { startWorker } from '@groundwork/queues/worker/start-worker';
import { afterAll, expect, it } from '@jest/globals';
import { handleDeliver } from './deliver.js';
import { log, startDispatch } from './fixtures/dispatch.js';

const dispatch = await startDispatch();
afterAll(() => dispatch.close());

it('task events: one try and three retries after 1, 2 and 4 s, each signed anew, then failed', async () => {
  const { receiver, queues, dispatcher, redisUrl } = dispatch;
  // A 4xx is retried like any other failure.
  receiver.script(404, 500, { redirect: '/elsewhere' }, 503, 200);
  const kind = 'webhook-deliver';
  const handle = handleDeliver(dispatcher);
  const worker = await startWorker({ kind, redisUrl, concurrency: 5, log, handle });
  try {
    const { deliveryId } = await dispatch.openDelivery();
    await queues.add({
      queue: kind,
      payload: { delivery_id: deliveryId },
      jobId: `${deliveryId}_deliver_1`,
    });
    const received = await receiver.waitFor(4, 15_000);
    const gaps = received.slice(1).map(({ at }, index) => {
      const previous = received[index]?.at.getTime() ?? 0;
      return (at.getTime() - previous) / 1_000;
    });
    // Not before its time; how much later depends on how busy the machine is.
    [1, 2, 4].forEach((seconds, index) => {
      expect(gaps[index]).toBeGreaterThanOrEqual(seconds - 0.05);
      expect(gaps[index]).toBeLessThan(seconds + 3);
    });
    const sent = received.map(({ headers }) => Number(headers['x-service-timestamp']));
    expect(new Set(sent).size).toBe(4);
    received.forEach(({ at }, index) => {
      expect(Math.abs(at.getTime() / 1_000 - (sent[index] ?? 0))).toBeLessThan(2);
    });
    expect(new Set(received.map(({ headers }) => headers['x-service-signature'])).size).toBe(4);
    expect(new Set(received.map(({ body }) => body.toString())).size).toBe(1);

    await worker.close(5);
    expect(await dispatch.read(deliveryId)).toMatchObject({
      status: 'failed',
      attempts: 4,
      tries: [404, 500, 302, 503].map((responseStatus, index) => ({
        number: index + 1,
        responseStatus,
        failure: null,
      })),
    });
    expect(receiver.received).toHaveLength(4);
  } finally {
    await worker.close(0);
  }
});
