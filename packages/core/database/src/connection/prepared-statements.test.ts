import { testEnvironment } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../fixtures/rows.js';
import type { Database } from './client.js';
import { nameStatements } from './direct-statements.js';

describe('a name for a statement', () => {
  it('is given to what is used often, stays the same, and belongs to nothing else', () => {
    const nameOf = nameStatements();
    const use = (sql: string) => nameOf({ sql, args: [1] });
    const names = Array.from({ length: 30 }, () => [use('SELECT $1'), use('SELECT 2 + $1')]);
    const [first, second] = names.at(-1) ?? [];
    expect(names[0]).toEqual(['', '']);
    expect(first).toMatch(/^hot_\d+$/);
    expect(second).not.toBe(first);
    expect(names.at(-2)).toEqual([first, second]);
    expect(nameOf({ sql: 'SELECT $1', args: [] })).toBe('');
  });

  it('is given to few, however many are used often', () => {
    const nameOf = nameStatements();
    const names = new Set<string>();
    for (let at = 0; at < 300; at++) {
      for (let time = 0; time < 30; time++)
        names.add(nameOf({ sql: `SELECT $1 + ${at}`, args: [1] }));
    }
    names.delete('');
    expect(names.size).toBe(100);
  });
});

/** Looks into the session of a connection, which a run through a pooler does not have. */
const describeSession = testEnvironment().TEST_POOLER_URL === undefined ? describe : describe.skip;

describeSession('a statement that is prepared', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(() => close());

  it('answers as before, also once its table has another column', async () => {
    const read = async (times: number) => {
      const id = `acct_${times}`;
      const data = { id, name: 'Ada', plan: 'pro', billing: 'monthly' } as const;
      await database.account.create({ data });
      for (let time = 0; time < times; time++) {
        expect(await database.account.findUnique({ where: { id } })).toMatchObject(data);
      }
    };
    await read(40);
    const prepared = await database.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE '%accounts%'`;
    expect(prepared[0]?.count).toBeGreaterThan(0);
    await database.$executeRaw`ALTER TABLE accounts ADD COLUMN later text DEFAULT 'x'`;
    await read(41);
  });
});
