import type { Task, TaskProgress } from '../generated/api.js';
import type { Api } from '../transport/api.js';
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

/** Calls of one part of the API. */
export abstract class Resource {
  protected readonly api: Api;

  constructor(api: Api) {
    this.api = api;
  }
}

/** One that makes what a task is waited for. */
export abstract class Making extends Resource {
  protected readonly tasks: TaskWaiting;

  constructor(api: Api, tasks: TaskWaiting) {
    super(api);
    this.tasks = tasks;
  }
}
