import { totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Milliseconds between two looks of the monitor at the clock, and between two readings of it. */
const RESOLUTION_MS = 20;
const WINDOW_MS = 1_000;
const NANOSECONDS_IN_MS = 1e6;

/** Bytes that this process may hold: its container's limit, or else the machine's memory. */
function mostBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** The load of this process, read once a second. */
export class OwnLoad {
  readonly #monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #lagMs = 0;
  #memory = 0;

  constructor(windowMs = WINDOW_MS) {
    this.#monitor.enable();
    this.#timer = setInterval(() => this.#read(), windowMs);
    this.#timer.unref();
    this.#read();
  }

  /** Median of the last second: one long computation is no load yet. */
  get lagMs(): number {
    return this.#lagMs;
  }

  /** 0 to 1: of the process' limit or its heap's, whichever is fuller. */
  get memory(): number {
    return this.#memory;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#monitor.disable();
  }

  #read(): void {
    // The time between two readings is measured, which is never less than the interval.
    const median = this.#monitor.percentile(50) / NANOSECONDS_IN_MS - RESOLUTION_MS;
    this.#lagMs = this.#monitor.count > 0 ? Math.max(0, median) : 0;
    this.#monitor.reset();
    const heap = getHeapStatistics();
    this.#memory = Math.max(
      process.memoryUsage.rss() / mostBytes(),
      heap.used_heap_size / heap.heap_size_limit,
    );
  }
}
