import { UnexpectedAnswerError } from '../errors.js';
import { eventsOf } from './event-stream.js';

/** An event whose data is JSON, as the service sends them. */
interface JsonEvent {
  readonly event: string;
  readonly id: string;
  readonly data: unknown;
}

/**
 * Each event of a stream of the service with its data parsed; `undefined` is a sign of life from the server.
 *
 * @throws UnexpectedAnswerError, ConnectionError, the reason of the signal
 */
export async function* jsonEventsOf<Event extends JsonEvent>(
  response: Response,
  signal: AbortSignal | undefined,
): AsyncGenerator<Event | undefined, void, undefined> {
  const call = { method: 'GET', url: response.url, idempotencyKey: undefined };
  const parsed = (data: string): unknown => {
    try {
      return JSON.parse(data);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const facts = {
        status: response.status,
        requestId: undefined,
        retryAfterSeconds: undefined,
      };
      throw new UnexpectedAnswerError({ ...facts, excerpt: data.slice(0, 500) }, call);
    }
  };
  for await (const event of eventsOf(response, call, signal)) {
    yield event === undefined ? undefined : ({ ...event, data: parsed(event.data) } as Event);
  }
}
