import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { jobKinds } from '@groundwork/database/jobs/catalogue';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closedApp } from './app.js';
import { openOperatorsPage, operator, PASSWORD, SECRET } from './fixtures/operators-page.js';
import { SESSION_SECONDS, Sessions } from './operators/session.js';

const pages = await openOperatorsPage();
beforeEach(() => {
  pages.logged.splice(0);
});
afterAll(() => pages.close());

const BOARD = '/queues/api/queues';
const queue = () => {
  const found = pages.queues.all.find(({ kind }) => kind === 'land-prepare')?.queue;
  if (!found) throw new Error('no such queue');
  return found;
};

async function until(met: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await met())) {
    if (Date.now() > deadline) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('where nobody may sign in, there is nothing', async () => {
  const server = closedApp().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    for (const path of ['/', '/sign-in', '/queues', '/queues/api/queues']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('off')]);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

describe('without a session', () => {
  it.each(['/', '/queues', '/queues/queue/land-prepare', '/queues/static/js/x.js', '/sign-out'])(
    '%s leads to the way in',
    async (path) => {
      const answer = await pages.ask('GET', path);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in']);
    },
  );

  it('nothing is shown and nothing is done', async () => {
    expect((await pages.ask('GET', BOARD)).status).toBe(401);
    const { origin } = pages;
    expect((await pages.ask('PUT', `${BOARD}/land-prepare/pause`, { origin })).status).toBe(401);
    expect(await queue().isPaused()).toBe(false);
    expect(pages.logged).toMatchObject([{ operator: null, action: 'pause', status: 401 }]);
  });

  it('the way in is a page that nothing else may frame or run in', async () => {
    const answer = await pages.ask('GET', '/sign-in');
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(
      /default-src 'none'.*frame-ancestors 'none'.*script-src 'self';.*style-src 'self' 'nonce-/,
    );
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).toContain('<form method="post" action="/sign-in">');
  });
});

describe('signing in', () => {
  it.each([
    ['anna', 'another password'],
    ['carl', PASSWORD],
    ['', ''],
    ['anna', `${PASSWORD} `],
    ['anna', 'x'.repeat(1_000)],
  ])('as %j with %j is refused in the same words', async (name, password) => {
    const answer = await pages.signIn(name, password, { 'x-forwarded-for': '192.0.2.1' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('Wrong name or password.');
    expect(pages.logged).toMatchObject([{ operator: null, action: 'sign-in', status: 401 }]);
    expect(JSON.stringify(pages.logged)).not.toContain(PASSWORD);
  });

  it('gives a cookie that no script and no other site’s page may use, and is logged', async () => {
    const answer = await pages.signIn(' Anna ', PASSWORD);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/queues']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^operator=[\w-]+\.[\w-]+; Max-Age=28800; Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
    expect(pages.logged).toMatchObject([{ operator: 'anna', action: 'sign-in', status: 303 }]);
  });

  it('from another site’s page is refused', async () => {
    const answer = await pages.signIn('anna', PASSWORD, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  it('is refused after ten mistakes from one address, and open to others', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const tries = Array.from({ length: 12 }, () => pages.signIn('anna', 'no', from('192.0.2.9')));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const late = await pages.signIn('anna', PASSWORD, from('192.0.2.9'));
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await pages.signIn('anna', PASSWORD, from('192.0.2.10'))).status).toBe(303);
  });

  it('ends by signing out', async () => {
    const answer = await pages.act('POST', '/sign-out');
    expect(answer.headers.get('location')).toBe('/sign-in');
    expect(answer.headers.get('set-cookie')).toMatch(/^operator=; Max-Age=0/);
  });
});

describe('a session', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const anna = operator('anna');
  const sessions = new Sessions([anna, operator('ben')], SECRET);
  const token = sessions.open(anna, now);
  const [claim = '', signature = ''] = token.split('.');
  const claimOf = (name: string) =>
    Buffer.from(JSON.stringify({ name, until: 2 ** 40 })).toString('base64url');

  it('is its operator’s until a working day has passed', () => {
    expect(sessions.read(token, now)?.name).toBe('anna');
    const end = new Date(now.getTime() + SESSION_SECONDS * 1000);
    expect(sessions.read(token, end)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no signature', claim],
    ['another claim', `${claimOf('ben')}.${signature}`],
    ['a longer life', `${claimOf('anna')}.${signature}`],
    ['no JSON', `x.${signature}`],
    ['a cut signature', token.slice(0, -2)],
  ])('that was forged is nobody’s: %s', (_what, forged) => {
    expect(sessions.read(forged, now)).toBeNull();
  });

  it('ends with its operator, the password, or the secret', () => {
    expect(new Sessions([operator('ben')], SECRET).read(token, now)).toBeNull();
    expect(new Sessions([operator('anna', 'new')], SECRET).read(token, now)).toBeNull();
    expect(new Sessions([anna], `${SECRET}!`).read(token, now)).toBeNull();
  });
});

describe('the board', () => {
  it('shows every queue', async () => {
    const answer = await pages.act('GET', BOARD);
    const { queues }: { queues: { name: string }[] } = JSON.parse(await answer.text());
    expect(queues.map(({ name }) => name)).toEqual(jobKinds);
    const page = await pages.act('GET', '/queues');
    expect(await page.text()).toContain('Groundwork queues');
  });

  it('pauses and resumes a queue, with a line in the log for each', async () => {
    expect((await pages.act('PUT', `${BOARD}/land-prepare/pause`)).status).toBe(200);
    expect(await queue().isPaused()).toBe(true);
    expect((await pages.act('PUT', `${BOARD}/land-prepare/resume`)).status).toBe(200);
    expect(await queue().isPaused()).toBe(false);
    const line = { audit: true, operator: 'anna', queue: 'land-prepare', status: 200 };
    expect(pages.logged.slice(-2)).toMatchObject([
      { ...line, action: 'pause' },
      { ...line, action: 'resume' },
    ]);
  });

  it('shows a failed job, retries it, and drains what waits', async () => {
    await pages.enqueue('task_1');
    const worker = await pages.failJobs();
    await until(async () => (await queue().getJobState('task_1')) === 'failed');
    await worker.close(0);
    const shown = await pages.act('GET', `${BOARD}/land-prepare/task_1`);
    expect(JSON.parse(await shown.text())).toMatchObject({
      job: { id: 'task_1', data: { task_id: 'task_1' }, failedReason: 'no disk' },
      status: 'failed',
    });
    expect((await pages.act('PUT', `${BOARD}/land-prepare/task_1/retry`)).status).toBe(204);
    // It gets a new priority.
    expect(await queue().getJobState('task_1')).toBe('prioritized');
    expect(pages.logged.at(-1)).toMatchObject({ job_id: 'task_1', action: 'retry', status: 204 });
    expect((await pages.act('PUT', `${BOARD}/land-prepare/empty`)).status).toBe(200);
    expect(await queue().getJobCounts('waiting', 'prioritized')).toEqual({
      waiting: 0,
      prioritized: 0,
    });
  });

  it.each([
    ['POST', 'land-prepare/add'],
    ['PUT', 'land-prepare/obliterate'],
    ['PUT', 'land-prepare/concurrency'],
    ['PATCH', 'land-prepare/task_1/update-data'],
  ])('makes and changes no work: %s %s', async (method, path) => {
    expect((await pages.act(method, `${BOARD}/${path}`)).status).toBe(403);
    expect(pages.logged.at(-1)).toMatchObject({ operator: 'anna', status: 403 });
  });

  it.each([undefined, 'https://evil.example', 'null'])(
    'does nothing for a page of another origin: %s',
    async (origin) => {
      const signedIn = await pages.signIn('anna', PASSWORD);
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      const headers = { cookie, ...(origin === undefined ? {} : { origin }) };
      const answer = await pages.ask('PUT', `${BOARD}/land-prepare/pause`, headers);
      expect(answer.status).toBe(403);
      expect(await queue().isPaused()).toBe(false);
    },
  );
});
