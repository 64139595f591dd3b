import type { TaskKind } from '@groundwork/contract';
import { type AnalysisWork, analysisJobOf } from './analysis-work.js';

/** One step of work, as the code that opens it names it. */
export type Work =
  | {
      readonly kind: 'task';
      readonly taskKind: TaskKind;
      readonly taskId: string;
      readonly step: 'prepare' | 'assemble';
    }
  | {
      readonly kind: 'segment';
      readonly taskKind: TaskKind;
      readonly taskId: string;
      readonly index: number;
    }
  | { readonly kind: 'showcase'; readonly showcaseJobId: string }
  | { readonly kind: 'reading'; readonly readingId: string }
  | { readonly kind: 'delivery'; readonly deliveryId: string }
  | AnalysisWork;

/** A row of jobs: its id names the work and its step, its payload the work for the queue. */
export interface NamedJob {
  readonly id: string;
  readonly queue: string;
  /** Ids only, nothing that a customer sent. */
  readonly payload: Readonly<Record<string, string | number>>;
}

function queueOf(kind: TaskKind, step: 'prepare' | 'segment' | 'assemble'): string {
  if (kind === 'family') return 'family-portraits';
  return `${kind === 'land' ? 'land' : 'property'}-${step}`;
}

export function taskJobId(taskId: string, step: 'prepare' | 'assemble'): string {
  return `${taskId}_${step}`;
}

export function segmentJobId(taskId: string, index: number): string {
  return `${taskId}_${index}`;
}

export function deliveryJobId(deliveryId: string): string {
  return `${deliveryId}_deliver`;
}

/** The job of a step of work: its queue and payload. The catalogue of queues lists the same jobs by service. */
export function jobOf(work: Work): NamedJob {
  switch (work.kind) {
    case 'task': {
      const { taskKind, taskId: task_id, step } = work;
      return { id: taskJobId(task_id, step), queue: queueOf(taskKind, step), payload: { task_id } };
    }
    case 'segment':
      return {
        id: segmentJobId(work.taskId, work.index),
        queue: queueOf(work.taskKind, 'segment'),
        payload: { task_id: work.taskId, index: work.index },
      };
    case 'showcase': {
      const job_id = work.showcaseJobId;
      return { id: `${job_id}_render`, queue: 'showcase-render', payload: { job_id } };
    }
    case 'reading': {
      const reading_id = work.readingId;
      return { id: `${reading_id}_read`, queue: 'land-reading', payload: { reading_id } };
    }
    case 'delivery': {
      const delivery_id = work.deliveryId;
      return { id: deliveryJobId(delivery_id), queue: 'webhook-deliver', payload: { delivery_id } };
    }
    case 'analysis':
      return analysisJobOf(work);
  }
}

/** Names a job on its queue. Fresh each time: a kept job of the same name would swallow it. */
export function enqueuedIdOf(job: Pick<NamedJob, 'id'>, enqueues: number): string {
  return `${job.id}_${enqueues}`;
}
