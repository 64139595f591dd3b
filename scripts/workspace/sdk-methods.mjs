/** @import { OpenApiDocument, OperationObject } from '../../packages/core/openapi/src/index.js' */
/** @typedef {Record<string, Record<string, { name: string, waits?: string }>>} Methods as methods.yaml of the SDK has them */

/** @param {OpenApiDocument} document @param {string} id */
function operationOf({ paths }, id) {
  for (const [path, item] of Object.entries(paths)) {
    const found = Object.values(item).find(({ operationId }) => operationId === id);
    if (found) return { path, ...found };
  }
  throw new Error(`methods.yaml names ${id}, which is no operation`);
}

/** @param {string} name @param {string} id of a list; its entries are in the one array of its answer @param {OpenApiDocument} document */
function pages(name, id, { components, ...document }) {
  const { parameters = [], responses } = operationOf({ components, ...document }, id);
  const place = ['cursor', 'offset'].find((one) => parameters.some(({ name }) => name === one));
  const { $ref = '' } = responses['200']?.content?.['application/json']?.schema ?? {};
  const { properties = {} } = components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  const [items = ''] =
    Object.entries(properties).find(([, schema]) => Object(schema).type === 'array') ?? [];
  if (place === undefined) return '';
  const entry = `Answered<'${id}'>['${items}'][number]`;
  const query = `query: Operations['${id}']['query']${queryDefault(parameters)}`;
  return `
  /** Every entry of \`${name}\`, page after page. \`limit\` is the size of a page. */
  all(${query}, options?: RequestOptions): AsyncGenerator<${entry}, void, undefined> {
    return by${place === 'cursor' ? 'Cursor' : 'Offset'}(
      (${place}) => this.${name}({ ...query, ${place} }, options),
      ({ ${items} }) => ${items},
      query.${place},
    );
  }
`;
}

/** @param {NonNullable<OperationObject['parameters']>} parameters */
const queryDefault = (parameters) =>
  parameters.some(({ in: place, required }) => place === 'query' && required) ? '' : ' = {}';

/** @param {string} id @param {{ name: string, waits?: string }} method @param {OpenApiDocument} document */
function method(id, { name, waits }, document) {
  const { path, summary, parameters = [], requestBody, responses } = operationOf(document, id);
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part ?? '');
  const hasQuery = parameters.some(({ in: place }) => place === 'query');
  const body = `body${requestBody?.required ? '' : '?'}: Operations['${id}']['body']`;
  const taken = [
    ...parts.map((part) => `${part}: ${part === 'index' ? 'number' : 'string'}`),
    ...(hasQuery ? [`query: Operations['${id}']['query']${queryDefault(parameters)}`] : []),
    ...(requestBody ? [body] : []),
  ];
  const given = [
    ...(parts.length > 0 ? [`path: { ${parts.join(', ')} }`] : []),
    ...(hasQuery ? ['query'] : []),
    ...(requestBody ? ['body'] : []),
  ];
  /** @param {string} called @param {string} by @param {string} answer */
  const call = (called, by, answer) =>
    `  ${called}(${[...taken, 'options?: RequestOptions'].join(', ')}): Promise<${answer}> {
    return this.api.${by}('${id}', { ${given.join(', ')} }, options);
  }
`;
  const dryRun = name === 'create' ? 'dryRun' : `dryRun${name[0]?.toUpperCase()}${name.slice(1)}`;
  const hasDryRun = JSON.stringify(responses).includes('"#/components/schemas/DryRun"');
  return `
  /** ${summary}. */
${call(name, 'call', `Answered<'${id}'>`)}${
  hasDryRun
    ? `
  /**
   * Checks what \`${name}\` would be sent: its price, what it would make, a verdict on each picture, and the errors it
   * would get. Nothing is made, charged or counted.
   */
${call(dryRun, 'dryRun', 'DryRun')}`
    : ''
}${pages(name, id, document)}${
  waits
    ? `
  /**
   * Does as \`${name}\` and waits until it is made.
   *
   * @throws TaskFailedError, WaitTimeoutError, and all that \`${name}\` throws
   */
  async ${name}AndWait(${body}, options: TaskMakeOptions = {}): Promise<Completed<${waits}>> {
    const { signal, idempotencyKey } = options;
    const { task_id } = await this.${name}(body, { signal, idempotencyKey });
    return this.tasks.waitFor<${waits}>(task_id, options);
  }
`
    : ''
}`;
}

/** Classes that call each operation by its method, as a module. @param {OpenApiDocument} document @param {Methods} methods */
export function sdkMethods(document, methods) {
  const classes = Object.entries(methods).map(([name, operations]) => {
    const waits = Object.values(operations).some((one) => one.waits);
    const written = Object.entries(operations).map(([id, named]) => method(id, named, document));
    return `\nexport class ${name} extends ${waits ? 'Making' : 'Resource'} {${written.join('')}}\n`;
  });
  return `import type { RequestOptions } from '../options.js';
import { byCursor, byOffset } from '../pages.js';
import { Making, Resource } from '../resources/resource.js';
import type { Completed, TaskMakeOptions } from '../resources/task-waiting.js';
import type { Answered } from '../transport/api.js';
import type { Operations } from '../types.js';
import type { DryRun, FilmTask, LandTask } from './api.js';
${classes.join('')}`;
}
