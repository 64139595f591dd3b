import type { TaskKind } from '@groundwork/contract';
import type { Database } from '../connection/client.js';
import { Prisma } from '../generated/client.js';

/** How many completed pieces of work an estimate looks back on. */
const LOOK_BACK = 20;

async function median(database: Database, seconds: Prisma.Sql): Promise<number | null> {
  const [row] = await database.$queryRaw<{ median: number | null }[]>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)::float8 AS median
    FROM (${seconds} ORDER BY completed_at DESC LIMIT ${LOOK_BACK}) AS recent`;
  return row?.median ?? null;
}

/**
 * Median seconds from acceptance to completion of the tasks of a kind that were completed last, for each of their
 * scenes; of a task without scenes as a whole. Null when there was none.
 */
export async function recentTaskSeconds(
  database: Database,
  kind: TaskKind,
  livemode: boolean,
): Promise<number | null> {
  return median(
    database,
    Prisma.sql`
      SELECT extract(epoch FROM completed_at - created_at)
        / greatest(1, (SELECT count(*) FROM task_segments WHERE task_id = tasks.id)) AS seconds
      FROM tasks WHERE kind = ${kind} AND livemode = ${livemode} AND status = 'completed'`,
  );
}

/** The same of showcases and edits, as a whole. */
export async function recentShowcaseSeconds(database: Database): Promise<number | null> {
  return median(
    database,
    Prisma.sql`
      SELECT extract(epoch FROM completed_at - created_at) AS seconds
      FROM showcase_jobs WHERE status = 'succeeded'`,
  );
}
