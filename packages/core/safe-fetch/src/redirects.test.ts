import { describe, expect, it } from '@jest/globals';
import { startServer } from './fixtures/loopback-server.js';
import { createSafeFetch } from './safe-fetch.js';

const limits = { maxBytes: 1_000, timeoutMs: 5_000 };

/** A server that redirects `/` to `location`, `/N` to `/N-1` and answers `/0`. */
function startRedirecting(location: string, status = 302) {
  return startServer((request, response) => {
    const step = Number(request.url?.slice(1) ?? '');
    if (request.url === '/') {
      response.writeHead(status, { location }).end('see elsewhere');
    } else if (step > 0) {
      response.writeHead(status, { location: `/${step - 1}` }).end();
    } else {
      response.end('picture');
    }
  });
}

describe('a redirect of a picture', () => {
  it.each([301, 302, 303, 307, 308])('with %d is followed up to three times', async (status) => {
    await using server = await startRedirecting('/', status);
    const { fetchBytes } = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
    const fetched = await fetchBytes(`${server.origin}/3`, limits);
    expect(fetched.bytes.toString()).toBe('picture');
    expect(fetched.url).toBe(`${server.origin}/0`);
    expect(server.requests).toEqual(['GET /3', 'GET /2', 'GET /1', 'GET /0']);
    await server.allClosed();
  });

  it('is not followed a fourth time', async () => {
    await using server = await startRedirecting('/');
    const { fetchBytes } = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
    const refused = { reason: 'too_many_redirects' };
    await expect(fetchBytes(`${server.origin}/4`, limits)).rejects.toMatchObject(refused);
    expect(server.requests).toHaveLength(4);
    // A loop.
    await expect(fetchBytes(`${server.origin}/`, limits)).rejects.toMatchObject(refused);
    await server.allClosed();
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data/', 'private_address'],
    ['http://127.0.0.1:1/', 'private_address'],
    ['http://0x7f.1/', 'private_address'],
    ['//[::1]/', 'private_address'],
    ['http://localhost/', 'private_address'],
    ['http://[::ffff:10.0.0.1]/', 'private_address'],
    ['file:///etc/passwd', 'forbidden_scheme'],
    ['ftp://example.com/', 'forbidden_scheme'],
    ['data:image/png;base64,AAAA', 'forbidden_scheme'],
    ['http://user:password@example.com/', 'credentials_in_url'],
    ['http://[', 'malformed_url'],
  ])('to %s is refused as %s', async (location, reason) => {
    await using server = await startRedirecting(location);
    const { fetchBytes } = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
    await expect(fetchBytes(`${server.origin}/`, limits)).rejects.toMatchObject({ reason });
    await server.allClosed();
  });

  it('to a name with a private address is refused, and nobody there is called', async () => {
    await using inner = await startServer((_request, response) => response.end('secret'));
    await using server = await startRedirecting(`http://inner.example.com:${inner.port}/?a=1`);
    const { fetchBytes } = createSafeFetch({
      allowedPrivateOrigins: [server.origin],
      resolver: async () => ['127.0.0.1'],
    });
    await expect(fetchBytes(`${server.origin}/`, limits)).rejects.toMatchObject({
      reason: 'private_address',
      details: { target: `http://inner.example.com:${inner.port}/`, address: '127.0.0.1' },
    });
    expect(inner.connections).toBe(0);
  });

  it('resolves the name again: one that turned private in between is refused', async () => {
    await using server = await startRedirecting('http://turning.example.com/b');
    const answers = [['10.0.0.1']];
    const { fetchBytes } = createSafeFetch({
      allowedPrivateOrigins: [server.origin],
      resolver: async () => answers.shift() ?? [],
    });
    await expect(fetchBytes(`${server.origin}/`, limits)).rejects.toMatchObject({
      reason: 'private_address',
    });
    expect(answers).toEqual([]);
  });

  it.each([
    ['latin1', 'b\u00fccher'],
    ['UTF-8', Buffer.from('b\u00fccher').toString('latin1')],
    ['ASCII', 'b%C3%BCcher'],
  ])('to another allowed origin, written in %s, is followed', async (_name, path) => {
    await using other = await startServer((_request, response) => response.end('other'));
    await using server = await startRedirecting(`${other.origin}/${path}`);
    const { fetchBytes } = createSafeFetch({
      allowedPrivateOrigins: [server.origin, other.origin],
    });
    expect((await fetchBytes(`${server.origin}/`, limits)).bytes.toString()).toBe('other');
    expect(other.requests).toEqual(['GET /b%C3%BCcher']);
  });

  it('without a location is a bad status', async () => {
    await using server = await startServer((_request, response) => response.writeHead(302).end());
    const { fetchBytes } = createSafeFetch({ allowedPrivateOrigins: [server.origin] });
    await expect(fetchBytes(server.origin, limits)).rejects.toMatchObject({ reason: 'bad_status' });
  });
});

