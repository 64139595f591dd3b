import { afterAll, describe, expect, it } from '@jest/globals';
import { Groundwork } from '../client.js';
import { ApiError, ConnectionError, TimeoutError, UnexpectedAnswerError } from '../errors.js';
import { refused, type ScriptedAnswer, ScriptedServer } from '../fixtures/scripted-server.js';
import type { ClientOptions, Retry } from '../options.js';
import { answerFacts } from './answer-facts.js';

const server = await ScriptedServer.start();
afterAll(() => server.close());

const retries: Retry[] = [];
function client(options: Partial<ClientOptions> = {}): Groundwork {
  retries.length = 0;
  return new Groundwork({
    baseUrl: server.origin,
    apiKey: 'svc_test_1',
    retryDelayMs: 1,
    onRetry: (retry) => retries.push(retry),
    ...options,
  });
}

const body = { source_image_url: 'https://photos.example.com/a.jpg', format: '9:16' } as const;
const accepted: ScriptedAnswer = {
  status: 202,
  json: { task_id: 'task_1' },
  headers: { 'X-Request-Id': 'req_9', 'Idempotent-Replayed': 'true', 'Retry-After': '30' },
};
/** Returns the error that a call rejects with. */
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call that fails in a way that may pass', () => {
  it.each<[string, ScriptedAnswer]>([
    ['429', refused(429, 'CONCURRENCY_LIMIT_EXCEEDED')],
    ['500', refused(500, 'INTERNAL_ERROR')],
    ['503', refused(503, 'SERVICE_UNAVAILABLE')],
    ['a key in use', refused(409, 'IDEMPOTENCY_KEY_IN_USE')],
    ['a proxy’s page', { status: 502, json: '<html>' }],
    ['a broken connection', 'reset'],
    [
      'an answer that is cut',
      (response) => {
        response.writeHead(202, { 'Content-Length': '100' }).write('{');
        response.socket?.destroySoon();
      },
    ],
  ])('is made again after %s, with the same Idempotency-Key', async (_name, answer) => {
    server.script(answer, answer, accepted);
    const film = await client().land.create(body);
    expect(film.task_id).toBe('task_1');
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^sdk_[0-9a-f]{32}$/);
    expect(server.received.map((request) => JSON.parse(request.body))).toEqual([body, body, body]);
    expect(answerFacts(film)).toMatchObject({
      status: 202,
      requestId: 'req_9',
      replayed: true,
      retryAfterSeconds: 30,
      attempts: 3,
      idempotencyKey: keys[0],
    });
  });

  it('has another Idempotency-Key than the call before', async () => {
    server.script(accepted, accepted);
    const groundwork = client();
    await groundwork.land.create(body);
    await groundwork.land.create(body);
    const keys = new Set(server.received.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(2);
  });

  it('takes the key that is given', async () => {
    server.script('reset', accepted);
    await client().land.create(body, { idempotencyKey: 'order-7' });
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'order-7',
      'order-7',
    ]);
  });

  it('is given up after maxRetries, and the last error is thrown', async () => {
    server.script(refused(503, 'SERVICE_UNAVAILABLE'), refused(500, 'INTERNAL_ERROR'));
    const error = await failure(client({ maxRetries: 1 }).land.create(body));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 500,
      code: 'INTERNAL_ERROR',
      message: 'because of INTERNAL_ERROR',
      requestId: 'req_1',
      retryable: true,
      call: { method: 'POST', url: `${server.origin}/v1/land` },
    });
    expect(server.received).toHaveLength(2);
  });

  it('waits as long as Retry-After says', async () => {
    server.script(refused(429, 'CONCURRENCY_LIMIT_EXCEEDED', { 'Retry-After': '30' }));
    const waiting = new AbortController();
    const onRetry = (retry: Retry) => {
      retries.push(retry);
      waiting.abort();
    };
    await failure(client({ onRetry }).land.create(body, { signal: waiting.signal }));
    expect(retries).toMatchObject([{ number: 1, error: { retryAfterSeconds: 30 } }]);
    expect(retries[0]?.afterMs).toBeGreaterThanOrEqual(30_000);
  });

  it('is not made again when Retry-After asks for more than maxRetryDelayMs', async () => {
    server.script(refused(429, 'CONCURRENCY_LIMIT_EXCEEDED', { 'Retry-After': '120' }));
    const error = await failure(client().land.create(body));
    expect(error).toMatchObject({
      code: 'CONCURRENCY_LIMIT_EXCEEDED',
      retryable: true,
      retryAfterSeconds: 120,
    });
    expect(server.received).toHaveLength(1);
  });
});

