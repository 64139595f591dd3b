import { afterAll, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway } from '../../fixtures/gateway.js';
import { openShowcases, SHOWCASE, TEMPLATES } from '../../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const good = await gateway.openAccount();
const plus = await gateway.openAccount('plus');
const poor = await gateway.openAccount('pro', 0);
// One showcase fills a Plus account's concurrency and takes its credits.
const poorAndBusy = await gateway.openAccount('plus', 2);
await showcases.post(poorAndBusy).expect(202);
const templateId = await showcases.addTemplate(good);
const archivedId = await showcases.addTemplate(good);
await gateway.send('delete', `${TEMPLATES}/${archivedId}`, good).expect(200);
afterAll(() => gateway.close());

/** Faults by the check that finds them, as changes to a request without fault. */
const faults = {
  body: () => ({ language: 'nl' }),
  spec: () => ({ fields: {} }),
  webhook: () => ({ webhook_url: 'http://example.com/' }),
  pictures: () => ({ main_image_url: `${gateway.images.origin}/none.jpg` }),
  reference: () => ({ reference_image_url: `${gateway.images.origin}/none.png` }),
} as const;
type Fault = keyof typeof faults;
const merged = (present: readonly Fault[]) =>
  Object.assign({}, ...present.map((name) => faults[name]()));

async function refusal(
  answer: PromiseLike<{ body: { error: { code: string; message: string } } }>,
) {
  const { code, message } = (await answer).body.error;
  return code === 'VALIDATION_ERROR' ? `${code}: ${message}` : code;
}

const bodyFault =
  'VALIDATION_ERROR: language must be one of: en, es, de, fr, it, pt; you sent "nl"';
const specFault = 'VALIDATION_ERROR: price is required for this custom template';
const webhookFault =
  'VALIDATION_ERROR: Webhook URL must be HTTPS and cannot point to private networks';

describe('of two faults of a showcase the one that is checked first answers', () => {
  it.each<[string, string, () => Customer, readonly Fault[], string]>([
    ['the body', 'the webhook', () => good, ['body', 'webhook'], bodyFault],
    ['the body', 'the pictures', () => good, ['body', 'pictures'], bodyFault],
    ['the webhook', 'the pictures', () => good, ['webhook', 'pictures'], webhookFault],
    ['the body', 'credits', () => poor, ['body'], bodyFault],
    ['the webhook', 'credits', () => poor, ['webhook'], webhookFault],
    ['the pictures', 'credits', () => poor, ['pictures'], 'IMAGE_INACCESSIBLE'],
    ['the pictures', 'concurrency', () => poorAndBusy, ['pictures'], 'IMAGE_INACCESSIBLE'],
    ['credits', 'concurrency', () => poorAndBusy, [], 'INSUFFICIENT_CREDITS'],
  ])('%s before %s', async (_first, _second, who, present, expected) => {
    expect(await refusal(showcases.post(who(), merged(present)))).toBe(expected);
  });

  it.each<[string, string, () => Customer, () => string, readonly Fault[], string]>([
    ['the body', 'the plan', () => plus, () => templateId, ['body'], bodyFault],
    ['the body', 'the template', () => good, () => 'ctpl_0', ['body'], bodyFault],
    ['the plan', 'the template', () => plus, () => 'ctpl_0', [], 'PLAN_REQUIRED'],
    ['the plan', 'the webhook', () => plus, () => templateId, ['webhook'], 'PLAN_REQUIRED'],
    [
      'the template',
      'the webhook',
      () => good,
      () => 'ctpl_0',
      ['webhook'],
      'CUSTOM_TEMPLATE_NOT_FOUND',
    ],
    ['the archive', 'the spec', () => good, () => archivedId, ['spec'], 'CUSTOM_TEMPLATE_ARCHIVED'],
    ['the spec', 'the webhook', () => good, () => templateId, ['spec', 'webhook'], specFault],
    [
      'the webhook',
      'the pictures',
      () => good,
      () => templateId,
      ['webhook', 'pictures'],
      webhookFault,
    ],
    [
      'the pictures',
      'the reference',
      () => good,
      () => templateId,
      ['pictures', 'reference'],
      'IMAGE_INACCESSIBLE',
    ],
  ])('custom: %s before %s', async (_first, _second, who, template, present, expected) => {
    const answer = showcases.postCustom(who(), template(), merged(present));
    expect(await refusal(answer)).toBe(expected);
  });

  it('custom: the pictures before the reference, by the name in front', async () => {
    const { body } = await showcases.postCustom(
      good,
      templateId,
      merged(['pictures', 'reference']),
    );
    expect(body.error.message).toMatch(/^main_image_url: /);
  });
});

