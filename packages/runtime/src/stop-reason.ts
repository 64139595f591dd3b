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

/** The reason a signal was aborted for, or null when it was not one of ours. */
export function stopCauseOf(signal: AbortSignal): StopCause | null {
  return signal.reason instanceof StopReason ? signal.reason.stop : null;
}