describe('an allowed origin', () => {
  it('is allowed as it stands: other port, host, scheme or spelling of the name is not', async () => {
    await using server = await startServer((_request, response) => response.end('picture'));
    await using neighbour = await startServer((_request, response) => response.end('secret'));
    const { fetchBytes, checkWebhookUrl } = createSafeFetch({
      allowedPrivateOrigins: [server.origin],
    });
    const refused = { reason: 'private_address' };
    for (const url of [
      neighbour.origin,
      `http://127.0.0.2:${server.port}/`,
      `http://localhost:${server.port}/`,
      `https://127.0.0.1:${server.port}/`,
      `http://[::ffff:127.0.0.1]:${server.port}/`,
      'http://127.0.0.1/',
    ]) {
      await expect(fetchBytes(url, limits)).rejects.toMatchObject(refused);
    }
    expect(neighbour.connections).toBe(0);
    expect((await fetchBytes(`http://0x7f.1:${server.port}/`, limits)).bytes.toString()).toBe(
      'picture',
    );
    await expect(checkWebhookUrl(`${server.origin}/hook`)).resolves.toBeUndefined();
    await expect(checkWebhookUrl(`${neighbour.origin}/hook`)).rejects.toMatchObject({
      reason: 'forbidden_scheme',
    });
  });

  it('is still subject to every other rule', async () => {
    await using server = await startServer((_request, response) => response.end('picture'));
    const { fetchBytes, checkWebhookUrl } = createSafeFetch({
      allowedPrivateOrigins: [server.origin],
    });
    const withCredentials = `http://user:password@127.0.0.1:${server.port}/`;
    const refused = { reason: 'credentials_in_url' };
    await expect(fetchBytes(withCredentials, limits)).rejects.toMatchObject(refused);
    await expect(checkWebhookUrl(withCredentials)).rejects.toMatchObject(refused);
    await expect(fetchBytes(server.origin, { ...limits, maxBytes: 3 })).rejects.toMatchObject({
      reason: 'too_large',
    });
  });

  it('can be a name, resolved by the system', async () => {
    await using server = await startServer((_request, response) => response.end('picture'));
    const origin = `http://localhost:${server.port}`;
    const { fetchBytes } = createSafeFetch({ allowedPrivateOrigins: [origin] });
    expect((await fetchBytes(`${origin}/`, limits)).bytes.toString()).toBe('picture');
  });

  it('is connected to at the addresses of one answer, the first that works', async () => {
    await using server = await startServer((_request, response) => response.end('picture'));
    const origin = `http://pictures.example.com:${server.port}`;
    const answers = [['::1', '127.0.0.1'], ['127.0.0.9']];
    const { fetchBytes } = createSafeFetch({
      allowedPrivateOrigins: [origin],
      resolver: async () => answers.shift() ?? [],
    });
    expect((await fetchBytes(`${origin}/a`, limits)).bytes.toString()).toBe('picture');
    expect(server.lastHeaders.host).toBe(`pictures.example.com:${server.port}`);
    expect(answers).toHaveLength(1);
  });
});
