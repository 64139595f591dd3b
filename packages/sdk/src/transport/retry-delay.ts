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
