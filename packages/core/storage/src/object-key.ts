/** Thrown when a key can't name an object. Keys are ours, never a customer's text: a fault of the caller. */
export class InvalidObjectKey extends Error {
  override readonly name = 'InvalidObjectKey';

  constructor(readonly key: string) {
    super(`not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  }
}

const MAX_KEY_LENGTH = 512;
/** File systems take 255 bytes. */
const MAX_SEGMENT_LENGTH = 200;
/** A segment never starts with a dot: no `.`, no `..`, and room for the store's own names. */
const SEGMENT = /^[a-z0-9_-][a-z0-9._-]*$/;

/** Segments of `a-z 0-9 . _ -` joined by slashes: the same name on every file system, in S3 and in a URL. */
export function isObjectKey(text: string): boolean {
  return (
    text.length <= MAX_KEY_LENGTH &&
    text
      .split('/')
      .every((segment) => segment.length <= MAX_SEGMENT_LENGTH && SEGMENT.test(segment))
  );
}

/** @throws InvalidObjectKey */
export function requireObjectKey(key: string): string {
  if (!isObjectKey(key)) {
    throw new InvalidObjectKey(key);
  }
  return key;
}
