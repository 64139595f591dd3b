import { readdir, readFile } from 'node:fs/promises';

/** Process ids of this process's own ffmpeg children, as Linux tells; for tests of what is left behind. */
export async function runningEncoders(): Promise<number[]> {
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/u.test(entry)) continue;
    // A process may end while its entry is read.
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    const own = status.includes(`\nPPid:\t${process.pid}\n`);
    if (own && status.startsWith('Name:\tffmpeg') && !status.includes('State:\tZ')) {
      found.push(Number(entry));
    }
  }
  return found;
}
