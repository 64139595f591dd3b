import { startOf } from '../processes/child-processes.mjs';
import { tailOf } from '../processes/run.mjs';
import { SetupError } from '../terminal/setup-error.mjs';

/* How npm start, tests and benches start a service. */

const READY_MS = 60_000;
const POLL_MS = 50;
const PROBE_MS = 2000;

/** @typedef {import('../processes/child-processes.mjs').Child} Child */

/**
 * Starts a service as a process of its own, which ends when we do.
 * @param {import('../processes/child-processes.mjs').ChildProcesses} processes
 * @param {{ main: string, healthPort: number } & Omit<import('../processes/child-processes.mjs').ChildSpec, 'command' | 'args'>} service
 *   `main` is its compiled entry, `healthPort` where it serves /readyz
 * @returns {Child}
 */
export function startService(processes, { main, healthPort, env, ...spec }) {
  return processes.spawn({
    ...spec,
    command: process.execPath,
    args: ['--enable-source-maps', main],
    env: { ...env, HEALTH_PORT: String(healthPort) },
    ipc: true,
  });
}

/**
 * Waits until a service answers.
 * @param {Child} child
 * @param {{ probe: string, log: string, signal?: AbortSignal }} service
 * @throws when it ended, or does not get ready
 */
export async function untilReady(child, { probe, log, signal }) {
  const limits = { readyMs: READY_MS, pollMs: POLL_MS, signal };
  const start = await startOf(child, () => answersOk(probe), limits);
  if (start === 'ready') return;
  throw new SetupError(
    start === 'ended'
      ? `The ${child.name} ended while it was starting.`
      : `The ${child.name} was not ready within ${READY_MS / 1000} s.`,
    { log, logTail: tailOf(log) },
  );
}

/** @param {string} url */
async function answersOk(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // it does not listen yet
  }
}
