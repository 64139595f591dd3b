import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Megabytes: the largest film here needs a third of it, and it is full at once. */
const SIZE_MB = 160;
const CHUNK = Buffer.alloc(1024 * 1024);

/** A small disk of a worker's own, for what it makes between two steps. */
export interface ScratchDisk {
  readonly folder: string;
  /** Takes all the room that is left. */
  fill(): Promise<void>;
  /** Gives it back. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** @returns null where this user may not mount anything */
export async function mountScratchDisk(folder: string): Promise<ScratchDisk | null> {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=1777`, 'chaos', folder]);
  } catch {
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, 'w');
      try {
        for (;;) await file.write(CHUNK);
      } catch (error) {
        if (Reflect.get(Object(error), 'code') !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    empty: () => rm(ballast, { force: true }),
    close: async () => {
      // Lazily: a file that somebody still has open must not keep it.
      await run('umount', ['-l', folder]);
    },
  };
}
