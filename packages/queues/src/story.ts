import type { Database } from '@groundwork/database';
import { z } from 'zod';

/** The ids of any job's payload, as jobs are written. */
const payloadSchema = z.object({
  task_id: z.string().optional(),
  index: z.number().optional(),
  job_id: z.string().optional(),
  delivery_id: z.string().optional(),
});

export interface WorkIds {
  readonly task_id?: string;
  readonly segment?: number;
  readonly showcase_job_id?: string;
  readonly delivery_id?: string;
}

/** What log lines call the ids of a payload; `job_id` is the queue's own there. Nothing of a payload that is odd. */
export function idsOf(payload: unknown): WorkIds {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return {};
  const { task_id, index, job_id, delivery_id } = parsed.data;
  return {
    ...(task_id !== undefined && { task_id }),
    ...(index !== undefined && { segment: index }),
    ...(job_id !== undefined && { showcase_job_id: job_id }),
    ...(delivery_id !== undefined && { delivery_id }),
  };
}

type RequestFact = Readonly<Record<string, string>>;

const factOf = (row: { requestId: string } | null): RequestFact =>
  row ? { request_id: row.requestId } : {};

/** The request that asked for a task, as log lines carry it. */
export async function requestOfTask(database: Database, id: string): Promise<RequestFact> {
  return factOf(await database.task.findUnique({ where: { id }, select: { requestId: true } }));
}

/** The request that asked for a showcase, as log lines carry it. */
export async function requestOfShowcase(database: Database, id: string): Promise<RequestFact> {
  return factOf(
    await database.showcaseJob.findUnique({ where: { id }, select: { requestId: true } }),
  );
}
