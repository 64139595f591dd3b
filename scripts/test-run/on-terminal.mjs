import { spawn } from 'node:child_process';
import { processIdentity } from '../processes/identity.mjs';
import { RANK } from '../processes/ranks.mjs';
import { inRoot } from '../workspace/paths.mjs';

const GRACE_MS = 10_000;

/**
 * One Node program of a run, its own output on the terminal.
 * @param {object} program
 * @param {string} program.name in the run's records
 * @param {string[]} program.args for Node
 * @param {NodeJS.ProcessEnv} program.env
 * @param {import('../processes/process-records.mjs').ProcessRecords} program.records where the guard finds it
 * @param {AbortSignal} program.signal
 * @returns {Promise<number | null>} its exit code
 */
export function runOnTerminal({ name, args, env, records, signal }) {
  return new Promise((resolve, reject) => {
    // In our process group, so that Ctrl-C reaches its children too.
    const child = spawn(process.execPath, args, { cwd: inRoot(), env, stdio: 'inherit' });
    if (child.pid !== undefined) {
      records.add({
        name,
        pid: child.pid,
        identity: processIdentity(child.pid),
        rank: RANK.gateway,
        stopSignal: 'SIGTERM',
        graceMs: GRACE_MS,
      });
    }
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const end = () => {
      child.kill('SIGTERM');
      timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    };
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      records.remove(name);
      signal.removeEventListener('abort', end);
      resolve(code);
    });
  });
}
