import type { Logger } from '@groundwork/runtime';
import type { Worker } from 'bullmq';

const CHECK_MS = 1_000;

/**
 * Lets a worker rest while its process cannot do the work, such as with a full disk: it would take one job after the
 * other and use their tries up, while its neighbours could do them.
 */
export class Fitness {
  readonly #timer: NodeJS.Timeout;
  #resting = false;

  constructor(
    private readonly worker: Pick<Worker, 'pause' | 'resume'>,
    /** Whether the process can work now. */
    private readonly isFit: () => Promise<boolean>,
    private readonly log: Logger,
  ) {
    this.#timer = setInterval(() => void this.check(), CHECK_MS);
    this.#timer.unref();
  }

  get isResting(): boolean {
    return this.#resting;
  }

  async check(): Promise<void> {
    let fit: boolean;
    try {
      fit = await this.isFit();
    } catch (error) {
      this.log.warn({ err: error }, 'nobody knows whether work can be done here');
      fit = false;
    }
    if (fit !== this.#resting) return;
    this.#resting = !fit;
    if (fit) {
      this.worker.resume();
      this.log.info('takes work again');
    } else {
      this.log.warn('rests: it cannot work now');
      await this.worker.pause(true);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
