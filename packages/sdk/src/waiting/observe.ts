import { CallError } from '../errors.js';
import { answerFacts } from '../transport/answer-facts.js';
import { pause } from '../transport/timing.js';

export interface ObserveOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between the first two polls; later ones slow down to the service's recommendation. Default: 2,000. */
  readonly pollIntervalMs?: number | undefined;
}

/** Something to poll until it has ended. */
export interface Observed<State extends object> {
  read(signal: AbortSignal | undefined): Promise<State>;
  isFinal(state: State): boolean;
}

const GROWTH = 1.5;
const LONGEST_MS = 30_000;
/** Polls in a row that may fail, each with its retries, before it is given up. */
const MOST_FAILURES = 5;

/** Each state as it is polled, the final one last. */
export async function* polled<State extends object>(
  observed: Observed<State>,
  { signal, pollIntervalMs = 2_000 }: ObserveOptions,
): AsyncGenerator<State, void, undefined> {
  let interval = pollIntervalMs;
  let failures = 0;
  for (;;) {
    let recommendedMs = LONGEST_MS;
    try {
      const state = await observed.read(signal);
      failures = 0;
      yield state;
      if (observed.isFinal(state)) return;
      recommendedMs = (answerFacts(state)?.retryAfterSeconds ?? LONGEST_MS / 1000) * 1000;
    } catch (error) {
      failures += 1;
      if (!(error instanceof CallError) || !error.retryable || failures >= MOST_FAILURES) {
        throw error;
      }
    }
    await pause(Math.min(interval, recommendedMs) * (0.9 + Math.random() / 5), signal);
    interval = Math.min(interval * GROWTH, LONGEST_MS);
  }
}
