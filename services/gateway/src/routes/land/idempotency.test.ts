import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

let customer: Customer;
let url: string;
const gateway = await startGateway();
beforeEach(async () => {
  url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
  customer = await gateway.openAccount('enterprise', 1_000);
});
afterAll(() => gateway.close());

const post = (key: string, fields: object = {}, who = customer) =>
  gateway.postLand(
    who,
    { source_image_url: url, format: '16:9', ...fields },
    { 'Idempotency-Key': key },
  );

describe('Idempotency-Key', () => {
  it('sees the same request in another order of fields and with an alias', async () => {
    const first = await post('a', { prompts: ['a cabin'], style: 'alpine' });
    const retry = await post('a', { style: 'alpine', construction_prompts: ['a cabin'] });
    expect(retry.body).toEqual(first.body);
  });

  it('accepts one of 20 simultaneous retries', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('a')));
    expect(new Set(answers.map(({ body }) => body.task_id)).size).toBe(1);
    expect(answers.filter(({ headers }) => !('idempotent-replayed' in headers))).toHaveLength(1);
    expect(await gateway.creditsOf(customer)).toBe(960);
    const stored = (await gateway.traces()).inputs;
    const taskId = answers[0]?.body.task_id;
    const tasks = await gateway.database.task.findMany({ where: customerOf(customer) });
    expect(tasks.map(({ id }) => id)).toEqual([taskId]);
    // The pictures of the nineteen others are gone.
    const known = (await gateway.database.task.findMany()).map(({ id }) => id);
    for (const key of stored) expect(known).toContain(key.split('/')[1]);
  });

  it('is not used up by a refused request', async () => {
    const poor = await gateway.openAccount('pro', 30);
    await post('a', {}, poor).expect(402);
    await post('b', { source_image_url: `${gateway.images.origin}/none.jpg` }, poor).expect(400);
    await post('c', { format: '1:1' }, poor).expect(400);
    // Other bodies with the same keys: refused as a reuse if the keys had been used up.
    for (const key of ['a', 'b', 'c']) {
      const cheap = { scenes: [{ prompt: key }] };
      const answer = await post(key, cheap, poor);
      if (key === 'c') expect(answer.status).toBe(402);
      else expect(answer.status).toBe(202);
    }
  });

  it('replays after the picture’s server is gone and the credits are spent', async () => {
    const spent = await gateway.openAccount('plus', 40);
    const first = await post('a', {}, spent).expect(202);
    gateway.images.serve('/plot.jpg', { bytes: Buffer.alloc(0), status: 404 });
    await post('b', {}, spent).expect(400);
    expect((await post('a', {}, spent).expect(202)).body).toEqual(first.body);
  });

  it('has nothing to do with the keys of another account', async () => {
    const other = await gateway.openAccount('pro', 100);
    const mine = await post('shared');
    const theirs = await post('shared', { style: 'other' }, other);
    expect(theirs.status).toBe(202);
    expect(theirs.body.task_id).not.toBe(mine.body.task_id);
  });

  it('of a simulation with a test key does not answer for the live request', async () => {
    const tester = await gateway.issueKey(customer.accountId, 'test');
    const simulation = await post('a', {}, tester);
    const live = await post('a');
    expect([simulation.body.livemode, live.body.livemode]).toEqual([false, true]);
    expect(live.body.charged_credits).toBe(40);
    expect(live.headers['idempotent-replayed']).toBeUndefined();
  });

  it.each(['two words', 'x'.repeat(256), 'schlüssel', ' '])(
    'of a wrong form is VALIDATION_ERROR: %s',
    async (key) => {
      const response = await fetch(`${gateway.origin}/v1/land`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${customer.apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ source_image_url: url, format: '16:9' }),
      });
      const { error } = (await response.json()) as { error?: { code: string } };
      expect([response.status, error?.code]).toEqual([400, 'VALIDATION_ERROR']);
    },
  );

  it('of 255 characters is accepted', async () => {
    await post('~'.repeat(255)).expect(202);
  });
});

const customerOf = ({ accountId }: Customer) => ({ accountId });
