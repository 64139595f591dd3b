import { type Plan, type TaskKind, taskKinds } from '@groundwork/contract';
import type { Database, Transaction } from './client.js';
import { Prisma } from './generated/client.js';
import type { TurnTaker } from './turn-takers.js';

/** One piece of work that waits to be put on a queue; the row is its own outbox. */
export type Work =
  | {
      readonly kind: 'task';
      readonly taskKind: TaskKind;
      readonly taskId: string;
      readonly step: 'prepare' | 'assemble';
    }
  | {
      readonly kind: 'segment';
      readonly taskKind: TaskKind;
      readonly taskId: string;
      readonly index: number;
    }
  | { readonly kind: 'showcase'; readonly showcaseJobId: string }
  | { readonly kind: 'reading'; readonly readingId: string }
  | { readonly kind: 'delivery'; readonly deliveryId: string };

export interface Announcement {
  readonly work: Work;
  /** Fresh for each announcement: a kept job with the same id would swallow it. */
  readonly jobId: string;
  /** Whose it is, where that is at hand; else it is looked up. */
  readonly taker?: TurnTaker | undefined;
}

export function jobIdOf(id: string, step: string | number, announcement: number): string {
  return `${id}_${step}_${announcement}`;
}

interface Row {
  readonly id: string;
  /** Of tasks and their segments. */
  readonly taskKind: string | null;
  readonly step: 'prepare' | 'assemble' | null;
  readonly index: number | null;
  readonly job: string;
}

interface TakenRow extends Row {
  readonly accountId: string;
  readonly plan: Plan;
}

type Source = 'tasks' | 'task_segments' | 'showcase_jobs' | 'land_readings' | 'webhook_deliveries';

/** What is still to be done, by table. The step `segments` has no job of its own: its segments have. */
const open: Readonly<Record<Source, Prisma.Sql>> = {
  tasks: Prisma.sql`t.step IN ('prepare', 'assemble')`,
  task_segments: Prisma.sql`t.status = 'pending' AND EXISTS (
    SELECT 1 FROM tasks WHERE tasks.id = t.task_id AND tasks.step = 'segments')`,
  showcase_jobs: Prisma.sql`t.status = 'pending'`,
  land_readings: Prisma.sql`t.status = 'pending'`,
  webhook_deliveries: Prisma.sql`t.status = 'pending'`,
};

const identity: Readonly<
  Record<Source, Record<'id' | 'taskKind' | 'step' | 'index' | 'label' | 'account', Prisma.Sql>>
> = {
  tasks: {
    id: Prisma.sql`t.id`,
    taskKind: Prisma.sql`t.kind`,
    step: Prisma.sql`t.step::text`,
    index: Prisma.sql`NULL::int`,
    label: Prisma.sql`t.step::text`,
    account: Prisma.sql`t.account_id`,
  },
  task_segments: {
    id: Prisma.sql`t.task_id`,
    taskKind: Prisma.sql`(SELECT kind FROM tasks WHERE tasks.id = t.task_id)`,
    step: Prisma.sql`NULL::text`,
    index: Prisma.sql`t.index`,
    label: Prisma.sql`t.index::text`,
    account: Prisma.sql`(SELECT account_id FROM tasks WHERE tasks.id = t.task_id)`,
  },
  showcase_jobs: {
    id: Prisma.sql`t.id`,
    taskKind: Prisma.sql`NULL::text`,
    step: Prisma.sql`NULL::text`,
    index: Prisma.sql`NULL::int`,
    label: Prisma.sql`'render'`,
    account: Prisma.sql`t.account_id`,
  },
  land_readings: {
    id: Prisma.sql`t.id`,
    taskKind: Prisma.sql`NULL::text`,
    step: Prisma.sql`NULL::text`,
    index: Prisma.sql`NULL::int`,
    label: Prisma.sql`'read'`,
    account: Prisma.sql`t.account_id`,
  },
  webhook_deliveries: {
    id: Prisma.sql`t.id`,
    taskKind: Prisma.sql`NULL::text`,
    step: Prisma.sql`NULL::text`,
    index: Prisma.sql`NULL::int`,
    label: Prisma.sql`'deliver'`,
    account: Prisma.sql`t.account_id`,
  },
};

export function taskKindOf(kind: string | null): TaskKind {
  const known = taskKinds.find((name) => name === kind);
  if (known === undefined) throw new Error(`no kind of task is called ${kind}`);
  return known;
}

function workOf(source: Source, row: Row): Work {
  switch (source) {
    case 'webhook_deliveries':
      return { kind: 'delivery', deliveryId: row.id };
    case 'showcase_jobs':
      return { kind: 'showcase', showcaseJobId: row.id };
    case 'land_readings':
      return { kind: 'reading', readingId: row.id };
    case 'task_segments':
      return {
        kind: 'segment',
        taskKind: taskKindOf(row.taskKind),
        taskId: row.id,
        index: row.index ?? 0,
      };
    case 'tasks':
      return {
        kind: 'task',
        taskKind: taskKindOf(row.taskKind),
        taskId: row.id,
        step: row.step ?? 'prepare',
      };
  }
}

