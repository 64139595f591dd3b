import { execa } from 'execa';
import { processIdentity } from '../processes/identity.mjs';
import { RANK } from '../processes/ranks.mjs';
import { inRoot } from '../workspace/paths.mjs';

const GRACE_MS = 10_000;

/**
 * One Node program of a run, its own output on the terminal.
 * @param {object} program
 * @param {string} program.name in the run's records
 * @param {string} [program.node] another Node than this one
 * @param {string[]} program.args for Node
 * @param {NodeJS.ProcessEnv} program.env
 * @param {import('../processes/process-records.mjs').ProcessRecords} program.records where the guard finds it
 * @param {AbortSignal} program.signal
 * @returns {Promise<number>} its exit code
 */
export async function runOnTerminal({ name, node = process.execPath, args, env, records, signal }) {
  // In our process group, so that Ctrl-C reaches its children too.
  const child = execa(node, args, {
    ...{ cwd: inRoot(), env, extendEnv: false, stdio: 'inherit', reject: false },
    ...{ cancelSignal: signal, forceKillAfterDelay: GRACE_MS },
  });
  if (child.pid !== undefined) {
    records.add({
      ...{ name, pid: child.pid, identity: processIdentity(child.pid), rank: RANK.gateway },
      ...{ stopSignal: 'SIGTERM', graceMs: GRACE_MS },
    });
  }
  const { exitCode } = await child;
  records.remove(name);
  signal.throwIfAborted();
  return exitCode ?? 1;
}
