import { timeLimit } from '../transport/time-limit.js';
import { WaitTimeoutError } from './errors.js';
import type { ObserveOptions } from './observe.js';

export interface WaitOptions<State> extends ObserveOptions {
  /** Called with each state that differs from the one before, the final one too. */
  readonly onProgress?: ((state: State) => void) | undefined;
  /** Milliseconds that are waited at most. Half an hour when left out. */
  readonly timeoutMs?: number | undefined;
}

/** Progress, and the whole object once it is known; at the end it always is. */
export interface Observed<State extends object, Whole extends object> {
  readonly state: State;
  readonly whole: Whole | undefined;
}

/** A value that stays the same as long as nothing happens. */
const fingerprintOf = (state: object) =>
  JSON.stringify(state, (name, value) => (name === 'request_id' ? undefined : value));

/**
 * Waits for the end.
 *
 * @throws WaitTimeoutError, or the reason of the signal
 */
export async function lastOf<State extends object, Whole extends object>(
  id: string,
  observe: (options: ObserveOptions) => AsyncIterable<Observed<State, Whole>>,
  { onProgress, timeoutMs = 30 * 60_000, ...options }: WaitOptions<State>,
): Promise<Whole> {
  const limit = timeLimit(timeoutMs, options.signal);
  let last: Observed<State, Whole> | undefined;
  let known = '';
  try {
    for await (const observed of observe({ ...options, signal: limit.signal })) {
      const before = known;
      last = observed;
      known = fingerprintOf(observed.state);
      if (known !== before) onProgress?.(observed.state);
    }
  } catch (error) {
    if (limit.signal.aborted && !options.signal?.aborted) {
      throw new WaitTimeoutError(id, timeoutMs, last?.state);
    }
    throw error;
  } finally {
    limit.clear();
  }
  if (last?.whole === undefined) throw new WaitTimeoutError(id, timeoutMs, last?.state);
  return last.whole;
}
