import { timeLimit } from '../transport/time-limit.js';
import { WaitTimeoutError } from './errors.js';
import type { ObserveOptions } from './observe.js';

export interface WaitOptions<State> extends ObserveOptions {
  /** Called with each state that differs from the one before, the final one too. */
  readonly onProgress?: ((state: State) => void) | undefined;
  /** Milliseconds that are waited at most. Half an hour when left out. */
  readonly timeoutMs?: number | undefined;
}

/** What is the same whenever nothing has happened. */
function tellingOf(state: object): string {
  return JSON.stringify(state, (name, value) =>
    // These are new in each answer.
    name === 'request_id' || name === 'result' ? undefined : value,
  );
}

/**
 * The last of the states.
 *
 * @throws WaitTimeoutError, or the reason of the signal
 */
export async function lastOf<State extends object>(
  id: string,
  observe: (options: ObserveOptions) => AsyncIterable<State>,
  { onProgress, timeoutMs = 30 * 60_000, ...options }: WaitOptions<State>,
): Promise<State> {
  const limit = timeLimit(timeoutMs, options.signal);
  let last: State | undefined;
  let told = '';
  try {
    for await (const state of observe({ ...options, signal: limit.signal })) {
      last = state;
      const telling = tellingOf(state);
      if (telling !== told) onProgress?.(state);
      told = telling;
    }
  } catch (error) {
    if (limit.signal.aborted && !options.signal?.aborted) {
      throw new WaitTimeoutError(id, timeoutMs, last);
    }
    throw error;
  } finally {
    limit.clear();
  }
  if (last === undefined) throw new WaitTimeoutError(id, timeoutMs, last);
  return last;
}
