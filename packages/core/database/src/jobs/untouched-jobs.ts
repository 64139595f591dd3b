import type { Database, Transaction } from '../connection/client.js';

/** Those of the named jobs that no worker has begun; one that has ended is none of them. */
export async function untouchedJobs(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await database.job.findMany({
    where: { id: { in: [...ids] }, attempts: 0 },
    select: { id: true },
  });
  return new Set(found.map(({ id }) => id));
}
