import { openApiDocument } from '@groundwork/openapi';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Families } from '../fixtures/families.js';
import { type Customer, startGateway } from '../fixtures/gateway.js';
import { openShowcases, spec } from '../fixtures/showcases.js';

const read = { spec, confidence: 0.9, warnings: [], proof: null, engineCalls: [] };
const gateway = await startGateway({ readDesign: async () => read, analysisMs: 30_000 });
const showcases = await openShowcases(gateway);
const families = new Families(gateway);
afterAll(() => gateway.close());

const METHODS = ['post', 'patch', 'delete'] as const;
const bodySchema = z.object({
  requestBody: z.object({
    content: z.object({
      'application/json': z.object({
        examples: z.record(z.string(), z.object({ value: z.record(z.string(), z.unknown()) })),
      }),
    }),
  }),
});

/** Every request that the reference shows. */
const examples = Object.entries(openApiDocument('1.2.3').paths).flatMap(([path, operations]) =>
  METHODS.flatMap((method) => {
    const described = bodySchema.safeParse(operations[method]);
    if (!described.success) return [];
    const { examples: named } = described.data.requestBody.content['application/json'];
    return Object.entries(named).map(([name, { value }]) => ({ method, path, name, value }));
  }),
);

type Example = (typeof examples)[number];

/** Things of the customer's own for each identifier that examples name. */
async function belongings(customer: Customer) {
  const { jobId, imageUrl } = await showcases.finished(customer);
  const endpoint = await gateway
    .send('post', '/v1/webhook-endpoints', customer, { url: 'https://crm.example.com/own' })
    .expect(201);
  const family = await families.ready(customer);
  const template = await showcases.addTemplate(customer);
  return [
    [/https:\/\/api\.example\.com\/assets\/showcases\/[^"]+/g, imageUrl],
    [/job_[0-9a-z]{26}/g, jobId],
    [/\{id\}|ctpl_[0-9a-z]{26}/g, template],
    [/\{familyId\}|3f8b1c52-6a0e-4d27-9c41-8f2d6b7e5a10/g, family],
    [/\{index\}/g, '0'],
    [/\{endpointId\}|whe_[0-9a-z]{26}/g, endpoint.body.endpoint_id],
  ] as const;
}

/** Sends an example as a new customer would, with their own things for its placeholders. */
async function ask({ method, path, value }: Example, change: object = {}) {
  const customer = await gateway.openAccount('enterprise', 1_000, 'test');
  const own = await belongings(customer);
  const put = (text: string) =>
    own.reduce((filled, [placeholder, mine]) => filled.replace(placeholder, mine), text);
  const body = put(JSON.stringify({ ...value, ...change }));
  return gateway.send(method, put(path), customer, body);
}

/** Operations that make something, and can say beforehand what. */
const isDryRunnable = ({ path }: Example) =>
  /^\/v1\/(land$|real-estate|families)/.test(path) && !path.endsWith('/{id}');

describe('an example of the reference', () => {
  it('is there for every operation with a body', () => {
    const shown = new Set(examples.map(({ method, path }) => `${method} ${path}`));
    const asked = Object.entries(openApiDocument('1.2.3').paths).flatMap(([path, operations]) =>
      METHODS.filter((method) => operations[method]?.requestBody?.content['application/json']).map(
        (method) => `${method} ${path}`,
      ),
    );
    expect(asked.filter((operation) => !shown.has(operation))).toEqual([]);
    expect(examples.length).toBeGreaterThan(25);
  });

  it.each(examples)('$method $path ($name) is accepted', async (example) => {
    const { status, body } = await ask(example);
    expect([status, body.error]).toEqual([expect.any(Number), undefined]);
    expect([200, 201, 202]).toContain(status);
  });

  it.each(examples.filter(isDryRunnable))(
    '$method $path ($name) is accepted with dry_run too',
    async (example) => {
      const { status, body } = await ask(example, { dry_run: true });
      expect([status, body.error]).toEqual([200, undefined]);
      expect(body).toMatchObject({ dry_run: true, would_be_accepted: true, refusals: [] });
    },
  );
});
