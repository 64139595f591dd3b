import type { Task, TaskProgress } from '../generated/api.js';
import { TaskMethods } from '../generated/methods.js';
import type { RequestOptions } from '../options.js';
import { jsonEventsOf } from '../transport/event-stream.js';
import { lastOf, TaskFailedError } from '../waiting/wait.js';
import { type TaskStreamEvent, type WatchOptions, watchTask } from '../waiting/watch-task.js';
import type { Completed, TaskWaiting, TaskWaitOptions } from './resource.js';

export interface StreamOptions extends RequestOptions {
  /** The `id` of the last event you have seen: only newer events are sent. */
  readonly lastEventId?: string | undefined;
}

function isCompleted<Made extends Task>(task: Made): task is Completed<Made> {
  return task.status === 'completed' && task.result !== undefined;
}

/** Tasks: the state and results of films and families. */
export class Tasks extends TaskMethods implements TaskWaiting {
  /**
   * Follow a task.
   *
   * The events of one connection, which the service may end early: `watch` takes it up again, and polls.
   */
  async *stream(
    taskId: string,
    options: StreamOptions = {},
  ): AsyncGenerator<TaskStreamEvent, void, undefined> {
    for await (const event of this.#stream(taskId, options)) {
      if (event !== undefined) yield event;
    }
  }

  async *#stream(
    taskId: string,
    { lastEventId, ...options }: StreamOptions,
  ): AsyncGenerator<TaskStreamEvent | undefined, void, undefined> {
    const response = await this.api.call(
      'streamTask',
      { path: { taskId } },
      {
        ...options,
        headers: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
      },
    );
    yield* jsonEventsOf<TaskStreamEvent>(response, options.signal);
  }

  /**
   * Each state of a task, in the same form for every kind, the final one last.
   *
   * ```ts
   * for await (const { status, progress } of client.tasks.watch(taskId)) console.log(status, progress);
   * ```
   */
  async *watch(
    taskId: string,
    options: WatchOptions = {},
  ): AsyncGenerator<TaskProgress, void, undefined> {
    for await (const { state } of this.#watch(taskId, options)) yield state;
  }

  #watch(taskId: string, options: WatchOptions) {
    const source = {
      get: (id: string, reading: RequestOptions) => this.get(id, reading),
      stream: (id: string, streaming: StreamOptions) => this.#stream(id, streaming),
    };
    return watchTask(source, taskId, options);
  }

  /**
   * Waits until a task is completed: follows its events, and polls where they do not arrive.
   *
   * @throws TaskFailedError when it fails, WaitTimeoutError when it takes longer than `timeoutMs`, the reason of `signal`
   */
  async waitFor<Made extends Task = Task>(
    taskId: string,
    options: TaskWaitOptions = {},
  ): Promise<Completed<Made>> {
    const { events } = options;
    const watch = (observing: WatchOptions) => this.#watch(taskId, { ...observing, events });
    const task = (await lastOf(taskId, watch, options)) as Made;
    if (!isCompleted(task)) throw new TaskFailedError(task);
    return task;
  }
}
