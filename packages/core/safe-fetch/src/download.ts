import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import { checkUrl, type DestinationRules, resolveDestination } from './destination.js';
import { type Exchange, openExchange } from './exchange.js';
import { loggableTarget, SafeFetchError, transportFailure } from './safe-fetch-error.js';

export interface DownloadOptions {
  /** Bytes already here; a server that cannot resume starts over. */
  from: number;
  /** Most bytes of the whole file. */
  maxBytes: number;
  /** Longest time without a byte. */
  idleMs: number;
  signal?: AbortSignal;
}

export interface Download {
  /** Offset of the first chunk: `from`, or 0 when the server starts over. */
  readonly from: number;
  /** Ends with the file, or throws a SafeFetchError. */
  readonly chunks: AsyncIterable<Buffer>;
}

/**
 * GETs a large file piece by piece, from its middle where a part of it is here; every URL on the way passes all rules.
 * See SafeFetch.download.
 */
export async function openDownload(
  text: string,
  rules: DestinationRules,
  { from, maxBytes, idleMs, signal: callers }: DownloadOptions,
): Promise<Download> {
  const target = loggableTarget(text);
  const idle = new AbortController();
  const giveUp = () => idle.abort(new SafeFetchError('timed_out', { target, limit: idleMs }));
  let timer = setTimeout(giveUp, idleMs);
  const signal = callers === undefined ? idle.signal : AbortSignal.any([idle.signal, callers]);
  const failure = (error: unknown): unknown => {
    if (callers?.aborted)
      return new SafeFetchError('aborted', { target }, { cause: callers.reason });
    return idle.signal.aborted ? idle.signal.reason : error;
  };
  const headers = { accept: '*/*', ...(from > 0 && { range: `bytes=${from}-` }) };
  try {
    const { exchange, url } = await getThroughRedirects(text, rules, headers, signal);
    const { status, body } = exchange;
    const goesOn = status === 206 && firstByte(exchange) === from;
    if (status !== 200 && !goesOn) {
      body.destroy();
      throw new SafeFetchError('bad_status', { target: loggableTarget(url), status });
    }
    async function* chunks() {
      let at = goesOn ? from : 0;
      try {
        for await (const chunk of body) {
          clearTimeout(timer);
          const bytes = Buffer.from(chunk);
          at += bytes.length;
          if (at > maxBytes) throw new SafeFetchError('too_large', { target, limit: maxBytes });
          yield bytes;
          timer = setTimeout(giveUp, idleMs);
        }
      } catch (error) {
        throw failure(transportFailure(error, url));
      } finally {
        clearTimeout(timer);
        body.destroy();
      }
    }
    return { from: goesOn ? from : 0, chunks: chunks() };
  } catch (error) {
    clearTimeout(timer);
    throw failure(error);
  }
}

function firstByte({ headers }: Exchange): number | null {
  const [, first] = /^bytes (\d+)-/.exec(headers['content-range'] ?? '') ?? [];
  return first === undefined ? null : Number(first);
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * GETs through at most three redirects; every URL on the way passes all rules. The caller reads the answer's body or
 * destroys it.
 */
export async function getThroughRedirects(
  text: string,
  rules: DestinationRules,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ readonly exchange: Exchange; readonly url: URL }> {
  let next = text;
  for (let redirects = 0; ; redirects += 1) {
    const url = checkUrl(next, rules, 'http_or_https');
    const destination = await resolveDestination(url, rules, signal);
    const exchange = await openExchange(destination, { method: 'GET', headers }, signal);
    const { location } = exchange.headers;
    if (!REDIRECTS.has(exchange.status) || location === undefined) return { exchange, url };
    exchange.body.destroy();
    if (redirects === MAX_REDIRECTS) {
      throw new SafeFetchError('too_many_redirects', { target: loggableTarget(url) });
    }
    next = redirectTarget(location, url);
  }
}

function redirectTarget(location: string, base: URL): string {
  // Node reads headers as latin1; some servers write unescaped UTF-8 into this one.
  const utf8 = Buffer.from(location, 'latin1').toString('utf8');
  const reference = utf8.includes('\ufffd') ? location : utf8;
  const url = parsedUrl(reference, base.href);
  if (url === null) throw new SafeFetchError('malformed_url', { target: loggableTarget(base) });
  return url.href;
}