describe('a call that is refused', () => {
  it.each([
    [400, 'VALIDATION_ERROR'],
    [402, 'INSUFFICIENT_CREDITS'],
    [409, 'IDEMPOTENCY_KEY_REUSED'],
    [422, 'FAMILY_NOT_READY'],
  ])('with %s is not made again', async (status, code) => {
    server.script(refused(status, code));
    const error = await failure(client().land.create(body));
    expect(error).toMatchObject({ status, code, retryable: false, requestId: 'req_1' });
    expect(server.received).toHaveLength(1);
  });

  it('has its details, typed by its code', async () => {
    const details = {
      field: 'format',
      issues: [{ path: 'format', message: 'format is required' }],
    };
    server.script({
      status: 400,
      json: { error: { code: 'VALIDATION_ERROR', message: 'no', request_id: 'req_2', details } },
    });
    const error = await failure(client().land.create(body));
    if (!(error instanceof ApiError) || !error.hasCode('VALIDATION_ERROR')) throw error;
    expect(error.details.issues[0]?.path).toBe('format');
    expect(error.hasCode('INVALID_JSON', 'NOT_FOUND')).toBe(false);
  });

  it('by something other than the API is recognised', async () => {
    server.script({ status: 404, json: 'nginx', headers: { 'X-Request-Id': 'edge-1' } });
    const error = await failure(client().tasks.get('task_1'));
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(error).toMatchObject({ status: 404, excerpt: '"nginx"', requestId: 'edge-1' });
  });

  it('with a redirect does not take the key elsewhere', async () => {
    server.script({ status: 302, json: null, headers: { Location: `${server.origin}/elsewhere` } });
    const error = await failure(client().tasks.get('task_1'));
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(server.received).toHaveLength(1);
  });
});

describe('a call that is not answered', () => {
  it('is a TimeoutError after timeoutMs', async () => {
    server.script('hang', 'hang');
    const error = await failure(client({ maxRetries: 1 }).tasks.get('task_1', { timeoutMs: 20 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ retryable: true });
    expect(server.received).toHaveLength(2);
  });

  it('is a ConnectionError where nobody listens', async () => {
    const gone = await ScriptedServer.start();
    await gone.close();
    const error = await failure(client({ baseUrl: gone.origin }).tasks.get('task_1'));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).not.toBeInstanceOf(TimeoutError);
    expect(retries).toHaveLength(3);
  });

  it('ends at once when its signal is aborted, with the signal’s reason', async () => {
    const reason = new Error('the visitor left');
    const waiting = new AbortController();
    server.script(() => waiting.abort(reason));
    const { signal } = waiting;
    expect(await failure(client().tasks.get('task_1', { signal }))).toBe(reason);
    expect(await failure(client().tasks.get('task_1', { signal }))).toBe(reason);
    expect(server.received).toHaveLength(1);
  });

  it('ends between two attempts too', async () => {
    const reason = new Error('the visitor left');
    const waiting = new AbortController();
    server.script(refused(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': '60' }));
    const groundwork = client({ onRetry: () => waiting.abort(reason) });
    const { signal } = waiting;
    expect(await failure(groundwork.tasks.get('task_1', { signal }))).toBe(reason);
  });
});

describe('a client', () => {
  it.each<[string, Partial<ClientOptions>]>([
    ['baseUrl', { baseUrl: 'api.example.com' }],
    ['apiKey', { apiKey: 'svc_live_1\n' }],
    ['timeoutMs', { timeoutMs: 0 }],
    ['maxRetries', { maxRetries: Number.NaN }],
  ])('refuses a bad %s by its name', (name, options) => {
    expect(() => client(options)).toThrow(name);
  });

  it.each(['', '.', '..'])('asks for nothing under the identifier "%s"', async (id) => {
    server.script();
    expect(await failure(client().tasks.get(id))).toMatchObject({
      message: expect.stringContaining('taskId'),
    });
    expect(server.received).toEqual([]);
  });

  it('keeps an identifier in its place in the path', async () => {
    server.script({ status: 200, json: {} });
    await client().tasks.get('a/b?c#d');
    expect(server.received[0]?.url).toBe('/v1/tasks/a%2Fb%3Fc%23d');
  });

  it('fetches files without the key', async () => {
    server.script((response) => response.end('film'));
    const file = await client().service.file(`${server.origin}/assets/film.mp4?signature=1`, {
      range: 'bytes=0-3',
    });
    expect(await file.text()).toBe('film');
    expect(server.received[0]?.headers).toMatchObject({ range: 'bytes=0-3' });
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('takes a service that is not well for an answer', async () => {
    server.script({ status: 503, json: { status: 'unavailable' } });
    expect(await client().service.health()).toEqual({ status: 'unavailable' });
  });
});
