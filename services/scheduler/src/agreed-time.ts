import { type Database, databaseTime } from '@groundwork/database';

const MOST_APART_MS = 3_600_000;

/**
 * The database's time, for what deletes because of age: a clock that is set ahead by days would delete what customers were
 * promised, and neither clock can tell that it is wrong.
 *
 * @throws when it and this process' clock are more than an hour apart
 */
export async function agreedTime(database: Database, own = new Date()): Promise<Date> {
  const time = await databaseTime(database);
  if (Math.abs(time.getTime() - own.getTime()) <= MOST_APART_MS) return time;
  throw new Error(
    `nothing is deleted: it is ${time.toISOString()} by Postgres, and ${own.toISOString()} by this process`,
  );
}
