import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Fleet, FleetProcess, ServiceName } from '@groundwork/testing';
import type { Relay } from './relay.js';
import { signalAll } from './signals.js';

const SKEWED_CLOCK = fileURLToPath(new URL('./skewed-clock.js', import.meta.url));
const READY_MS = 180_000;
const POLL_MS = 250;
/** Bytes of addresses that a starved process may still take. */
const SPARE_BYTES = 48 * 1024 * 1024;

/** Between a process and the servers that it stands on. */
export interface Network {
  readonly redis: Relay;
  readonly postgres: Relay;
}

/** Whether this machine can take a running process its memory. */
export function canStarve(): Promise<boolean> {
  return promisify(execFile)('prlimit', ['--version']).then(
    () => true,
    () => false,
  );
}

/** One place of the fleet: a process of a service, begun again whenever it ends. */
export class Place {
  readonly name: string;
  readonly service: ServiceName;
  readonly network: Network;
  readonly #fleet: Fleet;
  readonly #env: Readonly<Record<string, string>>;
  readonly #onUnexpectedEnd: (what: string) => void;
  #process: FleetProcess | null = null;
  #expected = false;
  #closed = false;
  #skewSeconds = 0;

  constructor(
    fleet: Fleet,
    place: {
      readonly name: string;
      readonly service: ServiceName;
      readonly env: Readonly<Record<string, string>>;
      readonly network: Network;
    },
    onUnexpectedEnd: (what: string) => void,
  ) {
    this.#fleet = fleet;
    this.name = place.name;
    this.service = place.service;
    this.network = place.network;
    this.#env = {
      ...place.env,
      REDIS_URL: place.network.redis.url,
      DATABASE_URL: place.network.postgres.url,
    };
    this.#onUnexpectedEnd = onUnexpectedEnd;
  }

  get isRunning(): boolean {
    return this.#process !== null;
  }

  async start(): Promise<void> {
    const skew =
      this.#skewSeconds === 0
        ? {}
        : {
            CLOCK_SKEW_SECONDS: String(this.#skewSeconds),
            NODE_OPTIONS: `--import=file://${SKEWED_CLOCK}`,
          };
    const started = await this.#fleet.launch(this.service, { ...this.#env, ...skew });
    this.#process = started;
    void started.ended.then(async ({ code, signal }) => {
      this.#process = null;
      if (!this.#expected) {
        const last = started.log().trimEnd().split('\n').slice(-3).join('\n');
        this.#onUnexpectedEnd(`${this.name} ended by itself (${code ?? signal}):\n${last}`);
        await sleep(1_000);
        if (!this.#closed) await this.start();
      }
    });
  }

  /** @throws when it does not get ready */
  async untilReady(): Promise<void> {
    const deadline = Date.now() + READY_MS;
    while (Date.now() < deadline) {
      const ready = await fetch(`${this.#process?.healthUrl}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      await sleep(POLL_MS);
    }
    throw new Error(`${this.name} did not get ready`);
  }

  /** SIGKILL, and another one after a while. */
  async kill(pauseMs: number): Promise<void> {
    await this.#replace(pauseMs, (running) => running.kill());
  }

  /** Gets hardly any more memory, and what it starts neither; then SIGKILL, and another one. @returns how it went */
  async starve(ms: number): Promise<string> {
    let how = 'was not there';
    await this.#replace(500, async (running) => {
      const size = /^VmSize:\s+(\d+) kB$/m.exec(
        readFileSync(`/proc/${running.pid}/status`, 'utf8'),
      )?.[1];
      const most = Number(size) * 1024 + SPARE_BYTES;
      await promisify(execFile)('prlimit', [`--pid=${running.pid}`, `--as=${most}`]);
      const endedByItself = await Promise.race([running.ended.then(() => true), sleep(ms, false)]);
      how = endedByItself ? 'ended of it' : `held out for ${(ms / 1000).toFixed(1)} s`;
      if (!endedByItself) await running.kill();
    });
    return how;
  }

  /** SIGTERM, and another one whose clock is wrong by so much. */
  async restart(skewSeconds: number): Promise<void> {
    this.#skewSeconds = skewSeconds;
    await this.#replace(0, (running) => running.stop());
  }

  /** Does nothing for a while, and goes on as if no time had passed. */
  async freeze(ms: number): Promise<void> {
    const running = this.#process;
    if (!running) return;
    signalAll(running.pid, 'SIGSTOP');
    await sleep(ms);
    signalAll(running.pid, 'SIGCONT');
  }

  /** Drains it for good. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#expected = true;
    await this.#process?.stop();
  }

  async #replace(pauseMs: number, end: (running: FleetProcess) => Promise<void>): Promise<void> {
    const running = this.#process;
    if (!running || this.#expected) return;
    this.#expected = true;
    await end(running);
    await running.ended;
    await sleep(pauseMs);
    this.#expected = false;
    if (!this.#closed) await this.start();
  }
}
