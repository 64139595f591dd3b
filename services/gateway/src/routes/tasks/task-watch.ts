import { isFinal } from '@groundwork/contract';
import { isDatabaseUnavailable } from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import { recordsOf, type TaskRecord, type TaskServices } from './task-record.js';

/** Milliseconds between two looks at the tasks that somebody watches. */
const LOOK_MS = 1_000;
/** Tasks of one query. */
const MOST_AT_ONCE = 500;

/** Somebody who is told what becomes of a task. */
export interface TaskWatcher {
  readonly taskId: string;
  /** Told at each look, whether something has changed or not. */
  readonly onRecord: (record: TaskRecord) => void;
  /** Told when there will be no more looks. */
  readonly onClose: () => void;
}

/** Looks at all watched tasks of this process together, so that a thousand watchers cost as much as one. */
export class TaskWatch {
  readonly #services: TaskServices;
  readonly #log: Logger;
  readonly #lookMs: number;
  readonly #watchers = new Set<TaskWatcher>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(services: TaskServices, log: Logger, lookMs = LOOK_MS) {
    this.#services = services;
    this.#log = log;
    this.#lookMs = lookMs;
  }

  /** @returns what ends the watching */
  add(watcher: TaskWatcher): () => void {
    if (this.#isClosed) {
      watcher.onClose();
      return () => undefined;
    }
    this.#watchers.add(watcher);
    this.#schedule();
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Ends all watching, for good. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const watcher of [...this.#watchers]) watcher.onClose();
    this.#watchers.clear();
  }

  #schedule(): void {
    if (this.#timer !== null || this.#isClosed || this.#watchers.size === 0) return;
    this.#timer = setTimeout(() => {
      void this.#look().finally(() => {
        this.#timer = null;
        this.#schedule();
      });
    }, this.#lookMs);
  }

  async #look(): Promise<void> {
    const taskIds = [...new Set([...this.#watchers].map(({ taskId }) => taskId))];
    try {
      for (let begin = 0; begin < taskIds.length; begin += MOST_AT_ONCE) {
        await this.#tell(taskIds.slice(begin, begin + MOST_AT_ONCE));
      }
    } catch (error) {
      // Whoever watches waits for the next look; the database may be back then.
      const words = 'watched tasks could not be looked at';
      if (isDatabaseUnavailable(error)) this.#log.warn({ err: error }, words);
      else this.#log.error({ err: error }, words);
    }
  }

  async #tell(taskIds: readonly string[]): Promise<void> {
    const tasks = await this.#services.database.task.findMany({
      where: { id: { in: [...taskIds] } },
    });
    const records = new Map<string, TaskRecord>();
    // A watcher is given the request that it asked with by its stream.
    for (const record of await recordsOf(this.#services, tasks, '')) {
      records.set(record.task_id, record);
    }
    for (const watcher of [...this.#watchers]) {
      const record = records.get(watcher.taskId);
      if (record === undefined) continue;
      watcher.onRecord(record);
      if (isFinal(record.status)) this.#watchers.delete(watcher);
    }
  }
}
