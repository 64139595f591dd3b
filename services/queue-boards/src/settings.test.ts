import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadEnvironment } from '@groundwork/runtime';
import { describe, expect, it } from '@jest/globals';
import { findOperator } from './operators/operators.js';
import { boardsEnvironment } from './settings.js';

const REDIS_URL = 'redis://localhost';
const load = (settings: NodeJS.ProcessEnv) =>
  loadEnvironment(boardsEnvironment, { REDIS_URL, ...settings });

/** @returns what it prints */
function hashPassword(name: string, password: string): Promise<string> {
  const main = fileURLToPath(new URL('./hash-password.js', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [main, name], (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout.trim()),
    );
    child.stdin?.end(password);
  });
}

describe('OPERATORS', () => {
  it('names nobody unless it is set', () => {
    expect(load({}).OPERATORS).toEqual([]);
    expect(load({ OPERATORS: ' ' }).OPERATORS).toEqual([]);
  });

  it('takes what hash-password prints, which does not hold the password', async () => {
    const entry = await hashPassword('anna', 'a long password\n');
    expect(entry).toMatch(/^anna=scrypt\.32768\.8\.3\.[\w-]{22}\.[\w-]{43}$/);
    const { OPERATORS: operators } = load({ OPERATORS: `${entry}, ` });
    expect((await findOperator(operators, 'anna', 'a long password'))?.name).toBe('anna');
    expect(await findOperator(operators, 'anna', 'a long passwore')).toBeNull();
  });

  it.each([
    ['Anna', 'a long password'],
    ['anna', 'too short'],
  ])('hash-password takes no name %j with %j', async (name, password) => {
    await expect(hashPassword(name, password)).rejects.toThrow('usage: ');
  });

  const hash = `scrypt.4096.8.1.${'a'.repeat(22)}.${'b'.repeat(43)}`;
  it.each([
    'anna',
    'anna=secret',
    `Anna=${hash}`,
    `=${hash}`,
    `anna=${hash.replace('4096', '4095')}`,
    `anna=${hash.replace('4096', '524288')}`,
    `anna=${hash},anna=${hash}`,
  ])('is refused with its fault and without the hash: %s', (OPERATORS) => {
    const fault = () => load({ OPERATORS });
    expect(fault).toThrow(/OPERATORS: (entry 1 is not|a name is there twice)/);
    expect(fault).not.toThrow(/bbbb|secret/);
  });
});
