import { readFileSync } from 'node:fs';
import mustache from 'mustache';

/** @import { OpenApiDocument } from '../../packages/core/openapi/src/index.js' */
/** @typedef {Record<string, Record<string, { name: string, waits?: string }>>} Methods as methods.yaml of the SDK has them */

const template = readFileSync(new URL('./sdk-methods.mustache', import.meta.url), 'utf8');

/** What the template says of a method. @param {string} id @param {Methods[string][string]} method @param {OpenApiDocument} document */
function method(id, { name, waits }, { paths, components }) {
  const [path = '', operation] =
    Object.entries(paths)
      .flatMap(([path, item]) =>
        Object.values(item).map((one) => /** @type {const} */ ([path, one])),
      )
      .find(([, { operationId }]) => operationId === id) ?? [];
  if (operation === undefined) throw new Error(`methods.yaml names ${id}, which is no operation`);
  const { summary, parameters = [], requestBody, responses } = operation;
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part ?? '');
  const query = parameters.filter(({ in: place }) => place === 'query');
  const place = ['cursor', 'offset'].find((one) => query.some(({ name }) => name === one));
  const { $ref = '' } = responses['200']?.content?.['application/json']?.schema ?? {};
  const { properties = {} } = components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  const [items] = Object.keys(properties).filter((one) => Object(properties[one]).type === 'array');
  const type = `Operations['${id}']`;
  const isNeeded = query.some(({ required }) => required);
  const taken = [
    ...parts.map((part) => `${part}: ${part === 'index' ? 'number' : 'string'}`),
    ...(query.length > 0 ? [`query: ${type}['query']${isNeeded ? '' : ' = {}'}`] : []),
    ...(requestBody ? [`body${requestBody.required ? '' : '?'}: ${type}['body']`] : []),
    'options?: RequestOptions',
  ];
  const given = [
    ...(parts.length > 0 ? [`path: { ${parts.join(', ')} }`] : []),
    ...(query.length > 0 ? ['query'] : []),
    ...(requestBody ? ['body'] : []),
  ];
  const hasDryRun = JSON.stringify(responses).includes('"#/components/schemas/DryRun"');
  const dryRun = name === 'create' ? 'dryRun' : `dryRun${name[0]?.toUpperCase()}${name.slice(1)}`;
  const pages = place && { place, items, by: place === 'cursor' ? 'byCursor' : 'byOffset' };
  return {
    ...{ id, name, summary, waits, pages, dryRun: hasDryRun && dryRun },
    ...{ taken: taken.join(', '), given: given.join(', ') },
  };
}

/** Classes that call each operation by its method, as a module. @param {OpenApiDocument} document @param {Methods} methods */
export const sdkMethods = (document, methods) =>
  mustache.render(template, {
    classes: Object.entries(methods).map(([name, operations]) => ({
      name,
      base: Object.values(operations).some(({ waits }) => waits) ? 'Making' : 'Resource',
      methods: Object.entries(operations).map(([id, named]) => method(id, named, document)),
    })),
  });
