import { showcaseEventSchema, taskEventSchema } from '@groundwork/contract/events';
import { prefixes } from '@groundwork/contract/identifiers';
import { deliverySchedules } from '@groundwork/contract/webhooks/schedules';
import {
  type OpenApiDocument,
  type OperationObject,
  type PathItems,
  PLACEHOLDERS,
} from '../document.js';
import type { Answer, JsonSchema, Operation } from '../operation.js';
import {
  errorEntries,
  errorExamples,
  errorResponses,
  errorSchemas,
  headerComponents,
  headerRefs,
  operationErrors,
  rateHeaders,
} from './errors.js';
import { type Converted, convert, filled, parameters, schemaRef } from './json-schemas.js';
import { operationSamples } from './operation-samples.js';
import { withRequestWarnings } from './request-warnings.js';
import type { OperationWords, WebhookWords, Words } from './words.js';

const DRY_RUN =
  'Only with `dry_run: true`: its price and plan. Nothing is stored, charged or counted.';

const isSuccess = (status: string) => status.startsWith('2');

const bodiesOf = (body: Operation['body']) =>
  [body?.schema, body?.listing?.schema].filter((schema) => schema !== undefined);

/** The description of the API that its routes and their words make. @throws when words are missing */
class Description {
  readonly #words: Words;
  readonly #sent: Converted;
  readonly #answered: Converted;
  readonly #refs: ReadonlyMap<unknown, JsonSchema>;
  /** Answers to requests with a key. */
  readonly #toKeys: readonly JsonSchema[];

