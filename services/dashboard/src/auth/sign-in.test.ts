import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { issuePasswordReset } from '@groundwork/database/organizations/one-time-links';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { Person, refusalOf, viewOf } from '../fixtures/person.js';
import type { SessionView } from '../routes/session.js';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

describe('signing up', () => {
  it('gives a session in a cookie that no script reads, and nothing to own yet', async () => {
    const ada = new Person(dashboard.url, 'Ada');
    const answer = await ada.post('/auth/sign-up/email', {
      name: 'Ada',
      email: 'Ada@Example.com',
      password: ada.password,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(
      /groundwork\.session_token=[^;]+;.*HttpOnly.*SameSite=Lax/i,
    );
    expect(viewOf<SessionView>(await ada.get('/session'))).toMatchObject({
      user: { name: 'Ada', email: 'ada@example.com' },
      organization: null,
      account: null,
    });
    expect(refusalOf(await ada.get('/keys'))).toBe('409 NO_ORGANIZATION');
  });

  it('opens one account with the plan and the credits of the configuration, once', async () => {
    const bea = await dashboard.signUp('Bea');
    expect(viewOf<SessionView>(await bea.get('/session'))).toMatchObject({
      organization: { name: 'Bea Homes', role: 'owner' },
      account: { plan: 'pro', credits: 100, api_access: true },
    });
    expect(refusalOf(await bea.post('/organization', { name: 'Another' }))).toBe(
      '409 HAS_ORGANIZATION',
    );
    const twins = new Person(dashboard.url, 'Twins');
    const { name, email, password } = twins;
    await twins.post('/auth/sign-up/email', { name, email, password });
    const both = await Promise.all(
      ['One', 'Two'].map((organization) => twins.post('/organization', { name: organization })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it.each([
    ['a short password', { password: 'short' }],
    ['no address', { email: 'nowhere' }],
    ['an address that is taken', { email: 'bea@example.com' }],
  ])('refuses %s', async (_what, wrong) => {
    const person = new Person(dashboard.url, 'Somebody');
    const { name, email, password } = person;
    const answer = await person.post('/auth/sign-up/email', { name, email, password, ...wrong });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(refusalOf(await person.get('/session'))).toBe('401 SIGNED_OUT');
  });

  it.each(['', '   ', 'x'.repeat(81), 7])('refuses the organization name %j', async (name) => {
    const person = await dashboard.signUp(`Nameless${String(name).length}`, null);
    expect(refusalOf(await person.post('/organization', { name }))).toBe('400 NOT_VALID name');
  });
});

describe('a session', () => {
  it('begins with the right password only and ends with signing out', async () => {
    const cleo = await dashboard.signUp('Cleo');
    const again = new Person(dashboard.url, 'Cleo');
    const { email, password } = again;
    const wrong = await again.post('/auth/sign-in/email', { email, password: 'not this one' });
    const unknown = await again.post('/auth/sign-in/email', { email: 'no@example.com', password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    // Nobody may learn who has an account here.
    expect(wrong.body).toEqual(unknown.body);
    expect((await again.post('/auth/sign-in/email', { email, password })).status).toBe(200);
    expect((await again.get('/keys')).status).toBe(200);
    expect((await again.post('/auth/sign-out')).status).toBe(200);
    expect(refusalOf(await again.get('/keys'))).toBe('401 SIGNED_OUT');
    expect((await cleo.get('/keys')).status).toBe(200);
  });

  it('is needed for everything', async () => {
    const nobody = new Person(dashboard.url, 'Nobody');
    const asked = await Promise.all([
      ...['/session', '/keys', '/credits', '/credits/usage', '/work', '/work/task_1'].map((path) =>
        nobody.get(path),
      ),
      ...['/deliveries', '/deliveries/whd_1', '/organization', '/test/v1/voices'].map((path) =>
        nobody.get(path),
      ),
      ...['/keys', '/organization', '/deliveries/test', '/work/task_1/again'].map((path) =>
        nobody.post(path),
      ),
    ]);
    expect(new Set(asked.map(refusalOf))).toEqual(new Set(['401 SIGNED_OUT']));
  });
});

describe('the page under another name', () => {
  it('takes sign-ins of the host that it is reached at, and says what to set for others', async () => {
    const port = new URL(dashboard.url).port;
    const zoe = await dashboard.signUp('Zoe');
    const { email, password } = zoe;
    const body = JSON.stringify({ email, password });
    const ask = (host: string, origin: string) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const headers = { host, origin, 'content-type': 'application/json' };
        const path = '/api/auth/sign-in/email';
        const asked = request({ port, path, method: 'POST', headers }, async (response) => {
          resolve([response.statusCode, await text(response)]);
        });
        asked.on('error', reject).end(body);
      });
    expect(await ask(`office.example:${port}`, `http://office.example:${port}`)).toMatchObject([
      200,
      expect.stringContaining(email),
    ]);
    // Behind a proxy that ends TLS.
    const [proxied] = await ask('office.example', 'https://office.example');
    expect(proxied).toBe(200);
    const [status, answer] = await ask('office.example', 'https://evil.example');
    expect(status).toBe(403);
    expect(answer).toContain('came from https://evil.example');
    expect(answer).toContain('DASHBOARD_URL');
  });
});

describe('a request that changes something', () => {
  it.each([
    ['without an origin', {}],
    ['from another page', { origin: 'https://evil.example' }],
    ['from the same host by another port', { origin: 'http://127.0.0.1:1' }],
    ['from a page that hides', { origin: 'null' }],
  ])('is refused %s', async (_what, headers) => {
    const dan = await dashboard.signUp(`Dan${Math.random()}`);
    const body = { name: 'stolen', mode: 'live' };
    expect(refusalOf(await dan.send('POST', '/keys', body, headers))).toBe('403 FOREIGN_ORIGIN');
    const { email, password } = dan;
    const signIn = await dan.send('POST', '/auth/sign-in/email', { email, password }, headers);
    expect(refusalOf(signIn)).toBe('403 FOREIGN_ORIGIN');
    expect(viewOf<{ keys: unknown[] }>(await dan.get('/keys')).keys).toEqual([]);
  });

  it('cannot go around our rules by the paths of the library', async () => {
    const eve = await dashboard.signUp('Eve');
    for (const path of [
      '/auth/organization/create',
      '/auth/organization/invite-member',
      '/auth/update-user',
      '/auth/delete-user',
    ]) {
      expect([path, refusalOf(await eve.post(path, { name: 'X', slug: 'x' }))]).toEqual([
        path,
        '404 NOT_FOUND',
      ]);
    }
  });
});

describe('guessing passwords', () => {
  /** Tries to sign in from an address that a proxy names. */
  async function guess(at: TestDashboard, email: string, address: string, password = 'a guess') {
    const headers = { origin: at.url, 'x-forwarded-for': address };
    const body = { email, password };
    return new Person(at.url, 'Guesser').send('POST', '/auth/sign-in/email', body, headers);
  }
  const wait = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));

  it('is stopped after some attempts from one address, whatever the caller claims to be', async () => {
    const strict = await openDashboard({ SIGN_IN_ATTEMPTS: '3' });
    try {
      const guesser = new Person(strict.url, 'Guesser');
      const answers = [];
      for (let attempt = 0; attempt < 5; attempt++) {
        answers.push(
          await guesser.send(
            'POST',
            '/auth/sign-in/email',
            { email: guesser.email, password: `guess number ${attempt}` },
            {
              origin: strict.url,
              'x-forwarded-for': `10.0.0.${attempt}`,
              'x-groundwork-caller': `10.0.1.${attempt}`,
            },
          ),
        );
      }
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
      const [last] = answers.slice(-1);
      if (last === undefined) throw new Error('nobody was asked');
      expect(last.body).toMatchObject({
        error: {
          code: 'TOO_MANY_ATTEMPTS',
          message: expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds?\.$/),
        },
      });
      expect(wait(last)).toBeGreaterThan(0);
      expect(wait(last)).toBeLessThanOrEqual(60);
      // Other paths have counts of their own.
      const statuses = [];
      for (const path of ['/auth/sign-up/email', '/password/forgotten', '/password/reset']) {
        for (let attempt = 0; attempt < 4; attempt++) {
          statuses.push((await guesser.post(path, {})).status);
        }
      }
      expect(statuses).toEqual([400, 400, 400, 429, 400, 400, 400, 429, 400, 400, 400, 429]);
    } finally {
      await strict.close();
    }
  });

  describe('from many addresses', () => {
    let proxied: TestDashboard;
    beforeAll(async () => {
      proxied = await openDashboard({ DASHBOARD_TRUSTED_PROXIES: '1' });
    });
    afterAll(() => proxied.close());

    it('closes the account to them, not to its owner’s address, in words that tell nothing', async () => {
      const owner = new Person(proxied.url, 'Flo');
      const { name, email, password } = owner;
      const home = { origin: proxied.url, 'x-forwarded-for': '192.0.2.7' };
      await owner.send('POST', '/auth/sign-up/email', { name, email, password }, home);
      const answers: unknown[] = [];
      for (const target of [email, 'nobody@example.com']) {
        const statuses = [];
        for (let at = 0; at < 10; at++) {
          statuses.push((await guess(proxied, target, `198.51.100.${at}`)).status);
        }
        expect(statuses).toEqual(Array(10).fill(401));
        const closed = await guess(proxied, ` ${target.toUpperCase()}`.trim(), '203.0.113.1');
        expect(closed.status).toBe(429);
        expect(wait(closed)).toBeGreaterThan(14 * 60);
        expect(wait(closed)).toBeLessThanOrEqual(15 * 60);
        answers.push(closed.body);
      }
      // The same words, whether this address has an account or not.
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({
        error: {
          message:
            'Too many wrong passwords for this email address. Try again in 15 minutes, or reset your password.',
        },
      });
      // Not even with the right password, or the answer would reveal it.
      expect((await guess(proxied, email, '203.0.113.2', password)).status).toBe(429);
      expect((await guess(proxied, email, '192.0.2.7', password)).status).toBe(200);
    });

    it('begins anew after the right password, and after a new one by a letter', async () => {
      const gus = await proxied.signUp('Gus', null);
      const mistakes = async (count: number) => {
        const statuses = [];
        for (let at = 0; at < count; at++) {
          statuses.push((await guess(proxied, gus.email, `198.51.100.${at}`)).status);
        }
        return new Set(statuses);
      };
      expect(await mistakes(9)).toEqual(new Set([401]));
      expect((await guess(proxied, gus.email, '198.51.100.1', gus.password)).status).toBe(200);
      await proxied.database.session.deleteMany();
      expect(await mistakes(10)).toEqual(new Set([401]));
      expect(await mistakes(1)).toEqual(new Set([429]));
      const link = await issuePasswordReset(proxied.database, gus.email, new Date());
      const password = 'another four calm words';
      viewOf(await gus.post('/password/reset', { token: link?.token, password }));
      expect((await guess(proxied, gus.email, '198.51.100.9', password)).status).toBe(200);
    });

    it('counts an IPv6 network as one address, and many requests at once one by one', async () => {
      const at = (host: number) => `2001:db8:0:7::${host.toString(16)}`;
      const strict = await openDashboard({ DASHBOARD_TRUSTED_PROXIES: '1', SIGN_IN_ATTEMPTS: '4' });
      try {
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, host) => guess(strict, `p${host}@example.com`, at(host))),
        );
        const statuses = answers.map(({ status }) => status).toSorted();
        expect(statuses).toEqual([...Array(4).fill(401), ...Array(8).fill(429)]);
        expect((await guess(strict, 'p@example.com', '2001:db8:0:8::1')).status).toBe(401);
      } finally {
        await strict.close();
      }
    });
  });
});
