import type { Database } from '@groundwork/database/connection/client';
import { engineWorkOf } from '@groundwork/database/engine-calls/engine-calls';
import type { Task } from '@groundwork/database/generated/client';
import type { Leased } from '@groundwork/database/jobs/lease';
import type { DigitalSourceType } from '@groundwork/imaging';
import type { JobContext } from '@groundwork/queues/worker/job-runner';
import type { Logger } from '@groundwork/runtime';

/** One attempt at a step of a film, under the lease of its row. */
export interface FilmStep {
  readonly task: Task;
  readonly lease: Leased;
  /** Aborts when the lease is lost, the process stops or the time limit is over. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** The span of the step, as a header. */
  readonly traceparent: string | undefined;
}

export interface SegmentStep extends FilmStep {
  readonly index: number;
  readonly rendered: JobContext['rendered'];
}

/** Capabilities of providers whose work is seen in a film. */
export const shownWork: readonly string[] = ['image', 'video', 'presenter'];

/** Whether providers did some of this for a task. Samples never use one. */
export async function isMadeBy(
  database: Database,
  { id, livemode }: Pick<Task, 'id' | 'livemode'>,
  capabilities: readonly string[],
): Promise<boolean> {
  const work = livemode ? await engineWorkOf(database, { taskId: id }) : [];
  return work.some((capability) => capabilities.includes(capability));
}

/** Every film has parts that nobody filmed: camera moves, music, drawings and speech. */
export function sourceType(isByModel: boolean): DigitalSourceType {
  return isByModel ? 'compositeWithTrainedAlgorithmicMedia' : 'compositeSynthetic';
}