  constructor(operations: readonly Operation[], words: Words) {
    this.#words = words;
    const sent = operations.flatMap(({ body }) => bodiesOf(body));
    const answered = operations.flatMap(({ answers }) =>
      Object.values(answers).flatMap(({ schema }) => (schema ? [schema] : [])),
    );
    const others = [
      ...Object.values(errorSchemas),
      ...taskEventSchema.options,
      ...showcaseEventSchema.options,
    ];
    this.#sent = convert(sent, 'input', words.document.fields);
    this.#answered = convert([...answered, ...others], 'output', words.document.fields);
    this.#refs = new Map([
      ...sent.map((schema, index) => [schema, this.#sent.refs[index] ?? {}] as const),
      ...answered.map((schema, index) => [schema, this.#answered.refs[index] ?? {}] as const),
    ]);
    this.#toKeys = operations.flatMap(({ isOpen, answers }) =>
      isOpen ? [] : Object.values(answers).map(({ schema }) => this.#refs.get(schema) ?? {}),
    );
  }

  /** One that is both sent and answered is described as answered, which is more precise. */
  schemas(): Record<string, JsonSchema> {
    return {
      ...this.#sent.components,
      ...withRequestWarnings(this.#answered.components, this.#toKeys),
    };
  }

  operation(operation: Operation): OperationObject {
    const { id, tag, body, isOpen = false, idempotent = false } = operation;
    const words = this.#wordsOf(id);
    const all = [
      ...this.#pathParameters(operation, words),
      ...(operation.query ? parameters('query', operation.query) : []),
      ...(operation.requestHeaders ? parameters('header', operation.requestHeaders) : []),
      ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ];
    const { requests: examples } = words;
    const bodies = bodiesOf(body).map((schema) => this.#refs.get(schema));
    const described = {
      operationId: id,
      tags: [tag],
      summary: words.summary,
      description: filled(words.description),
      security: isOpen ? [] : [{ apiKey: [] }],
      ...(all.length > 0 ? { parameters: all } : {}),
      ...(body
        ? {
            requestBody: {
              required: body.required ?? true,
              content: {
                'application/json': {
                  schema: bodies.length === 1 ? bodies[0] : { anyOf: bodies },
                  examples,
                },
              },
            },
          }
        : {}),
      responses: {
        ...operationErrors(operation, this.#words.document.headers),
        ...Object.fromEntries(
          Object.entries(operation.answers).map(([status, answer]) => [
            status,
            this.#answer(operation, status, answer, words.answers[status] ?? {}),
          ]),
        ),
      },
    };
    const object = described as unknown as OperationObject;
    return {
      ...object,
      'x-codeSamples': operationSamples(operation, object, words.program, PLACEHOLDERS.apiUrl),
    };
  }

  #wordsOf(id: string): OperationWords {
    const words = this.#words.folders.map(({ operations }) => operations[id]).find(Boolean);
    if (words === undefined) throw new Error(`no reference.yaml describes ${id}`);
    return words;
  }

  #pathParameters({ id, path }: Operation, words: OperationWords): object[] {
    const folder = this.#words.folders.find(({ operations }) => operations[id] === words);
    return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
      const parameter = words.parameters[name] ?? folder?.parameters[name];
      if (parameter === undefined) throw new Error(`${id} does not describe its ${name}`);
      const { description, example } = parameter;
      return { name, in: 'path', required: true, description, schema: { type: 'string' }, example };
    });
  }

  #answer(
    { isOpen, idempotent }: Operation,
    status: string,
    { schema, body, mediaType, headers = [] }: Answer,
    words: OperationWords['answers'][string],
  ): object {
    const content = schema === undefined ? body : this.#refs.get(schema);
    const isDryRun = Object(content).$ref === '#/components/schemas/DryRun';
    const names = [
      'RequestId',
      ...(isOpen ? [] : rateHeaders),
      ...headers,
      ...(idempotent && isSuccess(status) && !isDryRun ? ['IdempotentReplayed'] : []),
    ];
    const { description = isDryRun ? DRY_RUN : undefined, examples } = words;
    if (description === undefined) throw new Error(`an answer ${status} is not described`);
    return {
      description,
      headers: headerRefs(names, this.#words.document.headers),
      ...(content === undefined
        ? {}
        : {
            content: {
              [mediaType ?? 'application/json']: {
                schema: content,
                ...(examples ? { examples } : {}),
              },
            },
          }),
    };
  }
}

export function describe(operations: readonly Operation[], words: Words): OpenApiDocument {
  const description = new Description(operations, words);
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: description.operation(operation),
    };
  }
  const { tags, headers, errors, remedies, idempotencyKey } = words.document;
  return {
    openapi: '3.1.1',
    info: {
      title: 'Groundwork API',
      version: PLACEHOLDERS.version,
      contact: { name: 'The operator of this server' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description: filled(`${words.introduction}\n${errorEntries(remedies)}`),
    },
    servers: [{ url: '.', description: 'This service' }],
    tags: [
      ...Object.entries(tags).map(([name, said]) => ({ name, description: said })),
      { name: 'Webhooks', description: 'What is sent to your `webhook_url`.' },
    ],
    paths,
    webhooks: webhookItems(words.webhooks),
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
      headers: headerComponents(headers) as OpenApiDocument['components']['headers'],
      responses: errorResponses(operations, headers),
      examples: errorExamples(errors),
      schemas: description.schemas(),
    },
  };
}

/** What is sent to a `webhook_url`, as the description has it. */
function webhookItems({ recipe, headers, events }: WebhookWords): PathItems {
  return Object.fromEntries(
    Object.entries(events).map(([event, { summary, description, schema, example }]) => {
      const [schedule = ''] = event.split('.');
      if (!(schedule in deliverySchedules)) throw new Error(`${event} has no schedule`);
      return [
        event,
        {
          post: {
            operationId: `on${schema.replace('Event', '')}`,
            tags: ['Webhooks'],
            summary,
            description: filled(`${description}\n\${tries.${schedule}}\n\n${recipe}`),
            security: [],
            parameters: Object.entries(headers).map(([name, { required, ...header }]) => ({
              name,
              in: 'header',
              required,
              ...header,
              ...(name === 'X-Service-Event' ? { example: event } : {}),
            })),
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: schemaRef(schema),
                  examples: { delivery: { summary, value: example } },
                },
              },
            },
            responses: { '2XX': { description: 'Received; the body is not read.' } },
          },
        },
      ];
    }),
  );
}
