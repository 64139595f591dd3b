import { familyResultSchema } from '@groundwork/contract/families/family';
import { showcaseFailures } from '@groundwork/contract/showcase/job-record';
import { type TaskKind, taskKinds } from '@groundwork/contract/tasks/task-kinds';
import { storedVideoResultSchema, type TaskFailureCode } from '@groundwork/contract/tasks/tasks';
import type { ShowcaseJob, ShowcaseKind, Task } from '@groundwork/database/generated/client';
import type { WorkRow, WorkState } from '@groundwork/database/organizations/work-of-account';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { z } from 'zod';

/** A task or a showcase job as lists show it. Times are ISO 8601. */
export interface WorkItemView {
  readonly id: string;
  readonly kind: TaskKind | ShowcaseKind;
  readonly state: WorkState;
  /** Its own word for where it stands, such as `rendering`; `cancelled` for what its customer took back. */
  readonly status: string;
  /** Percent; null for images, which report only their end. */
  readonly progress: number | null;
  /** As the customer calls it: `name` of its metadata. */
  readonly name: string | null;
  /** The request in a few words, such as `9:16`. */
  readonly about: string;
  readonly livemode: boolean;
  readonly charged: number;
  readonly created_at: string;
  readonly completed_at: string | null;
  /** A small picture of it; null until there is one, and when it has ended. */
  readonly picture_url: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

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

/** The key of its picture in the store. */
function pictureOf(row: WorkRow): string | null {
  if (row.of === 'job') return row.job.outputKey;
  const { kind, status, result } = row.task;
  if (status !== 'completed' || result === null) return null;
  return kind === 'family'
    ? familyResultSchema.parse(result).card_image_url
    : storedVideoResultSchema.parse(result).cover_key;
}

function errorOf(row: WorkRow): WorkItemView['error'] {
  if (row.of === 'job') {
    if (row.job.status !== 'failed') return null;
    const code = row.job.cancelledAt === null ? 'GENERATION_FAILED' : 'JOB_CANCELLED';
    return { code, message: showcaseFailures[code] };
  }
  const { status, errorCode: code, errorMessage } = row.task;
  return status === 'failed' && code !== null ? { code, message: errorMessage ?? '' } : null;
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
  const work = row.of === 'task' ? row.task : row.job;
  const state = row.of === 'task' ? stateOf(row.task) : stateOfJob(row.job);
  const picture = pictureOf(row);
  const until = visibleUntil(work, now);
  return {
    id: work.id,
    kind: row.of === 'task' ? kindSchema.parse(row.task.kind) : row.job.kind,
    name: nameOf(work) ?? familyName,
    state,
    status: state === 'cancelled' ? 'cancelled' : work.status,
    progress: row.of === 'task' ? progress : null,
    about: aboutOf(work.request, work.kind),
    livemode: work.livemode,
    charged: work.charged,
    created_at: work.createdAt.toISOString(),
    completed_at: work.completedAt?.toISOString() ?? null,
    picture_url: picture !== null && until ? assetUrls.sign(picture, until) : null,
    error: errorOf(row),
  };
}
