import {
  familyResultSchema,
  showcaseFailures,
  storedVideoResultSchema,
  type TaskFailureCode,
  type TaskKind,
  taskKinds,
} from '@groundwork/contract';
import type { ShowcaseJob, Task, WorkRow, WorkState } from '@groundwork/database';
import type { AssetUrls } from '@groundwork/storage';
import { z } from 'zod';
import type { WorkItemView } from '../views/work.js';

const kindSchema = z.enum(taskKinds);

/** Fields that lists show of a request, whatever its kind. */
const listedSchema = z.object({
  format: z.string().optional(),
  template_id: z.string().optional(),
  prompt: z.string().nullish(),
  name: z.string().optional(),
  images: z.array(z.unknown()).optional(),
});

function aboutOf(request: unknown, kind: string): string {
  const listed = listedSchema.safeParse(request).data ?? {};
  if (kind === 'edit') return listed.prompt ?? 'style';
  const images = listed.images?.length;
  return [
    listed.template_id?.replaceAll('_', ' '),
    listed.name,
    listed.format,
    images ? `${images} ${images === 1 ? 'photo' : 'photos'}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

function stateOf(task: Task): WorkState {
  if (task.status === 'completed') return 'done';
  if (task.status !== 'failed') return 'under_way';
  return task.errorCode === ('TASK_CANCELLED' satisfies TaskFailureCode) ? 'cancelled' : 'failed';
}

const jobStates = { pending: 'under_way', succeeded: 'done', failed: 'failed' } as const;

function stateOfJob({ status, cancelledAt }: ShowcaseJob): WorkState {
  return cancelledAt === null ? jobStates[status] : 'cancelled';
}

const namedSchema = z.object({ name: z.string() });

/** As the customer calls it, where they do. */
function nameOf({ metadata }: Pick<Task | ShowcaseJob, 'metadata'>): string | null {
  const name = namedSchema.safeParse(metadata).data?.name.trim();
  return name === undefined || name === '' ? null : name;
}

/** Until when the files of a result can be seen; null where there are none, or no longer. */
export function visibleUntil(work: Pick<Task | ShowcaseJob, 'expiresAt'>, now: Date): Date | null {
  return work.expiresAt !== null && work.expiresAt > now ? work.expiresAt : null;
}

function taskPicture(task: Task, kind: TaskKind): string | null {
  if (task.status !== 'completed' || task.result === null) return null;
  return kind === 'family'
    ? familyResultSchema.parse(task.result).card_image_url
    : storedVideoResultSchema.parse(task.result).cover_key;
}

function taskItem(
  task: Task,
  progress: number,
  assetUrls: AssetUrls,
  now: Date,
  familyName: string | null,
): WorkItemView {
  const kind = kindSchema.parse(task.kind);
  const picture = taskPicture(task, kind);
  const until = visibleUntil(task, now);
  return {
    id: task.id,
    kind,
    name: nameOf(task) ?? familyName,
    state: stateOf(task),
    status: stateOf(task) === 'cancelled' ? 'cancelled' : task.status,
    progress,
    about: aboutOf(task.request, task.kind),
    livemode: task.livemode,
    charged: task.charged,
    created_at: task.createdAt.toISOString(),
    completed_at: task.completedAt?.toISOString() ?? null,
    picture_url: picture !== null && until ? assetUrls.sign(picture, until) : null,
    error:
      task.status === 'failed' && task.errorCode !== null
        ? { code: task.errorCode, message: task.errorMessage ?? '' }
        : null,
  };
}

function jobError(job: ShowcaseJob): WorkItemView['error'] {
  if (job.status !== 'failed') return null;
  const code = job.cancelledAt === null ? 'GENERATION_FAILED' : 'JOB_CANCELLED';
  return { code, message: showcaseFailures[code] };
}

function jobItem(job: ShowcaseJob, assetUrls: AssetUrls, now: Date): WorkItemView {
  const until = visibleUntil(job, now);
  return {
    id: job.id,
    kind: job.kind,
    name: nameOf(job),
    state: stateOfJob(job),
    status: job.cancelledAt === null ? job.status : 'cancelled',
    progress: null,
    about: aboutOf(job.request, job.kind),
    livemode: job.livemode,
    charged: job.charged,
    created_at: job.createdAt.toISOString(),
    completed_at: job.completedAt?.toISOString() ?? null,
    picture_url: job.outputKey !== null && until ? assetUrls.sign(job.outputKey, until) : null,
    error: jobError(job),
  };
}

/**
 * @param progress of a task, in percent
 * @param familyName of the family that a task draws
 */
export function workItem(
  row: WorkRow,
  progress: number,
  assetUrls: AssetUrls,
  now: Date,
  familyName: string | null,
): WorkItemView {
  return row.of === 'task'
    ? taskItem(row.task, progress, assetUrls, now, familyName)
    : jobItem(row.job, assetUrls, now);
}
