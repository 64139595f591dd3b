import { deliveryTarget, recordAttemptStart } from '@groundwork/database/deliveries/deliveries';
import { claim } from '@groundwork/database/jobs/lease';
import { enqueuePendingJobs, listStaleJobs } from '@groundwork/database/jobs/outbox';
import { StopReason } from '@groundwork/runtime';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startDispatch } from './fixtures/dispatch.js';

const dispatch = await startDispatch();
beforeEach(() => {
  dispatch.receiver.received.length = 0;
  dispatch.receiver.script();
});
afterAll(() => dispatch.close());

/** Leaves the traces of a dispatcher that died in mid-attempt. */
async function dieInMidAttempt(deliveryId: string): Promise<void> {
  const lease = await claim(dispatch.database, deliveryTarget(deliveryId), 0.001);
  if (!lease) throw new Error('another worker has the delivery');
  await recordAttemptStart(dispatch.database, deliveryId, lease, {
    startedAt: new Date(),
    headers: {},
    body: '{}',
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('one delivery', () => {
  it('is sent once when its job comes five times at once', async () => {
    const { deliveryId } = await dispatch.openDelivery();
    await Promise.all(Array.from({ length: 5 }, () => dispatch.deliver(deliveryId)));
    expect(dispatch.receiver.received).toHaveLength(1);
    expect(await dispatch.read(deliveryId)).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  it('goes on after the lease of a dispatcher that died, whose attempt stays without an end', async () => {
    const { deliveryId } = await dispatch.openDelivery();
    await dieInMidAttempt(deliveryId);
    // The scheduler finds it by this.
    const silent = await listStaleJobs(dispatch.database, 3_600, 1_000);
    expect(silent).toContainEqual(
      expect.objectContaining({ payload: { delivery_id: deliveryId }, leaseExpired: true }),
    );
    await dispatch.deliver(deliveryId);
    expect(dispatch.receiver.received).toHaveLength(1);
    expect(await dispatch.read(deliveryId)).toMatchObject({
      status: 'delivered',
      tries: [
        { number: 1, finishedAt: null, responseStatus: null, failure: null },
        { number: 2, responseStatus: 200 },
      ],
    });
  });

  it('is left alone while another dispatcher has it', async () => {
    const { deliveryId } = await dispatch.openDelivery();
    await claim(dispatch.database, deliveryTarget(deliveryId), 60);
    await dispatch.deliver(deliveryId);
    expect(dispatch.receiver.received).toHaveLength(0);
  });

  it('is handed back when the dispatcher shuts down, and enqueued by the scheduler', async () => {
    dispatch.receiver.script('hang');
    const { deliveryId } = await dispatch.openDelivery();
    const stopping = new AbortController();
    const working = dispatch.deliver(deliveryId, stopping.signal);
    await dispatch.receiver.waitFor(1);
    stopping.abort(new StopReason('shutting_down'));
    await working;
    expect(await dispatch.read(deliveryId)).toMatchObject({
      status: 'pending',
      job: { leaseToken: null, enqueuedId: null },
      tries: [{ finishedAt: null }],
    });
    const taken = await enqueuePendingJobs(dispatch.database, 1_000);
    expect(taken.map(({ payload }) => payload)).toContainEqual({ delivery_id: deliveryId });
    await dispatch.deliver(deliveryId);
    expect(await dispatch.read(deliveryId)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('keeps its lease when its time is over, so that it is found and tried again later', async () => {
    dispatch.receiver.script('hang');
    const { deliveryId } = await dispatch.openDelivery();
    const limit = new AbortController();
    const working = dispatch.deliver(deliveryId, limit.signal);
    await dispatch.receiver.waitFor(1);
    limit.abort(new StopReason('too_long'));
    await expect(working).rejects.toThrow();
    expect((await dispatch.read(deliveryId)).job?.leaseToken).toEqual(expect.any(String));
  });

  it('that ends every dispatcher that takes it is failed after twice its tries, not tried for ever', async () => {
    const { deliveryId } = await dispatch.openDelivery();
    for (let i = 0; i < 8; i++) await dieInMidAttempt(deliveryId);
    await dispatch.deliver(deliveryId);
    expect(dispatch.receiver.received).toHaveLength(0);
    expect(await dispatch.read(deliveryId)).toMatchObject({
      status: 'failed',
      finishedAt: expect.any(Date),
    });
    expect((await dispatch.read(deliveryId)).tries.at(-1)?.failure).toBe('given_up');
  });
});
