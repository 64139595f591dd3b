import type { JsonSchema } from '../json-schemas.js';

/** Description by path, such as `scenes[].order`. */
export type FieldDescriptions = Readonly<Record<string, string>>;

export function describeFields(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return schemas;
}
