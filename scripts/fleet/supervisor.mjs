import { setTimeout as sleep } from 'node:timers/promises';
import { tailOf } from '../processes/run.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { displayPath, logFile } from '../workspace/paths.mjs';
import { SHUTDOWN_SECONDS } from './environment.mjs';

const READY_MS = 60_000;
const POLL_MS = 50;
const PROBE_MS = 2000;
/** Pauses before a service that died is started again; the last one repeats. */
const BACKOFF_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** A service that ran this long starts over at the first pause. */
const STEADY_MS = 60_000;

/**
 * @typedef {object} FleetOptions
 * @property {import('../processes/child-processes.mjs').ChildProcesses} processes
 * @property {import('../terminal/progress.mjs').Progress} progress
 * @property {NodeJS.ProcessEnv} env
 * @property {number} port of the API
 * @property {AbortSignal} signal from then on nothing is started again
 */

/**
 * Starts each service as a process of its own, waits until all are ready, and
 * starts again what dies.
 * @param {import('./services.mjs').Service[]} services
 * @param {FleetOptions} options
 */
export async function startFleet(services, options) {
  await Promise.all(
    services.map(async (service) => {
      const running = await launch(service, options, { keepLog: false });
      await untilReady(service, running, options);
      void keepRunning(service, running, options);
    }),
  );
}

/** @typedef {{ child: import('../processes/child-processes.mjs').Child, ready: string, began: number }} Running */

/**
 * @param {import('./services.mjs').Service} service
 * @param {FleetOptions} options
 * @param {{ keepLog: boolean }} log
 * @returns {Promise<Running>}
 */
async function launch(service, { processes, env, port }, { keepLog }) {
  const { healthPort } = service;
  const child = processes.spawn({
    name: service.name,
    command: process.execPath,
    args: ['--enable-source-maps', service.main],
    env: { ...env, HEALTH_PORT: String(healthPort) },
    log: logFile(service.name),
    rank: service.rank,
    graceMs: (SHUTDOWN_SECONDS + 5) * 1000,
    ipc: true,
    keepLog,
  });
  const ready = service.public
    ? `http://127.0.0.1:${port}/health`
    : `http://127.0.0.1:${healthPort}/readyz`;
  return { child, ready, began: Date.now() };
}

/**
 * @param {import('./services.mjs').Service} service
 * @param {Running} running
 * @param {FleetOptions} options
 */
async function untilReady(service, { child, ready }, { signal }) {
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  const deadline = Date.now() + READY_MS;
  while (!ended && Date.now() < deadline) {
    signal.throwIfAborted();
    if (await answersOk(ready)) return;
    await sleep(POLL_MS);
  }
  signal.throwIfAborted();
  const log = logFile(service.name);
  throw new SetupError(
    ended
      ? `The ${service.name} ended while it was starting.`
      : `The ${service.name} was not ready within ${READY_MS / 1000} s.`,
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

/**
 * @param {import('./services.mjs').Service} service
 * @param {Running} first
 * @param {FleetOptions} options
 */
async function keepRunning(service, first, options) {
  const { progress, signal } = options;
  let running = first;
  for (let failures = 0; ; failures += 1) {
    const { code, signal: by } = await running.child.ended;
    if (signal.aborted) return;
    if (Date.now() - running.began > STEADY_MS) failures = 0;
    const pause = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0;
    progress.note(
      `The ${service.name} ended (${by ?? `exit code ${code}`}); starting it again in ${pause / 1000} s. Log: ${displayPath(logFile(service.name))}`,
    );
    await sleep(pause);
    if (signal.aborted) return;
    running = await launch(service, options, { keepLog: true });
  }
}
