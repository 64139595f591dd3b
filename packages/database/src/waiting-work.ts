import type { TaskKind } from '@groundwork/contract';
import { taskKindOf } from './announcements.js';
import type { Database } from './client.js';

/** Work of one account that is due and that no worker holds: of a kind of task, its showcases, or its readings. */
export interface WaitingWork {
  readonly accountId: string;
  readonly of: TaskKind | 'showcase' | 'reading';
  /** Jobs: a film that is rendered has one for each of its segments. */
  readonly jobs: number;
  /** Seconds since the oldest of them was due. */
  readonly oldestSeconds: number;
}

/** What waits, by account. A kind of which nothing waits is left out. */
export async function readWaitingWork(database: Database): Promise<WaitingWork[]> {
  const rows = await database.$queryRaw<(Omit<WaitingWork, 'of'> & { kind: string })[]>`
    WITH due AS (
      SELECT account_id, kind, available_at, lease_until FROM tasks WHERE step IN ('prepare', 'assemble')
      UNION ALL
      SELECT tasks.account_id, tasks.kind, s.available_at, s.lease_until
        FROM task_segments AS s JOIN tasks ON tasks.id = s.task_id
        WHERE s.status = 'pending' AND tasks.step = 'segments'
      UNION ALL
      SELECT account_id, 'showcase', available_at, lease_until FROM showcase_jobs WHERE status = 'pending'
      UNION ALL
      SELECT account_id, 'reading', available_at, lease_until FROM land_readings WHERE status = 'pending')
    SELECT account_id AS "accountId", kind, count(*)::int AS jobs,
      extract(epoch FROM now() - min(available_at))::float8 AS "oldestSeconds"
    FROM due WHERE available_at <= now() AND (lease_until IS NULL OR lease_until < now())
    GROUP BY account_id, kind`;
  return rows.map(({ kind, ...row }) => ({
    ...row,
    of: kind === 'showcase' || kind === 'reading' ? kind : taskKindOf(kind),
  }));
}
