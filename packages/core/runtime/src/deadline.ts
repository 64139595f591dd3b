/** Thrown by {@link withDeadline} when the time is up. */
export class DeadlineExceeded extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} took longer than ${milliseconds} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/** Waits at most this long for a promise; the work itself goes on, so it must be safe to abandon. */
export async function withDeadline<Value>(
  work: Promise<Value>,
  milliseconds: number,
  what: string,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(what, milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A signal that aborts with another one, or with a TimeoutError after so many milliseconds. A timer holds what it calls, while Node may
 * collect an AbortSignal.timeout that only AbortSignal.any knows, which then never fires (nodejs/node#57736).
 */
export function signalWithin(milliseconds: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const end = () => late.abort(new DOMException(`Not within ${milliseconds} ms`, 'TimeoutError'));
  setTimeout(end, milliseconds).unref();
  return AbortSignal.any([signal, late.signal]);
}
