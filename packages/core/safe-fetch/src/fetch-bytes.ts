import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { withDeadline } from './deadline.js';
import type { DestinationRules } from './destination.js';
import { getThroughRedirects } from './download.js';
import type { Exchange } from './exchange.js';
import { loggableTarget, SafeFetchError, transportFailure } from './safe-fetch-error.js';

export interface FetchBytesOptions {
  /** Most bytes of the body, over the wire as well as decompressed. */
  maxBytes: number;
  /** For everything together, redirects included. */
  timeoutMs: number;
  signal?: AbortSignal;
  /** Whether an answer that calls itself a page or a document is refused. */
  isPicture?: true;
}

export interface FetchedBytes {
  bytes: Buffer;
  /** Where the bytes came from, after redirects. */
  url: string;
}

/** GETs a file; every URL on the way passes all rules. See SafeFetch.fetchBytes. */
export function fetchBytes(
  text: string,
  rules: DestinationRules,
  options: FetchBytesOptions,
): Promise<FetchedBytes> {
  return withDeadline(text, options, async (signal) => {
    const headers = { accept: options.isPicture ? 'image/*' : '*/*' };
    const { exchange, url } = await getThroughRedirects(text, rules, headers, signal);
    return { bytes: await readBody(exchange, url, options), url: url.href };
  });
}

async function readBody(
  exchange: Exchange,
  url: URL,
  { maxBytes, isPicture }: FetchBytesOptions,
): Promise<Buffer> {
  const target = loggableTarget(url);
  const tooLarge = () => new SafeFetchError('too_large', { target, limit: maxBytes });
  const { body, headers, status } = exchange;
  try {
    if (status !== 200 && status !== 203) {
      throw new SafeFetchError('bad_status', { target, status });
    }
    if (isPicture && isSomethingElse(headers['content-type'])) {
      throw new SafeFetchError('not_an_image', { target });
    }
    if (Number(headers['content-length'] ?? 0) > maxBytes) {
      throw tooLarge();
    }
    const decoder = bodyDecoder(headers['content-encoding'], target);
    const bounded = bytesUpTo(maxBytes, tooLarge);
    const chunks: Buffer[] = [];
    for await (const chunk of bounded(decoder === null ? body : decode(body, bounded, decoder))) {
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw transportFailure(error, url);
  } finally {
    body.destroy();
  }
}

/** Types that say nothing about the content: the bytes decide. */
const UNTYPED = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Whether a header names a type that is no picture: an error page or a download page rather than the photo. */
function isSomethingElse(contentType: string | undefined): boolean {
  const [type = ''] = (contentType ?? '').split(';');
  const essence = type.trim().toLowerCase();
  return !essence.startsWith('image/') && !UNTYPED.has(essence);
}

type Stage = (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;

/** Limited before the decoder too: compressed data can go on endlessly and decode to nothing. */
function decode(body: Readable, bounded: Stage, decoder: Transform): Readable {
  // The pipeline's failure is the decoder's failure, which its reader sees.
  return pipeline(body, bounded, decoder, () => {});
}

function bytesUpTo(maxBytes: number, tooLarge: () => SafeFetchError): Stage {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        throw tooLarge();
      }
      yield chunk;
    }
  };
}

/** We request the identity encoding; some servers compress regardless. */
function bodyDecoder(encoding: string | undefined, target: string) {
  switch (encoding?.trim().toLowerCase() ?? '') {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default: {
      const details = { target, code: 'UNSUPPORTED_CONTENT_ENCODING' };
      throw new SafeFetchError('connection_failed', details);
    }
  }
}
