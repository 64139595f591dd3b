import { CallError } from '../errors.js';
import type { Task, TaskProgress } from '../generated/api.js';
import { pause } from '../transport/timing.js';
import { type ObserveOptions, polled } from './observe.js';
import type { Observed } from './wait.js';

/** One event of the stream of a task; the task itself comes with the last one. */
export type TaskStreamEvent =
  | { readonly event: 'progress'; readonly id: string; readonly data: TaskProgress }
  | { readonly event: 'completed' | 'failed'; readonly id: string; readonly data: Task };

export interface TaskSource {
  get(taskId: string, options: { readonly signal: AbortSignal | undefined }): Promise<Task>;
  /** `undefined` is a sign of life from the server. */
  stream(
    taskId: string,
    options: { readonly signal: AbortSignal | undefined; readonly lastEventId: string | undefined },
  ): AsyncIterable<TaskStreamEvent | undefined>;
}

export interface WatchOptions extends ObserveOptions {
  /** `false` polls only. Left out, server-sent events are followed where they arrive, and polls take their place where not. */
  readonly events?: boolean | undefined;
}

/** Milliseconds before a stream that ended is resumed. */
const AGAIN_MS = 1_000;

/** A task's progress, in the same form for every kind. */
export function progressOf(task: Task): TaskProgress {
  const { task_id, type, status } = task;
  if (type === 'land') {
    const { progress, stages, scenes } = task.resolution;
    return { task_id, type, status, progress, stages, scenes };
  }
  const { progress, stages } = task;
  return type === 'family'
    ? { task_id, type, status, progress, stages, members: task.members }
    : { task_id, type, status, progress, stages, scenes: task.scenes };
}

const hasEnded = ({ completed_at }: Task) => completed_at !== undefined;
const observation = (task: Task): Observed<TaskProgress, Task> => ({
  state: progressOf(task),
  whole: task,
});

/** The states of one stream; whether it ended well, and the task with it. */
async function* streamed(
  source: TaskSource,
  taskId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Observed<TaskProgress, Task>, 'ended' | 'no stream', undefined> {
  let lastEventId: string | undefined;
  for (;;) {
    let isThere = false;
    try {
      for await (const event of source.stream(taskId, { signal, lastEventId })) {
        isThere = true;
        if (event === undefined) continue;
        lastEventId = event.id;
        if (event.event === 'progress') {
          yield { state: event.data, whole: undefined };
        } else {
          yield observation(event.data);
          return 'ended';
        }
      }
    } catch (error) {
      // If the stream can't be opened, the poll that takes its place reports why.
      if (!(error instanceof CallError)) throw error;
    }
    if (!isThere) return 'no stream';
    await pause(AGAIN_MS, signal);
  }
}

/** Each state of a task, the final one last: by server-sent events if they arrive, else by polling. */
export async function* watchTask(
  source: TaskSource,
  taskId: string,
  { events = true, ...options }: WatchOptions,
): AsyncGenerator<Observed<TaskProgress, Task>, void, undefined> {
  const { signal } = options;
  if (events && (yield* streamed(source, taskId, signal)) === 'ended') return;
  const observed = { read: () => source.get(taskId, { signal }), isFinal: hasEnded };
  for await (const task of polled(observed, options)) yield observation(task);
}
