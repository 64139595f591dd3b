import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import type { FileLink } from './link-files.js';

/** Of one batch, so that none waits long for the others. */
const MOST_AT_ONCE = 64;
/** Seconds for one batch: a disk that takes longer has failed. */
const BATCH_SECONDS = 30;
/** Between two requests of a service that isn't busy. */
const IDLE_SECONDS = 60;
/** A batch is some kilobytes of paths; by Node's default the thread might hold 48 MB of what is over. */
const YOUNG_MB = 2;

interface WaitingLink extends FileLink {
  resolve(version: string | null): void;
  reject(error: unknown): void;
}

/**
 * Makes links in a thread of its own. It takes six calls to the file system, which cost an event loop some ten times as
 * much one by one as one message; what is asked for meanwhile goes together.
 */
export class FileLinks {
  readonly #thread = new WorkerThreads<readonly FileLink[], (string | null)[]>(
    new URL('./link-thread.js', import.meta.url),
    { most: 1, idleSeconds: IDLE_SECONDS, maxYoungGenerationMb: YOUNG_MB },
  );
  #waiting: WaitingLink[] = [];
  #isBusy = false;

  /**
   * Gives a file a second name, in a folder that is made where needed, for good once this returns.
   *
   * @returns the version of the file that has the name now; null when the link could not be made
   * @throws ThreadFailedError when the thread ended or the disk does not answer; then the link may be there
   */
  link(from: string, to: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ from, to, resolve, reject });
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        const links = batch.map(({ from, to }) => ({ from, to }));
        const versions = await this.#thread.run(links, { seconds: BATCH_SECONDS });
        for (const [at, { resolve }] of batch.entries()) resolve(versions[at] ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isBusy = false;
  }
}
