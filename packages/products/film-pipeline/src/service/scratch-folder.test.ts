import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openScratchFolder } from './open-renderer.js';

it('removes what killed renderers left behind, and nothing else', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'groundwork-test-'));
  try {
    // Process ids end at 2 ^ 22 on Linux.
    const left = [
      'groundwork-film-99999999-abc',
      `groundwork-film-${process.pid}-xyz`,
      `groundwork-film-${process.ppid}-abc`,
      'other-1-a',
    ];
    for (const name of left) await mkdir(join(parent, name));
    const folder = await openScratchFolder(parent);
    expect((await readdir(parent)).toSorted()).toEqual(
      [...left.slice(2), basename(folder)].toSorted(),
    );
  } finally {
    await rm(parent, { recursive: true });
  }
});
