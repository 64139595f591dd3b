import { createHash } from 'node:crypto';
import type { TaskStreamEvent } from '@groundwork/contract/tasks/task-answers';

export interface StreamEvent {
  readonly event: TaskStreamEvent;
  /** Distinguishes this state from every other one of the same thing: the same in every process of the gateway. */
  readonly id: string;
  readonly data: string;
}

/** The last event of a stream, with the thing as polling shows it. */
export function endEvent(status: 'completed' | 'failed', record: object): StreamEvent {
  return { event: status, id: status, data: JSON.stringify(record) };
}

export function progressEvent(progress: object): StreamEvent {
  const data = JSON.stringify(progress);
  const id = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { event: 'progress', id, data };
}

/** As text/event-stream has it; JSON holds no line break. */
export function eventText({ event, id, data }: StreamEvent): string {
  return `event: ${event}\nid: ${id}\ndata: ${data}\n\n`;
}

export const heartbeatText = ': still here\n\n';
