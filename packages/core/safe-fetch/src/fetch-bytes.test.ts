import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { FetchBytesOptions } from './fetch-bytes.js';
import { type LoopbackServer, startRawServer, startServer } from './fixtures/loopback-server.js';
import { createSafeFetch } from './safe-fetch.js';

const picture = Buffer.from('PNG and so on');
const limits = { maxBytes: 1_000, timeoutMs: 5_000 };

function fetchFrom(
  server: LoopbackServer,
  path = '/a.png',
  options: Partial<FetchBytesOptions> = {},
) {
  const safeFetch = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
  return safeFetch.fetchBytes(`${server.origin}${path}`, { ...limits, ...options });
}

describe('a picture', () => {
  it('comes as bytes, with the URL that gave it', async () => {
    await using server = await startServer((_request, response) => response.end(picture));
    const fetched = await fetchFrom(server, '/a.png?size=2#top');
    expect(fetched.bytes).toEqual(picture);
    expect(fetched.url).toBe(`${server.origin}/a.png?size=2#top`);
    expect(server.requests).toEqual(['GET /a.png?size=2']);
  });

  it.each([
    ['text/html; charset=utf-8', 'not_an_image'],
    ['application/json', 'not_an_image'],
    ['TEXT/PLAIN', 'not_an_image'],
    ['multipart/form-data; boundary=image/png', 'not_an_image'],
    ['image/gif', null],
    ['Image/PNG; name="a.png"', null],
    ['application/octet-stream', null],
    ['binary/octet-stream', null],
    ['application/binary', null],
    ['application/force-download', null],
    ['unknown', null],
    ['', null],
  ])('that calls itself %j: %j', async (type, reason) => {
    await using server = await startServer((_request, response) => {
      response.setHeader('content-type', type).end(picture);
    });
    expect((await fetchFrom(server)).bytes).toEqual(picture);
    const fetched = fetchFrom(server, '/a.png', { isPicture: true });
    if (reason === null) expect((await fetched).bytes).toEqual(picture);
    else await expect(fetched).rejects.toMatchObject({ reason });
  });

  it('is asked for with our own headers only, on a connection of its own', async () => {
    await using server = await startServer((_request, response) => {
      response.setHeader('set-cookie', 'a=b').end(picture);
    });
    await fetchFrom(server, '/a.png', { isPicture: true });
    await fetchFrom(server, '/a.png', { isPicture: true });
    expect(server.lastHeaders).toEqual({
      accept: 'image/*',
      'accept-encoding': 'identity',
      connection: 'close',
      host: `127.0.0.1:${server.port}`,
      'user-agent': 'Groundwork/1.0',
    });
    expect(server.connections).toBe(2);
    await server.allClosed();
  });

  it('ignores proxies named by the environment', async () => {
    await using proxy = await startServer((_request, response) => response.end('proxied'));
    await using server = await startServer((_request, response) => response.end(picture));
    // In a process of its own: newer versions of Node read these once, at the start.
    const script = `
      import { createSafeFetch } from ${JSON.stringify(new URL('./safe-fetch.js', import.meta.url).href)};
      const { fetchBytes } = createSafeFetch({ allowedPrivateOrigins: ['${server.origin}'] });
      process.stdout.write((await fetchBytes('${server.origin}', ${JSON.stringify(limits)})).bytes);
    `;
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: proxy.origin,
      http_proxy: proxy.origin,
      ALL_PROXY: proxy.origin,
      NO_PROXY: '',
      no_proxy: '',
    };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', script],
      { env },
    );
    expect(stdout).toBe(picture.toString());
    expect(proxy.connections).toBe(0);
  });

  it.each([201, 204, 206, 304, 400, 401, 404, 429, 500, 503])(
    'with status %d is refused as bad_status',
    async (status) => {
      await using server = await startServer((_request, response) => {
        response.writeHead(status).end(status === 204 || status === 304 ? undefined : picture);
      });
      await expect(fetchFrom(server, '/a.png?token=secret')).rejects.toMatchObject({
        reason: 'bad_status',
        message: `bad_status: ${server.origin}/a.png ${status}`,
        details: { status, target: `${server.origin}/a.png` },
      });
      await server.allClosed();
    },
  );

  it('from a port where nobody listens is connection_failed', async () => {
    const server = await startServer(() => {});
    await server[Symbol.asyncDispose]();
    await expect(fetchFrom(server)).rejects.toMatchObject({
      reason: 'connection_failed',
      details: { code: 'ECONNREFUSED', address: '127.0.0.1' },
    });
  });

  it.each([
    ['something else than HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['a head without end', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(10_000)}`],
    [
      'a switch of protocols',
      'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    ],
    ['nothing', ''],
  ])('from a server that answers %s is given up', async (_name, bytes) => {
    await using server = await startRawServer((socket) => {
      socket.end(bytes);
    });
    await expect(fetchFrom(server, '/', { timeoutMs: 500 })).rejects.toMatchObject({
      reason: expect.stringMatching(/^(connection_failed|timed_out)$/),
    });
    await server.allClosed();
  });
});

