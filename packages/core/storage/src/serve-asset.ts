import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path/posix';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireObjectKey } from './object-keys.js';
import { ObjectNotFound, type ObjectStat, type ObjectStore } from './object-store.js';

/** The requested part of an object: all of it, one range (both ends included), or an unsatisfiable one. */
type RequestedRange = 'whole' | 'unsatisfiable' | { start: number; end: number };

const SINGLE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/;

/**
 * RFC 9110, 14.1.2 and 14.2: what isn't one well-formed range of bytes is
 * ignored, several ranges too.
 */
function requestedRange(header: string | undefined, bytes: number): RequestedRange {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') {
    return 'whole';
  }
  if (first === '') {
    const suffix = Math.min(Number(last), bytes);
    return suffix === 0 ? 'unsatisfiable' : { start: bytes - suffix, end: bytes - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) {
    return 'whole';
  }
  if (start >= bytes) {
    return 'unsatisfiable';
  }
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}

export interface ServeAssetOptions {
  /** When the URL ends; caches must have forgotten the answer by then. */
  expiresAt: Date;
  /** Name for a browser that saves the file; the key's last segment when omitted. */
  filename?: string;
}

/** A client that takes nothing for so long has left or sleeps; it can ask for the rest with a range. */
const IDLE_TIMEOUT_MS = 120_000;
/** stream.pipeline listens seven times for the end of a response; with those of its service Node takes them for a leak. */
const PIPELINE_LISTENERS = 7;

/**
 * Answers a GET or HEAD with an object: whole, a single range, or 304. It streams, holds the object open only while
 * bytes flow, and resolves when the answer is sent or the client has gone.
 *
 * @throws ObjectNotFound before anything is written; a store's failure, which cuts off an answer that has started
 */
export async function serveAsset(
  store: ObjectStore,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  options: ServeAssetOptions,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const object = await store.stat(requireObjectKey(key));
  if (object === null) {
    throw new ObjectNotFound(key);
  }
  const { bytes } = object;
  setHeaders(response, key, object, options);
  const condition = precondition(request.headers, object);
  if (condition === 304) {
    response.writeHead(304).end();
    return;
  }
  if (condition === 412) {
    response.writeHead(412, { 'cache-control': 'no-store' }).end();
    return;
  }
  // A range is defined for GET alone.
  const ranged = request.method === 'GET' && rangeApplies(request.headers, object);
  const range = ranged ? requestedRange(request.headers.range, bytes) : 'whole';
  if (range === 'unsatisfiable') {
    const headers = { 'cache-control': 'no-store', 'content-range': `bytes */${bytes}` };
    response.writeHead(416, headers).end();
    return;
  }
  const part = range === 'whole' ? { start: 0, end: bytes - 1 } : range;
  const source = request.method === 'HEAD' || bytes === 0 ? null : await store.openRead(key, part);
  response.writeHead(range === 'whole' ? 200 : 206, {
    'content-type': object.contentType,
    'content-length': part.end - part.start + 1,
    ...(range === 'whole' ? {} : { 'content-range': `bytes ${part.start}-${part.end}/${bytes}` }),
  });
  if (source === null) {
    response.end();
  } else {
    await send(source, response);
  }
}

/** Resolves too when the client goes away: that is its right, and a player does it all the time. */
async function send(source: Readable, response: ServerResponse): Promise<void> {
  let clientLeft = response.destroyed;
  response.once('close', () => {
    clientLeft ||= !response.writableFinished && source.errored === null;
  });
  response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
  response.setMaxListeners(response.getMaxListeners() + PIPELINE_LISTENERS);
  try {
    await pipeline(source, response);
  } catch (error) {
    if (!clientLeft) {
      throw error;
    }
  }
}

function setHeaders(
  response: ServerResponse,
  key: string,
  object: ObjectStat,
  options: ServeAssetOptions,
): void {
  const secondsLeft = Math.max(0, Math.floor((options.expiresAt.getTime() - Date.now()) / 1_000));
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('cache-control', `private, max-age=${secondsLeft}`);
  const filename = (options.filename ?? basename(key)).replace(/[^\w.-]+/g, '-');
  response.setHeader('content-disposition', `inline; filename="${filename}"`);
  // Films are embedded in customers' pages.
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('etag', object.etag);
  response.setHeader('last-modified', object.modifiedAt.toUTCString());
  response.setHeader('x-content-type-options', 'nosniff');
}

/** The headers that identify one version of an object to a client. */
interface Validators {
  /** Strong, with its quotes. */
  etag: string;
  modifiedAt: Date;
}

/** RFC 9110, 13.2.2: whether a GET or HEAD is to be carried out, and if not, with which status it ends. */
function precondition(headers: IncomingHttpHeaders, now: Validators): 'ok' | 304 | 412 {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) {
    if (!lists(ifMatch, now.etag, 'strong')) {
      return 412;
    }
  } else if (isLater(now.modifiedAt, headers['if-unmodified-since'])) {
    return 412;
  }
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) {
    return lists(ifNoneMatch, now.etag, 'weak') ? 304 : 'ok';
  }
  const since = seconds(headers['if-modified-since']);
  return since !== null && wholeSeconds(now.modifiedAt) <= since ? 304 : 'ok';
}

/** RFC 9110, 13.1.5: whether a range is still of the version that the client has the other part of. */
function rangeApplies(headers: IncomingHttpHeaders, now: Validators): boolean {
  const ifRange = headers['if-range'];
  if (ifRange === undefined) {
    return true;
  }
  const validator = String(ifRange).trim();
  return validator === now.etag || seconds(validator) === wholeSeconds(now.modifiedAt);
}

function lists(header: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.some(
    (tag) =>
      tag === '*' || tag === etag || (comparison === 'weak' && tag.replace(/^W\//, '') === etag),
  );
}

function isLater(modifiedAt: Date, header: string | undefined): boolean {
  const limit = seconds(header);
  return limit !== null && wholeSeconds(modifiedAt) > limit;
}

/** Of an HTTP date, which has no fractions; null for anything else. */
function seconds(header: string | undefined): number | null {
  const time = /^[A-Z][a-z]{2,8},? /.test(header ?? '') ? Date.parse(header ?? '') : Number.NaN;
  return Number.isNaN(time) ? null : time / 1_000;
}

function wholeSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}
