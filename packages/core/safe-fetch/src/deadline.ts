import { loggableTarget, SafeFetchError } from './safe-fetch-error.js';

export interface TimeLimit {
  /** From the first DNS question to the last byte, all redirects included. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * Runs `work` with a signal that aborts when the time is up or the caller
 * aborts; in both cases the signal's reason is the SafeFetchError to throw.
 */
export async function withDeadline<T>(
  url: URL | string,
  limit: TimeLimit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const target = loggableTarget(url);
  const controller = new AbortController();
  const { signal: callers } = limit;
  const onCallersAbort = () =>
    controller.abort(new SafeFetchError('aborted', { target }, { cause: callers?.reason }));
  const timer = setTimeout(
    () => controller.abort(new SafeFetchError('timed_out', { target, limit: limit.timeoutMs })),
    limit.timeoutMs,
  );
  callers?.addEventListener('abort', onCallersAbort, { once: true });
  try {
    if (callers?.aborted) {
      onCallersAbort();
    }
    controller.signal.throwIfAborted();
    return await work(controller.signal);
  } catch (error) {
    // Whatever broke once the signal had fired broke because of it.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    callers?.removeEventListener('abort', onCallersAbort);
  }
}

/** Waits for `promise`, which knows no signal, no longer than until `signal` aborts. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
