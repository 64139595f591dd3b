/** Why a running job has to stop; the reason of its AbortSignal. */
export type StopCause = 'lost_lease' | 'shutting_down' | 'too_long' | 'cancelled';

export class StopReason extends Error {
  readonly stop: StopCause;

  constructor(stop: StopCause) {
    super(`the job was stopped: ${stop.replace('_', ' ')}`);
    this.name = 'StopReason';
    this.stop = stop;
  }
}

/** The cause of a signal's StopReason; null when it aborted for another reason. */
export function stopCauseOf(signal: AbortSignal): StopCause | null {
  return signal.reason instanceof StopReason ? signal.reason.stop : null;
}
