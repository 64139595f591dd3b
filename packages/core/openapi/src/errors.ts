import { apiAccessPlans, type ErrorCode, errorCatalogue, limits } from '@groundwork/contract';
import { errorComponent } from './error-schemas.js';
import { type HeaderName, headerRefs, rateHeaders } from './headers.js';
import { type JsonSchema, schemaRef } from './json-schemas.js';
import type { Operation, ResponseObject } from './operation.js';

/** Examples of `details`, for each code that has them. */
const exampleDetails: Partial<Record<ErrorCode, object>> = {
  VALIDATION_ERROR: {
    field: 'format',
    issues: [{ path: 'format', message: 'format must be one of: 9:16, 16:9' }],
  },
  PLAN_REQUIRED: { current_plan: 'free', required_plans: apiAccessPlans },
  EDIT_NOT_POSSIBLE: {
    understood: [],
    not_possible: [
      {
        what: 'remove the car',
        why: 'Things in a photo are changed by an image engine only, and none is set for this service',
        way_out: 'Send a photo that shows it so, or have an image engine set',
      },
    ],
  },
  TEXT_SOURCE_NOT_FOUND: {
    missing_fields: [{ field: 'price', text: '895.000 €', kind: 'not_in_design', position: null }],
  },
  CUSTOM_TEMPLATE_LIMIT_REACHED: { max: limits.showcase.customTemplates.active },
};

const exampleMessages: Partial<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: 'format must be one of: 9:16, 16:9',
};

const anyRequest = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const satisfies ErrorCode[];
const withKey = [
  'MISSING_API_KEY',
  'INVALID_API_KEY',
  'API_KEY_REVOKED',
  'API_KEY_EXPIRED',
  'PLAN_REQUIRED',
  'RATE_LIMITED',
] as const satisfies ErrorCode[];
const withBody = [
  'INVALID_CONTENT_TYPE',
  'INVALID_JSON',
  'PAYLOAD_TOO_LARGE',
  'VALIDATION_ERROR',
] as const satisfies ErrorCode[];
const withIdempotencyKey = [
  'VALIDATION_ERROR',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_KEY_IN_USE',
] as const satisfies ErrorCode[];

/** Given by paths and methods that are none of the operations. */
export const outsideOperations = ['NOT_FOUND', 'METHOD_NOT_ALLOWED'] as const;

export function errorsByStatus(operation: Operation): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = new Set<ErrorCode>([
    ...(operation.body ? withBody : []),
    ...(operation.authenticated ? withKey : []),
    ...(operation.idempotent ? withIdempotencyKey : []),
    ...operation.errors,
    ...anyRequest,
  ]);
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return new Map([...statuses].toSorted(([a], [b]) => a - b));
}

function headersOf(code: ErrorCode): HeaderName[] {
  if (errorCatalogue[code].status === 401) return ['RequestId', 'Authenticate'];
  const always = ['RequestId', ...rateHeaders] as const;
  if (code === 'METHOD_NOT_ALLOWED') return [...always, 'Allow'];
  const isLater = errorCatalogue[code].status === 429 || code === 'SERVICE_UNAVAILABLE';
  return isLater ? [...always, 'RetryAfter'] : [...always];
}

function envelopeSchema(codes: readonly ErrorCode[]): JsonSchema {
  const plain = codes.filter((code) => errorComponent(code) === 'Error');
  const schemas: JsonSchema[] = codes
    .filter((code) => errorComponent(code) !== 'Error')
    .map((code) => schemaRef(errorComponent(code)));
  if (plain.length > 0) {
    schemas.unshift({
      allOf: [
        schemaRef('Error'),
        { properties: { error: { properties: { code: { enum: plain } } } } },
      ],
    });
  }
  const [only, ...others] = schemas;
  return only !== undefined && others.length === 0 ? only : { oneOf: schemas };
}

/** Example envelopes of all codes. */
export function errorExamples(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errorCatalogue).map(([key, { message }]) => {
      const code = key as ErrorCode;
      const details = exampleDetails[code];
      return [
        code,
        {
          summary: code,
          value: {
            error: {
              code,
              message: exampleMessages[code] ?? message,
              request_id: 'req_01k0x7v4c9f2m8d3q6s1t5w7yz',
              ...(details ? { details } : {}),
            },
          },
        },
      ];
    }),
  );
}

function errorResponse(codes: readonly [ErrorCode, ...ErrorCode[]]): ResponseObject {
  const lines = codes.map((code) => `- \`${code}\`: ${errorCatalogue[code].message}`);
  return {
    description: codes.length === 1 ? errorCatalogue[codes[0]].message : lines.join('\n'),
    headers: headerRefs(headersOf(codes[0])),
    content: {
      'application/json': {
        schema: envelopeSchema(codes),
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  };
}

/** A response for each code of the catalogue. */
export function errorResponses(): Record<string, ResponseObject> {
  return Object.fromEntries(
    Object.keys(errorCatalogue).map((code) => [code, errorResponse([code as ErrorCode])]),
  );
}

/** The error answers of an operation, by status. */
export function operationErrors(operation: Operation): Record<string, ResponseObject> {
  return Object.fromEntries(
    [...errorsByStatus(operation)].flatMap(([status, [first, ...others]]) => {
      if (first === undefined) return [];
      return others.length === 0
        ? [[status, { $ref: `#/components/responses/${first}` }]]
        : [[status, errorResponse([first, ...others])]];
    }),
  );
}
