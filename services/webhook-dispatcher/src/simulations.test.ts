import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startDispatch } from './fixtures/dispatch.js';

const dispatch = await startDispatch();
beforeEach(() => {
  dispatch.receiver.received.length = 0;
  dispatch.receiver.script();
});
afterAll(() => dispatch.close());

/** A delivery with a simulation, tried until it has ended. @returns what became of each attempt */
async function deliverAll(simulation: string, retry: 'task' | 'showcase' = 'task') {
  const { deliveryId } =
    retry === 'task' ? await dispatch.openDelivery() : await dispatch.openShowcaseDelivery();
  await dispatch.database.webhookDelivery.update({
    where: { id: deliveryId },
    data: { simulation },
  });
  for (let tries = 0; (await dispatch.read(deliveryId)).status === 'pending'; tries++) {
    if (tries === 10) throw new Error('it never ends');
    await dispatch.deliver(deliveryId);
  }
  const { status, tries } = await dispatch.read(deliveryId);
  return { status, tries: tries.map((one) => one.responseStatus ?? one.failure) };
}

describe('a simulated webhook', () => {
  it.each(['task', 'showcase'] as const)(
    'of a %s that is lost arrives at the third attempt',
    async (kind) => {
      expect(await deliverAll('lost-webhook', kind)).toEqual({
        status: 'delivered',
        tries: ['dropped', 'dropped', 200],
      });
      expect(dispatch.receiver.received).toHaveLength(1);
    },
  );

  it('that is dead never arrives', async () => {
    expect(await deliverAll('dead-webhook')).toEqual({
      status: 'failed',
      tries: ['dropped', 'dropped', 'dropped', 'dropped'],
    });
    expect(dispatch.receiver.received).toHaveLength(0);
  });

  it('that is doubled arrives twice, with the same id and body', async () => {
    expect(await deliverAll('doubled-webhook')).toEqual({ status: 'delivered', tries: [200, 200] });
    const [first, second] = dispatch.receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body.toString()).toBe(first?.body.toString());
  });

  it('that is doubled is doubled once, also when its first attempt was refused', async () => {
    dispatch.receiver.script(503);
    expect(await deliverAll('doubled-webhook')).toEqual({
      status: 'delivered',
      tries: [503, 200, 200],
    });
  });

  it('that only its task was simulated for is delivered as any other', async () => {
    expect(await deliverAll('slow')).toEqual({ status: 'delivered', tries: [200] });
  });
});