describe('of two faults of an edit the one that is checked first answers', () => {
  const edit = (who: Customer, body: object) => refusal(showcases.edit(who, body));

  it('the body, the webhook, the image, credits, concurrency', async () => {
    const image_url = 'https://example.com/a.jpg';
    const webhook_url = 'http://example.com/';
    expect(await edit(good, { image_url, webhook_url, prompt: 'x'.repeat(251) })).toMatch(/prompt/);
    expect(await edit(good, { image_url, webhook_url, prompt: 'x' })).toBe(webhookFault);
    expect(await edit(poor, { image_url, prompt: 'x' })).toBe('FORBIDDEN');
    const owner = await gateway.openAccount('plus', 4);
    const { jobId } = await showcases.finished(owner);
    const body = { source_result_id: jobId, prompt: 'warmer' };
    await showcases.edit(owner, body).expect(202);
    expect(await edit(owner, body)).toBe('INSUFFICIENT_CREDITS');
  });
});

describe('what is checked before any body', () => {
  it.each<[string, string]>([
    ['post', SHOWCASE],
    ['post', `${SHOWCASE}/edit`],
    ['get', TEMPLATES],
    ['post', TEMPLATES],
    ['get', `${TEMPLATES}/ctpl_0`],
    ['patch', `${TEMPLATES}/ctpl_0`],
    ['delete', `${TEMPLATES}/ctpl_0`],
  ])('authentication and the plan for the API: %s %s', async (method, path) => {
    const ask = (apiKey?: string) =>
      fetch(gateway.origin + path, {
        method: method.toUpperCase(),
        headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      });
    expect((await ask()).status).toBe(401);
    const free = await gateway.openAccount('free');
    const refused = await ask(free.apiKey);
    const { error } = (await refused.json()) as { error: { code: string; details: object } };
    expect([refused.status, error.code]).toEqual([403, 'PLAN_REQUIRED']);
    expect(error.details).toMatchObject({ current_plan: 'free' });
  });

  it.each([
    ['post', SHOWCASE],
    ['post', `${SHOWCASE}/edit`],
    ['post', TEMPLATES],
    ['patch', `${TEMPLATES}/ctpl_0`],
  ] as const)('content type, then JSON: %s %s', async (method, path) => {
    const text = await gateway.send(method, path, good, '{', { 'Content-Type': 'text/plain' });
    expect([text.status, text.body.error.code]).toEqual([415, 'INVALID_CONTENT_TYPE']);
    const broken = await gateway.send(method, path, good, '{');
    expect([broken.status, broken.body.error.code]).toEqual([400, 'INVALID_JSON']);
  });

  it.each<['put' | 'delete' | 'patch' | 'post', string, string]>([
    ['put', SHOWCASE, 'POST'],
    ['delete', SHOWCASE, 'POST'],
    ['patch', `${SHOWCASE}/edit`, 'POST'],
    ['put', TEMPLATES, 'GET, POST'],
    ['delete', TEMPLATES, 'GET, POST'],
    ['post', `${TEMPLATES}/ctpl_0`, 'GET, PATCH, DELETE'],
    ['put', `${TEMPLATES}/ctpl_0`, 'GET, PATCH, DELETE'],
  ])('other methods are 405 with Allow: %s %s', async (method, path, allow) => {
    const { status, body, headers } = await gateway.send(method, path, good, {});
    expect([status, body.error.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(headers.allow).toBe(allow);
  });

  it('GET on the two POSTs is 405, and a path beside them 404', async () => {
    for (const path of [SHOWCASE, `${SHOWCASE}/edit`]) {
      expect((await gateway.get(path, good)).status).toBe(405);
    }
    for (const path of [`${SHOWCASE}/x`, `${TEMPLATES}/ctpl_0/x`, '/v1/real-estate']) {
      const { status, body } = await gateway.get(path, good);
      expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});
