import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('the types are those of the contract’s schemas', async () => {
  const tsc = at('../../../node_modules/typescript/bin/tsc');
  const checked = await promisify(execFile)(process.execPath, [
    tsc,
    '-p',
    at('../type-tests'),
  ]).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
  expect(checked).toBe('');
});
