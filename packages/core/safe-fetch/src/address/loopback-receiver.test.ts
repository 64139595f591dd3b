import { describe, expect, it } from '@jest/globals';
import { isLoopbackReceiver } from '../environment.js';
import { startServer } from '../fixtures/loopback-server.js';
import { createSafeFetch } from '../safe-fetch.js';

describe('a receiver on this machine', () => {
  it.each(['http://localhost:8080/hook', 'http://127.0.0.1:9000', 'http://[::1]:3001/a?b=c'])(
    'is %s',
    (url) => expect(isLoopbackReceiver(url)).toBe(true),
  );

  it.each([
    'http://localhost/hook',
    'https://localhost:8443/hook',
    'http://10.0.0.1:8080/hook',
    'http://169.254.169.254:80/',
    'http://localhost.example.com:8080/',
    'http://user:secret@localhost:8080/',
    'http://0.0.0.0:8080/',
    'localhost:8080',
  ])('is not %s', (url) => expect(isLoopbackReceiver(url)).toBe(false));

  it('gets its webhooks where that is allowed, and only there', async () => {
    await using server = await startServer((_request, response) => response.end('thanks'));
    const url = `${server.origin}/hook`;
    const post = { body: '{}', headers: {}, timeoutMs: 5_000 };
    const open = createSafeFetch({ allowedPrivateOrigins: [], loopbackWebhooks: true });
    await open.checkWebhookUrl(url);
    expect((await open.postWebhook(url, post)).status).toBe(200);
    const closed = createSafeFetch({ allowedPrivateOrigins: [] });
    await expect(closed.checkWebhookUrl(url)).rejects.toMatchObject({ reason: 'forbidden_scheme' });
    await expect(closed.postWebhook(url, post)).rejects.toMatchObject({
      reason: 'forbidden_scheme',
    });
  });

  it('opens nothing else: pictures on this machine and other private networks stay refused', async () => {
    const open = createSafeFetch({ allowedPrivateOrigins: [], loopbackWebhooks: true });
    await expect(open.checkUrl('http://localhost:8080/a.jpg')).rejects.toMatchObject({
      reason: 'private_address',
    });
    await expect(open.checkWebhookUrl('https://10.0.0.1/hook')).rejects.toMatchObject({
      reason: 'private_address',
    });
  });
});
