import { createHash } from 'node:crypto';
import { limits } from '@groundwork/contract/limits';
import type { TaskStreamEvent } from '@groundwork/contract/tasks/task-answers';
import type { Request, Response } from 'express';
import { callerOf } from '../request/request-context.js';
import type { StreamPlaces } from './stream-places.js';
import type { Watch } from './watch.js';

export interface StreamSettings {
  readonly streamPlaces: StreamPlaces;
  /** Milliseconds between comments on a quiet stream, where they differ from the contract's. */
  readonly heartbeatMs?: number;
}

/** Milliseconds after which a client should reconnect to an ended stream. */
const RETRY_MS = 2_000;

function begin(response: Response): void {
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // nginx would hold events back.
    'X-Accel-Buffering': 'no',
  });
}

/**
 * Answers with server-sent events: the current state, unless the client has it, then each change and the end. A client
 * that reconnects after the end gets 204, on which browsers stop.
 */
export async function streamEvents<State>(
  services: StreamSettings,
  request: Request,
  response: Response,
  streamed: {
    readonly id: string;
    /** Returns its current event. */
    readonly first: StreamEvent;
    readonly watch: Watch<State>;
    readonly eventOf: (state: State) => StreamEvent;
  },
): Promise<void> {
  const heartbeatMs = services.heartbeatMs ?? limits.taskEvents.heartbeatSeconds * 1000;
  const { id, first, watch, eventOf } = streamed;
  const known = request.get('last-event-id');
  if (first.event !== 'progress' && known === first.id) {
    response.status(204).end();
    return;
  }
  if (request.method === 'HEAD') {
    begin(response);
    response.end();
    return;
  }
  const place = await services.streamPlaces.take(callerOf(response).key.id);
  // The client has left.
  if (response.destroyed) return place.leave();
  begin(response);
  response.flushHeaders();
  const write = (text: string) => {
    // A client that reads slowly keeps a stream that has ended open.
    if (!response.writableEnded) response.write(text);
  };
  write(`retry: ${RETRY_MS}\n\n`);

  let last = known;
  const tell = (event: StreamEvent) => {
    if (event.id === last) return;
    // A slow client skips progress that would be out of date.
    if (event.event === 'progress' && response.writableNeedDrain) return;
    last = event.id;
    write(eventText(event));
    if (event.event !== 'progress') response.end();
  };
  const heartbeat = setInterval(() => {
    write(heartbeatText);
    place.renew();
  }, heartbeatMs);
  const limit = setTimeout(() => response.end(), limits.taskEvents.streamSeconds * 1000);
  let unwatch = () => {};
  response.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(limit);
    unwatch();
    place.leave();
  });
  tell(first);
  if (response.writableEnded) return;
  unwatch = watch.add({
    id,
    onState: (state) => tell(eventOf(state)),
    onClose: () => response.end(),
  });
}

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
function eventText({ event, id, data }: StreamEvent): string {
  return `event: ${event}\nid: ${id}\ndata: ${data}\n\n`;
}

const heartbeatText = ': still here\n\n';
