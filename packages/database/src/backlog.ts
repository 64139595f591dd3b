import { taskKindOf, type Work } from './announcements.js';
import type { Database } from './client.js';

/** Work of one sort that is due and that no worker holds. */
export interface Backlog {
  /** Says which sort: its ids are empty. */
  readonly work: Work;
  readonly waiting: number;
  /** Of these, the ones that are on no queue. */
  readonly unannounced: number;
  /** Seconds since the oldest of them was due. */
  readonly oldestSeconds: number;
}

interface Row {
  readonly sort: 'prepare' | 'assemble' | 'segment' | 'showcase' | 'reading' | 'delivery';
  readonly taskKind: string | null;
  readonly waiting: number;
  readonly unannounced: number;
  readonly oldestSeconds: number;
}

function workOf({ sort, taskKind }: Row): Work {
  switch (sort) {
    case 'prepare':
    case 'assemble':
      return { kind: 'task', taskKind: taskKindOf(taskKind), taskId: '', step: sort };
    case 'segment':
      return { kind: 'segment', taskKind: taskKindOf(taskKind), taskId: '', index: 0 };
    case 'showcase':
      return { kind: 'showcase', showcaseJobId: '' };
    case 'reading':
      return { kind: 'reading', readingId: '' };
    case 'delivery':
      return { kind: 'delivery', deliveryId: '' };
  }
}

/** What waits, by the truth: it holds while Redis is away too. A sort of which nothing waits is left out. */
export async function readBacklog(database: Database): Promise<Backlog[]> {
  const rows = await database.$queryRaw<Row[]>`
    WITH due AS (
      SELECT step::text AS sort, kind, available_at, announced_at, lease_until FROM tasks
        WHERE step IN ('prepare', 'assemble')
      UNION ALL
      SELECT 'segment', tasks.kind, s.available_at, s.announced_at, s.lease_until
        FROM task_segments AS s JOIN tasks ON tasks.id = s.task_id
        WHERE s.status = 'pending' AND tasks.step = 'segments'
      UNION ALL
      SELECT 'showcase', NULL, available_at, announced_at, lease_until FROM showcase_jobs
        WHERE status = 'pending'
      UNION ALL
      SELECT 'reading', NULL, available_at, announced_at, lease_until FROM land_readings
        WHERE status = 'pending'
      UNION ALL
      SELECT 'delivery', NULL, available_at, announced_at, lease_until FROM webhook_deliveries
        WHERE status = 'pending')
    SELECT sort, kind AS "taskKind", count(*)::int AS waiting,
      count(*) FILTER (WHERE announced_at IS NULL)::int AS unannounced,
      extract(epoch FROM now() - min(available_at))::float8 AS "oldestSeconds"
    FROM due WHERE available_at <= now() AND (lease_until IS NULL OR lease_until < now())
    GROUP BY sort, kind`;
  return rows.map((row) => ({
    work: workOf(row),
    waiting: row.waiting,
    unannounced: row.unannounced,
    oldestSeconds: row.oldestSeconds,
  }));
}
