import { limits } from '@groundwork/contract';
import type { JsonSchema } from './json-schemas.js';

export interface AnswerHeader {
  readonly name: string;
  readonly description: string;
  /** Whether each answer that names it has it. */
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: string | number;
}

const { pollIntervalSeconds } = limits.land;

/** Headers of answers, by the name of their component. */
export const answerHeaders = {
  RequestId: {
    name: 'X-Request-Id',
    description: 'Identifies this request in our logs; give it to support.',
    required: true,
    schema: { type: 'string' },
    example: 'req_01k0x7v4c9f2m8d3q6s1t5w7yz',
  },
  Location: {
    name: 'Location',
    description: 'Path to poll, relative to the base URL.',
    required: true,
    schema: { type: 'string' },
    example: '/v1/tasks/task_01k0x7v4dfx2m8d3q6s1t5w7ab',
  },
  DeliveryLocation: {
    name: 'Location',
    description: 'Path of the delivery, relative to the base URL.',
    required: true,
    schema: { type: 'string' },
    example: '/v1/webhooks/deliveries/whd_01k0x7v4h2f2m8d3q6s1t5w7jk',
  },
  RetryAfter: {
    name: 'Retry-After',
    description: 'Seconds to wait before you try again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: pollIntervalSeconds,
  },
  RetryAfterWhileUnfinished: {
    name: 'Retry-After',
    description: 'Seconds until the next poll; absent once the task has ended.',
    required: false,
    schema: { type: 'integer', minimum: 1 },
    example: pollIntervalSeconds,
  },
  IdempotentReplayed: {
    name: 'Idempotent-Replayed',
    description: 'Present when this answer repeats an earlier one to the same Idempotency-Key.',
    required: false,
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  RateLimitLimit: {
    name: 'RateLimit-Limit',
    description: 'Requests your key may make in a window; absent when they are not limited.',
    required: false,
    schema: { type: 'integer', minimum: 1 },
    example: 3000,
  },
  RateLimitRemaining: {
    name: 'RateLimit-Remaining',
    description: 'Requests left in the current window.',
    required: false,
    schema: { type: 'integer', minimum: 0 },
    example: 2987,
  },
  RateLimitReset: {
    name: 'RateLimit-Reset',
    description: 'Seconds until the next window starts.',
    required: false,
    schema: { type: 'integer', minimum: 1 },
    example: 41,
  },
  Authenticate: {
    name: 'WWW-Authenticate',
    description: 'The authentication scheme.',
    required: true,
    schema: { type: 'string', const: 'Bearer' },
    example: 'Bearer',
  },
  Allow: {
    name: 'Allow',
    description: 'The methods of this path.',
    required: true,
    schema: { type: 'string' },
    example: 'GET, POST',
  },
} as const satisfies Record<string, AnswerHeader>;
export type HeaderName = keyof typeof answerHeaders;

/** Headers about the key's rate limit, on every answer to a key. */
export const rateHeaders = [
  'RateLimitLimit',
  'RateLimitRemaining',
  'RateLimitReset',
] as const satisfies readonly HeaderName[];

/** Header components of an answer, by the header's name. */
export function headerRefs(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    names.map((name) => [answerHeaders[name].name, { $ref: `#/components/headers/${name}` }]),
  );
}

export function headerComponents(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answerHeaders).map(([key, { name: _name, ...header }]) => [key, header]),
  );
}
