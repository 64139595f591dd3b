import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processIdentity } from './identity.mjs';
import { send, stopInOrder, stopProcess } from './stop.mjs';

/** @typedef {import('./stop.mjs').StoppableProcess} StoppableProcess */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ended */

/**
 * @typedef {object} Watched what the guard has to end if we are killed
 * @property {StoppableProcess[]} processes
 * @property {string[]} directories removed when everything has ended
 * @property {number} dataServerRank processes below it end by themselves when we are gone
 */

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
 * @property {boolean} [keepLog] append to the log instead of beginning it anew
 */

/** @typedef {{ name: string, pid: number, ended: Promise<Ended>, stop(options?: import('./stop.mjs').StopOptions): Promise<void> }} Child */

export const RANK = { gateway: 0, worker: 1, scheduler: 2, redis: 3, postgres: 4 };

const DEFAULT_GRACE_MS = 20_000;

/** The long-running processes of one run, each in its own process group, ended in order. */
export class ChildProcesses {
  /** @type {Map<string, StoppableProcess>} */
  #running = new Map();
  /** @type {Set<string>} */
  #directories = new Set();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #guard;

  /** @param {{ records?: import('./process-records.mjs').ProcessRecords | undefined, guarded?: boolean }} [options] */
  constructor({ records, guarded = true } = {}) {
    this.records = records;
    this.guarded = guarded;
  }

  /**
   * @param {ChildSpec} spec
   * @returns {Child}
   * @throws when the program cannot be started
   */
  spawn(spec) {
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
    this.#running.set(spec.name, entry);
    this.records?.add(entry);
    this.#tellGuard();
    void ended.then(() => {
      send(-pid, 'SIGKILL'); // what it started and did not end, such as an encoder
      if (this.#running.get(spec.name) !== entry) return;
      this.#running.delete(spec.name);
      this.records?.remove(spec.name);
      this.#tellGuard();
    });
    return {
      name: spec.name,
      pid,
      ended,
      stop: async (options) => {
        await stopProcess(entry, options);
        await ended;
      },
    };
  }

  /** A directory that must not outlive this run. @param {string} directory */
  removeAtTheEnd(directory) {
    this.#directories.add(directory);
    this.#tellGuard();
  }

  /** How many run now. */
  get count() {
    return this.#running.size;
  }

  /** @param {import('./stop.mjs').StopOptions} [options] */
  async stopAll(options) {
    await stopInOrder([...this.#running.values()], options);
  }

  /** Lets the guard go; to be called when all has been stopped and removed. */
  async close() {
    const guard = this.#guard;
    this.#guard = undefined;
    if (!guard || guard.exitCode !== null) return;
    const gone = once(guard, 'exit');
    guard.send({ processes: [], directories: [], dataServerRank: RANK.redis }, () => {
      if (guard.connected) guard.disconnect();
    });
    await gone;
    this.records?.remove('guard');
  }

  #tellGuard() {
    if (!this.guarded) return;
    if (!this.#guard) {
      this.#guard = fork(fileURLToPath(new URL('./guard.mjs', import.meta.url)), {
        detached: true,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [],
      });
      this.#guard.on('error', () => {
        // It is the second line of defence: the next start finds orphans by their records.
      });
      if (this.#guard.pid !== undefined) {
        this.records?.add({
          name: 'guard',
          pid: this.#guard.pid,
          identity: processIdentity(this.#guard.pid),
          rank: RANK.postgres + 1,
          stopSignal: 'SIGKILL',
          graceMs: 0,
        });
      }
    }
    /** @type {Watched} */
    const watched = {
      processes: [...this.#running.values()],
      directories: [...this.#directories],
      dataServerRank: RANK.redis,
    };
    if (this.#guard.connected) this.#guard.send(watched);
  }
}
