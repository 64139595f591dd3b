import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';

const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount();
const before = await gateway.traces();
afterAll(() => gateway.close());

/** A body as bytes, with exactly these headers. */
async function post(body: string | Buffer | null, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.origin}/v1/land`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.apiKey}`, ...headers },
    ...(body === null ? {} : { body: Buffer.from(body) }),
  });
  const answer = (await response.json()) as { error?: { code: string; details?: object } };
  return { status: response.status, code: answer.error?.code, details: answer.error?.details };
}

const json = { 'content-type': 'application/json' };
const valid = () => JSON.stringify({ source_image_url: url, format: '16:9' });

describe('the content type', () => {
  it.each([
    [undefined],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
    ['application/ld+json'],
    ['application/json, text/plain'],
    ['application/json; charset=latin1'],
    ['application/json; charset=nonsense'],
  ])('%s is 415 INVALID_CONTENT_TYPE', async (type) => {
    const answer = await post(valid(), type === undefined ? {} : { 'content-type': type });
    expect([answer.status, answer.code]).toEqual([415, 'INVALID_CONTENT_TYPE']);
  });

  it('an encoding that nobody reads is 415 too', async () => {
    const answer = await post(valid(), { ...json, 'content-encoding': 'zstd-of-tomorrow' });
    expect([answer.status, answer.code]).toEqual([415, 'INVALID_CONTENT_TYPE']);
  });

  it.each([
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    ' application/json ;charset="UTF-8"',
  ])('%s is accepted', async (type) => {
    // Accepted as JSON, then refused by the next check.
    expect((await post('{}', { 'content-type': type })).code).toBe('VALIDATION_ERROR');
  });

  it('a compressed body is read', async () => {
    const answer = await post(gzipSync('{}'), { ...json, 'content-encoding': 'gzip' });
    expect(answer.code).toBe('VALIDATION_ERROR');
  });
});

describe('INVALID_JSON', () => {
  it.each([
    ['a body in another encoding', Buffer.from('{"a": "Caf\xe9"}', 'latin1'), /it is not UTF-8/],
    ['a comma too many', '{"a": 1,}', /position 8/],
  ])('says what is wrong with %s', async (_case, body, message) => {
    const response = await fetch(`${gateway.origin}/v1/land`, {
      method: 'POST',
      headers: { authorization: `Bearer ${customer.apiKey}`, ...json },
      body: Buffer.from(body),
    });
    expect(await response.json()).toMatchObject({
      error: { code: 'INVALID_JSON', message: expect.stringMatching(message) },
    });
  });

  it.each([
    '{',
    '}',
    '{"source_image_url": ',
    "{'format': '16:9'}",
    '{"format": "16:9",}',
    '{format: "16:9"}',
    '{"a": NaN}',
    '{"a": 01}',
    '{"a": "\t"}',
    '// comment\n{}',
    'undefined',
    '<xml/>',
    '{}{}',
    '   ',
    '\ufeff\ufeff{}',
  ])('is the answer to %j', async (body) => {
    const answer = await post(body, json);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_JSON']);
  });

  it('is the answer to an empty body, with and without a length', async () => {
    expect((await post('', json)).code).toBe('INVALID_JSON');
    expect((await post(null, json)).code).toBe('INVALID_JSON');
    const chunked = await request(gateway.origin)
      .post('/v1/land')
      .set({ Authorization: `Bearer ${customer.apiKey}`, ...json, 'Transfer-Encoding': 'chunked' });
    expect(chunked.body.error.code).toBe('INVALID_JSON');
  });

  it('is the answer to a body that is not compressed as it says', async () => {
    const answer = await post(valid(), { ...json, 'content-encoding': 'gzip' });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_JSON']);
  });
});

describe('JSON that is no object', () => {
  it.each(['[]', '[{"format": "16:9"}]', '"text"', 'null', 'true', '7'])(
    '%s is VALIDATION_ERROR with the path body',
    async (body) => {
      const answer = await post(body, json);
      expect([answer.status, answer.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(answer.details).toMatchObject({ field: 'body' });
    },
  );
});

describe('PAYLOAD_TOO_LARGE', () => {
  it('is the answer to more than 256 KB, also when it is compressed', async () => {
    const large = JSON.stringify({ script: 'x'.repeat(256 * 1024) });
    expect(await post(large, json)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    const packed = await post(gzipSync(large), { ...json, 'content-encoding': 'gzip' });
    expect(packed).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('is not the answer to 256 KB exactly', async () => {
    const frame = JSON.stringify({ script: '' }).length;
    const exact = JSON.stringify({ script: 'x'.repeat(256 * 1024 - frame) });
    expect((await post(exact, json)).code).toBe('VALIDATION_ERROR');
  });
});

describe('what a database cannot keep', () => {
  const withField = (field: string) => `${valid().slice(0, -1)},${field}}`;

  it.each([
    ['a NUL', '"script": "a\\u0000b"', 'script'],
    ['half a surrogate pair', '"style": "\\ud800"', 'style'],
    ['a NUL deep inside', '"subtitle_config": {"a": ["\\u0000"]}', 'subtitle_config.a.0'],
    ['a NUL in a name', '"subtitle_config": {"a\\u0000": 1}', 'subtitle_config'],
  ])('%s is VALIDATION_ERROR on its field, not a failure', async (_what, field, path) => {
    const answer = await post(withField(field), json);
    expect([answer.status, answer.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(answer.details).toMatchObject({ field: path });
  });

  it('nesting without end is VALIDATION_ERROR, not a failure', async () => {
    for (const field of ['subtitle_config', 'elements_config']) {
      const deep = `"${field}": {"a": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
      const answer = await post(withField(deep), { ...json, 'idempotency-key': 'deep' });
      expect([answer.status, answer.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(answer.details).toMatchObject({ field });
    }
    const { code, details } = await post('['.repeat(5_000) + ']'.repeat(5_000), json);
    expect([code, details]).toMatchObject(['VALIDATION_ERROR', { field: 'body' }]);
  });
});

describe('names that mean something to JavaScript', () => {
  it('are ignored like any unknown field', async () => {
    const body = `{"__proto__": {"source_image_url": "${url}", "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "format": "16:9"}`;
    const answer = await post(body, json);
    expect(answer).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'source_image_url' },
    });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('harm nothing inside a field that passes through', async () => {
    const body = `${valid().slice(0, -1)}, "subtitle_config": {"__proto__": {"polluted": 1}}}`;
    expect((await post(body, json)).status).toBe(202);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

it('a refused body leaves nothing behind', async () => {
  const { tasks, ...left } = await gateway.traces();
  // The one that was accepted above.
  expect(tasks).toBe(before.tasks + 1);
  expect(left.idempotencyKeys).toBe(0);
});
