import { randomBytes } from 'node:crypto';

/** Crockford's base 32 in lower case: no look-alikes, safe in URLs, file names and queue job ids. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

function base32(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i++) {
    text = (ALPHABET[Number(rest & 31n)] ?? '') + text;
    rest >>= 5n;
  }
  return text;
}

/** A prefix, 48 bits of the time in ms and 80 random bits: 26 characters that sort by time. */
export function newId(prefix: string, now: number = Date.now()): string {
  const random = BigInt(`0x${randomBytes(10).toString('hex')}`);
  return prefix + base32(BigInt(now), 10) + base32(random, 16);
}

/** 160 random bits as 32 characters, for keys and secrets. */
export function randomToken(): string {
  return base32(BigInt(`0x${randomBytes(20).toString('hex')}`), 32);
}
