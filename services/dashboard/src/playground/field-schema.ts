import { z } from 'zod';
import type { FieldSchema } from './form.js';

/** Names of schemas are left out: what has one would be a reference, and a form looks for its fields where they are. */
const nameless = z.registry<Record<string, unknown>>();

/** What a request may say, for its form. */
export function fieldSchemaOf(request: z.ZodType): FieldSchema {
  return z.toJSONSchema(request, {
    io: 'input',
    unrepresentable: 'any',
    metadata: nameless,
  }) as FieldSchema;
}
