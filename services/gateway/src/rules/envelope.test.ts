import { openApiDocument } from '@groundwork/openapi';
import { afterAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { PUBLIC_URL, startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';
import { openShowcases, SHOWCASE, TEMPLATES } from '../fixtures/showcases.js';

const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount();
const poor = await gateway.openAccount('pro', 0);
const free = await gateway.openAccount('free');
const plus = await gateway.openAccount('plus');
const showcases = await openShowcases(gateway);
const reference = openApiDocument('1.2.3').info.description.split('\n');
afterAll(() => gateway.close());

const send = (method: 'get' | 'put' | 'post' | 'delete' | 'patch', path: string) =>
  request(gateway.origin)[method](path).set('Authorization', `Bearer ${customer.apiKey}`);
const land = (change: object = {}) => ({ source_image_url: url, format: '16:9', ...change });

/** One request for each error; the last column says whether the document gives it details. */
const refused: readonly [string, number, boolean, () => PromiseLike<Response>][] = [
  ['MISSING_API_KEY', 401, false, () => gateway.get('/v1/voices')],
  ['PLAN_REQUIRED', 403, true, () => gateway.get('/v1/voices', free)],
  ['NOT_FOUND', 404, false, () => send('get', '/v1/nothing')],
  ['NOT_FOUND', 404, false, () => send('get', '/v1/task')],
  ['NOT_FOUND', 404, false, () => send('get', '/v1/tasks/%E0%A4%A')],
  ['TASK_NOT_FOUND', 404, false, () => send('get', '/v1/tasks/task_0')],
  ['TASK_NOT_FOUND', 404, false, () => send('get', '/v1/tasks/task_%00')],
  ['TASK_NOT_FOUND', 404, false, () => send('get', `/v1/tasks/${'x'.repeat(5_000)}`)],
  ['METHOD_NOT_ALLOWED', 405, false, () => send('put', '/v1/land')],
  ['METHOD_NOT_ALLOWED', 405, false, () => send('delete', '/v1/tasks/task_0')],
  ['METHOD_NOT_ALLOWED', 405, false, () => send('post', '/health')],
  ['METHOD_NOT_ALLOWED', 405, false, () => send('patch', '/assets/tasks/x/film.mp4')],
  ['INVALID_CONTENT_TYPE', 415, false, () => send('post', '/v1/land').type('text').send('{}')],
  ['INVALID_JSON', 400, false, () => gateway.postLand(customer, '{')],
  ['VALIDATION_ERROR', 400, true, () => gateway.postLand(customer, {})],
  [
    'PAYLOAD_TOO_LARGE',
    413,
    false,
    () => gateway.postLand(customer, land({ script: 'x'.repeat(256 * 1024) })),
  ],
  ['INVALID_PARAMETER', 400, false, () => gateway.get('/v1/voices?limit=0', customer)],
  [
    'INVALID_IMAGE_URL',
    400,
    false,
    () => gateway.postLand(customer, land({ source_image_url: 'nonsense' })),
  ],
  [
    'INVALID_WEBHOOK_URL',
    400,
    false,
    () => gateway.postLand(customer, land({ webhook_url: 'http://example.com' })),
  ],
  ['INSUFFICIENT_CREDITS', 402, false, () => gateway.postLand(poor, land())],
  [
    'IMAGE_INACCESSIBLE',
    400,
    false,
    () => showcases.post(customer, { main_image_url: `${gateway.images.origin}/none` }),
  ],
  [
    'SSRF_BLOCKED',
    400,
    false,
    () => showcases.edit(customer, { image_url: 'http://10.0.0.1/', prompt: 'x' }),
  ],
  [
    'FORBIDDEN',
    403,
    false,
    () => showcases.edit(customer, { image_url: 'https://example.com/', prompt: 'x' }),
  ],
  [
    'NOT_FOUND',
    404,
    false,
    () => showcases.edit(customer, { source_result_id: 'job_0', prompt: 'x' }),
  ],
  ['CUSTOM_TEMPLATE_NOT_FOUND', 404, false, () => send('get', `${TEMPLATES}/ctpl_0`)],
  ['PLAN_REQUIRED', 403, true, () => gateway.get(TEMPLATES, plus)],
  ['METHOD_NOT_ALLOWED', 405, false, () => send('put', SHOWCASE)],
  ['FORBIDDEN', 403, false, () => gateway.get('/assets/tasks/x/film.mp4')],
];

describe('the error envelope', () => {
  it.each(refused)(
    '%s (%i): code, words, the request’s id, details only where documented, a link to its entry, nothing of the inside',
    async (code, status, hasDetails, ask) => {
      const response = await ask();
      const { body, headers, text } = response;
      expect([response.status, body.error?.code]).toEqual([status, code]);
      expect(Object.keys(body)).toEqual(['error']);
      const { error } = body;
      expect(Object.keys(error).sort()).toEqual(
        ['code', 'message', 'request_id', ...(hasDetails ? ['details'] : [])].sort(),
      );
      expect(error.message.length).toBeGreaterThan(5);
      expect(error.request_id).toMatch(/^req_[0-9a-z]{26}$/);
      expect(headers['x-request-id']).toBe(error.request_id);
      expect(headers['content-type']).toMatch(/^application\/json\b/);
      expect(headers.link).toBe(`<${PUBLIC_URL}/docs#${code}>; rel="help"`);
      expect(reference).toContain(`### ${code}`);
      expect(text).not.toMatch(
        /prisma|select |insert |postgres|redis|ECONN|node_modules|\.js:|at \w+ \(/i,
      );
      expect(text).not.toContain('127.0.0.1');
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('every answer has an id of its own, a good one too', async () => {
    const ids = [];
    for (let i = 0; i < 3; i++) {
      ids.push((await gateway.get('/v1/voices', customer)).headers['x-request-id']);
    }
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^req_/);
  });

  it('405 names the allowed methods', async () => {
    expect((await send('get', '/v1/land')).headers.allow).toBe('POST');
    expect((await send('post', '/v1/tasks/task_0')).headers.allow).toBe('GET');
    expect((await send('post', '/v1/voices')).headers.allow).toBe('GET');
    expect((await send('post', '/assets/a.png')).headers.allow).toBe('GET, HEAD');
  });

  it('an unknown path under /v1 needs a key first', async () => {
    expect((await gateway.get('/v1/nothing')).body.error.code).toBe('MISSING_API_KEY');
  });
});

describe('VALIDATION_ERROR', () => {
  it('holds every issue in the document’s order, and the first one’s path and words', async () => {
    const { status, body } = await gateway.postLand(customer, {
      num_constructions: 9,
      scenes: [{ order: 0 }],
      format: '1:1',
      area_polygon: [{ x: 0, y: 0 }],
      music_id: 'one',
    });
    expect(status).toBe(400);
    const { code, message, details } = body.error;
    expect(code).toBe('VALIDATION_ERROR');
    expect(details.issues.map((issue: { path: string }) => issue.path)).toEqual([
      'source_image_url',
      'format',
      'area_polygon',
      'num_constructions',
      'scenes.0.order',
      'music_id',
      'music_kind',
    ]);
    expect(details.field).toBe('source_image_url');
    expect(message).toBe(details.issues[0].message);
    for (const issue of details.issues) {
      expect(Object.keys(issue)).toEqual(['path', 'message']);
    }
  });

  it('a voice that is not in the catalogue is one on voice_id', async () => {
    const { body } = await gateway.postLand(customer, land({ voice_id: 'voice_none' }));
    expect(body.error.details).toEqual({
      field: 'voice_id',
      issues: [{ path: 'voice_id', message: 'voice_id must be a voice from GET /v1/voices' }],
    });
  });
});
