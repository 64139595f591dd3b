import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processIdentity } from './identity.mjs';
import { GUARD, RANK } from './ranks.mjs';
import { send, stopInOrder, stopProcess } from './stop.mjs';

/** @typedef {import('./stop.mjs').StoppableProcess} StoppableProcess */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ended */

/**
 * @typedef {object} ChildSpec
 * @property {string} name also the name of its record
 * @property {string} command
 * @property {string[]} args
 * @property {string} log path of the file that takes its output
 * @property {NodeJS.ProcessEnv} env
 * @property {number} rank see StoppableProcess
 * @property {NodeJS.Signals} [stopSignal] default SIGTERM
 * @property {number} [graceMs] default 20 s
 * @property {string} [cwd]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {boolean} [ipc] gives it a channel that closes with our end
 * @property {boolean} [keepLog] append to the log instead of starting a new one
 */

/** @typedef {{ name: string, pid: number, ended: Promise<Ended>, stop(options?: import('./stop.mjs').StopOptions): Promise<void> }} Child */

const DEFAULT_GRACE_MS = 20_000;

/**
 * The long-running processes of one run, each in its own process group, ended in order. Each is recorded before it does
 * anything, so that the guard or the next run can end it if we cannot.
 */
export class ChildProcesses {
  /** @type {Map<string, { entry: StoppableProcess, ended: Promise<void> }>} */
  #running = new Map();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #guard;

  /**
   * @param {object} options
   * @param {import('./process-records.mjs').ProcessRecords} options.records
   * @param {boolean} [options.guarded] whether a guard watches over us (default true)
   * @param {string} [options.temporary] a folder that must not outlive us, even if we are killed
   */
  constructor({ records, guarded = true, temporary }) {
    this.records = records;
    this.guarded = guarded;
    this.temporary = temporary;
  }

  /**
   * @param {ChildSpec} spec
   * @returns {Child}
   * @throws when the program cannot be started
   */
  spawn(spec) {
    this.#startGuard();
    const log = openSync(spec.log, spec.keepLog ? 'a' : 'w');
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', log, log, ...(spec.ipc ? /** @type {const} */ (['ipc']) : [])],
      ...(spec.uid === undefined ? {} : { uid: spec.uid }),
      ...(spec.gid === undefined ? {} : { gid: spec.gid }),
    });
    closeSync(log);
    /** @type {Promise<Ended>} */
    const ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
      child.once('error', () => resolve({ code: null, signal: null }));
    });
    const { pid } = child;
    if (pid === undefined) throw new Error(`${spec.command} could not be started`);

    /** @type {StoppableProcess} */
    const entry = {
      name: spec.name,
      pid,
      identity: processIdentity(pid),
      rank: spec.rank,
      stopSignal: spec.stopSignal ?? 'SIGTERM',
      graceMs: spec.graceMs ?? DEFAULT_GRACE_MS,
    };
    this.records.add(entry);
    const settled = ended.then(() => {
      send(-pid, 'SIGKILL'); // what it started and did not end, such as an encoder
      if (this.#running.get(spec.name)?.entry !== entry) return;
      this.#running.delete(spec.name);
      this.records.remove(spec.name);
    });
    this.#running.set(spec.name, { entry, ended: settled });
    return {
      name: spec.name,
      pid,
      ended,
      stop: async (options) => {
        await stopProcess(entry, options);
        await settled;
      },
    };
  }

  /** Of those that run now. */
  get names() {
    return [...this.#running.keys()];
  }

  /** Resolves when all have ended and are off the records. @param {import('./stop.mjs').StopOptions} [options] */
  async stopAll(options) {
    const running = [...this.#running.values()];
    await stopInOrder(
      running.map(({ entry }) => entry),
      options,
    );
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** Lets the guard go; to be called when all has been stopped. */
  async close() {
    const guard = this.#guard;
    this.#guard = undefined;
    if (!guard || guard.exitCode !== null || guard.signalCode !== null) return;
    const gone = once(guard, 'exit');
    guard.disconnect();
    await gone;
    this.records.remove(GUARD);
  }

  #startGuard() {
    if (!this.guarded || this.#guard) return;
    const guard = fork(
      fileURLToPath(new URL('./guard.mjs', import.meta.url)),
      [this.records.directory, ...(this.temporary === undefined ? [] : [this.temporary])],
      { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] },
    );
    this.#guard = guard;
    guard.on('error', () => {
      // A second line of defence: without it, the next start ends orphans by their records.
    });
    if (guard.pid === undefined) return;
    this.records.add({
      name: GUARD,
      pid: guard.pid,
      identity: processIdentity(guard.pid),
      rank: RANK.guard,
      stopSignal: 'SIGKILL', // it takes no other
      graceMs: 1000,
    });
  }
}

/**
 * Waits until a process is ready, has ended, or took too long.
 * @param {Child} child
 * @param {() => boolean | Promise<boolean>} isReady
 * @param {{ readyMs: number, pollMs: number, signal?: AbortSignal | undefined }} limits
 * @returns {Promise<'ready' | 'ended' | 'late'>}
 */
export async function startOf(child, isReady, { readyMs, pollMs, signal }) {
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  const deadline = Date.now() + readyMs;
  while (!ended && Date.now() < deadline) {
    signal?.throwIfAborted();
    if (await isReady()) return 'ready';
    await sleep(pollMs);
  }
  signal?.throwIfAborted();
  return ended ? 'ended' : 'late';
}
