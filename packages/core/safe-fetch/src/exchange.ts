import type http from 'node:http';
import type { Readable } from 'node:stream';
import type { Response } from 'got';
import got from 'got';
import type { Destination } from './destination.js';
import { type PinnedAgents, pinnedAgents } from './pinned-agents.js';
import { textProperty, transportFailure } from './safe-fetch-error.js';

interface OutgoingRequest {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string;
}

/** An answer whose body has not been read. The caller reads its body or destroys it. */
export interface Exchange {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came over the wire: not decompressed. */
  body: Readable;
  /** Address of the peer; null when the socket had closed before it could be read. */
  connectedAddress: string | null;
}

const USER_AGENT = 'Groundwork/1.0';

/** How a connection ends that its server had closed before a request on it arrived. */
const CUT_OFF: readonly unknown[] = ['ECONNRESET', 'EPIPE'];

/**
 * Sends one request over a connection to one of the destination's checked
 * addresses, a new one unless `agents` keep some, and waits for the answer's head.
 * One that was kept and ends without an answer was most likely closed while it
 * rested: then the request goes out once more, over a new one. Redirects are an answer
 * like any other; nothing else is retried, nothing is decompressed, cached or remembered.
 * @throws SafeFetchError connection_failed, timed_out; the abort's error once `signal` fired
 */
export async function openExchange(
  destination: Destination,
  request: OutgoingRequest,
  signal: AbortSignal,
  agents: PinnedAgents = pinnedAgents(destination),
): Promise<Exchange> {
  let isKept = false;
  const stream = got.stream(destination.url, {
    method: request.method,
    headers: { 'accept-encoding': 'identity', ...request.headers, 'user-agent': USER_AGENT },
    ...(request.body === undefined ? {} : { body: request.body }),
    agent: { ...agents },
    signal,
    decompress: false,
    followRedirect: false,
    http2: false,
    https: { rejectUnauthorized: true },
    retry: { limit: 0 },
    throwHttpErrors: false,
  });
  try {
    const response = await new Promise<Response>((resolve, reject) => {
      stream.once('request', (sent: http.ClientRequest) => {
        sent.once('socket', () => {
          isKept = sent.reusedSocket;
        });
      });
      stream.once('response', resolve);
      // Stays for the life of the stream: an error between here and the reader
      // of the body must not be without a listener. The reader sees it again.
      stream.on('error', reject);
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: stream,
      connectedAddress: response.ip ?? null,
    };
  } catch (error) {
    stream.destroy();
    if (isKept && !signal.aborted && CUT_OFF.includes(textProperty(error, 'code'))) {
      return openExchange(destination, request, signal);
    }
    throw transportFailure(error, destination.url);
  }
}
