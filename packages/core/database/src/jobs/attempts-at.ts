import type { Database, Transaction } from '../connection/client.js';

/** How often workers have begun these jobs, by id; one that has ended is left out. */
export async function attemptsAt(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await database.job.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, attempts: true },
  });
  return new Map(found.map(({ id, attempts }) => [id, attempts]));
}
