import type { JsonSchema } from '../operation.js';
import { schemaRef } from './json-schemas.js';

const warnings = {
  type: 'array',
  items: schemaRef('RequestWarning'),
  description:
    'Fields and parameters of the request that are not known; absent when there are none.',
} as const satisfies JsonSchema;

/** A template has warnings of its own. */
function nameIn({ warnings: own }: NonNullable<JsonSchema['properties']>): string | null {
  if (own === undefined) return 'warnings';
  return Object(own).items.type === 'string' ? 'request_warnings' : null;
}

/** Components in which each of the answers, and each kind of one, has a place for unknown names of its request. */
export function withRequestWarnings(
  components: Readonly<Record<string, JsonSchema>>,
  answers: readonly JsonSchema[],
): Record<string, JsonSchema> {
  const widened: Record<string, JsonSchema> = { ...components };
  const widen = (schema: JsonSchema): JsonSchema => {
    const name = schema.$ref?.split('/').at(-1) ?? '';
    const named = components[name];
    if (named !== undefined && widened[name] === named) widened[name] = widen(named);
    const { oneOf, properties = {} } = schema;
    if (oneOf) return { ...schema, oneOf: oneOf.map((kind) => widen(Object(kind))) };
    const place = schema.type === 'object' ? nameIn(properties) : null;
    return place === null
      ? schema
      : { ...schema, properties: { ...properties, [place]: warnings } };
  };
  answers.forEach(widen);
  return widened;
}
