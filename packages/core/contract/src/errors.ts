import catalogue from './words/errors.json' with { type: 'json' };

/**
 * Every error a customer can get from the HTTP interface. The message is the default; a caller may give
 * a more precise one. Codes and statuses are the API document's; those from RATE_LIMITED on are ours.
 */
export const errorCatalogue = catalogue satisfies Record<
  string,
  { status: number; message: string }
>;

export type ErrorCode = keyof typeof errorCatalogue;

export interface ErrorOptions {
  readonly message?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Details for the log; never shown to the customer. */
  readonly cause?: unknown;
}

/** An error meant for the customer; everything else that is thrown becomes INTERNAL_ERROR. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.details = options.details;
  }
}

export interface ErrorEnvelope {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly request_id: string;
    readonly details?: Readonly<Record<string, unknown>>;
  };
}

export function errorEnvelope(error: ApiError, requestId: string): ErrorEnvelope {
  return {
    error: {
      code: error.code,
      message: error.message,
      request_id: requestId,
      ...(error.details ? { details: error.details } : {}),
    },
  };
}
