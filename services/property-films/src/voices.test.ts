import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

it('a command on voices is a program that prints one JSON object', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voices-program-'));
  const program = fileURLToPath(new URL('./voices.js', import.meta.url));
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [program, 'list-voices'],
      {
        env: { ...process.env, STORAGE_DIR: folder },
      },
    );
    expect([JSON.parse(stdout), stderr]).toEqual([{ ok: true, voices: [] }, '']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
