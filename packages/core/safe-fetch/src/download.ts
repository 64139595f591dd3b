import type { DestinationRules } from './destination.js';
import type { Exchange } from './exchange.js';
import { getThroughRedirects } from './follow-redirects.js';
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
