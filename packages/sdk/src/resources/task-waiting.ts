import type { Task, TaskProgress } from '../generated/api.js';
import type { WaitOptions } from '../waiting/wait.js';
import type { WatchOptions } from '../waiting/watch-task.js';

/** A task that ended well, with its result. */
export type Completed<Made extends Task> = Made & {
  status: 'completed';
  completed_at: string;
  result: NonNullable<Made['result']>;
};

export type TaskWaitOptions = WaitOptions<TaskProgress> & WatchOptions;

/** Options of making something and waiting for it; `timeoutMs` limits the waiting. */
export interface TaskMakeOptions extends TaskWaitOptions {
  readonly idempotencyKey?: string | undefined;
}

export interface TaskWaiting {
  waitFor<Made extends Task = Task>(
    taskId: string,
    options?: TaskWaitOptions,
  ): Promise<Completed<Made>>;
}
