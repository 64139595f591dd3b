import { Worker } from 'node:worker_threads';

/** Thrown when a worker thread ended without an answer or took longer than it may. */
export class ThreadFailedError extends Error {
  constructor(reason: string) {
    super(`the worker thread ${reason}`);
    this.name = 'ThreadFailedError';
  }
}

/**
 * Runs one piece of CPU work in a thread of its own: the module at `entry` reads `workerData` and posts its
 * answer once. Rejects with the signal's reason when it is aborted, and then the thread is ended.
 */
export function runInThread<Answer>(
  entry: URL,
  work: unknown,
  limits: { readonly seconds: number; readonly signal: AbortSignal },
): Promise<Answer> {
  const { seconds, signal } = limits;
  return new Promise<Answer>((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = new Worker(entry, { workerData: work });
    const settle = (end: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      worker.removeAllListeners();
      worker.terminate().then(end, reject);
    };
    const onAbort = () => settle(() => reject(signal.reason));
    const timer = setTimeout(
      () => settle(() => reject(new ThreadFailedError(`took longer than ${seconds} s`))),
      seconds * 1000,
    );
    signal.addEventListener('abort', onAbort, { once: true });
    worker.once('message', (answer: Answer) => settle(() => resolve(answer)));
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('exit', (code) =>
      settle(() => reject(new ThreadFailedError(`ended with code ${code} before it answered`))),
    );
  });
}
