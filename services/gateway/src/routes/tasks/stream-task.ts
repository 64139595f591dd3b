import { progressOf } from '@groundwork/contract';
import type { Request, Response } from 'express';
import { endEvent, progressEvent, type StreamEvent } from '../../event-streams/event-stream.js';
import { type StreamSettings, streamEvents } from '../../event-streams/stream-events.js';
import { contextOf } from '../../request/request-context.js';
import { requireTask } from './get-task.js';
import { type TaskRecord, type TaskServices, taskRecord } from './task-record.js';
import type { TaskWatch } from './task-watch.js';

export interface StreamServices extends TaskServices, StreamSettings {
  readonly taskWatch: TaskWatch;
}

function eventOf(record: TaskRecord, requestId: string): StreamEvent {
  const { status } = record;
  return status === 'completed' || status === 'failed'
    ? endEvent(status, { ...record, request_id: requestId })
    : progressEvent(progressOf(record));
}

/** GET /v1/tasks/{taskId}/events. */
export function streamTask(services: StreamServices) {
  return async (request: Request, response: Response) => {
    const { requestId } = contextOf(response);
    const task = await requireTask(services.database, request, response);
    await streamEvents(services, request, response, {
      id: task.id,
      first: eventOf(await taskRecord(services, task, requestId), requestId),
      watch: services.taskWatch,
      eventOf: (record) => eventOf(record, requestId),
    });
  };
}
