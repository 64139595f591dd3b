import { type ErrorCode, errorCatalogue } from '@groundwork/contract/errors';
import { z } from 'zod';

const exampleSchema = z.strictObject({ summary: z.string(), value: z.unknown() });
const examplesSchema = z.record(z.string(), exampleSchema);
const jsonSchema = z.record(z.string(), z.unknown());
const parameterSchema = z.strictObject({
  description: z.string(),
  example: z.unknown().optional(),
});

const operationWordsSchema = z.strictObject({
  summary: z.string(),
  /** Markdown. */
  description: z.string(),
  parameters: z.record(z.string(), parameterSchema).default({}),
  requests: examplesSchema.optional(),
  answers: z.record(
    z.string(),
    z.strictObject({ description: z.string().optional(), examples: examplesSchema.optional() }),
  ),
  /** How the SDK calls it: `$1`, `$2` … are the parts of the path, `$body` is the body, `$url` the whole address. */
  program: z.string(),
});
export type OperationWords = z.infer<typeof operationWordsSchema>;

/** `reference.yaml` of a folder of routes. */
const folderWordsSchema = z.strictObject({
  /** Parts of paths that its operations share. */
  parameters: z.record(z.string(), parameterSchema).default({}),
  operations: z.record(z.string(), operationWordsSchema),
});

const headerSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  /** Whether each answer that names it has it. */
  required: z.boolean(),
  schema: jsonSchema,
  example: z.unknown().optional(),
});

/** `words/document.yaml`. */
const documentWordsSchema = z.strictObject({
  tags: z.record(z.string(), z.string()),
  idempotencyKey: jsonSchema,
  /** Headers of answers, by the name of their component. */
  headers: z.record(z.string(), headerSchema),
  /** Fields that mean the same wherever they stand, by name. */
  fields: z.record(z.string(), z.string()),
  /** What an error means and what to do, Markdown by code. */
  remedies: z.record(z.enum(Object.keys(errorCatalogue) as ErrorCode[]), z.string()),
  /** Examples of errors with `details`, by code. */
  errors: z.record(z.string(), z.strictObject({ message: z.string(), details: jsonSchema })),
});
export type DocumentWords = z.infer<typeof documentWordsSchema>;

/** `words/webhooks.yaml`. */
const webhookWordsSchema = z.strictObject({
  /** How a receiver makes sure that a delivery is ours. */
  recipe: z.string(),
  headers: z.record(
    z.string(),
    z.strictObject({
      description: z.string(),
      required: z.boolean().default(true),
      schema: jsonSchema,
      example: z.unknown().optional(),
    }),
  ),
  events: z.record(
    z.string(),
    z.strictObject({
      summary: z.string(),
      description: z.string(),
      schema: z.string(),
      example: z.unknown().optional(),
    }),
  ),
});
export type WebhookWords = z.infer<typeof webhookWordsSchema>;

/** All that is said of the API. */
export const wordsSchema = z.strictObject({
  introduction: z.string(),
  document: documentWordsSchema,
  webhooks: webhookWordsSchema,
  /** Of each folder of routes. */
  folders: z.array(folderWordsSchema),
});
export type Words = z.infer<typeof wordsSchema>;
