import { errorCatalogue } from '@groundwork/contract/errors';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';

const gateway = await startGateway();
afterAll(() => gateway.close());

describe('GET /openapi.json', () => {
  it('answers the description without a key, with the service’s version', async () => {
    const { status, headers, body } = await gateway.get('/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toMatchObject({ openapi: '3.1.1', info: { version: '1.2.3' } });
    expect(Object.keys(body.paths)).toContain('/v1/land');
  });

  it('names the operations beside itself, also behind a proxy with a path', async () => {
    const { body } = await gateway.get('/openapi.json');
    const place = 'https://media.example.com/films/openapi.json';
    expect(body.servers.map(({ url }: { url: string }) => new URL(url, place).href)).toEqual([
      'https://media.example.com/films/',
    ]);
  });

  it('may be read by other pages', async () => {
    const { headers } = await gateway.get('/openapi.json');
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});

describe('GET /docs', () => {
  /** Addresses that the page loads, as a browser at /docs resolves them. */
  async function loaded(): Promise<URL[]> {
    const { text } = await gateway.get('/docs').expect(200);
    expect(text).toContain('<title>Groundwork API</title>');
    return [...text.matchAll(/(?:src|href)="([^"#]+)"/g)].flatMap(([, address = '']) =>
      address.startsWith('data:') ? [] : [new URL(address, `${gateway.origin}/docs`)],
    );
  }

  it('is a page that loads from its own origin only, and everything it loads is there', async () => {
    const addresses = await loaded();
    expect(addresses.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(['/docs/page.js', '/docs/page.css']),
    );
    for (const { origin, pathname } of addresses) {
      expect(origin).toBe(gateway.origin);
      await gateway.get(pathname).expect(200);
    }
  });

  it('may reach nothing else, run nothing inline and stand in no other page', async () => {
    const { headers, text } = await gateway.get('/docs');
    const policy = String(headers['content-security-policy']);
    const [, nonce] = /property="csp-nonce" content="([^"]{24})"/.exec(text) ?? [];
    expect(policy.split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
    ]);
    // A nonce that were sent twice would be no secret.
    expect((await gateway.get('/docs')).text).not.toContain(nonce);
    expect(headers['cache-control']).toBe('no-store');
    expect((await gateway.get('/health')).headers['content-security-policy']).not.toBe(policy);
  });

  it('leads from /docs/ to /docs, where its addresses are right', async () => {
    const { status, headers } = await gateway.get('/docs/');
    expect([status, new URL(String(headers.location), `${gateway.origin}/docs/`).pathname]).toEqual(
      [308, '/docs'],
    );
  });

  it('is where the bare address leads', async () => {
    const { status, headers } = await fetch(`${gateway.origin}/`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, 'docs']);
  });

  it('serves nothing else of the library', async () => {
    await gateway.get('/docs/package.json').expect(404);
    await gateway.get('/docs/../index.html').expect(404);
    await gateway.get('/docs/chunks').expect(404);
  });
});

describe('GET /llms.txt', () => {
  it('is an index whose every link answers, the introduction as Markdown with all errors', async () => {
    const { text, headers } = await gateway.get('/llms.txt').expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain\b/);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => `/${link}`);
    expect(links).toEqual(['/docs/introduction.md', '/openapi.json', '/docs']);
    for (const link of links) await gateway.get(link).expect(200);
    const introduction = await gateway.get('/docs/introduction.md');
    expect(introduction.headers['content-type']).toMatch(/^text\/markdown\b/);
    for (const code of Object.keys(errorCatalogue)) {
      expect(introduction.text).toContain(`### ${code}\n`);
    }
  });
});
