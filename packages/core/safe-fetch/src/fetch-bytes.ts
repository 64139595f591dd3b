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
    const contentType = somethingElse(headers['content-type']);
    if (isPicture && contentType !== null) {
      throw new SafeFetchError('not_an_image', { target, contentType });
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

/** An error page, a document or a film in place of the photo; of other types, such as those of downloads, the bytes decide. */
const SOMETHING_ELSE =
  /^(?:text|audio|video|font|multipart|message)\/|^application\/(?:.*(?:json|xml|html|pdf|zip|script))$/;

/** The type that a header names, where it is surely no picture. */
function somethingElse(contentType: string | undefined): string | null {
  const [type = ''] = (contentType ?? '').split(';');
  const essence = type.trim().toLowerCase();
  return SOMETHING_ELSE.test(essence) ? essence : null;
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
    // Not encodings, but what some servers send with plain bytes.
    case 'identity':
    case 'none':
    case 'utf-8':
    case 'binary':
    case 'aws-chunked':
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
