import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { typeScriptModule } from '@groundwork/openapi';
import { expect, it } from '@jest/globals';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('the types were written from the contract as it is now', () => {
  expect(readFileSync(at('../src/generated/api.ts'), 'utf8')).toBe(typeScriptModule());
});

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
