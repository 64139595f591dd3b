import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { type Person, refusalOf, viewOf } from '../fixtures/person.js';

const ID = 'whe_01k0x7v4h6f2m8d3q6s1t5w7mn';

/** Everything that changes an endpoint. */
const changes = (person: Person, path: string) => {
  const own = { origin: dashboard.url };
  return Promise.all([
    person.send('PATCH', path, { enabled: false }, own),
    person.post(`${path}/rotate`),
    person.send('DELETE', path, undefined, own),
  ]);
};

/** Whatever passes the page's own checks is the API's matter, which is away here. */
const PASSED = '502 API_AWAY';

let dashboard: TestDashboard;
let owner: Person;
let member: Person;
beforeAll(async () => {
  dashboard = await openDashboard();
  owner = await dashboard.signUp('Olga');
  const invitation = { email: 'mona@example.com', role: 'member' };
  const { url } = viewOf<{ url: string }>(
    await owner.post('/organization/invitations', invitation),
  );
  member = await dashboard.signUp('Mona', null);
  viewOf(await member.post(`/invitations/${url.split('/').at(-1)}/accept`));
});
afterAll(() => dashboard.close());

describe('webhook endpoints', () => {
  it('are seen by every role, and changed by owners and admins only', async () => {
    expect(refusalOf(await member.get('/endpoints'))).toBe(PASSED);
    const refused = [
      await member.post('/endpoints', { mode: 'test', url: 'https://crm.example.com/hook' }),
      ...(await changes(member, `/endpoints/test/${ID}`)),
    ];
    expect(refused.map(refusalOf)).toEqual(refused.map(() => '403 NOT_ALLOWED'));
    const passed = await changes(owner, `/endpoints/test/${ID}`);
    expect(passed.map(refusalOf)).toEqual(passed.map(() => PASSED));
  });

  it('are nothing for somebody who is signed out', async () => {
    const response = await fetch(`${dashboard.url}/api/endpoints`);
    expect(response.status).toBe(401);
  });

  it.each([
    '/endpoints/other/whe_1',
    '/endpoints/live/key_1',
    '/endpoints/live/whe_..%2f..%2fkeys',
    "/endpoints/test/whe_'",
  ])('do not exist at %s', async (path) => {
    const answers = await changes(owner, path);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('refuse a mode that is none, and a change of anything but being enabled', async () => {
    expect(refusalOf(await owner.post('/endpoints', { mode: 'both', url: 'x' }))).toBe(
      '400 NOT_VALID mode',
    );
    const own = { origin: dashboard.url };
    const change = { url: 'https://elsewhere.example/' };
    expect((await owner.send('PATCH', `/endpoints/live/${ID}`, change, own)).status).toBe(400);
  });
});
