import {
  ApiError,
  type CallError,
  type CallFacts,
  ConnectionError,
  TimeoutError,
  UnexpectedAnswerError,
} from '../errors.js';
import type { Fetch } from '../options.js';
import type { ErrorCode } from '../types.js';
import { OutOfTime, retryAfterSeconds, timeLimit } from './timing.js';

/** How to read an answer's body. */
export type Media = 'json' | 'text' | 'stream';

export interface Attempt {
  readonly fetch: Fetch;
  /** With its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly media: Media;
  /** Statuses other than success that are not errors. */
  readonly others: readonly number[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly call: CallFacts;
}

export type Outcome =
  | { readonly answer: unknown; readonly response: Response }
  | { readonly error: CallError; readonly retryAfterSeconds: number | undefined };

interface Envelope {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly request_id?: string;
    readonly details?: ApiError['details'];
  };
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

/** Parses the text as JSON; `undefined` when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function refusal(response: Response, text: string, call: CallFacts): Outcome {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const asked = retryAfterSeconds(headers);
  const envelope = parsed(text);
  const error = isEnvelope(envelope)
    ? new ApiError(
        {
          status,
          code: envelope.error.code,
          message: envelope.error.message,
          details: envelope.error.details,
          requestId: envelope.error.request_id ?? requestId ?? '',
          retryAfterSeconds: asked,
        },
        call,
      )
    : new UnexpectedAnswerError(
        { status, requestId, excerpt: text.slice(0, 500), retryAfterSeconds: asked },
        call,
      );
  return { error, retryAfterSeconds: asked };
}

async function read(response: Response, { media, others, call }: Attempt): Promise<Outcome> {
  const isAnswer = response.ok || others.includes(response.status);
  if (isAnswer && media === 'stream') return { answer: response, response };
  const text = await response.text();
  if (!isAnswer) return refusal(response, text, call);
  if (media === 'text') return { answer: text, response };
  if (text === '') return { answer: undefined, response };
  const answer = parsed(text);
  // A failed task has an `error` of its own.
  const isRefusal = !response.ok && isEnvelope(answer);
  return answer === undefined || isRefusal ? refusal(response, text, call) : { answer, response };
}

function unanswered(error: unknown, { call, timeoutMs, signal }: Attempt): Outcome {
  if (signal?.aborted) throw signal.reason;
  const failure =
    error instanceof OutOfTime
      ? new TimeoutError(
          `${call.method} ${call.url} was not answered within ${timeoutMs} ms`,
          call,
          error,
        )
      : new ConnectionError(`${call.method} ${call.url} was not answered`, call, error);
  return { error: failure, retryAfterSeconds: undefined };
}

/** One request and its outcome. @throws the reason of the caller's signal, when it ends the request */
export async function attempt(given: Attempt): Promise<Outcome> {
  const limit = timeLimit(given.timeoutMs, given.signal);
  try {
    const response = await given.fetch(given.url, {
      method: given.call.method,
      headers: { ...given.headers },
      // The API never redirects, and a key must not follow one.
      redirect: 'manual',
      signal: limit.signal,
      ...(given.body === undefined ? {} : { body: given.body }),
    });
    const outcome = await read(response, given);
    // The caller's signal still ends a body that is yet to come.
    if (given.media === 'stream') limit.stopClock();
    else limit.clear();
    return outcome;
  } catch (error) {
    limit.clear();
    // Runtimes reject an aborted fetch with different errors.
    return unanswered(limit.signal.aborted ? limit.signal.reason : error, given);
  }
}
