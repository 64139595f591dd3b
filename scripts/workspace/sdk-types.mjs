import openapiTypeScript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;
const METHODS = ['get', 'post', 'patch', 'delete'];

/** Texts that only have to begin in a certain way. */
const PREFIX = /^\^(\w+_)$/;

/** @param {boolean} isSuccess of the status @param {any} response */
const isAnswer = (isSuccess, { content }) =>
  isSuccess || (content && '$ref' in (content['application/json']?.schema ?? {}));

/** @param {any} operation without what clients need no types of: headers, examples, errors */
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
    parameters: parameters.filter(
      (/** @type {any} */ { in: place }) => place === 'path' || place === 'query',
    ),
    ...(requestBody ? { requestBody: withoutExamples(requestBody) } : {}),
    responses: Object.fromEntries(
      answers.map(([status, response]) => [status, withoutExamples(response)]),
    ),
  };
}

/** @param {any} response */
const isError = ({ content }) => JSON.stringify(content ?? '').includes('/components/examples/');

/** @param {any} part */
const withoutExamples = ({ headers: _headers, content, ...part }) => ({
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

/** @param {Record<string, any>} items @param {(operation: any) => any} change */
const eachOperation = (items, change) =>
  Object.fromEntries(
    Object.entries(items).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [method, change(operation)]),
      ),
    ]),
  );

/** Requests without `dry_run`, which has methods of its own. @param {[string, any]} entry */
function withoutDryRun([name, schema]) {
  if (schema.properties?.dry_run?.type !== 'boolean' || name === 'DryRun') return [name, schema];
  const { dry_run: _dryRun, ...properties } = schema.properties;
  return [name, { ...schema, properties }];
}

/**
 * The part of the description that the SDK needs types of. The envelopes of errors become one type.
 * @param {any} document
 */
function described({ paths, webhooks, components, ...document }) {
  const schemas = Object.entries(components.schemas).map(withoutDryRun);
  const isEnvelope = (/** @type {any} */ [, { properties }]) =>
    Object.keys(properties ?? {}).join() === 'error';
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
 * @param {any} schema
 */
function narrower({ type, pattern = '', propertyNames, additionalProperties }) {
  const [, prefix] = PREFIX.exec(pattern) ?? [];
  if (type === 'string' && prefix !== undefined) return beginning(prefix);
  if (propertyNames?.enum && additionalProperties?.type === 'number') {
    const names = propertyNames.enum.map((/** @type {string} */ name) =>
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

/**
 * The types of the SDK, from the description of the API.
 * @param {object} document
 */
export async function sdkTypes(document) {
  const nodes = await openapiTypeScript(/** @type {any} */ (described(document)), {
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

/** @param {any} responses @returns {'json' | 'text' | 'stream'} of a success */
function mediaOf(responses) {
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const [type = 'application/json'] = Object.keys(success?.[1].content ?? {});
  if (type === 'application/json') return 'json';
  return type === 'text/html' ? 'text' : 'stream';
}

/**
 * Where each operation is, as a module.
 * @param {any} document
 */
export function sdkRoutes({ paths }) {
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const { operationId, responses, parameters = [] } = item[method];
      const idempotent = parameters.some((/** @type {any} */ { $ref }) => $ref !== undefined);
      const others = Object.keys(lean(item[method]).responses)
        .filter((status) => !status.startsWith('2'))
        .map(Number);
      const answer = mediaOf(responses);
      return `  ${operationId}: ${JSON.stringify({ method: method.toUpperCase(), path, idempotent, answer, others })},\n`;
    }),
  );
  return `export const routes = {\n${routes.join('')}} as const;\n`;
}
