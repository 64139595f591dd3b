import { hashPassword, isPassword, type PasswordHash, readHash, writeHash } from './password.js';

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
