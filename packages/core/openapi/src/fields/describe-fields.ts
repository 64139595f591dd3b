import type { JsonSchema } from '../json-schemas.js';
import { answerFields } from './answers.js';
import { dryRunFields } from './dry-runs.js';
import { everywhere } from './everywhere.js';
import { filmFields } from './films.js';
import { readingFields } from './readings.js';
import { showcaseFields } from './showcases.js';
import { webhookFields } from './webhooks.js';

/** Descriptions of fields, by component and path, such as `LandRequest.scenes[].order`. */
const descriptions: Readonly<Record<string, string>> = {
  ...filmFields,
  ...readingFields,
  ...showcaseFields,
  ...answerFields,
  ...webhookFields,
  ...dryRunFields,
};

type Child = readonly [path: string, schema: unknown];

function childrenOf(schema: JsonSchema, path: string): Child[] {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const items: Child[] = schema.items === undefined ? [] : [[`${path}[]`, schema.items]];
  return [...variants.map((variant): Child => [path, variant]), ...items];
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `visit` with each property of a component, wherever it lies. */
export function eachField(
  component: string,
  schema: JsonSchema,
  visit: (path: string, name: string, field: JsonSchema) => void,
): void {
  const walk = (path: string, part: unknown): void => {
    if (!isSchema(part)) return;
    for (const [childPath, child] of childrenOf(part, path)) walk(childPath, child);
    for (const [name, field] of Object.entries(part.properties ?? {})) {
      if (!isSchema(field)) continue;
      visit(`${path}.${name}`, name, field);
      walk(`${path}.${name}`, field);
    }
  };
  walk(component, schema);
}

/** The words for a field: its own, or those for fields of its name. */
export function descriptionOf(path: string, name: string): string | undefined {
  return descriptions[path] ?? everywhere[name];
}

/** Adds a description to each field's schema. */
export function describeFields(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  for (const [component, schema] of Object.entries(schemas)) {
    eachField(component, schema, (path, name, field) => {
      const description = descriptionOf(path, name);
      if (description !== undefined) field.description = description;
    });
  }
  return schemas;
}

/** Paths and names that something is said of. */
export const describedPaths: readonly string[] = Object.keys(descriptions);
