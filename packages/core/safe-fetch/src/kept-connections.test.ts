import { describe, expect, it } from '@jest/globals';
import { type LoopbackServer, startRawServer, startServer } from './fixtures/loopback-server.js';
import { createSafeFetch } from './safe-fetch.js';

const HOST = 'kept.example.com';

/** Posts to a name that leads to whatever `addresses` are at the moment. */
function sender({ port }: LoopbackServer, addresses: { now: string[] }) {
  const origin = `http://${HOST}:${port}`;
  const { postWebhook } = createSafeFetch({
    allowedPrivateOrigins: [origin],
    resolver: async () => addresses.now,
    keepsConnections: true,
  });
  const limits = { body: '{}', headers: {}, timeoutMs: 5_000 };
  return (path = '/a') => postWebhook(`${origin}${path}`, limits);
}

describe('connections that are kept', () => {
  it('carry one webhook after the other, and go when nothing more comes', async () => {
    await using server = await startServer((_request, response) => response.end('thanks'));
    const post = sender(server, { now: ['127.0.0.1'] });
    for (let time = 0; time < 3; time++) {
      expect(await post()).toMatchObject({
        ...{ status: 200, responseExcerpt: 'thanks', connectedAddress: '127.0.0.1' },
      });
    }
    expect([server.connections, server.requests.length]).toEqual([1, 3]);
    await server.allClosed();
  });

  it('carry nothing more once the name leads elsewhere', async () => {
    await using server = await startServer((_request, response) => response.end());
    const addresses = { now: ['127.0.0.1'] };
    const post = sender(server, addresses);
    await post();
    addresses.now = ['127.0.0.2'];
    await expect(post()).rejects.toMatchObject({ reason: 'connection_failed' });
    expect(server.requests).toHaveLength(1);
  });

  it('that their server closes while they rest cost no webhook', async () => {
    let asked = 0;
    // Answers the first request of a connection, and goes away when another comes on it.
    await using server = await startRawServer((socket) => {
      asked += 1;
      socket.once('data', () => socket.resetAndDestroy());
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    });
    const post = sender(server, { now: ['127.0.0.1'] });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect([asked, server.connections]).toEqual([2, 2]);
  });

  it('and a new one that ends without an answer is not tried again', async () => {
    await using server = await startRawServer((socket) => socket.resetAndDestroy());
    const post = sender(server, { now: ['127.0.0.1'] });
    await expect(post()).rejects.toMatchObject({ reason: 'connection_failed' });
    expect(server.connections).toBe(1);
  });
});
