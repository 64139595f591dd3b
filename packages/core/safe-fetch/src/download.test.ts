import { describe, expect, it } from '@jest/globals';
import type { DownloadOptions } from './download.js';
import { type LoopbackServer, startServer } from './fixtures/loopback-server.js';
import { createSafeFetch } from './safe-fetch.js';

const file = Buffer.from('0123456789');

async function downloadFrom(server: LoopbackServer, options: Partial<DownloadOptions> = {}) {
  const { download } = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
  const limits = { from: 0, maxBytes: 1_000, idleMs: 5_000 };
  const { from, chunks } = await download(`${server.origin}/a.bin`, { ...limits, ...options });
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return { from, bytes: Buffer.concat(parts).toString() };
}

describe('a large file', () => {
  it('comes whole', async () => {
    await using server = await startServer((_request, response) => response.end(file));
    expect(await downloadFrom(server)).toEqual({ from: 0, bytes: '0123456789' });
    expect(server.lastHeaders).not.toHaveProperty('range');
  });

  it('is gone on with where a part of it is here', async () => {
    await using server = await startServer((request, response) => {
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1]);
      response.writeHead(206, { 'content-range': `bytes ${from}-9/10` }).end(file.subarray(from));
    });
    expect(await downloadFrom(server, { from: 6 })).toEqual({ from: 6, bytes: '6789' });
  });

  it('begins anew where the server knows no ranges', async () => {
    await using server = await startServer((_request, response) => response.end(file));
    expect(await downloadFrom(server, { from: 6 })).toEqual({ from: 0, bytes: '0123456789' });
  });

  it('is no part of another place than was asked for', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(206, { 'content-range': 'bytes 2-9/10' }).end(file.subarray(2));
    });
    await expect(downloadFrom(server, { from: 6 })).rejects.toMatchObject({
      reason: 'bad_status',
      details: { status: 206 },
    });
  });

  it('passes the rules for a URL, also after a redirect', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(302, { location: 'http://10.0.0.1/a.bin' }).end();
    });
    await expect(downloadFrom(server)).rejects.toMatchObject({ reason: 'private_address' });
    const { download } = createSafeFetch({ allowedPrivateOrigins: [] });
    const limits = { from: 0, maxBytes: 1_000, idleMs: 5_000 };
    await expect(download(server.origin, limits)).rejects.toMatchObject({
      reason: 'private_address',
    });
  });

  it.each([
    ['longer than it may be', { maxBytes: 9 }, 'too_large'],
    ['that stops coming', { idleMs: 50 }, 'timed_out'],
    ['whose connection breaks', {}, 'connection_failed'],
  ] as const)('%s is given up', async (what, options, reason) => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-length': 10 });
      if (what === 'longer than it may be') response.end(file);
      else {
        const after = what === 'that stops coming' ? () => undefined : () => response.destroy();
        response.write(file.subarray(0, 4), after);
      }
    });
    await expect(downloadFrom(server, options)).rejects.toMatchObject({ reason });
  });

  it('ends with its caller', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write(file.subarray(0, 4));
    });
    const caller = new AbortController();
    const downloaded = downloadFrom(server, { signal: caller.signal });
    setTimeout(() => caller.abort(new Error('stopped')), 50);
    await expect(downloaded).rejects.toMatchObject({
      reason: 'aborted',
      cause: { message: 'stopped' },
    });
  });
});
