import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { VideoTaskStatus } from '@groundwork/contract/tasks/tasks';
import type { Database } from './connection/client.js';
import type { ShowcaseJob, ShowcaseKind, ShowcaseStatus, Task } from './generated/client.js';

/** Where a page ended: the last row that it shows. */
export interface PageEnd {
  readonly createdAt: Date;
  readonly id: string;
}

export interface PageQuery {
  readonly accountId: string;
  readonly livemode?: boolean | undefined;
  /** Both exclusive. */
  readonly createdAfter?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly after: PageEnd | null;
  readonly limit: number;
}

export interface WorkPage<Row> {
  readonly rows: Row[];
  /** Null when nothing comes after. */
  readonly end: PageEnd | null;
}

/** Which rows a page can show. */
export function onPage({ accountId, createdAfter, createdBefore, after }: PageQuery) {
  return {
    accountId,
    createdAt: {
      ...(createdAfter === undefined ? {} : { gt: createdAfter }),
      ...(createdBefore === undefined ? {} : { lt: createdBefore }),
      // Follows from what is below, and is where the index is entered: the pages before are not read again.
      ...(after === null ? {} : { lte: after.createdAt }),
    },
    ...(after === null
      ? {}
      : {
          OR: [
            { createdAt: { lt: after.createdAt } },
            { createdAt: after.createdAt, id: { lt: after.id } },
          ],
        }),
  };
}

function ofMode({ livemode }: PageQuery) {
  return livemode === undefined ? {} : { livemode };
}

export const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

/** @param rows one more than the page holds, when there are more */
export function pageOfRows<Row extends PageEnd>(rows: Row[], limit: number): WorkPage<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const end = rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null;
  return { rows: shown, end };
}

const isUnfinished = (status: VideoTaskStatus | ShowcaseStatus | undefined) =>
  status !== undefined && !['completed', 'succeeded', 'failed'].includes(status);

/** An account's tasks, newest first. */
export async function pageOfTasks(
  database: Database,
  query: PageQuery & {
    readonly status?: VideoTaskStatus | undefined;
    readonly kind?: TaskKind | undefined;
    readonly externalId?: string | undefined;
  },
): Promise<WorkPage<Task>> {
  const { status, kind, externalId, limit } = query;
  const rows = await database.task.findMany({
    where: {
      ...onPage(query),
      ...ofMode(query),
      ...(status === undefined ? {} : { status }),
      // Follows from the status, and is what the indexes of failed and of unfinished tasks are entered by.
      ...(status === 'failed' ? { errorCode: { not: null } } : {}),
      ...(isUnfinished(status) ? { completedAt: null } : {}),
      ...(kind === undefined ? {} : { kind }),
      ...(externalId === undefined ? {} : { externalId }),
    },
    orderBy: newestFirst,
    take: limit + 1,
  });
  return pageOfRows(rows, limit);
}

/** An account's showcase jobs, newest first. */
export async function pageOfShowcaseJobs(
  database: Database,
  query: PageQuery & {
    readonly status?: ShowcaseStatus | undefined;
    readonly kind?: ShowcaseKind | undefined;
  },
): Promise<WorkPage<ShowcaseJob>> {
  const { status, kind, limit } = query;
  const rows = await database.showcaseJob.findMany({
    where: {
      ...onPage(query),
      ...ofMode(query),
      ...(status === undefined ? {} : { status }),
      ...(isUnfinished(status) ? { completedAt: null } : {}),
      ...(kind === undefined ? {} : { kind }),
    },
    orderBy: newestFirst,
    take: limit + 1,
  });
  return pageOfRows(rows, limit);
}
