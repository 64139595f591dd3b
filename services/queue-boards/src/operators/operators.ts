import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Semaphore } from '@groundwork/runtime';

/** A person who may see and control the queues. */
export interface Operator {
  /** Their name in the audit log. */
  readonly name: string;
  readonly hash: PasswordHash;
}

export const OPERATOR_NAME = /^[a-z0-9][a-z0-9._-]{0,39}$/;
export const SHORTEST_PASSWORD = 12;

/** Reads `name=hash,name=hash`. @throws with the fault, without the hash */
export function parseOperators(text: string): Operator[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const operators = entries.map((entry, index) => {
    const at = entry.indexOf('=');
    const name = entry.slice(0, at);
    const hash = readHash(entry.slice(at + 1));
    if (at < 0 || !OPERATOR_NAME.test(name) || hash === null) {
      throw new Error(`entry ${index + 1} is not name=hash as hash-password prints it`);
    }
    return { name, hash };
  });
  const names = new Set(operators.map(({ name }) => name));
  if (names.size < operators.length) throw new Error('a name is there twice');
  return operators;
}

export async function operatorEntry(name: string, password: string): Promise<string> {
  return `${name}=${writeHash(await hashPassword(password))}`;
}

/** The operator with this name and password; null if there is none, after the same time. */
export async function findOperator(
  operators: readonly Operator[],
  name: string,
  password: string,
): Promise<Operator | null> {
  const operator = operators.find((one) => one.name === name);
  const hash = (operator ?? operators[0])?.hash;
  const matches = hash !== undefined && (await isPassword(password, hash));
  return operator !== undefined && matches ? operator : null;
}

/** A password as it is kept: never itself. */
interface PasswordHash {
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

async function hashPassword(password: string): Promise<PasswordHash> {
  const chosen = { ...CHOSEN, salt: randomBytes(SALT_BYTES) };
  return { ...chosen, key: await derive(password, chosen) };
}

async function isPassword(password: string, hash: PasswordHash): Promise<boolean> {
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
function readHash(text: string): PasswordHash | null {
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
