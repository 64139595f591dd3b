import { type ErrorCode, errorCatalogue } from '@groundwork/contract/errors';
import { planSchema } from '@groundwork/contract/plans';
import { editAnswerSchema } from '@groundwork/contract/showcase/edit-answer';
import { missingFieldSchema } from '@groundwork/contract/showcase/template-proof';
import { z } from 'zod';
import type { ResponseObject } from '../document.js';
import type { JsonSchema, Operation } from '../operation.js';
import { schemaRef } from './json-schemas.js';
import type { DocumentWords } from './words.js';

const about = 'Details for this code.';
const everyCode = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

function errorOf<Code extends z.ZodType<ErrorCode>, Details extends z.ZodRawShape>(
  code: Code,
  details: Details,
) {
  return z.object({
    error: z.object({
      code: code.describe('Base your decisions on this.'),
      message: z.string(),
      request_id: z.string(),
      ...details,
    }),
  });
}

/** Codes whose errors carry `details`, by the component that describes them. */
const detailed = {
  VALIDATION_ERROR: 'ValidationError',
  PLAN_REQUIRED: 'PlanRequiredError',
  CUSTOM_TEMPLATE_LIMIT_REACHED: 'TemplateLimitError',
  EDIT_NOT_POSSIBLE: 'EditNotPossibleError',
  TEXT_SOURCE_NOT_FOUND: 'TextSourceNotFoundError',
} as const satisfies Partial<Record<ErrorCode, string>>;

function isDetailed(code: ErrorCode): code is keyof typeof detailed {
  return code in detailed;
}

/** The envelope, and its variants with `details`. */
export const errorSchemas = {
  Error: errorOf(z.enum(everyCode.filter((code) => !isDetailed(code))), {}).meta({
    id: 'Error',
  }),
  ValidationError: errorOf(z.literal('VALIDATION_ERROR'), {
    details: z
      .object({
        field: z.string().describe('The first field that is wrong, as a dotted path.'),
        issues: z
          .array(
            z.object({
              path: z.string().describe('The field, as a dotted path.'),
              message: z.string(),
              accepted: z
                .array(z.string())
                .optional()
                .describe(
                  'The fields that a template has, where it has none of this name (*ours*).',
                ),
            }),
          )
          .min(1)
          .describe('Everything that is wrong, in the order of the fields.'),
      })
      .describe(about),
  }).meta({ id: 'ValidationError' }),
  PlanRequiredError: errorOf(z.literal('PLAN_REQUIRED'), {
    details: z
      .object({
        current_plan: planSchema.describe('Your plan.'),
        required_plans: z.array(planSchema).describe('Plans that allow it.'),
      })
      .describe(about),
  }).meta({ id: 'PlanRequiredError' }),
  TemplateLimitError: errorOf(z.literal('CUSTOM_TEMPLATE_LIMIT_REACHED'), {
    details: z
      .object({ max: z.int().positive().describe('Active templates that an account may have.') })
      .describe(about),
  }).meta({ id: 'TemplateLimitError' }),
  EditNotPossibleError: errorOf(z.literal('EDIT_NOT_POSSIBLE'), {
    details: editAnswerSchema.omit({ changed: true }).describe(about),
  }).meta({ id: 'EditNotPossibleError' }),
  TextSourceNotFoundError: errorOf(z.literal('TEXT_SOURCE_NOT_FOUND'), {
    details: z
      .object({
        missing_fields: z
          .array(missingFieldSchema)
          .min(1)
          .describe('Fields whose `text_sources` the design does not show.'),
      })
      .describe(about),
  }).meta({ id: 'TextSourceNotFoundError' }),
} as const;

function errorComponent(code: ErrorCode): keyof typeof errorSchemas {
  return isDetailed(code) ? detailed[code] : 'Error';
}

/** Headers about the key's rate limit, on every answer to a key. */
export const rateHeaders = ['RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'] as const;

/** Header components of an answer, by the header's name. */
export function headerRefs(
  components: readonly string[],
  headers: DocumentWords['headers'],
): Record<string, { $ref: string }> {
  return Object.fromEntries(
    components.map((component) => {
      const header = headers[component];
      if (header === undefined) throw new Error(`no header is described as ${component}`);
      return [header.name, { $ref: `#/components/headers/${component}` }];
    }),
  );
}

export function headerComponents(headers: DocumentWords['headers']): Record<string, object> {
  return Object.fromEntries(
    Object.entries(headers).map(([key, { name: _name, ...header }]) => [key, header]),
  );
}

const anyRequest = [
  'MALFORMED_REQUEST',
  'REQUEST_TIMEOUT',
  'EXPECTATION_FAILED',
  'HEADERS_TOO_LARGE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies ErrorCode[];
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
    ...(operation.isOpen || operation.body ? [] : ['INVALID_PARAMETER' as const]),
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
  if (errorCatalogue[code].status === 401) return ['RequestId', 'Help', 'Authenticate'];
  const always = ['RequestId', 'Help', ...rateHeaders];
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

/** An entry for each code, which its errors link to. */
export const errorEntries = (remedies: DocumentWords['remedies']): string =>
  everyCode
    .flatMap((code) => [`### ${code}`, `Status ${errorCatalogue[code].status}. ${remedies[code]}`])
    .join('\n\n');

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
