import type { TaskKind } from '@groundwork/contract';
import type { Database, ShowcaseKind, Task, WorkRow } from '@groundwork/database';
import { familyRequest } from './family-request.js';

const operations: Readonly<Record<TaskKind | ShowcaseKind, string>> = {
  land: '/v1/land',
  slideshow: '/v1/real-estate/slideshow',
  'narrated-slideshow': '/v1/real-estate/narrated-slideshow',
  'living-property': '/v1/real-estate/living-property',
  family: '/v1/families',
  generation: '/v1/real-estate/property-showcase',
  edit: '/v1/real-estate/property-showcase/edit',
};

export interface RepeatedRequest {
  /** Such as `/v1/land`. */
  readonly path: string;
  readonly body: unknown;
}

/**
 * A request that repeats a piece of work. For a family it is a new one with the members that the task was to leave: the
 * effect of a change depends on the family's state at the time.
 */
export async function repeatedRequest(
  database: Database,
  row: WorkRow,
  kind: TaskKind | ShowcaseKind,
): Promise<RepeatedRequest> {
  const path = operations[kind];
  if (row.of === 'task' && kind === 'family')
    return { path, body: await sameFamily(database, row.task) };
  return { path, body: row.of === 'task' ? row.task.request : row.job.request };
}

async function sameFamily(database: Database, task: Task): Promise<unknown> {
  const family = await database.family.findUniqueOrThrow({ where: { id: task.familyId ?? '' } });
  return {
    name: family.name,
    members: familyRequest(task).members,
    ...(task.webhookUrl === null
      ? {}
      : { webhook_url: task.webhookUrl, webhook_retry: task.webhookRetry }),
    ...(task.metadata === null ? {} : { metadata: task.metadata }),
  };
}
