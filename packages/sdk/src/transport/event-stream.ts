import { type CallFacts, ConnectionError, TimeoutError } from '../errors.js';

export interface StreamedEvent {
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
export async function* eventsOf(
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
