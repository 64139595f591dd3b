import { describe, expect, it } from '@jest/globals';
import { type LoopbackServer, startRawServer, startServer } from './fixtures/loopback-server.js';
import { createSafeFetch } from './safe-fetch.js';

const headers = { 'content-type': 'application/json', 'x-service-event': 'task.completed' };

function post(
  server: LoopbackServer,
  options: { body?: Buffer | string; timeoutMs?: number; signal?: AbortSignal } = {},
) {
  const { postWebhook } = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
  return postWebhook(`${server.origin}/hook?token=secret`, {
    body: '{}',
    headers,
    timeoutMs: 5_000,
    ...options,
  });
}

describe('a webhook', () => {
  it.each([
    ['as text', '{"city":"Zürich"}'],
    ['as bytes', Buffer.from('{"city":"Zürich"}')],
  ])('is posted %s, byte by byte, with the given headers', async (_name, body) => {
    await using server = await startServer((_request, response) => response.end('thanks'));
    const answer = await post(server, { body });
    expect(answer).toMatchObject({
      status: 200,
      responseExcerpt: 'thanks',
      connectedAddress: '127.0.0.1',
    });
    expect(answer.durationMs).toBeGreaterThanOrEqual(0);
    expect(server.requests).toEqual(['POST /hook?token=secret']);
    expect(server.lastBody).toBe('{"city":"Zürich"}');
    expect(server.lastHeaders).toMatchObject({
      ...headers,
      'content-length': '18',
      'user-agent': 'Groundwork/1.0',
    });
    await server.allClosed();
  });

  it.each([200, 204, 400, 404, 410, 429, 500])(
    'answered with %d is an answer, posted once',
    async (status) => {
      await using server = await startServer((_request, response) =>
        response.writeHead(status).end(),
      );
      expect(await post(server)).toMatchObject({ status, responseExcerpt: '' });
      expect(server.requests).toHaveLength(1);
    },
  );

  it.each([301, 302, 307, 308])('redirected with %d is not sent on', async (status) => {
    await using other = await startServer((_request, response) => response.end());
    await using server = await startServer((_request, response) => {
      response.writeHead(status, { location: other.origin }).end();
    });
    expect(await post(server)).toMatchObject({ status });
    expect(other.connections).toBe(0);
  });

  it('has of a long answer the first 2 kB', async () => {
    await using server = await startServer((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) {}
      };
      response.on('drain', more);
      more();
    });
    expect((await post(server)).responseExcerpt).toBe('x'.repeat(2_048));
    await server.allClosed();
  });

  it('has of an answer only what a text column and a terminal can hold', async () => {
    await using server = await startServer((_request, response) => {
      response.end(
        Buffer.concat([Buffer.from('a\0b\x1b[31m\r\n\tü'), Buffer.from([0xff, 0xe2, 0x82])]),
      );
    });
    expect((await post(server)).responseExcerpt).toBe('ab[31m\n\tü\ufffd');
  });

  it('answered in an encoding has no excerpt', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('binary');
    });
    expect(await post(server)).toMatchObject({ status: 200, responseExcerpt: '' });
  });

  it('counts as answered with the head: a body that drips or breaks off changes nothing', async () => {
    await using dripping = await startServer((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drip));
    });
    const answer = await post(dripping, { timeoutMs: 250 });
    expect(answer.status).toBe(200);
    expect(answer.responseExcerpt).toMatch(/^x+$/);
    await dripping.allClosed();
    await using breaking = await startRawServer((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort');
    });
    expect(await post(breaking)).toMatchObject({ status: 200, responseExcerpt: 'short' });
  });

  it('without an answer in time is timed_out', async () => {
    await using server = await startServer(() => {});
    await expect(post(server, { timeoutMs: 80 })).rejects.toMatchObject({
      reason: 'timed_out',
      message: `timed_out: ${server.origin}/hook`,
    });
    await server.allClosed();
  });

  it('to a port where nobody listens is connection_failed, without the body or the query in the error', async () => {
    const server = await startServer(() => {});
    await server[Symbol.asyncDispose]();
    const error: unknown = await post(server, { body: 'private words' }).catch((e: unknown) => e);
    expect(error).toMatchObject({ reason: 'connection_failed', details: { code: 'ECONNREFUSED' } });
    const everything = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
    expect(everything).not.toMatch(/secret|private words/);
    expect(error).not.toHaveProperty('cause');
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    await using server = await startServer(() => controller.abort('shutting down'));
    await expect(post(server, { signal: controller.signal })).rejects.toMatchObject({
      reason: 'aborted',
      cause: 'shutting down',
    });
    await server.allClosed();
  });
});
