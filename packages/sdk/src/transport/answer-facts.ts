import { retryAfterSeconds } from './timing.js';

export interface AnswerFacts {
  readonly status: number;
  /** Names the request in the service's logs: of `X-Request-Id`, which every answer carries. */
  readonly requestId: string | undefined;
  readonly headers: Headers;
  /** Seconds until it is worth asking again, where the service says so. */
  readonly retryAfterSeconds: number | undefined;
  readonly idempotencyKey: string | undefined;
  /** Whether this answer repeats an earlier one to the same Idempotency-Key. */
  readonly replayed: boolean;
  /** How many attempts this answer took; 1 without retries. */
  readonly attempts: number;
}

const kept = new WeakMap<object, AnswerFacts>();

export function keepFacts<Answer>(
  answer: Answer,
  { status, headers }: Response,
  call: { readonly idempotencyKey: string | undefined; readonly attempts: number },
): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  kept.set(answer, {
    status,
    headers,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers),
    replayed: headers.get('idempotent-replayed') === 'true',
    ...call,
  });
  return answer;
}

/**
 * The status, headers and request id of an answer, by the very object that a call resolved with; `undefined` for a
 * copy of it.
 *
 * ```ts
 * const film = await client.land.create({ source_image_url, format: '9:16' });
 * console.log(answerFacts(film)?.requestId);
 * ```
 */
export function answerFacts(answer: object): AnswerFacts | undefined {
  return kept.get(answer);
}
