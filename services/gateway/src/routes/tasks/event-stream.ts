import { createHash } from 'node:crypto';
import { progressOf, type TaskStreamEvent } from '@groundwork/contract';
import type { TaskRecord } from './task-record.js';

/** One event of a stream, whole. */
export interface StreamEvent {
  readonly event: TaskStreamEvent;
  /** Tells this state from every other one of the task: the same in every process of the gateway. */
  readonly id: string;
  readonly data: string;
}

/** What a stream says of a task as it stands. @param requestId of the request that asked for the stream */
export function eventOf(record: TaskRecord, requestId: string): StreamEvent {
  const { status } = record;
  if (status === 'completed' || status === 'failed') {
    return {
      event: status,
      id: status,
      data: JSON.stringify({ ...record, request_id: requestId }),
    };
  }
  const data = JSON.stringify(progressOf(record));
  const id = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { event: 'progress', id, data };
}

/** As text/event-stream has it; JSON holds no line break. */
export function eventText({ event, id, data }: StreamEvent): string {
  return `event: ${event}\nid: ${id}\ndata: ${data}\n\n`;
}

export const heartbeatText = ': still here\n\n';
