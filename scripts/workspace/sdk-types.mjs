import openapiTypeScript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** @import { JsonSchema, OpenApiDocument, OperationObject, PathItems, ResponseObject } from '../../packages/core/openapi/src/index.js' */

const { factory } = ts;
const METHODS = ['get', 'post', 'patch', 'delete'];

/** Texts that only have to begin in a certain way. */
const PREFIX = /^\^(\w+_)$/;

/** @param {boolean} isSuccess of the status @param {ResponseObject} response */
const isAnswer = (isSuccess, { content }) =>
  isSuccess || (content && '$ref' in (content['application/json']?.schema ?? {}));

/** @param {OperationObject} operation without what clients need no types of: headers, examples, errors */
function lean({
  responses,
  parameters = [],
  requestBody,
  'x-codeSamples': _samples,
  ...operation
}) {
  const answers = Object.entries(responses).filter(
    ([status, response]) =>
      !response.$ref && !isError(response) && isAnswer(status.startsWith('2'), response),
  );
  return {
    ...operation,
    parameters: parameters.filter(({ in: place }) => place === 'path' || place === 'query'),
    ...(requestBody ? { requestBody: withoutExamples(requestBody) } : {}),
    responses: Object.fromEntries(
      answers.map(([status, { headers: _headers, ...part }]) => [status, withoutExamples(part)]),
    ),
  };
}

/** @param {ResponseObject} response */
const isError = ({ content }) => JSON.stringify(content ?? '').includes('/components/examples/');

/** @param {ResponseObject | NonNullable<OperationObject['requestBody']>} part */
const withoutExamples = ({ content, ...part }) => ({
  description: '',
  ...part,
  ...(content
    ? {
        content: Object.fromEntries(
          Object.entries(content).map(([type, { schema }]) => [type, { schema }]),
        ),
      }
    : {}),
});

/** @param {PathItems} items @param {(operation: OperationObject) => object} change */
const eachOperation = (items, change) =>
  Object.fromEntries(
    Object.entries(items).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [method, change(operation)]),
      ),
    ]),
  );

/** Requests without `dry_run`, which has methods of its own. @param {[string, JsonSchema]} entry @returns {[string, JsonSchema]} */
function withoutDryRun([name, schema]) {
  const { dry_run: dryRun, ...properties } = schema.properties ?? {};
  const isRequest = typeof dryRun === 'object' && dryRun.type === 'boolean' && name !== 'DryRun';
  return [name, isRequest ? { ...schema, properties } : schema];
}

/**
 * The part of the description that the SDK needs types of. The envelopes of errors become one type.
 * @param {OpenApiDocument} document
 */
function described({ paths, webhooks, components, ...document }) {
  const schemas = Object.entries(components.schemas).map(withoutDryRun);
  /** @param {[string, JsonSchema]} entry */
  const isEnvelope = ([, { properties }]) => Object.keys(properties ?? {}).join() === 'error';
  return {
    ...document,
    paths: eachOperation(paths, lean),
    webhooks: eachOperation(webhooks, ({ parameters: _headers, ...operation }) => lean(operation)),
    components: {
      schemas: {
        ...Object.fromEntries(schemas.filter((entry) => !isEnvelope(entry))),
        ErrorEnvelope: {
          oneOf: schemas.filter(isEnvelope).map(([, { title: _title, ...schema }]) => schema),
        },
      },
    },
  };
}

/**
 * What the generator would take for any text or any key.
 * @param {{ type?: unknown, pattern?: string, propertyNames?: { enum?: string[] }, additionalProperties?: unknown }} schema
 */
function narrower({ type, pattern = '', propertyNames, additionalProperties }) {
  const [, prefix] = PREFIX.exec(pattern) ?? [];
  if (type === 'string' && prefix !== undefined) return beginning(prefix);
  if (propertyNames?.enum && Object(additionalProperties).type === 'number') {
    const names = propertyNames.enum.map((name) =>
      factory.createLiteralTypeNode(factory.createStringLiteral(name)),
    );
    const number = factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
    const record = factory.createTypeReferenceNode('Record', [
      factory.createUnionTypeNode(names),
      factory.createUnionTypeNode([number, undefinedType()]),
    ]);
    return factory.createTypeReferenceNode('Partial', [record]);
  }
  return undefined;
}

const undefinedType = () => factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);

/** @param {string} prefix */
const beginning = (prefix) =>
  factory.createTemplateLiteralType(factory.createTemplateHead(prefix), [
    factory.createTemplateLiteralTypeSpan(
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTemplateTail(''),
    ),
  ]);

/** The types of the SDK. @param {OpenApiDocument} document of the API */
export async function sdkTypes(document) {
  const nodes = await openapiTypeScript(Buffer.from(JSON.stringify(described(document))), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    immutable: true,
    defaultNonNullable: false,
    transform: narrower,
    // Fields may be undefined as well as left out, and be assigned to; only lists are read-only.
    transformProperty: (property) =>
      factory.updatePropertySignature(
        property,
        undefined,
        property.name,
        property.questionToken,
        property.questionToken && property.type
          ? factory.createUnionTypeNode([property.type, undefinedType()])
          : property.type,
      ),
  });
  return astToString(nodes);
}

/** @param {OperationObject['responses']} responses @returns {'json' | 'text' | 'stream'} of a success */
function mediaOf(responses) {
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const [type = 'application/json'] = Object.keys(success?.[1].content ?? {});
  if (type === 'application/json') return 'json';
  return type === 'text/html' ? 'text' : 'stream';
}

/** Where each operation is, as a module. @param {OpenApiDocument} document */
export function sdkRoutes({ paths }) {
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const { operationId, responses, parameters = [] } = operation;
      const idempotent = parameters.some(({ $ref }) => $ref !== undefined);
      const others = Object.keys(lean(operation).responses)
        .filter((status) => !status.startsWith('2'))
        .map(Number);
      const answer = mediaOf(responses);
      return `  ${operationId}: ${JSON.stringify({ method: method.toUpperCase(), path, idempotent, answer, others })},\n`;
    }),
  );
  return `export const routes = {\n${routes.join('')}} as const;\n`;
}

/** Data as a module, which pages load too. @param {string} json */
export const sdkData = (json) => `export default ${json.trim()};\n`;

/** A module of the contract whose types are those of the SDK. @param {string} source */
export const sdkCode = (source) =>
  source
    .replace("'./listing.js'", "'./api.js'")
    .replace(/'\.\.\/[\w-]+\/([\w-]+\.js')/g, "'./$1")
    .replace(/'[./\w-]*\/([\w-]+)\.json' with \{ type: 'json' \}/g, "'./$1.js'");
