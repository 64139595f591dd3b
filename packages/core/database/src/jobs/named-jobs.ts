import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import { jobCatalogue, type NamedJob } from './catalogue.js';

/** The id of a job's row: that of its work and the step. */
export function jobIdOf({ queue, payload }: NamedJob): string {
  const [work, part] = Object.values(payload);
  return `${work}_${jobCatalogue[queue].step ?? part}`;
}

type FilmStep = 'prepare' | 'segment' | 'assemble';

function filmQueue<Step extends FilmStep>(kind: TaskKind, step: Step) {
  return kind === 'land' ? (`land-${step}` as const) : (`property-${step}` as const);
}

/** The job of a task's step. */
export function taskJob(kind: TaskKind, task_id: string, step: 'prepare' | 'assemble'): NamedJob {
  const queue = kind === 'family' ? 'family-portraits' : filmQueue(kind, step);
  return { queue, payload: { task_id } };
}

export function segmentJob(kind: TaskKind, task_id: string, segment: number): NamedJob {
  return { queue: filmQueue(kind, 'segment'), payload: { task_id, segment } };
}

export function showcaseJob(showcase_job_id: string): NamedJob {
  return { queue: 'showcase-render', payload: { showcase_job_id } };
}

export function readingJob(reading_id: string): NamedJob {
  return { queue: 'land-reading', payload: { reading_id } };
}

export function deliveryJob(delivery_id: string): NamedJob {
  return { queue: 'webhook-deliver', payload: { delivery_id } };
}

export function taskJobId(taskId: string, step: 'prepare' | 'assemble'): string {
  return jobIdOf(taskJob('land', taskId, step));
}

export function segmentJobId(taskId: string, segment: number): string {
  return jobIdOf(segmentJob('land', taskId, segment));
}

export function deliveryJobId(deliveryId: string): string {
  return jobIdOf(deliveryJob(deliveryId));
}

/** Names a job on its queue. Fresh each time: a kept job of the same name would swallow it. */
export function enqueuedIdOf(jobId: string, enqueues: number): string {
  return `${jobId}_${enqueues}`;
}
