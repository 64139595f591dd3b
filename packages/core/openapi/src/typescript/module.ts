import { type ErrorCode, errorCatalogue } from '@groundwork/contract';
import { errorComponent } from '../error-schemas.js';
import { describeFields } from '../fields/describe-fields.js';
import { type JsonSchema, namedJsonSchemas } from '../json-schemas.js';
import type { Answer, Operation } from '../operation.js';
import { operations } from '../operations.js';
import { webhooks } from '../webhooks.js';
import { docComment, objectBody, propertyName, typeOf } from './type-of.js';

const errorComponents: ReadonlySet<string> = new Set(
  Object.keys(errorCatalogue).map((code) => errorComponent(code as ErrorCode)),
);

/** A dry run has a method of its own, so that the method decides the type of the answer. */
function withoutDryRun(schema: JsonSchema): JsonSchema {
  const { dry_run: _dryRun, ...properties } = schema.properties ?? {};
  return schema.properties === undefined || schema.required?.includes('dry_run')
    ? schema
    : { ...schema, properties };
}

function declaration(name: string, schema: JsonSchema): string {
  const doc = docComment(schema.description, undefined, '');
  return schema.type === 'object' && schema.properties !== undefined
    ? `${doc}export interface ${name} ${objectBody(schema, '')}\n`
    : `${doc}export type ${name} = ${typeOf(schema)};\n`;
}

/** Each code with the type of its `details`. */
function errorDeclarations(schemas: Readonly<Record<string, JsonSchema>>): string {
  const codes = Object.entries(errorCatalogue).map(([code, { status, message }]) => {
    const error = schemas[errorComponent(code as ErrorCode)]?.properties?.error;
    const details = typeof error === 'object' ? error.properties?.details : undefined;
    const type = details === undefined ? 'undefined' : typeOf(details as JsonSchema, '  ');
    return `${docComment(`${status}: ${message}`, undefined, '  ')}  ${code}: ${type};\n`;
  });
  return [
    '/** Every error code, with its `details`. */',
    `export interface ErrorDetails {\n${codes.join('')}}\n`,
    'export type ErrorCode = keyof ErrorDetails;\n',
  ].join('\n');
}

function parametersType(operation: Operation, place: 'path' | 'query'): string | undefined {
  const given = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  if (given.length === 0) return undefined;
  const lines = given.map(({ name, required, description, schema }) => {
    const type = place === 'path' ? 'string | number' : typeOf(schema, '    ');
    return [
      docComment(description, schema.default, '      '),
      `      ${propertyName(name)}${required ? '' : '?'}: ${type}${required ? '' : ' | undefined'};\n`,
    ].join('');
  });
  return `{\n${lines.join('')}    }`;
}

/** Of a success; bytes and streams are left to the caller. */
function mediaOf({ mediaType = 'application/json' }: Answer): 'json' | 'text' | 'stream' {
  if (mediaType === 'application/json') return 'json';
  return mediaType === 'text/html' ? 'text' : 'stream';
}

function successesOf({ answers }: Operation): readonly Answer[] {
  return Object.entries(answers).flatMap(([status, answer]) =>
    status.startsWith('2') ? [answer] : [],
  );
}

function answerType(operation: Operation): string {
  const types = successesOf(operation).map((answer) => {
    const { schema, body } = answer;
    const media = mediaOf(answer);
    if (media === 'stream') return 'Response';
    if (schema !== undefined) return schema;
    if (body === undefined) return 'undefined';
    return media === 'json' ? typeOf(body) : 'string';
  });
  // A stream without a type is a response.
  const possible = types.includes('Response') ? ['Response'] : types;
  return [...new Set(possible)].join(' | ');
}

function operationType(operation: Operation): string {
  const parts = {
    path: parametersType(operation, 'path'),
    query: parametersType(operation, 'query'),
    [operation.body?.required === false ? 'body?' : 'body']: operation.body?.schema,
    answer: answerType(operation),
  };
  const lines = Object.entries(parts).flatMap(([name, type]) =>
    type === undefined
      ? []
      : [`    ${name}: ${type}${name.endsWith('?') ? ' | undefined' : ''};\n`],
  );
  return `${docComment(operation.summary, undefined, '  ')}  ${operation.id}: {\n${lines.join('')}  };\n`;
}

function routeOf(operation: Operation): string {
  const { id, method, path, idempotent = false, answers } = operation;
  const [answer] = successesOf(operation).map(mediaOf);
  const route = {
    method: method.toUpperCase(),
    path,
    idempotent,
    answer,
    // Statuses other than success that carry the operation's own answer.
    others: Object.entries(answers).flatMap(([status, { schema }]) =>
      status.startsWith('2') || schema === undefined ? [] : [Number(status)],
    ),
  };
  return `  ${id}: ${JSON.stringify(route)},\n`;
}

/**
 * The interface as a TypeScript module: a type for each component, the error codes with their details, the events, and
 * the operations with their requests and answers. It imports nothing.
 */
export function typeScriptModule(): string {
  const schemas = describeFields(namedJsonSchemas());
  const names = Object.keys(schemas).filter((name) => !errorComponents.has(name));
  const declarations = names.map((name) => declaration(name, withoutDryRun(schemas[name] ?? {})));
  const events = webhooks.map(({ event, schema }) => `  '${event}': ${schema};\n`);
  return [
    ...declarations,
    `/** Every type of what is sent and answered, by its name in the description. */\nexport interface Components {\n${names.map((name) => `  ${name}: ${name};\n`).join('')}}\n`,
    errorDeclarations(schemas),
    `/** The body that is sent to a \`webhook_url\`, by event. */\nexport interface WebhookEvents {\n${events.join('')}}\n`,
    `/** The parameters and answer of each operation. */\nexport interface Operations {\n${operations.map(operationType).join('')}}\n`,
    `/** Where each operation is. */\nexport const routes = {\n${operations.map(routeOf).join('')}} as const satisfies Record<keyof Operations, object>;\n`,
  ].join('\n');
}
