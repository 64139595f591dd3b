import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from './fixtures/dashboard.js';
import { ownOrigins } from './http/same-origin.js';

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
