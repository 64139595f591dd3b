import type { ErrorCode, ErrorDetails } from './types.js';

/** Base class of every error of this package. */
export abstract class GroundworkError extends Error {
  override readonly name: string = 'GroundworkError';
}

/** Facts about the call that failed. */
export interface CallFacts {
  readonly method: string;
  /** Without the query, which may hold a signature. */
  readonly url: string;
  /** The Idempotency-Key that was sent: send it again and nothing is made twice. */
  readonly idempotencyKey: string | undefined;
}

/** A call to the API that brought no answer of success. */
export abstract class CallError extends GroundworkError {
  /** Whether the same call may succeed later. By then it was already tried again as often as `maxRetries` allows. */
  abstract readonly retryable: boolean;
  readonly call: CallFacts;

  constructor(message: string, call: CallFacts, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.call = call;
  }
}

export type DetailsOf<Code extends ErrorCode> = ErrorDetails[Code];

/**
 * The API refused: every error of its catalogue.
 *
 * ```ts
 * if (error instanceof ApiError && error.hasCode('VALIDATION_ERROR')) console.log(error.details.field);
 * ```
 */
export class ApiError<Code extends ErrorCode = ErrorCode> extends CallError {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Decide by this. A later version of the service may have codes that this package does not know yet. */
  readonly code: Code;
  readonly details: DetailsOf<Code>;
  /** Names the request in the service's logs. */
  readonly requestId: string;
  readonly retryable: boolean;
  /** Seconds until it is worth asking again, where the service says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    facts: {
      readonly status: number;
      readonly code: Code;
      readonly message: string;
      readonly details: DetailsOf<Code>;
      readonly requestId: string;
      readonly retryAfterSeconds: number | undefined;
    },
    call: CallFacts,
  ) {
    super(facts.message, call);
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details;
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.retryable = isWorthRetrying(facts.status) || facts.code === 'IDEMPOTENCY_KEY_IN_USE';
  }

  /** Whether the code is one of these, which also narrows the type of `details`. */
  hasCode<Asked extends ErrorCode>(...codes: readonly Asked[]): this is ApiError<Asked> {
    return codes.some((code) => code === (this.code as ErrorCode));
  }
}

/** Something between here and the API answered instead of it: a proxy's error page, a redirect, a cut answer. */
export class UnexpectedAnswerError extends CallError {
  override readonly name = 'UnexpectedAnswerError';
  /** 0 where the browser hides it, as it does for redirects. */
  readonly status: number;
  /** Of the header, when there is one. */
  readonly requestId: string | undefined;
  /** The first 500 characters of the body. */
  readonly excerpt: string;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    facts: {
      readonly status: number;
      readonly requestId: string | undefined;
      readonly excerpt: string;
      readonly retryAfterSeconds: number | undefined;
    },
    call: CallFacts,
  ) {
    super(`${call.method} ${call.url} was answered ${facts.status}, but not by the API`, call);
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.excerpt = facts.excerpt;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.retryable = isWorthRetrying(facts.status);
  }
}

/** No answer came: no connection, or it broke off. `cause` holds the runtime's error. */
export class ConnectionError extends CallError {
  override readonly name: string = 'ConnectionError';
  readonly retryable = true;
}

/** No answer came within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

function isWorthRetrying(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
