import { analysisTarget, type Database, jobOf, readJobOrigin } from '@groundwork/database';
import { parseTraceparent, type TraceContext } from '@groundwork/runtime';
import { z } from 'zod';

/** The ids of any job's payload, as jobs are written. */
const payloadSchema = z.object({
  task_id: z.string().optional(),
  index: z.number().optional(),
  job_id: z.string().optional(),
  reading_id: z.string().optional(),
  delivery_id: z.string().optional(),
  custom_template_id: z.string().optional(),
});

export interface WorkIds {
  readonly task_id?: string;
  readonly segment?: number;
  readonly showcase_job_id?: string;
  readonly reading_id?: string;
  readonly delivery_id?: string;
  readonly custom_template_id?: string;
}

/** The ids of a payload by their names in log lines, where `job_id` is the queue's own. Nothing of a payload that is odd. */
export function idsOf(payload: unknown): WorkIds {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return {};
  const { task_id, index, job_id, reading_id, delivery_id, custom_template_id } = parsed.data;
  return {
    ...(task_id !== undefined && { task_id }),
    ...(index !== undefined && { segment: index }),
    ...(job_id !== undefined && { showcase_job_id: job_id }),
    ...(reading_id !== undefined && { reading_id }),
    ...(delivery_id !== undefined && { delivery_id }),
    ...(custom_template_id !== undefined && { custom_template_id }),
  };
}

/** Where a piece of work comes from, as its row says. */
export interface WorkOrigin {
  /** Null without a request, as for the delivery of a test event. */
  readonly requestId: string | null;
  /** The parent span. */
  readonly trace: TraceContext | null;
}

export const UNKNOWN_ORIGIN: WorkOrigin = { requestId: null, trace: null };

const select = { requestId: true, traceparent: true } as const;

function originOf(row: { requestId: string; traceparent: string | null } | null): WorkOrigin {
  if (!row) return UNKNOWN_ORIGIN;
  return { requestId: row.requestId, trace: parseTraceparent(row.traceparent) };
}

/** The request behind a task, and the parent span of its current step. */
export async function originOfTask(database: Database, id: string): Promise<WorkOrigin> {
  return originOf(await database.task.findUnique({ where: { id }, select }));
}

export async function originOfShowcase(database: Database, id: string): Promise<WorkOrigin> {
  return originOf(await database.showcaseJob.findUnique({ where: { id }, select }));
}

export async function originOfReading(database: Database, id: string): Promise<WorkOrigin> {
  return originOf(await database.landReading.findUnique({ where: { id }, select }));
}

export async function originOfAnalysis(
  database: Database,
  customTemplateId: string,
): Promise<WorkOrigin> {
  return originOfJob(database, analysisTarget(customTemplateId).jobId);
}

/** The request behind a delivery, and the span that completed its work; unknown once it has ended. */
export async function originOfDelivery(database: Database, id: string): Promise<WorkOrigin> {
  return originOfJob(database, jobOf({ kind: 'delivery', deliveryId: id }).id);
}

async function originOfJob(database: Database, jobId: string): Promise<WorkOrigin> {
  const job = await readJobOrigin(database, jobId);
  if (!job) return UNKNOWN_ORIGIN;
  return { requestId: job.requestId, trace: parseTraceparent(job.traceparent) };
}
