import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'groundwork-film-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Opens a folder for files that live no longer than a job, named after this process; once a process. Removes the folders
 * of processes that were killed, also one of this process's own number: in a container the next process often gets it
 * again.
 *
 * @param parent the system's folder for temporary files when not given
 */
export async function openScratchFolder(parent: string = tmpdir()): Promise<string> {
  for (const name of await readdir(parent)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    const isLeft = pid === process.pid || (pid > 0 && !isRunning(pid));
    if (isLeft) await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
}
