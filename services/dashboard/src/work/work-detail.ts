import { type ShowcaseOutput, showcaseFormatSchema } from '@groundwork/contract/showcase/formats';
import { type SceneProgress, storedVideoResultSchema } from '@groundwork/contract/tasks/tasks';
import { refundsOf } from '@groundwork/database/accounts/accounts';
import type { Database } from '@groundwork/database/connection/client';
import type { Task, TaskSegment } from '@groundwork/database/generated/client';
import { attemptsAt } from '@groundwork/database/jobs/lease';
import { segmentJobId } from '@groundwork/database/jobs/outbox';
import type { WorkRow } from '@groundwork/database/organizations/work-of-account';
import { readSegmentsOf, segmentsProgress } from '@groundwork/database/tasks/segments';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { linkedOutputs } from '@groundwork/storage/asset-urls';
import { isObjectKey } from '@groundwork/storage/object-keys';
import { z } from 'zod';
import { familyRequest } from './run-again.js';
import { visibleUntil, type WorkItemView, workItem } from './work-item.js';

interface WorkServices {
  readonly database: Database;
  readonly assetUrls: AssetUrls;
}

/** How long links to pictures shown on the page last. */
const LOOK_MS = 60 * 60 * 1000;

/** Rows as lists show them, those that are being rendered with their frames counted. */
export async function workItems(
  { database, assetUrls }: WorkServices,
  rows: readonly WorkRow[],
): Promise<WorkItemView[]> {
  const rendering = rows.flatMap((row) =>
    row.of === 'task' && row.task.step === 'segments' ? [row.id] : [],
  );
  const families = rows.flatMap((row) =>
    row.of === 'task' && row.task.familyId !== null ? [row.task.familyId] : [],
  );
  const [segments, named] = await Promise.all([
    readSegmentsOf(database, rendering),
    database.family.findMany({ where: { id: { in: families } }, select: { id: true, name: true } }),
  ]);
  const familyNames = new Map(named.map(({ id, name }) => [id, name]));
  const now = new Date();
  return rows.map((row) =>
    workItem(
      row,
      row.of === 'task' ? progressOf(row.task, segments.get(row.id)) : 0,
      assetUrls,
      now,
      (row.of === 'task' && familyNames.get(row.task.familyId ?? '')) || null,
    ),
  );
}

function progressOf(task: Task, segments: readonly TaskSegment[] = []): number {
  return task.step === 'segments' && segments.length > 0
    ? segmentsProgress(segments)
    : task.progress;
}

/** The keys of stored pictures anywhere in the inputs of a request, by the path that leads to each. */
function picturesIn(inputs: unknown, path: string[] = []): { name: string; key: string }[] {
  if (typeof inputs === 'string') {
    return inputs.startsWith('inputs/') && isObjectKey(inputs)
      ? [{ name: path.filter((part) => part !== 'key').join(' '), key: inputs }]
      : [];
  }
  if (typeof inputs !== 'object' || inputs === null) return [];
  if ('key' in inputs && 'path' in inputs) {
    return picturesIn(inputs.key, [String(inputs.path)]);
  }
  return Object.entries(inputs).flatMap(([name, value]) => picturesIn(value, [...path, name]));
}

function filmOf(row: WorkRow, assetUrls: AssetUrls, now: Date) {
  if (row.of !== 'task' || row.task.status !== 'completed' || row.task.kind === 'family')
    return null;
  const until = visibleUntil(row.task, now);
  if (until === null) return null;
  return linkedFilm(row.task.result, assetUrls, until);
}

/** A finished film as the page plays it. @param stored its result, as the worker wrote it */
export function linkedFilm(stored: unknown, assetUrls: AssetUrls, until: Date) {
  const result = storedVideoResultSchema.parse(stored);
  const captions = result.captions_vtt_key;
  return {
    video_url: assetUrls.sign(result.video_key, until),
    cover_url: assetUrls.sign(result.cover_key, until),
    captions_url: captions === null ? null : assetUrls.sign(captions, until),
    duration_seconds: result.duration_seconds,
    resolution: result.resolution,
    warning: result.intro_outro_warning ?? null,
  };
}

