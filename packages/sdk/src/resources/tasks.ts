import type { Operations, Task, TaskList } from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import { byCursor } from '../pages.js';
import type { Api } from '../transport/api.js';
import { TaskFailedError } from '../waiting/errors.js';
import { type ObserveOptions, polled } from '../waiting/observe.js';
import { lastOf, type WaitOptions } from '../waiting/wait.js';

export type TasksQuery = Operations['listTasks']['query'];

/** A task that ended well, with its result. */
export type Completed<Made extends Task> = Made & {
  status: 'completed';
  completed_at: string;
  result: NonNullable<Made['result']>;
};

const hasEnded = ({ completed_at }: Task) => completed_at !== undefined;

function isCompleted<Made extends Task>(task: Made): task is Completed<Made> {
  return task.status === 'completed' && task.result !== undefined;
}

/** What became of films and families. */
export class Tasks {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * List tasks.
   *
   * One page of your account’s films and families, newest first.
   */
  list(query: TasksQuery = {}, options?: RequestOptions): Promise<TaskList> {
    return this.#api.call('listTasks', { query }, options);
  }

  /** Every task, newest first, page after page. `limit` is the size of a page. */
  all(query: TasksQuery = {}, options?: RequestOptions): AsyncGenerator<Task, void, undefined> {
    return byCursor(
      (cursor) => this.list({ ...query, cursor }, options),
      ({ tasks }) => tasks,
      query.cursor,
    );
  }

  /**
   * Poll a task.
   *
   * Its shape follows `type`. Links are new in each answer and end with `expires_at`. The `svc_land_…` identifiers of
   * webhooks and the jobs of showcases are no tasks.
   */
  get(taskId: string, options?: RequestOptions): Promise<Task> {
    return this.#api.call('getTask', { path: { taskId } }, options);
  }

  /**
   * Each state of a task, the final one last.
   *
   * ```ts
   * for await (const task of client.tasks.watch(taskId)) console.log(task.status);
   * ```
   */
  watch(taskId: string, options: ObserveOptions = {}): AsyncGenerator<Task, void, undefined> {
    return polled({ read: (signal) => this.get(taskId, { signal }), isFinal: hasEnded }, options);
  }

  /**
   * Waits until a task is completed.
   *
   * @throws TaskFailedError when it fails, WaitTimeoutError when it takes longer than `timeoutMs`, the reason of `signal`
   */
  async waitFor<Made extends Task = Task>(
    taskId: string,
    options: WaitOptions<Made> = {},
  ): Promise<Completed<Made>> {
    const watch = (observing: ObserveOptions) =>
      this.watch(taskId, observing) as AsyncIterable<Made>;
    const task = await lastOf(taskId, watch, options);
    if (!isCompleted(task)) throw new TaskFailedError(task);
    return task;
  }
}
