import { connect } from 'node:net';
import { type FuzzRequest, wireBytes } from './fuzz-request.js';

/** The outcome of a request: an answer, a connection closed without one, or nothing in time. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: ReadonlyMap<string, string>;
      /** Of an event stream, what had come by then. */
      readonly body: string;
    }
  | { readonly kind: 'closed' }
  | { readonly kind: 'silence' };

/** Milliseconds until an event stream has shown its head, and is left. */
const STREAM_MS = 200;

function headOf(text: string): { status: number; headers: Map<string, string> } {
  const [line = '', ...lines] = text.split('\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: new Map(
      lines.map((header) => {
        const colon = header.indexOf(':');
        return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
      }),
    ),
  };
}

function dechunked(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const length = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (!(length >= 0)) return null;
    if (length === 0) return Buffer.concat(parts);
    if (bytes.length < end + 2 + length) return null;
    parts.push(bytes.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}

/** The head of an answer, without that of a 100 before it; empty while it is not whole. */
function finalHead(text: string): string {
  const [head, ...rest] = text.split('\r\n\r\n');
  if (head === undefined || rest.length === 0) return '';
  return /^HTTP\/1\.1 100 /.test(head) ? finalHead(rest.join('\r\n\r\n')) : head;
}

/** The answer in these bytes, or null while it is not whole. */
function answerIn(bytes: Buffer, method: string, isEnd: boolean): Outcome | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const { status, headers } = headOf(bytes.toString('latin1', 0, end));
  const rest = bytes.subarray(end + 4);
  if (status === 100) return answerIn(rest, method, isEnd);
  const answer = (body: Buffer): Outcome => ({
    kind: 'answer',
    status,
    headers,
    body: body.toString('utf8'),
  });
  if (method === 'HEAD' || status === 204 || status === 304) return answer(Buffer.alloc(0));
  if (headers.get('transfer-encoding') === 'chunked') {
    const body = dechunked(rest);
    return body && answer(body);
  }
  const length = headers.get('content-length');
  if (length === undefined) return isEnd ? answer(rest) : null;
  return rest.length >= Number(length) ? answer(rest.subarray(0, Number(length))) : null;
}

/**
 * Sends a request as it is, over a connection of its own, and says what came of it. A request that is broken
 * is followed by the end of the client's side, as when a client dies.
 *
 * @param options.limitMs after which it counts as silence
 */
export function exchange(
  request: FuzzRequest,
  { port, limitMs }: { readonly port: number; readonly limitMs: number },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const chunks: Buffer[] = [];
    let timer = setTimeout(() => finish({ kind: 'silence' }), limitMs);
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const look = (isEnd: boolean) => {
      const bytes = Buffer.concat(chunks);
      const answer = answerIn(bytes, request.method, isEnd);
      if (answer) return finish(answer);
      const head = finalHead(bytes.toString('latin1'));
      if (isEnd) finish({ kind: 'closed' });
      else if (/content-type: text\/event-stream/i.test(head)) {
        clearTimeout(timer);
        timer = setTimeout(() => finish({ kind: 'answer', ...headOf(head), body: '' }), STREAM_MS);
      }
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      look(false);
    });
    socket.on('end', () => look(true));
    // A server may close before it has read a body that it refuses; what it said before counts.
    socket.on('error', () => look(true));
    socket.on('close', () => look(true));
    socket.write(wireBytes(request));
    if (request.isBroken) socket.end();
  });
}
