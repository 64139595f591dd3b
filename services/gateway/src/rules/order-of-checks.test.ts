import { revokeApiKey } from '@groundwork/database/accounts/api-keys';
import { afterAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Customer, startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';

const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const good = await gateway.openAccount('pro');
const poor = await gateway.openAccount('pro', 10);
const free = await gateway.openAccount('free');
const freeAndRevoked = await gateway.openAccount('free');
await revokeApiKey(gateway.database, freeAndRevoked.keyId, new Date());
// One film fills a Plus account's concurrency; 45 credits leave 5 after it.
const busy = await gateway.openAccount('plus', 1_000);
const poorAndBusy = await gateway.openAccount('plus', 45);
for (const customer of [busy, poorAndBusy]) {
  await gateway.postLand(customer, { source_image_url: url, format: '16:9' }).expect(202);
}
afterAll(() => gateway.close());

const unreachable = () => `${gateway.images.origin}/none.jpg`;

/** Faults by the check that finds them, as changes to a request without fault. */
const faults = {
  json: { json: '{' },
  body: { fields: { format: '4:3' } },
  voice: { fields: { voice_id: 'voice_none' } },
  webhook: { fields: { webhook_url: 'http://example.com/' } },
  images: { image: true },
  contentType: { type: 'text/plain' },
} as const;
type Fault = keyof typeof faults;

function post(customer: Customer | null, ...present: readonly Fault[]) {
  const merged = Object.assign({}, ...present.map((name) => faults[name])) as {
    json?: string;
    image?: true;
    type?: string;
  };
  const fields = Object.assign(
    {},
    ...present.map((name) => ('fields' in faults[name] ? faults[name].fields : {})),
  );
  const body = {
    source_image_url: merged.image ? unreachable() : url,
    format: '16:9',
    ...fields,
  };
  const test = request(gateway.origin)
    .post('/v1/land')
    .set('Content-Type', merged.type ?? 'application/json');
  if (customer) test.set('Authorization', `Bearer ${customer.apiKey}`);
  return test.send(merged.json ?? JSON.stringify(body));
}

describe('of two faults the one that is checked first answers', () => {
  it.each<[string, string, () => Customer | null, readonly Fault[]]>([
    ['authentication', 'the content type', () => null, ['contentType']],
    ['authentication', 'JSON', () => null, ['json']],
    ['authentication', 'the body', () => null, ['body']],
    ['authentication', 'the pictures', () => null, ['images']],
  ])('%s before %s', async (_first, _second, who, present) => {
    const { status, body } = await post(who(), ...present);
    expect([status, body.error.code]).toEqual([401, 'MISSING_API_KEY']);
  });

  it('authentication before the plan', async () => {
    expect((await post(freeAndRevoked)).body.error.code).toBe('API_KEY_REVOKED');
  });

  it.each<[string, Fault]>([
    ['the content type', 'contentType'],
    ['JSON', 'json'],
    ['the body', 'body'],
    ['the pictures', 'images'],
  ])('the plan before %s', async (_second, fault) => {
    expect((await post(free, fault)).body.error.code).toBe('PLAN_REQUIRED');
  });

  it.each<[string, string, readonly Fault[], string]>([
    ['the content type', 'JSON', ['contentType', 'json'], 'INVALID_CONTENT_TYPE'],
    ['the content type', 'the body', ['contentType', 'body'], 'INVALID_CONTENT_TYPE'],
    ['the content type', 'the pictures', ['contentType', 'images'], 'INVALID_CONTENT_TYPE'],
    ['JSON', 'the body', ['json', 'body'], 'INVALID_JSON'],
    ['the body', 'the webhook', ['body', 'webhook'], 'VALIDATION_ERROR'],
    ['the voice', 'the webhook', ['voice', 'webhook'], 'VALIDATION_ERROR'],
    ['the body', 'the pictures', ['body', 'images'], 'VALIDATION_ERROR'],
    ['the voice', 'the pictures', ['voice', 'images'], 'VALIDATION_ERROR'],
    ['the webhook', 'the pictures', ['webhook', 'images'], 'INVALID_WEBHOOK_URL'],
  ])('%s before %s', async (_first, _second, present, code) => {
    expect((await post(good, ...present)).body.error.code).toBe(code);
  });

  it.each<[string, Fault, string]>([
    ['the content type', 'contentType', 'INVALID_CONTENT_TYPE'],
    ['JSON', 'json', 'INVALID_JSON'],
    ['the body', 'body', 'VALIDATION_ERROR'],
    ['the webhook', 'webhook', 'INVALID_WEBHOOK_URL'],
    ['the pictures', 'images', 'INVALID_IMAGE_URL'],
  ])('%s before money and concurrency', async (_first, fault, code) => {
    expect((await post(poor, fault)).body.error.code).toBe(code);
    expect((await post(busy, fault)).body.error.code).toBe(code);
  });

  it('money before concurrency; each alone has its own code', async () => {
    expect((await post(poorAndBusy)).body.error.code).toBe('INSUFFICIENT_CREDITS');
    expect((await post(poor)).body.error.code).toBe('INSUFFICIENT_CREDITS');
    const { status, body, headers } = await post(busy);
    expect([status, body.error.code]).toEqual([429, 'CONCURRENCY_LIMIT_EXCEEDED']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('no picture is fetched for a request that is refused before', async () => {
    gateway.images.requests.length = 0;
    await post(good, 'body');
    await post(good, 'webhook');
    await post(free);
    expect(gateway.images.requests).toEqual([]);
  });
});
