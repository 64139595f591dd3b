/** The reason that a time limit aborts with. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** A signal that follows the caller's and fires after a time limit. */
export interface TimeLimit {
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
