import type { Queue } from 'bullmq';

const CHECK_MS = 15_000;
/** Seconds that jobs may wait next to an idle worker before it counts as stuck. */
const WEDGED_SECONDS = 120;

/** Notices a worker that takes no jobs although it could. */
export class Liveness {
  readonly #timer: NodeJS.Timeout;
  #waitingSince: number | null = null;

  constructor(
    private readonly queue: Queue,
    private readonly jobs: { readonly isIdle: boolean; readonly lastActive: number },
  ) {
    this.#timer = setInterval(() => void this.#check(), CHECK_MS);
    this.#timer.unref();
  }

  /** False when jobs have waited long while the worker took none. */
  get isLive(): boolean {
    if (this.#waitingSince === null) return true;
    const idleSince = Math.max(this.jobs.lastActive, this.#waitingSince);
    return (Date.now() - idleSince) / 1000 < WEDGED_SECONDS;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    try {
      const waiting = await this.queue.getJobCountByTypes('prioritized', 'waiting');
      const waits = waiting > 0 && this.jobs.isIdle;
      this.#waitingSince = waits ? (this.#waitingSince ?? Date.now()) : null;
    } catch {
      // Redis is away; restarting this process would not help.
      this.#waitingSince = null;
    }
  }
}
