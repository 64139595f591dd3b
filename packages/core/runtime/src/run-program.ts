import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Characters of standard error that a failure tells. */
const TOLD = 2_000;

/**
 * Runs a program of ours in a process of its own, with this process's environment, for work that is done once and whose
 * memory is to be given back. Rejects when it fails, and with the signal's reason when that is aborted.
 */
export async function runProgram(program: URL, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop, { once: true });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told = (told + text).slice(-TOLD);
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`${fileURLToPath(program)} ended with ${code}: ${told}`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
