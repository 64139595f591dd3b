import { setTimeout as sleep } from 'node:timers/promises';
import { isSameProcess } from './identity.mjs';

const POLL_MS = 25;

/**
 * @typedef {object} StoppableProcess
 * @property {string} name
 * @property {number} pid usually the leader of a process group, which ends with it
 * @property {string | undefined} identity see processIdentity
 * @property {number} rank processes end in the order of their ranks, those of one rank together
 * @property {NodeJS.Signals} stopSignal what asks this program for an orderly end
 * @property {number} graceMs how long it may take before SIGKILL
 */

/** @typedef {{ force?: AbortSignal, onKilled?: (entry: StoppableProcess) => void }} StopOptions */

/**
 * @param {StoppableProcess[]} entries
 * @param {StopOptions} [options]
 */
export async function stopInOrder(entries, options = {}) {
  const ranks = [...new Set(entries.map((entry) => entry.rank))].sort((a, b) => a - b);
  for (const rank of ranks) {
    const group = entries.filter((entry) => entry.rank === rank);
    await Promise.all(
      group.map(async (entry) => {
        if ((await stopProcess(entry, options)) === 'killed') options.onKilled?.(entry);
      }),
    );
  }
}

/**
 * Asks a process to end, waits, and ends it and its group by force after its
 * time. A pid that has passed to another program is left alone.
 * @param {StoppableProcess} target
 * @param {StopOptions} [options] force: cut the waiting short
 * @returns {Promise<'stopped' | 'killed'>}
 */
export async function stopProcess(target, { force } = {}) {
  const { pid, identity } = target;
  if (!isSameProcess(pid, identity)) return 'stopped';
  if (!force?.aborted) {
    send(pid, target.stopSignal);
    const deadline = Date.now() + target.graceMs;
    while (Date.now() < deadline && !force?.aborted) {
      if (!isSameProcess(pid, identity)) return 'stopped';
      await sleep(POLL_MS);
    }
  }
  if (!isSameProcess(pid, identity)) return 'stopped';
  send(-pid, 'SIGKILL');
  send(pid, 'SIGKILL'); // one that leads no group
  while (isSameProcess(pid, identity)) await sleep(POLL_MS);
  return 'killed';
}

/**
 * @param {number} pid negative: a process group
 * @param {NodeJS.Signals} signal
 */
export function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended between the check and the signal.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
