import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type Traces } from '../../fixtures/gateway.js';
import { openShowcases } from '../../fixtures/showcases.js';

let before: Traces;
const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
beforeEach(async () => {
  before = await gateway.traces();
  gateway.images.requests.length = 0;
});
afterAll(() => gateway.close());

/** The issues of a request that is refused for its body, after which nothing is left and nothing was fetched. */
async function issues(change: object) {
  const { status, body } = await showcases.post(customer, change);
  expect([status, body.error?.code]).toEqual([400, 'VALIDATION_ERROR']);
  const { message, details } = body.error;
  expect(details.field).toBe(details.issues[0].path);
  expect(message.split('; you sent ')[0]).toBe(details.issues[0].message);
  expect(Object.keys(details).sort()).toEqual(['field', 'issues']);
  expect(await gateway.traces()).toEqual(before);
  expect(gateway.images.requests).toEqual([]);
  return details.issues.map((issue: { path: string; message: string }) => [
    issue.path,
    issue.message,
  ]);
}

describe('VALIDATION_ERROR of a showcase', () => {
  it('a missing or empty required field, on the path fields.<name>', async () => {
    expect(await issues({ fields: { price: ' ' } })).toEqual([
      ['fields.price', 'fields.price must not be empty'],
      ['fields.size', 'fields.size is required'],
    ]);
  });

  it('a field that the template does not accept', async () => {
    expect(await issues({ fields: { price: '1', size: '2', label: 'Loft' } })).toEqual([
      ['fields.label', 'label is not a valid field for the info_story template'],
    ]);
  });

  it('a wrong number of supporting images', async () => {
    const one = { supporting_image_urls: [showcases.photoUrl] };
    expect(await issues(one)).toEqual([
      ['supporting_image_urls', 'The info_story template requires exactly 0 supporting images'],
    ]);
    expect(await issues({ template_id: 'modern', ...one })).toEqual([
      ['supporting_image_urls', 'The modern template requires exactly 4 supporting images'],
    ]);
  });

  it('an unknown template_id, with the allowed values', async () => {
    const [[path, message] = []] = await issues({ template_id: 'none' });
    expect(path).toBe('template_id');
    expect(message).toMatch(/^template_id must be one of: hero_impact, .*modern, custom$/);
  });

  it.each([
    ['main_image_url', { main_image_url: 'nonsense' }],
    ['logo_image_url', { logo_image_url: 'nonsense' }],
  ])('a malformed URL in %s', async (path, change) => {
    expect(await issues(change)).toEqual([[path, `${path} must be a valid URL`]]);
  });

  it('text that cannot be stored: a NUL, half a surrogate pair', async () => {
    for (const price of ['1\u00002', '1\ud800']) {
      expect(await issues({ fields: { price, size: '2' } })).toEqual([
        ['fields.price', 'fields.price contains a character that cannot be stored'],
      ]);
    }
  });

  it('text with characters that no font can show, naming them', async () => {
    expect(await issues({ fields: { price: 'x \ue000', size: '\u0e1a 1 \ue000 \u0e1a' } })).toEqual(
      [
        ['fields.price', 'fields.price has characters that no font can show: \ue000 (U+E000)'],
        [
          'fields.size',
          'fields.size has characters that no font can show: \u0e1a (U+0E1A), \ue000 (U+E000)',
        ],
      ],
    );
    const many = String.fromCodePoint(...Array.from({ length: 30 }, (_, at) => 0xe000 + at));
    const [[, message] = []] = await issues({ fields: { price: many, size: '1' } });
    expect(message).toMatch(/\ue009 \(U\+E009\) and 20 more$/);
  });

  it('accents, other scripts and signs that have fonts are taken', async () => {
    const owner = await gateway.openAccount('enterprise', 100);
    for (const price of [
      '€ ½ m²',
      'Čačak Ελλάδα Київ',
      'العربية עברית',
      '中文 日本語 한국어',
      '🏡 👨‍👩‍👧',
    ]) {
      await showcases.post(owner, { fields: { price, size: '1' } }).expect(202);
    }
  });

  it('a body that is no object', async () => {
    for (const body of ['[]', 'null', '"x"', '1']) {
      const path = '/v1/real-estate/property-showcase';
      const answer = await gateway.send('post', path, customer, body);
      expect(answer.body.error).toMatchObject({
        code: 'VALIDATION_ERROR',
        details: { field: 'body' },
      });
    }
  });
});

describe('webhook_url of a showcase', () => {
  it.each([
    ['plain http', 'http://example.com/hook'],
    ['no URL', 'nonsense'],
    ['an empty string', ''],
    ['credentials', 'https://user:password@example.com/hook'],
    ['loopback', 'https://127.0.0.1/hook'],
    ['an internal name', 'https://service.internal/hook'],
  ])('with %s is VALIDATION_ERROR in the document’s words', async (_what, webhook_url) => {
    expect(await issues({ webhook_url })).toEqual([
      ['webhook_url', 'Webhook URL must be HTTPS and cannot point to private networks'],
    ]);
  });

  it('has at most 2048 characters', async () => {
    const url = (length: number) => 'https://example.com/'.padEnd(length, 'x');
    expect(await issues({ webhook_url: url(2_049) })).toEqual([
      ['webhook_url', 'webhook_url must be at most 2048 characters'],
    ]);
    await showcases.post(customer, { webhook_url: url(2_048) }).expect(202);
  });

  it.each([7, true, [], {}])('of a wrong type is VALIDATION_ERROR: %j', async (webhook_url) => {
    expect(await issues({ webhook_url })).toEqual([
      ['webhook_url', 'webhook_url must be a string'],
    ]);
  });
});
