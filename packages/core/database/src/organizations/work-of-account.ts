import type { TaskKind, VideoTaskStatus } from '@groundwork/contract';
import type { Database } from '../connection/client.js';
import type { ShowcaseJob, ShowcaseKind, Task } from '../generated/client.js';
import {
  newestFirst,
  onPage,
  type PageEnd,
  type PageQuery,
  pageOfRows,
  type WorkPage,
} from '../work-pages.js';

/** Tasks and showcase jobs alike. */
export type WorkState = 'under_way' | 'done' | 'failed';

export type WorkRow = PageEnd &
  (
    | { readonly of: 'task'; readonly task: Task }
    | { readonly of: 'job'; readonly job: ShowcaseJob }
  );

export interface WorkQuery extends PageQuery {
  readonly state?: WorkState | undefined;
  /** A kind of task, or of showcase job. */
  readonly kind?: TaskKind | ShowcaseKind | undefined;
}

const taskStatuses: Readonly<Record<WorkState, VideoTaskStatus[]>> = {
  under_way: ['preparing', 'rendering', 'intro_outro'],
  done: ['completed'],
  failed: ['failed'],
};

const jobStatuses = { under_way: 'pending', done: 'succeeded', failed: 'failed' } as const;

const jobKinds: readonly string[] = ['generation', 'edit'] satisfies ShowcaseKind[];

/** All that an account has had made, films and images in one list, newest first. */
export async function pageOfWork(database: Database, query: WorkQuery): Promise<WorkPage<WorkRow>> {
  const { state, kind, livemode, limit } = query;
  const page = {
    where: { ...onPage(query), ...(livemode === undefined ? {} : { livemode }) },
    orderBy: newestFirst,
    take: limit + 1,
  };
  const isJobKind = kind !== undefined && jobKinds.includes(kind);
  const tasks = isJobKind
    ? []
    : await database.task.findMany({
        ...page,
        where: {
          ...page.where,
          ...(kind === undefined ? {} : { kind }),
          ...(state === undefined ? {} : { status: { in: taskStatuses[state] } }),
        },
      });
  const jobs =
    kind !== undefined && !isJobKind
      ? []
      : await database.showcaseJob.findMany({
          ...page,
          where: {
            ...page.where,
            ...(kind === undefined ? {} : { kind: kind as ShowcaseKind }),
            ...(state === undefined ? {} : { status: jobStatuses[state] }),
          },
        });
  const rows: WorkRow[] = [
    ...tasks.map((task) => ({ of: 'task' as const, task, id: task.id, createdAt: task.createdAt })),
    ...jobs.map((job) => ({ of: 'job' as const, job, id: job.id, createdAt: job.createdAt })),
  ];
  return pageOfRows(rows.toSorted(laterFirst), limit);
}

/** As {@link newestFirst} orders rows. */
function laterFirst(a: PageEnd, b: PageEnd): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}