describe('the limit on bytes', () => {
  it('lets exactly so many pass', async () => {
    await using server = await startServer((_request, response) =>
      response.end(Buffer.alloc(1_000)),
    );
    expect((await fetchFrom(server)).bytes).toHaveLength(1_000);
  });

  it('refuses by the announced length before a byte of the body is read', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-length': 1_001 }).flushHeaders();
    });
    await expect(fetchFrom(server)).rejects.toMatchObject({
      reason: 'too_large',
      details: { limit: 1_000 },
    });
    await server.allClosed();
  });

  it('ends a body without end', async () => {
    await using server = await startServer((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) {}
      };
      response.on('drain', more);
      more();
    });
    await expect(fetchFrom(server)).rejects.toMatchObject({ reason: 'too_large' });
    await server.allClosed();
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['deflate', deflateSync(Buffer.alloc(50_000_000))],
    [
      'br',
      brotliCompressSync(Buffer.alloc(50_000_000), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
      }),
    ],
  ])('ends a %s bomb after the first chunks', async (encoding, bomb) => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(bomb);
    });
    const before = process.memoryUsage().arrayBuffers;
    await expect(fetchFrom(server, '/', { maxBytes: 100_000 })).rejects.toMatchObject({
      reason: 'too_large',
    });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    await server.allClosed();
  });

  it('ends compressed data that goes on for ever and decodes to nothing', async () => {
    const nothing = gzipSync(Buffer.alloc(0));
    await using server = await startServer((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      const more = () => {
        while (!response.destroyed && response.write(nothing)) {}
      };
      response.on('drain', more);
      more();
    });
    await expect(fetchFrom(server)).rejects.toMatchObject({ reason: 'too_large' });
    await server.allClosed();
  });
});

describe('a body', () => {
  it.each([
    ['gzip', gzipSync(picture)],
    ['X-GZIP', gzipSync(picture)],
    ['deflate', deflateSync(picture)],
    ['br', brotliCompressSync(picture)],
    ['identity', picture],
  ])('in %s is decoded although it was not asked for', async (encoding, body) => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    expect((await fetchFrom(server)).bytes).toEqual(picture);
  });

  it.each([
    ['zstd', picture, 'UNSUPPORTED_CONTENT_ENCODING'],
    ['gzip, gzip', gzipSync(gzipSync(picture)), 'UNSUPPORTED_CONTENT_ENCODING'],
    ['gzip', picture, 'Z_DATA_ERROR'],
    ['gzip', gzipSync(picture).subarray(0, 20), 'Z_BUF_ERROR'],
  ])('in %s that can’t be decoded is connection_failed', async (encoding, body, code) => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    await expect(fetchFrom(server)).rejects.toMatchObject({
      reason: 'connection_failed',
      details: { code },
    });
    await server.allClosed();
  });

  it('shorter than announced is connection_failed', async () => {
    await using server = await startRawServer((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort');
    });
    await expect(fetchFrom(server)).rejects.toMatchObject({ reason: 'connection_failed' });
  });

  it('longer than announced never gives more than announced', async () => {
    await using server = await startRawServer((socket) => {
      socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n${'x'.repeat(5_000)}`);
    });
    // Whether the rest is still seen, and seen as broken HTTP, depends on how it was cut in packets.
    const outcome = await fetchFrom(server).then(
      (fetched) => fetched.bytes.toString(),
      (error: unknown) => error,
    );
    expect([
      'xxx',
      expect.objectContaining({ name: 'SafeFetchError', reason: 'connection_failed' }),
    ]).toContainEqual(outcome);
  });
});

describe('the limit on time', () => {
  it('holds before the head', async () => {
    await using server = await startServer(() => {});
    await expect(fetchFrom(server, '/a?token=1', { timeoutMs: 80 })).rejects.toMatchObject({
      reason: 'timed_out',
      details: { target: `${server.origin}/a`, limit: 80 },
    });
    await server.allClosed();
  });

  it('holds for a body that drips, however alive the connection', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-length': 900 });
      const drip = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drip));
    });
    await expect(fetchFrom(server, '/', { timeoutMs: 120 })).rejects.toMatchObject({
      reason: 'timed_out',
    });
    await server.allClosed();
  });

  it('holds for a head that drips', async () => {
    await using server = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('x: y\r\n'), 10);
      socket.on('close', () => clearInterval(drip));
    });
    await expect(fetchFrom(server, '/', { timeoutMs: 120 })).rejects.toMatchObject({
      reason: 'timed_out',
    });
    await server.allClosed();
  });

  it('is one for all redirects together', async () => {
    await using server = await startServer((request, response) => {
      if (request.url === '/a') {
        response.writeHead(302, { location: '/b' }).end();
      }
    });
    await expect(fetchFrom(server, '/a', { timeoutMs: 150 })).rejects.toMatchObject({
      reason: 'timed_out',
    });
    expect(server.requests).toEqual(['GET /a', 'GET /b']);
    await server.allClosed();
  });
});

describe('an abort', () => {
  it('before the start sends nothing', async () => {
    await using server = await startServer((_request, response) => response.end(picture));
    const safeFetch = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
    const signal = AbortSignal.abort('cancelled');
    await expect(safeFetch.fetchBytes(server.origin, { ...limits, signal })).rejects.toMatchObject({
      reason: 'aborted',
      cause: 'cancelled',
    });
    expect(server.connections).toBe(0);
  });

  it.each(['head', 'body'])('while waiting for the %s closes the connection', async (part) => {
    const controller = new AbortController();
    await using server = await startServer((_request, response) => {
      if (part === 'body') {
        response.write('x');
      }
      setTimeout(() => controller.abort('cancelled'), 30);
    });
    const safeFetch = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
    const fetched = safeFetch.fetchBytes(server.origin, { ...limits, signal: controller.signal });
    await expect(fetched).rejects.toMatchObject({ reason: 'aborted', cause: 'cancelled' });
    await server.allClosed();
  });
});
