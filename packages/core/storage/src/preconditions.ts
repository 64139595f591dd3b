import type { IncomingHttpHeaders } from 'node:http';

/** The headers that identify one version of an object to a client. */
export interface Validators {
  /** Strong, with its quotes. */
  etag: string;
  modifiedAt: Date;
}

/** RFC 9110, 13.2.2: whether a GET or HEAD is to be carried out, and if not, with which status it ends. */
export function precondition(headers: IncomingHttpHeaders, now: Validators): 'ok' | 304 | 412 {
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
export function rangeApplies(headers: IncomingHttpHeaders, now: Validators): boolean {
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
