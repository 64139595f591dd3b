import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { TaskFailureCode, VideoTaskStatus } from '@groundwork/contract/tasks/tasks';
import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { Prisma, ShowcaseJob, ShowcaseKind, Task } from '../generated/client.js';
import {
  newestFirst,
  onPage,
  type PageEnd,
  type PageQuery,
  pageOfRows,
  type WorkPage,
} from '../work-pages.js';

/** Tasks and showcase jobs alike; what its customer took back is not said to have failed. */
export type WorkState = 'under_way' | 'done' | 'failed' | 'cancelled';

export type WorkRow = PageEnd &
  (
    | { readonly of: 'task'; readonly task: Task }
    | { readonly of: 'job'; readonly job: ShowcaseJob }
  );

export interface WorkQuery extends PageQuery {
  readonly state?: WorkState | undefined;
  /** A kind of task, or of showcase job. */
  readonly kind?: TaskKind | ShowcaseKind | undefined;
  /** One of its identifiers, or, for the newest work, in its metadata or the words of its request. */
  readonly text?: string | undefined;
}

const CANCELLED = 'TASK_CANCELLED' satisfies TaskFailureCode;
const running: VideoTaskStatus[] = ['preparing', 'rendering', 'intro_outro'];

// That it has not ended follows from the state, and is what the index of work under way is entered by.
const taskStates: Readonly<Record<WorkState, Prisma.TaskWhereInput>> = {
  under_way: { status: { in: running }, completedAt: null },
  done: { status: 'completed' },
  failed: { status: 'failed', errorCode: { not: CANCELLED } },
  cancelled: { status: 'failed', errorCode: CANCELLED },
};

const jobStates: Readonly<Record<WorkState, Prisma.ShowcaseJobWhereInput>> = {
  under_way: { status: 'pending', completedAt: null },
  done: { status: 'succeeded' },
  failed: { status: 'failed', cancelledAt: null },
  cancelled: { status: 'failed', cancelledAt: { not: null } },
};

/** The newest so many are searched out of all that match. */
const MOST_FOUND = 1_000;
/** Of each kind, the newest so many are searched for words; identifiers are found among all. */
const MOST_READ = 10_000;
const findWork = readStatement('figures/find_work');

async function idsWith(database: Database, accountId: string, text: string): Promise<string[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const values = [accountId, text, pattern, MOST_FOUND, MOST_READ];
  const rows = await runStatement<{ id: string }>(database, findWork, values);
  return rows.map(({ id }) => id);
}

const jobKinds: readonly string[] = ['generation', 'edit'] satisfies ShowcaseKind[];

/** All that an account has had made, films and images in one list, newest first. */
export async function pageOfWork(database: Database, query: WorkQuery): Promise<WorkPage<WorkRow>> {
  const { state, kind, livemode, text, limit } = query;
  const found =
    text === undefined ? {} : { id: { in: await idsWith(database, query.accountId, text) } };
  const page = {
    where: { ...onPage(query), ...found, ...(livemode === undefined ? {} : { livemode }) },
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
          ...(state === undefined ? {} : taskStates[state]),
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
            ...(state === undefined ? {} : jobStates[state]),
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
