/** The requested part of an object: all of it, one range (both ends included), or an unsatisfiable one. */
export type RequestedRange = 'whole' | 'unsatisfiable' | { start: number; end: number };

const SINGLE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/;

/**
 * RFC 9110, 14.1.2 and 14.2: what isn't one well-formed range of bytes is
 * ignored, several ranges too.
 */
export function requestedRange(header: string | undefined, bytes: number): RequestedRange {
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
