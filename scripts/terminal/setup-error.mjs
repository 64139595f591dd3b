/**
 * A failure that the person at the terminal can do something about: printed as
 * a message, the tail of a log and an advice, never as a stack.
 */
export class SetupError extends Error {
  /**
   * @param {string} message what went wrong, one line
   * @param {{ advice?: string, log?: string, logTail?: string, exitCode?: number, cause?: unknown }} [details]
   */
  constructor(message, details = {}) {
    super(message, { cause: details.cause });
    this.name = 'SetupError';
    this.advice = details.advice;
    this.log = details.log;
    this.logTail = details.logTail;
    this.exitCode = details.exitCode ?? 1;
  }
}

/** The person asked to stop while something was being set up. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Interrupted by ${signal}`);
    this.name = 'Interrupted';
    this.exitCode = signal === 'SIGINT' ? 130 : signal === 'SIGHUP' ? 129 : 143;
  }
}