const sources: readonly Source[] = [
  'tasks',
  'task_segments',
  'showcase_jobs',
  'land_readings',
  'webhook_deliveries',
];

/**
 * Takes work that nobody announced, marks it as announced and returns it for the queue: the oldest of each account,
 * then the second of each, and so on. Several schedulers may call it at once: rows that another one holds are skipped.
 */
export async function takeUnannounced(database: Database, limit: number): Promise<Announcement[]> {
  const taken: Announcement[] = [];
  for (const source of sources) {
    const { id, taskKind, step, index, label, account } = identity[source];
    const table = Prisma.raw(`"${source}"`);
    const due = Prisma.sql`${open[source]} AND t.announced_at IS NULL AND t.available_at <= now()
      AND (t.lease_until IS NULL OR t.lease_until < now())`;
    const rows = await database.$queryRaw<TakenRow[]>`
      UPDATE ${table} AS t
      SET announcements = announcements + 1, announced_at = now(),
          announced_job = ${id} || '_' || ${label} || '_' || (announcements + 1)
      WHERE t.ctid IN (
        SELECT t.ctid FROM ${table} AS t
        WHERE ${due} AND t.ctid IN (
          SELECT place FROM (
            SELECT t.ctid AS place, t.available_at AS since,
              row_number() OVER (PARTITION BY ${account} ORDER BY t.available_at) AS turn
            FROM ${table} AS t WHERE ${due}) AS waiting
          ORDER BY turn, since LIMIT ${limit})
        FOR UPDATE SKIP LOCKED)
      RETURNING ${id} AS id, ${taskKind} AS "taskKind", ${step} AS step, ${index} AS index, announced_job AS job,
        ${account} AS "accountId",
        (SELECT plan::text FROM accounts WHERE accounts.id = ${account}) AS plan`;
    for (const row of rows) {
      const { job: jobId, accountId, plan } = row;
      taken.push({ work: workOf(source, row), jobId, taker: { accountId, plan } });
    }
  }
  return taken;
}

export interface SilentAnnouncement extends Announcement {
  /** A worker had begun and has not been heard of since; otherwise nobody has begun. */
  readonly leaseExpired: boolean;
}

/**
 * Work that was announced a while ago and that no worker holds; its job may have vanished. What is due and dated to
 * the future was announced by a process whose clock is wrong: nobody knows when that was.
 */
export async function listSilentAnnouncements(
  database: Database,
  silentSeconds: number,
  limit: number,
): Promise<SilentAnnouncement[]> {
  const silent: SilentAnnouncement[] = [];
  for (const source of sources) {
    const { id, taskKind, step, index } = identity[source];
    const rows = await database.$queryRaw<(Row & { leaseExpired: boolean })[]>`
      SELECT ${id} AS id, ${taskKind} AS "taskKind", ${step} AS step, ${index} AS index, t.announced_job AS job,
        t.lease_until IS NOT NULL AS "leaseExpired"
      FROM ${Prisma.raw(`"${source}"`)} AS t
      WHERE ${open[source]} AND t.announced_job IS NOT NULL
        AND (t.announced_at < now() - make_interval(secs => ${silentSeconds}) OR t.lease_until < now()
          OR (t.announced_at > now() AND t.available_at <= now()))
        AND (t.lease_until IS NULL OR t.lease_until < now())
      ORDER BY t.announced_at LIMIT ${limit}`;
    for (const row of rows) {
      silent.push({ work: workOf(source, row), jobId: row.job, leaseExpired: row.leaseExpired });
    }
  }
  return silent;
}

function rowOf(work: Work): { source: Source; where: Prisma.Sql } {
  switch (work.kind) {
    case 'task':
      return { source: 'tasks', where: Prisma.sql`t.id = ${work.taskId}` };
    case 'segment':
      return {
        source: 'task_segments',
        where: Prisma.sql`t.task_id = ${work.taskId} AND t.index = ${work.index}`,
      };
    case 'showcase':
      return { source: 'showcase_jobs', where: Prisma.sql`t.id = ${work.showcaseJobId}` };
    case 'reading':
      return { source: 'land_readings', where: Prisma.sql`t.id = ${work.readingId}` };
    case 'delivery':
      return { source: 'webhook_deliveries', where: Prisma.sql`t.id = ${work.deliveryId}` };
  }
}

/** Notes that the job of an announcement was seen, so that others are looked at before it is again. */
export async function confirmAnnouncement(
  database: Database,
  announcement: Announcement,
): Promise<void> {
  const { source, where } = rowOf(announcement.work);
  await database.$executeRaw`
    UPDATE ${Prisma.raw(`"${source}"`)} AS t SET announced_at = now()
    WHERE ${where} AND t.announced_job = ${announcement.jobId}`;
}

/** Takes the mark of an announcement back, so that the scheduler announces the work again. */
export async function withdrawAnnouncement(
  database: Database | Transaction,
  announcement: Announcement,
): Promise<void> {
  const { source, where } = rowOf(announcement.work);
  await database.$executeRaw`
    UPDATE ${Prisma.raw(`"${source}"`)} AS t SET announced_at = NULL, announced_job = NULL
    WHERE ${where} AND t.announced_job = ${announcement.jobId}`;
}
