import { isFinal } from '@groundwork/contract';
import type { Logger } from '@groundwork/runtime';
import { Watch } from '../../event-streams/watch.js';
import { recordsOf, type TaskRecord, type TaskServices } from './task-record.js';

/** Looks at all tasks of this process that are watched, together. */
export class TaskWatch extends Watch<TaskRecord> {
  constructor(services: TaskServices, log: Logger, lookMs?: number) {
    super(
      async (ids) => {
        const tasks = await services.database.task.findMany({ where: { id: { in: ids } } });
        // A watcher is given the request that it asked with by its stream.
        const records = await recordsOf(services, tasks, '');
        return new Map(records.map((record) => [record.task_id, record]));
      },
      ({ status }) => isFinal(status),
      log,
      lookMs,
    );
  }
}
