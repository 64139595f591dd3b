import http from 'node:http';
import https from 'node:https';
import { isIPv4, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import got, { type Response } from 'got';
import type { Destination } from './destination.js';
import { transportFailure } from './safe-fetch-error.js';

export interface OutgoingRequest {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string;
}

/** An answer whose body has not been read. Whoever opens one reads its body or destroys it. */
export interface Exchange {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came over the wire: not decompressed. */
  body: Readable;
  /** The address of the peer, null when the socket was gone before it could be asked. */
  connectedAddress: string | null;
}

const USER_AGENT = 'Groundwork/1.0';
/** Of all but the last address of a name; Node's own 250 ms fails on slow, working networks. */
const CONNECT_ATTEMPT_TIMEOUT_MS = 2_000;

/**
 * Sends one request over one new connection to one of the destination's
 * checked addresses and waits for the answer's head. Redirects are an answer
 * like any other; nothing is retried, decompressed, cached or remembered.
 * @throws SafeFetchError connection_failed, timed_out; the abort's error once `signal` fired
 */
export async function openExchange(
  destination: Destination,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<Exchange> {
  const stream = got.stream(destination.url, {
    method: request.method,
    headers: { 'accept-encoding': 'identity', ...request.headers, 'user-agent': USER_AGENT },
    ...(request.body === undefined ? {} : { body: request.body }),
    agent: pinnedAgents(destination),
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
    throw transportFailure(error, destination.url);
  }
}

/**
 * Agents that only reach the checked addresses and never keep a connection:
 * whatever DNS answers by now, sockets get the answer that was checked. Agents
 * of our own also mean that no proxy from the environment comes in between.
 */
function pinnedAgents(destination: Destination): { http: http.Agent; https: https.Agent } {
  const options = {
    keepAlive: false,
    lookup: pinnedLookup(destination),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: CONNECT_ATTEMPT_TIMEOUT_MS,
  };
  return { http: new http.Agent(options), https: new https.Agent(options) };
}

function pinnedLookup(destination: Destination): LookupFunction {
  // IPv4 first: machines without working IPv6 are more common than the reverse.
  const answers = destination.addresses
    .map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }))
    .sort((a, b) => a.family - b.family);
  return (hostname, options, callback) => {
    const [first] = answers;
    // Sockets expect an answer on a later tick: before, nobody listens to their errors.
    process.nextTick(() => {
      if (hostname !== destination.host || first === undefined) {
        callback(new Error('This connection is pinned to another host'), []);
      } else if (options.all) {
        callback(null, answers);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
