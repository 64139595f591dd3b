import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Distinguishes one life of a pid from the next by the kernel's boot and the start time: the pid alone may belong to
 * another process by now.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs
 */
export function processIdentity(pid) {
  return process.platform === 'linux' ? linuxIdentity(pid) : psField(pid, 'lstart');
}

/** @param {number} pid */
function linuxIdentity(pid) {
  const fields = linuxStat(pid);
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined; // dead, or only not yet collected
  return `${bootId()}:${fields[19]}`;
}

/** The fields of /proc/PID/stat from the state on. @param {number} pid */
function linuxStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the fields are counted after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // no such process
  }
}

/** @param {number} pid @returns {number | undefined} */
export function parentOf(pid) {
  const text = process.platform === 'linux' ? linuxStat(pid)?.[1] : psField(pid, 'ppid');
  return text === undefined ? undefined : Number(text);
}

/** @param {number} pid @param {string} field */
function psField(pid, field) {
  try {
    const text = execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return text === '' ? undefined : text;
  } catch {
    return undefined; // ps ends with 1 for a pid that is not there
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

/** The command line of a process, where the system shows it. @param {number} pid */
export function commandLine(pid) {
  if (process.platform !== 'linux') return psField(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined; // no such process
  }
}
