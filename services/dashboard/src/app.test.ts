import { ownOrigins } from '@groundwork/runtime';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from './fixtures/dashboard.js';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

describe('the page', () => {
  it('is the same document on every path of its router, and never kept', async () => {
    for (const path of ['/', '/keys', '/work/task_1', '/invitation/invite_1']) {
      const response = await fetch(dashboard.url + path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([
        path,
        200,
        'no-cache',
      ]);
      expect(await response.text()).toContain('<div id="root">');
    }
  });

  it('lets nothing run or load that is not its own, except films and images of the API', async () => {
    const { headers } = await fetch(dashboard.url);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'img-src': expect.stringContaining('https://api.example.com'),
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('holds no script in its document', async () => {
    const text = await (await fetch(dashboard.url)).text();
    expect(text.match(/<script[^>]*>[^<]/)).toBeNull();
    expect(text).not.toMatch(/ on\w+=| style=/);
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(text) ?? [];
    const response = await fetch(dashboard.url + script);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is not what an unknown path of its API or of its files is answered with', async () => {
    for (const path of [
      '/api/auth/get-session',
      '/assets/nothing.js',
      '/assets/..%2Fpackage.json',
    ]) {
      const response = await fetch(dashboard.url + path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('<div id="root">');
    }
  });
});

describe('the own origins', () => {
  it('are one in public, and two names of the same machine in private', () => {
    expect(ownOrigins('https://account.example.com')).toEqual(['https://account.example.com']);
    expect(ownOrigins('http://localhost:3001')).toEqual([
      'http://localhost:3001',
      'http://127.0.0.1:3001',
    ]);
  });
});

describe('a request that cannot be read', () => {
  const ask = async (path: string, body: string | Buffer, headers: Record<string, string> = {}) => {
    const response = await fetch(`${dashboard.url}/api${path}`, {
      method: 'POST',
      headers: { origin: dashboard.url, 'content-type': 'application/json', ...headers },
      body,
    });
    const answer = (await response.json()) as { error?: { code?: string } };
    return [response.status, answer.error?.code];
  };

  it('is refused on signing in and up, before its reader sees it', async () => {
    for (const path of ['/auth/sign-in/email', '/auth/sign-up/email']) {
      const named = (name: string, password = 'four calm words here') =>
        JSON.stringify({ name, email: 'nobody@example.com', password });
      const refused = [400, 'NOT_VALID'];
      expect(await ask(path, named('a\0b'))).toEqual(refused);
      expect(await ask(path, named('\ud800'))).toEqual(refused);
      expect(await ask(path, '{"email":')).toEqual(refused);
      expect(await ask(path, `${'['.repeat(50)}1${']'.repeat(50)}`)).toEqual(refused);
      expect(await ask(path, 'x', { 'content-encoding': 'gzip' })).toEqual(refused);
      expect(await ask(path, named('a', 'x'.repeat(10_000)))).toEqual([413, 'NOT_VALID']);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/a+json',
      ]) {
        expect(await ask(path, named('a'), { 'content-type': type })).toEqual([415, 'NOT_VALID']);
      }
    }
  });

  it('is refused by the API of the page', async () => {
    const owner = await dashboard.signUp('Reader');
    for (const [path, body] of [
      ['/organization/name', { name: 'a\0b' }],
      ['/keys', { name: '\udc00', mode: 'test', expires_at: null }],
      ['/organization/invitations', { email: 'a\0@example.com', role: 'member' }],
    ] as const) {
      expect((await owner.post(path, body)).status).toBe(400);
    }
    expect((await owner.get('/work?before=%00')).status).toBe(400);
    expect((await owner.post('/keys/a%00b/revoke')).status).toBe(400);
    const headers = { origin: dashboard.url, 'content-encoding': 'br' };
    expect((await owner.send('POST', '/keys', { name: 'a' }, headers)).status).toBe(400);
  });
});
