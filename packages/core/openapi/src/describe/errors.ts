import { type ErrorCode, errorCatalogue } from '@groundwork/contract/errors';
import type { ResponseObject } from '../document.js';
import type { JsonSchema, Operation } from '../operation.js';
import { errorComponent } from './error-schemas.js';
import { headerRefs, rateHeaders } from './headers.js';
import { schemaRef } from './json-schemas.js';
import type { DocumentWords } from './words.js';

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

export function errorsByStatus(operation: Operation): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = new Set<ErrorCode>([
    ...(operation.body ? withBody : []),
    ...(operation.isOpen ? [] : withKey),
    ...(operation.idempotent ? withIdempotencyKey : []),
    ...(operation.errors ?? []),
    ...anyRequest,
  ]);
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return new Map([...statuses].toSorted(([a], [b]) => a - b));
}

function headersOf(code: ErrorCode): string[] {
  if (errorCatalogue[code].status === 401) return ['RequestId', 'Authenticate'];
  const always = ['RequestId', ...rateHeaders];
  if (code === 'METHOD_NOT_ALLOWED') return [...always, 'Allow'];
  const isLater = errorCatalogue[code].status === 429 || code === 'SERVICE_UNAVAILABLE';
  return isLater ? [...always, 'RetryAfter'] : always;
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
        // All three are named, so that a validator that allows no further properties takes them for known.
        {
          properties: {
            error: { properties: { code: { enum: plain }, message: {}, request_id: {} } },
          },
        },
      ],
    });
  }
  const [only, ...others] = schemas;
  return only !== undefined && others.length === 0 ? only : { oneOf: schemas };
}

const everyCode = Object.keys(errorCatalogue) as ErrorCode[];

/** Example envelopes of all codes. */
export function errorExamples(examples: DocumentWords['errors']): Record<string, object> {
  return Object.fromEntries(
    everyCode.map((code) => {
      const { message = errorCatalogue[code].message, ...details } = examples[code] ?? {};
      const error = { code, message, request_id: 'req_01k0x7v4c9f2m8d3q6s1t5w7yz', ...details };
      return [code, { summary: code, value: { error } }];
    }),
  );
}

function errorResponse(
  codes: readonly [ErrorCode, ...ErrorCode[]],
  headers: DocumentWords['headers'],
): ResponseObject {
  const lines = codes.map((code) => `- \`${code}\`: ${errorCatalogue[code].message}`);
  return {
    description: codes.length === 1 ? errorCatalogue[codes[0]].message : lines.join('\n'),
    headers: headerRefs(headersOf(codes[0]), headers),
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

/** A response for each code that comes alone for its status somewhere. */
export function errorResponses(
  operations: readonly Operation[],
  headers: DocumentWords['headers'],
): Record<string, ResponseObject> {
  const alone = new Set(
    operations.flatMap((operation) =>
      [...errorsByStatus(operation).values()].flatMap(([first, ...others]) =>
        first !== undefined && others.length === 0 ? [first] : [],
      ),
    ),
  );
  return Object.fromEntries([...alone].map((code) => [code, errorResponse([code], headers)]));
}

/** The error answers of an operation, by status. */
export function operationErrors(
  operation: Operation,
  headers: DocumentWords['headers'],
): Record<string, ResponseObject> {
  return Object.fromEntries(
    [...errorsByStatus(operation)].flatMap(([status, [first, ...others]]) => {
      if (first === undefined) return [];
      return others.length === 0
        ? [[status, { $ref: `#/components/responses/${first}` }]]
        : [[status, errorResponse([first, ...others], headers)]];
    }),
  );
}
