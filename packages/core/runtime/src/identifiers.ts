import { randomBytes, randomFillSync } from 'node:crypto';

/** Crockford's base 32 in lower case: no look-alikes, safe in URLs, file names and queue job ids. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Digits of a whole number below 2^53, five bits each. */
function base32(value: number, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i++) {
    text = (ALPHABET[rest % 32] ?? '') + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Bytes that fill eight digits. */
const GROUP = 5;

function digitsOf(random: Buffer): string {
  let text = '';
  for (let at = 0; at < random.length; at += GROUP) text += base32(random.readUIntBE(at, GROUP), 8);
  return text;
}

const ID_BYTES = 2 * GROUP;
const TOKEN_BYTES = 4 * GROUP;

/** Drawn ahead for ids, which are no secrets: random bytes cost by the call rather than by the byte. */
const ahead = { bytes: Buffer.alloc(ID_BYTES * 256), used: Number.POSITIVE_INFINITY };

function randomOfId(): Buffer {
  if (ahead.used >= ahead.bytes.length) {
    randomFillSync(ahead.bytes);
    ahead.used = 0;
  }
  ahead.used += ID_BYTES;
  return ahead.bytes.subarray(ahead.used - ID_BYTES, ahead.used);
}

/** A prefix, 48 bits of the time in ms and 80 random bits: 26 characters that sort by time. */
export function newId(prefix: string, now: number = Date.now()): string {
  return prefix + base32(now, 10) + digitsOf(randomOfId());
}

/** 160 random bits as 32 characters, for keys and secrets. */
export function randomToken(): string {
  return digitsOf(randomBytes(TOKEN_BYTES));
}
