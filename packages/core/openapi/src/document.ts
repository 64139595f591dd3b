import { prefixes } from '@groundwork/contract';
import { operationSamples } from './code-samples/operation-samples.js';
import { errorExamples, errorResponses, operationErrors } from './errors.js';
import { describeFields } from './fields/describe-fields.js';
import { answerHeaders, headerComponents, headerRefs, rateHeaders } from './headers.js';
import { introduction } from './introduction.js';
import { type JsonSchema, namedJsonSchemas, schemaRef } from './json-schemas.js';
import type { Answer, Content, Examples, Operation, ResponseObject } from './operation.js';
import { operations } from './operations.js';
import { idempotencyKey } from './parameters.js';
import { tags } from './tags.js';
import { webhookItems } from './webhooks.js';

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

export interface OperationObject {
  readonly operationId: string;
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly [key: string]: unknown;
}

function withExamples(schema: JsonSchema, examples: Examples | undefined) {
  return examples ? { schema, examples } : { schema };
}

function answerObject(
  { description, schema, body, mediaType, headers, examples }: Answer,
  hasKey: boolean,
) {
  const content = schema === undefined ? body : schemaRef(schema);
  return {
    description,
    headers: headerRefs(['RequestId', ...(hasKey ? rateHeaders : []), ...(headers ?? [])]),
    ...(content === undefined
      ? {}
      : { content: { [mediaType ?? 'application/json']: withExamples(content, examples) } }),
  };
}

function operationObject(operation: Operation, apiUrl: string): OperationObject {
  const { id, tag, summary, description, parameters = [], body, answers } = operation;
  const idempotency = operation.idempotent
    ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
    : [];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: operation.authenticated ? [{ apiKey: [] }] : [],
    ...(parameters.length + idempotency.length > 0
      ? { parameters: [...parameters, ...idempotency] }
      : {}),
    ...(body
      ? {
          requestBody: {
            required: body.required,
            content: { 'application/json': withExamples(schemaRef(body.schema), body.examples) },
          },
        }
      : {}),
    responses: {
      ...operationErrors(operation),
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [
          status,
          answerObject(answer, operation.authenticated),
        ]),
      ),
    },
    'x-codeSamples': operationSamples(operation, apiUrl),
  };
}

function pathItems(apiUrl: string): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationObject(operation, apiUrl),
    };
  }
  return paths;
}

/**
 * The public interface as OpenAPI 3.1. It takes some ten milliseconds: build it on first use.
 *
 * @param version of the service
 * @param apiUrl base URL for the code samples, without a trailing slash
 */
export function openApiDocument(
  version: string,
  apiUrl = 'https://api.example.com',
): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Groundwork API',
      version,
      description: introduction,
    },
    servers: [{ url: '.', description: 'This service' }],
    tags: [
      ...Object.entries(tags).map(([name, description]) => ({ name, description })),
      { name: 'Webhooks', description: 'What is sent to your `webhook_url`.' },
    ],
    paths: pathItems(apiUrl),
    webhooks: webhookItems(),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${prefixes.liveKey}… or ${prefixes.testKey}…`,
          description: `An API key: \`${prefixes.liveKey}\` or \`${prefixes.testKey}\`, then letters and digits.`,
        },
      },
      parameters: { IdempotencyKey: idempotencyKey },
      headers: headerComponents(),
      responses: errorResponses(),
      examples: errorExamples(),
      schemas: describeFields(namedJsonSchemas()),
    },
  };
}

/** Names of headers that an answer has always. */
export const requiredHeaders: ReadonlySet<string> = new Set(
  Object.entries(answerHeaders)
    .filter(([, header]) => header.required)
    .map(([component]) => `#/components/headers/${component}`),
);
