import { readdirSync, readFileSync } from 'node:fs';
import { testEnvironment } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../fixtures/rows.js';
import { isDatabaseUnavailable, openDatabase, wasNeverAsked } from './client.js';
import { readStatement, runStatement, statementsIn } from './direct-statements.js';

const { database, url: address, close } = await openTestDatabase();
afterAll(() => close());
/** Looks into the session of a connection, which a run through a pooler does not have. */
const sessionIt = testEnvironment().TEST_POOLER_URL === undefined ? it : it.skip;

const folder = new URL('../../sql/statements/', import.meta.url);
const one = { name: 'one', text: 'SELECT 1 AS one' };

const rejection = (running: Promise<unknown>) =>
  running.then(
    () => null,
    (error: unknown) => error,
  );

describe('a direct statement', () => {
  sessionIt('runs before the client has done anything, and is prepared once', async () => {
    const double = (of: number) =>
      runStatement(database, { name: 'double', text: 'SELECT 2 * $1::int AS twice' }, [of]);
    for (let at = 0; at < 5; at++) {
      expect(await double(at)).toEqual([{ twice: 2 * at }]);
    }
    const prepared = await database.$queryRaw<object[]>`
      SELECT (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements WHERE name = 'double'`;
    expect(prepared).toEqual([{ runs: 5 }]);
  });

  const names = readdirSync(folder).flatMap((entry) => {
    const file = entry.replace('.sql', '');
    return statementsIn(file).map((text) => `${file}/${/^-- (\w+)\. /.exec(text)?.[1]}`);
  });
  it.each(names)('%s is one that the server can prepare', async (name) => {
    const { text } = readStatement(name);
    await database.$transaction(async (tx) => {
      await tx.$executeRawUnsafe(`PREPARE tried AS ${text}`);
      await tx.$executeRawUnsafe('DEALLOCATE tried');
    });
  });

  it('is called by a name of its own', () => {
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
    expect(() => readStatement('jobs/no_such_statement')).toThrow('no_such_statement');
  });

  it('stands in sql/statements, and nowhere in the code', () => {
    const sources = new URL('../../src/', import.meta.url);
    const code = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|^generated|^fixtures|^connection/.test(file),
    );
    expect(code.length).toBeGreaterThan(30);
    const inline = code.filter((file) =>
      /\$(?:query|execute)Raw/.test(readFileSync(new URL(file, sources), 'utf8')),
    );
    expect(inline).toEqual([]);
  });

  it('gives and takes what columns hold: moments, bytes, and nothing', async () => {
    const bytes = Buffer.from([0, 1, 255]);
    const moment = new Date('2026-11-22T10:00:00.123Z');
    const text = 'SELECT $1::timestamptz AS moment, $2::bytea AS bytes, $3::text AS nothing';
    const echoed = await runStatement(database, { name: 'echo', text }, [moment, bytes, null]);
    expect(echoed).toEqual([{ moment, bytes, nothing: null }]);
  });

  it('leaves nothing in a session that a pooler may give to somebody else', async () => {
    const url = new URL(address);
    url.searchParams.set('pgbouncer', 'true');
    const pooled = openDatabase({ url: url.href, connections: 1 });
    try {
      for (let at = 0; at < 30; at++) {
        await runStatement(pooled, { name: 'triple', text: 'SELECT 3 * $1::int AS thrice' }, [at]);
        await pooled.account.findUnique({ where: { id: `acct_${at}` } });
      }
      const text = `SELECT (SELECT count(*)::int FROM pg_prepared_statements) AS prepared,
        (SELECT source FROM pg_settings WHERE name = 'statement_timeout') AS timeout`;
      const [left] = await runStatement(pooled, { name: 'left', text }, []);
      expect(left).toEqual({ prepared: 0, timeout: 'default' });
    } finally {
      await pooled.$disconnect();
    }
  });

  it('that the server refuses is no outage', async () => {
    const bad = { name: 'bad', text: 'SELECT 1 / $1::int AS never' };
    const error = await rejection(runStatement(database, bad, [0]));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('that no server hears is an outage, and was never asked', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const error = await rejection(runStatement(away, one, []));
    expect([isDatabaseUnavailable(error), wasNeverAsked(error)]).toEqual([true, true]);
    await away.$disconnect();
  });

  it('that is cut off is an outage, and may have been asked', async () => {
    const end = { name: 'end', text: 'SELECT pg_terminate_backend(pg_backend_pid())' };
    const error = await rejection(runStatement(database, end, []));
    expect([isDatabaseUnavailable(error), wasNeverAsked(error)]).toEqual([true, false]);
    // The next one has another connection.
    expect(await runStatement(database, one, [])).toEqual([{ one: 1 }]);
  });
});
