import { afterAll, describe, expect, it } from '@jest/globals';
import { Families } from '../../fixtures/families.js';
import { startGateway } from '../../fixtures/gateway.js';

const gateway = await startGateway();
const families = new Families(gateway);
afterAll(() => gateway.close());

describe('Idempotency-Key', () => {
  it('a duplicate while the first is decided makes nothing new, and says so or gives the same answer', async () => {
    const customer = await gateway.openAccount('enterprise');
    const key = { 'Idempotency-Key': 'at-once' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => families.create(customer, {}, key)),
    );
    expect(answers.some(({ status }) => status === 202)).toBe(true);
    for (const { status, body } of answers) {
      if (status !== 202) expect(body.error.code).toBe('IDEMPOTENCY_KEY_IN_USE');
    }
    expect(await families.countOf(customer)).toBe(1);
  });

  it('belongs to one family and member', async () => {
    const customer = await gateway.openAccount('enterprise');
    const [a, b] = [await families.ready(customer), await families.ready(customer)];
    const headers = { 'Idempotency-Key': 'both' };
    const add = (id: string) =>
      gateway.send('post', `/v1/families/${id}/members`, customer, { type: 'senior' }, headers);
    const first = await add(a).expect(202);
    expect((await add(a).expect(202)).body).toEqual(first.body);
    expect((await add(b).expect(202)).body.family_id).toBe(b);
  });
});
