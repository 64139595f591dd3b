import { parentPort, type Transferable, Worker } from 'node:worker_threads';
import { Semaphore } from './semaphore.js';

/** Thrown when a thread ended without an answer or took longer than it may. */
export class ThreadFailedError extends Error {
  constructor(reason: string) {
    super(`the worker thread ${reason}`);
    this.name = 'ThreadFailedError';
  }
}

export interface ThreadOptions {
  /** Pieces of work at once; the others wait in the order of their arrival. */
  readonly most: number;
  /** Memory for objects, without buffers. Default: Node's. */
  readonly maxOldGenerationMb?: number;
  /** How long a thread waits for the next piece of work. Default: 2 s, from one step of a film to the next. */
  readonly idleSeconds?: number;
}

export interface WorkLimits {
  readonly signal?: AbortSignal | undefined;
  readonly seconds?: number;
}

/**
 * Does CPU work off the event loop, in threads that run one module. A thread is kept for a while, because a new one
 * reads and compiles its modules again: reading a plot takes three times as long in it. An idle thread does not keep
 * the process alive.
 */
export class WorkerThreads<Work, Answer> {
  readonly #entry: URL;
  readonly #options: ThreadOptions;
  readonly #semaphore: Semaphore;
  readonly #idle: KeptThread<Work, Answer>[] = [];

  /** @param entry a module that calls `serveThread` */
  constructor(entry: URL, options: ThreadOptions) {
    this.#entry = entry;
    this.#options = options;
    this.#semaphore = new Semaphore(options.most);
  }

  /**
   * Hands a copy of the work to a thread. When the signal aborts it ends the thread and rejects with the signal's
   * reason; a thread that throws ends too.
   *
   * @throws ThreadFailedError when the thread dies or takes longer than `seconds`
   */
  run(work: Work, limits: WorkLimits = {}): Promise<Answer> {
    return this.#semaphore.run(async () => {
      limits.signal?.throwIfAborted();
      const thread = this.#idle.pop() ?? new KeptThread(this.#entry, this.#options);
      const answer = await thread.take(work, limits);
      this.#rest(thread);
      return answer;
    });
  }

  #rest(thread: KeptThread<Work, Answer>): void {
    this.#idle.push(thread);
    thread.rest((this.#options.idleSeconds ?? 2) * 1000, () => {
      const at = this.#idle.indexOf(thread);
      if (at >= 0) this.#idle.splice(at, 1);
    });
  }
}

class KeptThread<Work, Answer> {
  readonly #worker: Worker;
  #settle: { resolve(answer: Answer): void; reject(error: unknown): void } | null = null;
  #atEnd: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(entry: URL, { maxOldGenerationMb }: ThreadOptions) {
    this.#worker = new Worker(entry, {
      resourceLimits: {
        ...(maxOldGenerationMb !== undefined && { maxOldGenerationSizeMb: maxOldGenerationMb }),
      },
    });
    this.#worker.on('message', (answer: Answer) => this.#settle?.resolve(answer));
    this.#worker.on('messageerror', (error) => this.#end(error));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', (code) =>
      this.#end(new ThreadFailedError(`ended with code ${code} before it answered`)),
    );
  }

  async take(work: Work, { signal, seconds }: WorkLimits): Promise<Answer> {
    clearTimeout(this.#timer);
    this.#atEnd = null;
    this.#worker.ref();
    const stop = () => this.#end(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    const timer =
      seconds === undefined
        ? undefined
        : setTimeout(
            () => this.#end(new ThreadFailedError(`took longer than ${seconds} s`)),
            seconds * 1000,
          );
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#settle = { resolve, reject };
        this.#worker.postMessage(work);
      });
    } catch (error) {
      this.#end(error);
      throw error;
    } finally {
      this.#settle = null;
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Waits for the next piece of work, and ends itself when none comes. */
  rest(milliseconds: number, atEnd: () => void): void {
    this.#atEnd = atEnd;
    this.#worker.unref();
    this.#timer = setTimeout(() => this.#end(), milliseconds);
    this.#timer.unref();
  }

  #end(reason?: unknown): void {
    this.#settle?.reject(reason);
    this.#atEnd?.();
    void this.#worker.terminate();
  }
}

/**
 * Answers each piece of work, in the entry of a thread. An error ends the thread and reaches the caller.
 *
 * @param moved parts of the answer that are transferred, not copied
 */
export function serveThread<Work, Answer>(
  answer: (work: Work) => Answer | Promise<Answer>,
  moved: (answer: Answer) => readonly Transferable[] = () => [],
): void {
  parentPort?.on('message', async (work: Work) => {
    const done = await answer(work);
    parentPort?.postMessage(done, moved(done));
  });
}
