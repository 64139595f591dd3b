import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells one life of a pid from the next: the kernel's boot and the moment
 * the process began. A pid on its own may belong to somebody else by now.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs
 */
export function processIdentity(pid) {
  if (process.platform === 'linux') return linuxIdentity(pid);
  try {
    const began = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return began === '' ? undefined : began;
  } catch {
    return undefined; // ps ends with 1 for a pid that is not there
  }
}

/** @param {number} pid */
function linuxIdentity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined; // dead, only not yet collected
    return `${bootId()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'boot';
  }
}

/**
 * @param {number} pid
 * @param {string | undefined} identity as noted when the process was started
 */
export function isSameProcess(pid, identity) {
  return identity !== undefined && processIdentity(pid) === identity;
}

/** The command line of a process, where the system tells. @param {number} pid */
export function commandLine(pid) {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
