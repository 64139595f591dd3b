import type { FamilyMember } from '@groundwork/contract/families/members';
import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { Database } from '@groundwork/database/connection/client';
import { type FamilyChange, familyChangeSchema } from '@groundwork/database/families/families';
import type { ShowcaseKind, Task } from '@groundwork/database/generated/client';
import type { WorkRow } from '@groundwork/database/organizations/work-of-account';
import { playgroundTargets } from '../playground/operations.js';

const { showcase, ...targets } = playgroundTargets;
/** Where each kind of work is asked for. */
const targetOf = { ...targets, generation: showcase };

/** The request of a family's task, without our own fields: the seeds of its looks and the names of objects. */
export function familyRequest({ request }: Task): {
  readonly change: FamilyChange['change'];
  readonly members: readonly FamilyMember[];
} {
  const { change, members } = familyChangeSchema.parse(request);
  return {
    change,
    members: members.map(({ seed: _seed, portrait_key: _portrait, ...member }) => member),
  };
}

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
  const { path } = targetOf[kind];
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