const formatsSchema = z.object({ formats: z.array(showcaseFormatSchema) });

/** The files of a showcase that was made in several formats. */
function outputsOf(row: WorkRow, assetUrls: AssetUrls, now: Date): ShowcaseOutput[] {
  if (row.of !== 'job' || row.job.status !== 'succeeded') return [];
  const until = visibleUntil(row.job, now);
  const recipe = formatsSchema.safeParse(row.job.recipe).data;
  return until === null || recipe === undefined
    ? []
    : linkedOutputs(assetUrls, row.id, recipe.formats, until);
}

function shownRequest(row: WorkRow): unknown {
  if (row.of === 'job') return row.job.request;
  return row.task.kind === 'family' ? familyRequest(row.task) : row.task.request;
}

type SceneView = Pick<SceneProgress, 'frames' | 'frames_done' | 'status'>;

/** The details of a task or a job of this account, or null. */
export async function workDetail(services: WorkServices, accountId: string, id: string) {
  const { database, assetUrls } = services;
  const row = await findWork(database, accountId, id);
  if (row === null) return null;
  const now = new Date();
  const work = row.of === 'task' ? row.task : row.job;
  const segments = (await readSegmentsOf(database, row.of === 'task' ? [id] : [])).get(id) ?? [];
  const isRendering = row.of === 'task' && row.task.step === 'segments';
  const attempts = await attemptsAt(
    database,
    isRendering ? segments.map(({ index }) => segmentJobId(id, index)) : [],
  );
  const owner = row.of === 'task' ? 'taskId' : 'showcaseJobId';
  const refunds = await refundsOf(database, owner, [id]);
  const key = await database.apiKey.findUniqueOrThrow({ where: { id: work.apiKeyId } });
  const deliveries = await database.webhookDelivery.findMany({
    where: { accountId, [owner]: id },
    select: { id: true, event: true, status: true },
    orderBy: { createdAt: 'desc' },
  });
  const [item] = await workItems(services, [row]);
  if (item === undefined) throw new Error(`${id} is in no list`);
  const look = new Date(now.getTime() + LOOK_MS);
  return {
    ...item,
    external_id: row.of === 'task' && row.task.kind === 'land' ? row.task.externalId : null,
    key_name: key.name,
    request_id: work.requestId,
    refunded: refunds.get(id) ?? 0,
    request: shownRequest(row),
    /** Those that the request brought, as stored. */
    pictures:
      work.expiredAt === null
        ? picturesIn(work.inputs).map(({ name, key }) => ({ name, url: assetUrls.sign(key, look) }))
        : [],
    scenes: segments.map(
      ({ index, frames, framesDone, status }): SceneView => ({
        frames,
        frames_done: framesDone,
        status:
          status === 'done'
            ? 'done'
            : framesDone > 0 || (isRendering && attempts.get(segmentJobId(id, index)) !== 0)
              ? 'rendering'
              : 'pending',
      }),
    ),
    film: filmOf(row, assetUrls, now),
    image_url: item.state === 'done' && item.kind !== 'land' ? item.picture_url : null,
    outputs: outputsOf(row, assetUrls, now),
    /** When the result's files are deleted. */
    expires_at: work.expiresAt?.toISOString() ?? null,
    deliveries,
  };
}

export type WorkDetailView = NonNullable<Awaited<ReturnType<typeof workDetail>>>;

/** @returns null for another account's work, as if it did not exist */
export async function findWork(
  database: Database,
  accountId: string,
  id: string,
): Promise<WorkRow | null> {
  const task = await database.task.findFirst({ where: { id, accountId } });
  if (task) return { of: 'task', task, id, createdAt: task.createdAt };
  const job = await database.showcaseJob.findFirst({ where: { id, accountId } });
  return job && { of: 'job', job, id, createdAt: job.createdAt };
}
