import { afterAll, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
afterAll(() => gateway.close());

/** So many posts at once; how often each answer came. */
async function postAtOnce(customer: Customer, count: number): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async () => {
      const { status, body } = await gateway.postLand(customer, {
        source_image_url: url,
        format: '9:16',
      });
      const outcome = status === 202 ? 'accepted' : `${status} ${body.error.code}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }),
  );
  return outcomes;
}

/** Lists everything that an account's accepted tasks left, and nothing else. */
async function expectOnlyAccepted(customer: Customer, count: number): Promise<void> {
  const { accountId } = customer;
  const tasks = await gateway.database.task.findMany({ where: { accountId } });
  expect(tasks).toHaveLength(count);
  const charges = { accountId, reason: 'charge' as const };
  expect(await gateway.database.ledgerEntry.count({ where: charges })).toBe(count);
  const known = new Set((await gateway.database.task.findMany()).map(({ id }) => id));
  const { inputs, jobs } = await gateway.traces();
  expect(inputs.map((key) => key.split('/')[1]).filter((id) => !known.has(id ?? ''))).toEqual([]);
  expect([inputs.length, jobs]).toEqual([known.size, known.size]);
}

describe('simultaneous requests', () => {
  it('100 against credit for 3 accept exactly 3, and the balance is right', async () => {
    const customer = await gateway.openAccount('enterprise', 3 * 40 + 10);
    expect(await postAtOnce(customer, 100)).toEqual({
      accepted: 3,
      '402 INSUFFICIENT_CREDITS': 97,
    });
    expect(await gateway.creditsOf(customer)).toBe(10);
    await expectOnlyAccepted(customer, 3);
  });

  it('100 of a Plus account, which may have 1, accept exactly 1', async () => {
    const customer = await gateway.openAccount('plus', 10_000);
    expect(await postAtOnce(customer, 100)).toEqual({
      accepted: 1,
      '429 CONCURRENCY_LIMIT_EXCEEDED': 99,
    });
    expect(await gateway.creditsOf(customer)).toBe(10_000 - 40);
    await expectOnlyAccepted(customer, 1);
  });

  it.each([
    ['pro', 3],
    ['max', 5],
  ] as const)('of a %s account accept %i', async (plan, limit) => {
    const customer = await gateway.openAccount(plan, 10_000);
    expect(await postAtOnce(customer, limit + 3)).toEqual({
      accepted: limit,
      '429 CONCURRENCY_LIMIT_EXCEEDED': 3,
    });
  });
});
