/** Seconds in a Retry-After header: a number, or a date. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}

/**
 * Milliseconds to wait before a retry: doubled each time, never less than the server asked for, and jittered so that
 * clients that failed together do not return together. `undefined` if it would exceed `mostMs`.
 *
 * @param retry 1 for the first
 */
export function retryDelay(
  retry: number,
  asked: number | undefined,
  { retryDelayMs, maxRetryDelayMs }: { retryDelayMs: number; maxRetryDelayMs: number },
  random: () => number = Math.random,
): number | undefined {
  const grown = Math.min(retryDelayMs * 2 ** (retry - 1), maxRetryDelayMs);
  const scattered = grown * (0.5 + random() / 2);
  if (asked === undefined) return scattered;
  const askedMs = asked * 1000;
  if (askedMs > maxRetryDelayMs) return undefined;
  return Math.max(scattered, askedMs + Math.min(askedMs * 0.1, 1000) * random());
}

/** @throws the signal's reason, when it is or becomes aborted */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The reason that a time limit aborts with. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** A signal that follows the caller's and fires after a time limit. */
interface TimeLimit {
  readonly signal: AbortSignal;
  /** Stops only the timer: a request that began in time may go on. */
  stopClock(): void;
  /** Forgets the timer and the caller's signal. */
  clear(): void;
}

export function timeLimit(ms: number, caller: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  const follow = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(new OutOfTime(`after ${ms} ms`)), ms);
  if (caller?.aborted) follow();
  else caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    stopClock: () => clearTimeout(timer),
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
