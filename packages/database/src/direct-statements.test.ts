import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Database, isDatabaseUnavailable, openDatabase, wasNeverAsked } from './client.js';
import { runStatement } from './direct-statements.js';
import { openTestDatabase } from './fixtures.js';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
afterAll(() => close());

const rejection = (running: Promise<unknown>) =>
  running.then(
    () => null,
    (error: unknown) => error,
  );

describe('a direct statement', () => {
  it('runs before the client has done anything, and is prepared once', async () => {
    const double = { name: 'double', text: 'SELECT 2 * $1::int AS twice' };
    for (let at = 0; at < 5; at++) {
      expect(await runStatement(database, double, [String(at)])).toEqual([{ twice: 2 * at }]);
    }
    const prepared = await database.$queryRaw<object[]>`
      SELECT (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements WHERE name = 'double'`;
    expect(prepared).toEqual([{ runs: 5 }]);
  });

  it('gives and takes what columns hold: moments, bytes, and nothing', async () => {
    const echo = {
      name: 'echo',
      text: 'SELECT $1::timestamptz AS moment, $2::bytea AS bytes, $3::text AS nothing',
    };
    const bytes = Buffer.from([0, 1, 255]);
    const moment = '2026-11-22T10:00:00.123Z';
    expect(await runStatement(database, echo, [moment, bytes, null])).toEqual([
      { moment: new Date(moment), bytes, nothing: null },
    ]);
  });

  it('that the server refuses is no outage', async () => {
    const bad = { name: 'bad', text: 'SELECT 1 / $1::int AS never' };
    const error = await rejection(runStatement(database, bad, ['0']));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('that no server hears is an outage, and was never asked', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const error = await rejection(runStatement(away, { name: 'one', text: 'SELECT 1' }, []));
    expect([isDatabaseUnavailable(error), wasNeverAsked(error)]).toEqual([true, true]);
    await away.$disconnect();
  });

  it('that is cut off is an outage, and may have been asked', async () => {
    const end = { name: 'end', text: 'SELECT pg_terminate_backend(pg_backend_pid())' };
    const error = await rejection(runStatement(database, end, []));
    expect([isDatabaseUnavailable(error), wasNeverAsked(error)]).toEqual([true, false]);
    // The next one has another connection.
    const one = { name: 'one', text: 'SELECT 1 AS one' };
    expect(await runStatement(database, one, [])).toEqual([{ one: 1 }]);
  });
});
