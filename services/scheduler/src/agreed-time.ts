import { type Database, databaseTime } from '@groundwork/database';

/**
 * The database's time, for what deletes because of age: a clock that is set ahead by days would delete what customers were
 * promised, and neither clock can tell that it is wrong.
 *
 * @param apartSeconds that it and this process' clock may be apart
 * @throws when they are further apart
 */
export async function agreedTime(
  database: Database,
  apartSeconds: number,
  own = new Date(),
): Promise<Date> {
  const time = await databaseTime(database);
  if (Math.abs(time.getTime() - own.getTime()) <= apartSeconds * 1000) return time;
  throw new Error(
    `nothing is deleted: it is ${time.toISOString()} by Postgres, and ${own.toISOString()} by this process`,
  );
}
