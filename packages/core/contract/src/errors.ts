import { limits } from './limits.js';

/**
 * Every error a customer can get from the HTTP interface. The message is the default; a caller may give
 * a more precise one. Codes and statuses are the API document's; those below the blank line are ours
 * (docs/api-decisions.md).
 */
export const errorCatalogue = {
  VALIDATION_ERROR: { status: 400, message: 'The request is not valid' },
  INVALID_JSON: { status: 400, message: 'The request body is not valid JSON' },
  INVALID_PARAMETER: { status: 400, message: 'A query parameter is not valid' },
  MISSING_PARAMETER: { status: 400, message: 'A required query parameter is missing' },
  INVALID_IMAGE_URL: { status: 400, message: 'The image URL cannot be used' },
  IMAGE_RESOLUTION_TOO_LOW: { status: 400, message: 'The image resolution is too low' },
  IMAGE_INACCESSIBLE: { status: 400, message: 'The image could not be fetched' },
  IMAGE_TIMEOUT: { status: 400, message: 'The image did not arrive in time' },
  UNSUPPORTED_IMAGE_FORMAT: { status: 400, message: 'The image type is not accepted' },
  IMAGE_TOO_LARGE: { status: 400, message: 'The image is too large' },
  SSRF_BLOCKED: { status: 400, message: 'The URL points to a private or internal network' },
  INVALID_WEBHOOK_URL: {
    status: 400,
    message: 'Webhook URL must be HTTPS and cannot point to private networks',
  },
  INVALID_REFERENCE_IMAGE: {
    status: 400,
    message: 'The reference image cannot be read as a layout',
  },
  MISSING_API_KEY: {
    status: 401,
    message: 'Send your API key in the Authorization header: Authorization: Bearer <API_KEY>',
  },
  INVALID_API_KEY: { status: 401, message: 'The API key is not valid' },
  API_KEY_REVOKED: { status: 401, message: 'The API key has been revoked' },
  API_KEY_EXPIRED: { status: 401, message: 'The API key has expired' },
  INSUFFICIENT_CREDITS: { status: 402, message: 'Not enough credits' },
  PLAN_REQUIRED: { status: 403, message: 'Your plan does not include API access' },
  PLAN_NOT_ALLOWED: { status: 403, message: 'Your plan does not include family operations' },
  FORBIDDEN: { status: 403, message: 'The image is not one of your showcases' },
  ASSET_ACCESS_DENIED: { status: 403, message: 'The asset belongs to another account' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  TASK_NOT_FOUND: { status: 404, message: 'No such task' },
  FAMILY_NOT_FOUND: { status: 404, message: 'No such family' },
  FAMILY_MEMBER_NOT_FOUND: { status: 404, message: 'No such family member' },
  CUSTOM_TEMPLATE_LIMIT_REACHED: {
    status: 409,
    message: 'The limit of active templates is reached',
  },
  CUSTOM_TEMPLATE_ARCHIVED: { status: 409, message: 'The template is archived' },
  FAMILY_NOT_READY: { status: 422, message: 'Another generation is in progress for this family' },
  FAMILY_MEMBER_MINIMUM: { status: 422, message: 'A family keeps at least one member' },
  FAMILY_MEMBER_LIMIT_EXCEEDED: { status: 422, message: 'A family has 1 to 6 members' },
  FAMILY_LIMIT_REACHED: { status: 422, message: 'The limit of active families is reached' },
  INVALID_CONTENT_TYPE: { status: 415, message: 'Content-Type must be application/json' },
  CONCURRENCY_LIMIT_EXCEEDED: {
    status: 429,
    message: 'Your plan’s limit of concurrent tasks is reached; wait until one finishes',
  },
  CUSTOM_TEMPLATE_CREATE_FAILED: { status: 500, message: 'The template could not be stored' },
  EXTERNAL_SERVICE_ERROR: { status: 502, message: 'The image edit service cannot be reached' },
  ANALYSIS_UNAVAILABLE: {
    status: 502,
    message: 'Template analysis is temporarily unavailable; retry or send a spec',
  },

  RATE_LIMITED: { status: 429, message: 'Too many requests; try again after Retry-After seconds' },
  READING_LIMIT_EXCEEDED: {
    status: 429,
    message: 'Too many of your readings are in progress; wait until one ends',
  },
  READING_NOT_FOUND: { status: 404, message: 'No such reading, or it has been deleted' },
  TASK_NOT_CANCELLABLE: { status: 409, message: 'The task has ended and cannot be cancelled' },
  SHOWCASE_JOB_NOT_CANCELLABLE: {
    status: 409,
    message: 'The showcase job has ended and cannot be cancelled',
  },
  SHOWCASE_JOB_NOT_FOUND: { status: 404, message: 'No such showcase job' },
  CUSTOM_TEMPLATE_NOT_FOUND: { status: 404, message: 'No such custom template' },
  TEXT_SOURCE_NOT_FOUND: {
    status: 422,
    message:
      'The reference design does not show a text that the template names; details.missing_fields says which',
  },
  EDIT_NOT_POSSIBLE: {
    status: 422,
    message:
      'The edit cannot be made as a whole; details.not_possible says why and what to do instead',
  },
  PHOTO_NOT_LAND: { status: 422, message: 'The photo shows no land to build on' },
  AREA_NOT_FOUND: { status: 422, message: 'The photo shows no plot that is sure enough' },
  SCALE_UNKNOWN: { status: 422, message: 'Nothing tells how large the ground is' },
  PROPOSAL_DOES_NOT_FIT: { status: 422, message: 'Nothing that was asked for fits on the area' },
  DELIVERY_NOT_FOUND: { status: 404, message: 'No such webhook delivery' },
  DELIVERY_NOT_FINISHED: {
    status: 409,
    message: 'The delivery is still in progress; replay it once it was delivered or has failed',
  },
  DELIVERY_EXPIRED: {
    status: 409,
    message: 'The files of this event have expired, so it cannot be sent again',
  },
  WEBHOOK_ENDPOINT_NOT_FOUND: { status: 404, message: 'No such webhook endpoint' },
  WEBHOOK_ENDPOINT_DISABLED: {
    status: 409,
    message: 'The webhook endpoint is disabled; enable it and send this again',
  },
  WEBHOOK_ENDPOINT_LIMIT_REACHED: {
    status: 409,
    message: `An account has at most ${limits.webhook.endpoints} webhook endpoints for live events and as many for test events; delete one first`,
  },
  SECRET_ROTATION_IN_PROGRESS: {
    status: 409,
    message:
      'The secret was rotated recently and the old one still signs; wait until it expires, or send overlap_seconds: 0',
  },
  STREAM_LIMIT_EXCEEDED: {
    status: 429,
    message: 'This key has too many event streams open; close one first',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This path does not support that method' },
  MALFORMED_REQUEST: { status: 400, message: 'This is not a valid HTTP request' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time; send it again' },
  EXPECTATION_FAILED: {
    status: 417,
    message: 'Expect can only be 100-continue; leave the header out',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: 'The path and headers are over 16 KB together; send less in them',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request body is too large' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This Idempotency-Key was used with a different request body',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    message: 'A request with this Idempotency-Key is still in progress; retry shortly',
  },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong on our side' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The service is temporarily unavailable; retry shortly',
  },
} as const satisfies Record<string, { status: number; message: string }>;

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
