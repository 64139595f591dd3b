import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';
import { openApiDocument } from './document.js';

const nodeSchema = z.object({
  name: z.string(),
  type: z.string(),
  parameters: z.looseObject({
    method: z.enum(['GET', 'POST']).optional(),
    url: z.string().optional(),
    jsonBody: z.string().optional(),
    jsonOutput: z.string().optional(),
    errorMessage: z.string().optional(),
    headerParameters: z
      .object({ parameters: z.array(z.object({ name: z.string(), value: z.string() })) })
      .optional(),
    conditions: z
      .looseObject({
        conditions: z.array(z.looseObject({ leftValue: z.string(), rightValue: z.string() })),
      })
      .optional(),
  }),
});
const linkSchema = z.object({ node: z.string(), type: z.literal('main'), index: z.literal(0) });
const recipe = z
  .object({
    nodes: z.array(nodeSchema),
    connections: z.record(z.string(), z.object({ main: z.array(z.array(linkSchema)) })),
  })
  .parse(
    JSON.parse(readFileSync(new URL('../../../../docs/n8n-listing.json', import.meta.url), 'utf8')),
  );

const document = openApiDocument('1.2.3');
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, 'openapi');

type Sample = Readonly<Record<string, unknown>>;

/** Values of `{{ … }}` in a field, as n8n has them: an expression alone keeps its type. */
function evaluated(field: string, scope: Sample): unknown {
  if (!field.startsWith('=')) return field;
  const [whole, alone] = /^=\{\{([\s\S]+)\}\}$/.exec(field) ?? [];
  const value = (code: string) => {
    const result: unknown = runInNewContext(`(${code})`, { ...scope });
    if (result === undefined) throw new Error(`${code} is undefined`);
    return result;
  };
  if (whole !== undefined && alone !== undefined && !alone.includes('}}')) return value(alone);
  return field.slice(1).replace(/\{\{(.+?)\}\}/g, (_all, code: string) => String(value(code)));
}

const BASE = 'https://media.example.com';

/** The operation that a node calls, and its pattern of a path. */
function operationOf(method: string, url: string) {
  const { pathname } = new URL(url);
  for (const [path, item] of Object.entries(document.paths)) {
    const operation = item[method.toLowerCase()];
    const form = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    if (operation && form.test(pathname)) return { path, operation };
  }
  throw new Error(`${method} ${pathname} is no operation`);
}

/** Every answer of success that the description shows for an operation. */
function answersOf(method: string, url: string): Sample[] {
  const { responses } = operationOf(method, url).operation;
  return Object.entries(responses).flatMap(([status, { content }]) =>
    status === '200' || status === '202'
      ? Object.values(content?.['application/json']?.examples ?? {}).flatMap((example) =>
          'value' in example ? [example.value as Sample] : [],
        )
      : [],
  );
}

const created = (path: string, id: string) =>
  answersOf('POST', `${BASE}${path}`).find((answer) => id in answer) ?? {};
const film = created('/v1/real-estate/slideshow', 'task_id');
const showcase = created('/v1/real-estate/property-showcase', 'job_id');
const listingNode = recipe.nodes.find(({ name }) => name === 'Listing');
const listing: unknown = JSON.parse(listingNode?.parameters.jsonOutput ?? '');
const results: Readonly<Record<string, unknown>> = {
  Listing: listing,
  'Create film': film,
  'Create showcase': showcase,
};
const scope = ($json: unknown) => ({
  $json,
  $execution: { id: '7' },
  $: (name: string) => ({ item: { json: results[name] } }),
});
const calls = recipe.nodes.filter(
  ({ type, parameters }) =>
    type === 'n8n-nodes-base.httpRequest' &&
    String(evaluatedUrl(parameters.url ?? '')).startsWith(BASE),
);
function evaluatedUrl(url: string): unknown {
  return url.includes('$json') ? '' : evaluated(url, scope({}));
}

describe('the n8n recipe', () => {
  it('links nodes that there are', () => {
    const names = recipe.nodes.map(({ name }) => name);
    const linked = Object.entries(recipe.connections).flatMap(([from, { main }]) => [
      from,
      ...main.flat().map(({ node }) => node),
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect([...new Set(linked)].toSorted()).toEqual(names.toSorted());
  });

  it('calls the API four times', () => {
    expect(calls.map(({ name }) => name)).toEqual([
      'Create film',
      'Poll film',
      'Create showcase',
      'Poll showcase',
    ]);
  });

  it.each(calls)('$name sends what the API describes', ({ parameters }) => {
    const { method = '', jsonBody, headerParameters } = parameters;
    const { operation, path } = operationOf(method, String(evaluatedUrl(parameters.url ?? '')));
    const names = (operation.parameters ?? []).map(({ $ref, name }) => $ref ?? name);
    for (const header of headerParameters?.parameters ?? []) {
      expect([header.name, names]).toEqual([
        'Idempotency-Key',
        ['#/components/parameters/IdempotencyKey'],
      ]);
      expect(evaluated(header.value, scope({}))).toMatch(/^[\x21-\x7e]+$/);
    }
    if (jsonBody === undefined) return expect(operation.requestBody).toBeUndefined();
    const pointer = ['paths', path, method.toLowerCase(), 'requestBody', 'content']
      .concat('application/json', 'schema')
      .map((part) => encodeURIComponent(part.replaceAll('/', '~1')))
      .join('/');
    const validate = ajv.compile({ $ref: `openapi#/${pointer}` });
    const body: unknown = JSON.parse(JSON.stringify(evaluated(jsonBody, scope(listing))));
    expect([validate(body), validate.errors]).toEqual([true, null]);
  });

  const PATHS = {
    task: '/v1/tasks/task_1',
    job: '/v1/real-estate/property-showcase/jobs/job_1',
  };
  it.each([
    ['Download film', PATHS.task, 'completed'],
    ['Film failed', PATHS.task, 'failed'],
    ['Download showcase', PATHS.job, 'succeeded'],
    ['Showcase failed', PATHS.job, 'failed'],
  ])('%s uses what the answer has then', (name, path, status) => {
    const answer = answersOf('GET', `${BASE}${path}`).find((one) => one.status === status);
    const { url, errorMessage } = recipe.nodes.find((node) => node.name === name)?.parameters ?? {};
    expect(evaluated(url ?? errorMessage ?? '', scope(answer))).toMatch(
      url === undefined ? /^[A-Z_]+: \w+/ : /^https:/,
    );
  });

  it('waits for the statuses that there are', () => {
    const asked = recipe.nodes.flatMap(({ parameters }) => parameters.conditions?.conditions ?? []);
    const polled = Object.values(PATHS).flatMap((path) => answersOf('GET', `${BASE}${path}`));
    const shown = [film, showcase, ...polled];
    const statuses = new Set(shown.map(({ status }) => status));
    for (const { leftValue, rightValue } of asked) {
      expect(leftValue).toBe('={{ $json.status }}');
      expect(statuses).toContain(rightValue);
    }
  });
});
