import { Worker } from 'node:worker_threads';
import { Semaphore } from '@groundwork/runtime';
import type { RenderedShowcase } from '../render-showcase.js';
import { ShowcaseFault } from './ports.js';
import type { RenderOrder, RenderOutcome } from './render-thread.js';

/** Milliseconds without an order after which a thread gives its fonts and pictures back. */
const MOST_IDLE_MS = 60_000;
/** Of objects; pictures lie outside of it. */
const MAX_OLD_GENERATION_MB = 512;

class RenderThread {
  readonly #worker: Worker;
  #order: { resolve(outcome: RenderOutcome): void; reject(error: unknown): void } | null = null;
  #ended = false;
  #resting: NodeJS.Timeout | undefined;

  constructor() {
    this.#worker = new Worker(new URL('./render-thread.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_OLD_GENERATION_MB },
    });
    this.#worker.on('message', (outcome: RenderOutcome) => this.#order?.resolve(outcome));
    this.#worker.on('messageerror', (error) => this.#fail(error));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => {
      this.#fail(new Error(`the rendering thread ended with code ${code}`));
    });
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Takes one order at a time. Rejects, and is ended, when the thread dies or the signal is aborted. */
  async take(order: RenderOrder, signal: AbortSignal): Promise<RenderOutcome> {
    clearTimeout(this.#resting);
    const stop = () => this.#fail(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<RenderOutcome>((resolve, reject) => {
        this.#order = { resolve, reject };
        this.#worker.postMessage(order);
      });
    } finally {
      this.#order = null;
      signal.removeEventListener('abort', stop);
      this.#resting = setTimeout(() => void this.end(), MOST_IDLE_MS).unref();
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#resting);
    await this.#worker.terminate();
  }

  #fail(error: unknown): void {
    this.#order?.reject(error);
    void this.end();
  }
}

/**
 * Renders showcases in threads, so that heartbeats go on while pixels are computed. A thread is kept for the next
 * showcase, with the fonts that it has read.
 */
export class RenderThreads {
  readonly #semaphore: Semaphore;
  #idle: RenderThread[] = [];

  /** @param most showcases at once */
  constructor(most: number) {
    this.#semaphore = new Semaphore(most);
  }

  /**
   * Rejects with the signal's reason when that is aborted.
   *
   * @throws ShowcaseFault for a text that cannot be shown and a picture that cannot be decoded
   */
  render(order: RenderOrder, signal: AbortSignal): Promise<RenderedShowcase> {
    return this.#semaphore.run(async () => {
      signal.throwIfAborted();
      this.#idle = this.#idle.filter((thread) => !thread.ended);
      const thread = this.#idle.pop() ?? new RenderThread();
      const outcome = await thread.take(order, signal);
      this.#idle.push(thread);
      switch (outcome.kind) {
        case 'rendered':
          return { ...outcome.showcase, jpeg: Buffer.from(outcome.showcase.jpeg) };
        case 'fault':
          throw new ShowcaseFault(outcome.message);
        case 'error':
          throw outcome.error;
      }
    });
  }

  /** Ends the threads; to be called when nothing is rendered any more. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }
}
