import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Database, isDatabaseUnavailable, openDatabase, wasNeverAsked } from './client.js';
import { runStatement } from './direct-statements.js';
import { openTestDatabase } from './fixtures.js';
import { Prisma } from './generated/client.js';

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
    const double = (of: number) =>
      runStatement(database, 'double', Prisma.sql`SELECT 2 * ${of}::int AS twice`);
    for (let at = 0; at < 5; at++) {
      expect(await double(at)).toEqual([{ twice: 2 * at }]);
    }
    const prepared = await database.$queryRaw<object[]>`
      SELECT (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements WHERE name = 'double'`;
    expect(prepared).toEqual([{ runs: 5 }]);
  });

  it('gives and takes what columns hold: moments, bytes, and nothing', async () => {
    const bytes = Buffer.from([0, 1, 255]);
    const moment = new Date('2026-11-22T10:00:00.123Z');
    const echo = Prisma.sql`
      SELECT ${moment}::timestamptz AS moment, ${bytes}::bytea AS bytes, ${null}::text AS nothing`;
    expect(await runStatement(database, 'echo', echo)).toEqual([{ moment, bytes, nothing: null }]);
  });

  it('that the server refuses is no outage', async () => {
    const bad = Prisma.sql`SELECT 1 / ${0}::int AS never`;
    const error = await rejection(runStatement(database, 'bad', bad));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('that no server hears is an outage, and was never asked', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const error = await rejection(runStatement(away, 'one', Prisma.sql`SELECT 1`));
    expect([isDatabaseUnavailable(error), wasNeverAsked(error)]).toEqual([true, true]);
    await away.$disconnect();
  });

  it('that is cut off is an outage, and may have been asked', async () => {
    const end = Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid())`;
    const error = await rejection(runStatement(database, 'end', end));
    expect([isDatabaseUnavailable(error), wasNeverAsked(error)]).toEqual([true, false]);
    // The next one has another connection.
    const one = Prisma.sql`SELECT 1 AS one`;
    expect(await runStatement(database, 'one', one)).toEqual([{ one: 1 }]);
  });
});
