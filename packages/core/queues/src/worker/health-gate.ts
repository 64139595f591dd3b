import type { Logger } from '@groundwork/runtime';
import type { Worker } from 'bullmq';

const CHECK_MS = 1_000;

/**
 * Closed while its process cannot work, such as with a full disk: an open worker would take one job after another and
 * use up their attempts, while other workers could do them.
 */
export class HealthGate {
  readonly #timer: NodeJS.Timeout;
  #closed = false;

  constructor(
    private readonly worker: Pick<Worker, 'pause' | 'resume'>,
    private readonly isHealthy: () => Promise<boolean>,
    private readonly log: Logger,
  ) {
    this.#timer = setInterval(() => void this.check(), CHECK_MS);
    this.#timer.unref();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  async check(): Promise<void> {
    let healthy: boolean;
    try {
      healthy = await this.isHealthy();
    } catch (error) {
      this.log.warn({ err: error }, 'the health of this process could not be read');
      healthy = false;
    }
    if (healthy !== this.#closed) return;
    this.#closed = !healthy;
    if (healthy) {
      this.worker.resume();
      this.log.info('takes jobs again');
    } else {
      this.log.warn('takes no jobs: this process cannot work now');
      await this.worker.pause(true);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
