import { type CallFacts, ConnectionError, TimeoutError, UnexpectedAnswerError } from '../errors.js';

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

interface StreamedEvent {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

/** Milliseconds until the first byte, and between two: the service says something every fifteen seconds. */
const FIRST_BYTE_MS = 10_000;
const SILENCE_MS = 45_000;

type Read = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>;

async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  ms: number,
  call: CallFacts,
): Promise<Read> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(`${call.url} said nothing for ${ms} ms`, call));
    }, ms);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

function eventOf(block: string): StreamedEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, name, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const before = name === 'data' ? fields.get(name) : undefined;
    fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  const data = fields.get('data');
  return data === undefined
    ? undefined
    : { event: fields.get('event') ?? 'message', id: fields.get('id') ?? '', data };
}

/**
 * Each event of an answer until it ends; `undefined` for a comment, a sign of life from the server.
 *
 * @throws ConnectionError when it breaks off or goes quiet, the reason of the signal
 */
async function* eventsOf(
  response: Response,
  call: CallFacts,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamedEvent | undefined, void, undefined> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let text = '';
  let ms = FIRST_BYTE_MS;
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, ms, call);
      if (done) return;
      ms = SILENCE_MS;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof ConnectionError) throw error;
    throw new ConnectionError(`${call.url} broke off`, call, error);
  } finally {
    // A stream that broke off can't be cancelled, and need not be.
    await reader.cancel().catch(() => undefined);
  }
}
