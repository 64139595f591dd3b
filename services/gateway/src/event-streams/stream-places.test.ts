import { once } from 'node:events';
import { limits } from '@groundwork/contract/limits';
import { connectProducer } from '@groundwork/queues/connection';
import { createLogger, newId } from '@groundwork/runtime';
import { createTestRedis } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { StreamPlaces } from './stream-places.js';

const { streamsPerKey } = limits.taskEvents;
const log = createLogger('gateway', 'silent');

const redis = await createTestRedis();
const store = connectProducer(redis.url);
await once(store, 'ready');
afterAll(async () => {
  store.disconnect();
  await redis.close();
});

/** Before its connection stands, a gateway counts only its own. */
async function connected(places: StreamPlaces, keyId: string): Promise<void> {
  for (;;) {
    const place = await places.take(keyId);
    if ((await store.exists(`streams:${keyId}`)) === 1) return;
    place.leave();
  }
}

/** Two gateways, for a test. */
async function withGateways(
  test: (one: StreamPlaces, two: StreamPlaces) => Promise<void>,
  url = redis.url,
): Promise<void> {
  const [one, two] = [new StreamPlaces(url, log), new StreamPlaces(url, log)];
  try {
    if (url === redis.url) {
      await connected(one, newId('one_'));
      await connected(two, newId('two_'));
    }
    await test(one, two);
  } finally {
    one.close();
    two.close();
  }
}

const fill = (places: StreamPlaces, keyId: string, count: number = streamsPerKey) =>
  Promise.all(Array.from({ length: count }, () => places.take(keyId)));

describe('the streams of a key', () => {
  it('are counted over all gateways, many at once one by one', () =>
    withGateways(async (one, two) => {
      const attempts = Array.from({ length: streamsPerKey + 6 }, (_, at) =>
        (at % 2 === 0 ? one : two).take('key_a'),
      );
      const taken = await Promise.allSettled(attempts);
      expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(streamsPerKey);
      const refused = taken.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'STREAM_LIMIT_EXCEEDED'));
      // Another key has places of its own.
      await two.take('key_b');
    }));

  it('give their place back when they end, to any gateway', () =>
    withGateways(async (one, two) => {
      const [first] = await fill(one, 'key_c');
      await expect(two.take('key_c')).rejects.toMatchObject({ code: 'STREAM_LIMIT_EXCEEDED' });
      first?.leave();
      while ((await store.zcard('streams:key_c')) === streamsPerKey);
      await two.take('key_c');
      await expect(one.take('key_c')).rejects.toMatchObject({ code: 'STREAM_LIMIT_EXCEEDED' });
    }));

  it('of a gateway that has died are free again, those that are renewed are not', () =>
    withGateways(async (one, two) => {
      const alive = await two.take('key_d');
      await fill(one, 'key_d', streamsPerKey - 1);
      await expect(two.take('key_d')).rejects.toMatchObject({ code: 'STREAM_LIMIT_EXCEEDED' });
      // As if all had been taken long ago, and only one renewed since.
      const members = await store.zrange('streams:key_d', 0, -1);
      await store.zadd('streams:key_d', ...members.flatMap((id) => [1, id]));
      alive.renew();
      while ((await store.zcount('streams:key_d', 2, '+inf')) === 0);
      await fill(two, 'key_d', streamsPerKey - 1);
      await expect(one.take('key_d')).rejects.toMatchObject({ code: 'STREAM_LIMIT_EXCEEDED' });
    }));

  it('are each gateway’s own count while Redis is away', () =>
    withGateways(async (one, two) => {
      await fill(one, 'key_e');
      await expect(one.take('key_e')).rejects.toMatchObject({ code: 'STREAM_LIMIT_EXCEEDED' });
      await two.take('key_e');
    }, 'redis://127.0.0.1:9/0'));
});
