import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../connection/client.js';
import { openAccount, openTestDatabase } from '../fixtures.js';
import { idempotentTransaction } from './acceptance.js';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
afterAll(() => close());

describe('a request with an idempotency key', () => {
  it('is decided once; one that is refused leaves nothing behind', async () => {
    const { accountId } = await openAccount(database, 'pro', 0);
    const idempotency = { key: 'live a', requestHash: Buffer.from('1') };
    const once = { accountId, operation: 'anything', idempotency };
    await expect(
      idempotentTransaction(database, once, async () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    let decided = 0;
    const decide = () =>
      idempotentTransaction(database, once, async () => {
        decided += 1;
        return { value: 'done', response: { answer: decided } };
      });
    expect(await decide()).toEqual({ outcome: 'accepted', value: 'done' });
    expect(await decide()).toEqual({ outcome: 'replayed', response: { answer: 1 } });
    const other = { ...once, idempotency: { ...idempotency, requestHash: Buffer.from('2') } };
    await expect(
      idempotentTransaction(database, other, async () => ({ value: null, response: {} })),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(decided).toBe(1);
  });
});
