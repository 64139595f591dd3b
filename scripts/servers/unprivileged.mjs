import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../terminal/setup-error.mjs';

/**
 * How to run a program that refuses to run as root: nothing to do for anybody
 * else; as root, another account that exists on every system.
 * @typedef {object} Unprivileged
 * @property {{ uid: number, gid: number } | undefined} owner whose files it must be able to write
 * @property {(command: string, args: string[]) => { command: string, args: string[], uid?: number, gid?: number }} wrap
 */

/** Unprivileged accounts; the first that exists is used. */
const ACCOUNTS = ['postgres', 'nobody'];

/** @param {string[]} paths that the program must reach @returns {Unprivileged} */
export function unprivileged(paths) {
  if (process.getuid?.() !== 0) {
    return { owner: undefined, wrap: (command, args) => ({ command, args }) };
  }
  const owner = findAccount(readFileSync('/etc/passwd', 'utf8'));
  if (paths.every((file) => isReachable(file, owner))) {
    return { owner, wrap: (command, args) => ({ command, args, ...owner }) };
  }
  // The project is in a folder that only root may enter, such as /root. The account keeps the right to traverse such
  // folders.
  const keepAccess = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Otherwise access(2), by which Postgres looks for its own programs, would not count that right.
    '--securebits=+no_setuid_fixup',
  ];
  if (spawnSync('setpriv', [...keepAccess, 'true']).status === 0) {
    return {
      owner,
      wrap: (command, args) => ({
        command: 'setpriv',
        args: [...keepAccess, '--', command, ...args],
      }),
    };
  }
  throw new SetupError(
    'Postgres does not run as root, and no other account can reach this folder.',
    {
      advice:
        'Move the project to a folder that others may enter (such as /opt or /srv), run the command as another user, or set DATABASE_URL.',
    },
  );
}

/**
 * @param {string} passwd text of /etc/passwd
 * @returns {{ uid: number, gid: number }}
 */
export function findAccount(passwd) {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  for (const account of ACCOUNTS) {
    const entry = entries.find(([name]) => name === account);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new SetupError('Postgres does not run as root, and this system has no account "nobody".', {
    advice: 'Run the command as another user, or set DATABASE_URL.',
  });
}

/**
 * Whether an account may pass through every folder above a path.
 * @param {string} file
 * @param {{ uid: number, gid: number }} owner
 */
function isReachable(file, owner) {
  for (let at = path.dirname(file); ; at = path.dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
