import { setTimeout as sleep } from 'node:timers/promises';
import { displayPath, logFile } from '../workspace/paths.mjs';
import { SHUTDOWN_SECONDS } from './environment.mjs';
import { startService, untilReady } from './service-process.mjs';

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
      const running = launch(service, options, { keepLog: false });
      const { probe } = running;
      await untilReady(running.child, {
        probe,
        log: logFile(service.name),
        signal: options.signal,
      });
      void keepRunning(service, running, options);
    }),
  );
}

/** @typedef {{ child: import('./service-process.mjs').Child, probe: string, began: number }} Running */

/**
 * @param {import('./services.mjs').Service} service
 * @param {FleetOptions} options
 * @param {{ keepLog: boolean }} log
 * @returns {Running}
 */
function launch(
  { name, main, rank, healthPort, ...service },
  { processes, env, port },
  { keepLog },
) {
  const graceMs = (SHUTDOWN_SECONDS + 5) * 1000;
  const log = logFile(name);
  const child = startService(processes, {
    name,
    main,
    env,
    healthPort,
    log,
    rank,
    graceMs,
    keepLog,
  });
  const probe = service.public
    ? `http://127.0.0.1:${port}/health`
    : `http://127.0.0.1:${healthPort}/readyz`;
  return { child, probe, began: Date.now() };
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
    running = launch(service, options, { keepLog: true });
  }
}
