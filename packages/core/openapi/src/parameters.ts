import {
  avatarsQuerySchema,
  familiesQuerySchema,
  limits,
  voicesQuerySchema,
} from '@groundwork/contract';
import { inlineJsonSchema, type JsonSchema } from './json-schemas.js';
import type { Parameter } from './operation.js';

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: [
    'Makes retries safe. The same key with the same body returns the first answer again, with `Idempotent-Replayed: true`,',
    'and nothing new is made or charged. With another body you get 409 `IDEMPOTENCY_KEY_REUSED`. A retry waits for a first',
    'request that is still under way; after four seconds it gets 409 `IDEMPOTENCY_KEY_IN_USE`: send it again. A refused',
    'request does not use up its key. We keep keys for at least 24 hours.',
  ].join('\n'),
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
} as const;

export function pathParameter(name: string, description: string, example: unknown): Parameter {
  return { name, in: 'path', required: true, description, schema: { type: 'string' }, example };
}

/** Pages are numbers written as text; the rules are those of INVALID_PARAMETER. */
const pageSchemas: Readonly<Record<string, JsonSchema>> = {
  limit: { type: 'integer', minimum: 1, maximum: limits.page.most, default: limits.page.default },
  offset: { type: 'integer', minimum: 0, default: 0 },
};

export function queryParameters<Name extends string>(
  shape: Readonly<Record<Name, Parameters<typeof inlineJsonSchema>[0]>>,
  descriptions: Readonly<Record<Name, string>>,
): Parameter[] {
  return Object.entries<string>(descriptions).map(([name, description]) => {
    const schema = shape[name as Name];
    return {
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      description,
      schema: pageSchemas[name] ?? inlineJsonSchema(schema),
    };
  });
}

const page = {
  limit: 'Most entries to return.',
  offset: 'Entries to skip.',
};

export const voicesQuery = queryParameters(voicesQuerySchema.shape, {
  type: 'Voices of the platform, those cloned for you, or both.',
  gender: 'Only voices of this gender.',
  age: 'Only voices of this age.',
  language: 'Only voices that speak this language, ISO 639-1.',
  ...page,
});

export const avatarsQuery = queryParameters(avatarsQuerySchema.shape, {
  type: 'Presenters of the platform, or those of your own.',
  ...page,
});

export const familiesQuery = queryParameters(familiesQuerySchema.shape, {
  type: 'The presets, your own with those of your organization, or all of them.',
});
