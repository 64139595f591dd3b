import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Semaphore } from '@groundwork/runtime';

/** A password as it is kept: never itself. */
export interface PasswordHash {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** 32 MB and some 0.3 s of a core for each guess: the first of OWASP's equal choices that a small pod can bear. */
const CHOSEN = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };
/** So that a mistyped hash cannot take the process's memory. */
const MOST_COST = 2 ** 17;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** One at a time: guesses must not take all cores and 32 MB each. */
const semaphore = new Semaphore(1);

function derive(password: string, hash: Omit<PasswordHash, 'key'>): Promise<Buffer> {
  const { cost, blockSize, parallelization, salt } = hash;
  const options = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize };
  return semaphore.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const chosen = { ...CHOSEN, salt: randomBytes(SALT_BYTES) };
  return { ...chosen, key: await derive(password, chosen) };
}

export async function isPassword(password: string, hash: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, hash), hash.key);
}

/** Without characters that mean something to a shell, to compose or in a list. */
export function writeHash(hash: PasswordHash): string {
  const { cost, blockSize, parallelization, salt, key } = hash;
  const numbers = [cost, blockSize, parallelization].join('.');
  return `scrypt.${numbers}.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

const FORM = /^scrypt\.(\d{4,6})\.(\d{1,2})\.(\d{1,2})\.([\w-]{22,86})\.([\w-]{43})$/;

/** @returns null when the text is no hash of ours */
export function readHash(text: string): PasswordHash | null {
  const [, cost, blockSize, parallelization, salt = '', key = ''] = FORM.exec(text) ?? [];
  const hash = {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
  const isPowerOfTwo = Number.isInteger(Math.log2(hash.cost));
  return isPowerOfTwo && hash.cost <= MOST_COST && hash.blockSize > 0 && hash.parallelization > 0
    ? hash
    : null;
}
