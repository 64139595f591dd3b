import { z } from 'zod';
import { answerSchemas, requestSchemas } from './named-schemas.js';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const isNull = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';

/** Folds `anyOf` of a plain type and null into one schema with two types, which reads better. */
function foldNull(schema: JsonSchema): void {
  const [first, second, ...rest] = schema.anyOf ?? [];
  if (rest.length > 0 || typeof first !== 'object' || !isNull(second)) return;
  const { type } = first;
  if (type === undefined || Array.isArray(type) || type === 'object') return;
  delete schema.anyOf;
  Object.assign(schema, first, { type: [type, 'null'] });
  if (first.enum) schema.enum = [...first.enum, null];
}

/** Keywords that zod writes for itself and no reader needs. */
function tidy(schema: JsonSchema, isAnswer: boolean): void {
  if (schema.format === 'date-time' || schema.format === 'uuid') delete schema.pattern;
  // "Anything may follow" goes without saying.
  if (schema.pattern) schema.pattern = schema.pattern.replace('[\\s\\S]{0,}$', '');
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // Answers may gain fields within v1: a client must not refuse what it does not know.
  if (isAnswer && schema.additionalProperties === false) delete schema.additionalProperties;
  foldNull(schema);
}

function convert(
  schemas: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const { schemas: converted } = z.toJSONSchema(registry, {
    io,
    uri: (id) => schemaRef(id).$ref,
    override: ({ jsonSchema }) => tidy(jsonSchema, io === 'output'),
  });
  return Object.fromEntries(
    Object.entries(converted).map(
      ([name, { $schema: _dialect, $id: _uri, id: _id, ...schema }]) => [
        name,
        { title: name, ...schema },
      ],
    ),
  );
}

/** All components; one that is both sent and answered is described as answered, which is more precise. */
export function namedJsonSchemas(): Record<string, JsonSchema> {
  const sent = { ...requestSchemas, TemplateSpec: answerSchemas.TemplateSpec };
  return { ...convert(sent, 'input'), ...convert(answerSchemas, 'output') };
}

/** An inline schema, such as a query parameter's, as sent. */
export function inlineJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => tidy(jsonSchema, false),
  });
  return converted;
}
