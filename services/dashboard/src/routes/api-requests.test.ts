import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { type Person, refusalOf, viewOf } from '../fixtures/person.js';

const ENDPOINT = '/v1/webhook-endpoints/whe_01k0x7v4h6f2m8d3q6s1t5w7mn';

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

describe.each(['test', 'live'])('a request to the API in %s mode', (mode) => {
  it('is for work of every role', async () => {
    const film = { source_image_url: 'https://example.com/plot.jpg', format: '9:16' };
    expect(refusalOf(await member.post(`/${mode}/v1/land`, film))).toBe(PASSED);
    expect(refusalOf(await member.get(`/${mode}/v1/tasks/task_1`))).toBe(PASSED);
  });

  it('changes receivers, and what they were sent, for owners and admins only', async () => {
    const own = { origin: dashboard.url };
    const changes = (person: Person) =>
      Promise.all([
        person.post(`/${mode}/v1/webhook-endpoints`, { url: 'https://crm.example.com/hook' }),
        person.send('PATCH', `/${mode}${ENDPOINT}`, { enabled: false }, own),
        person.post(`/${mode}${ENDPOINT}/rotate-secret`),
        person.send('DELETE', `/${mode}${ENDPOINT}`, undefined, own),
        person.post(`/${mode}/v1/webhooks/deliveries/whd_1/replay`),
        person.post(`/${mode}/V1/Webhook-Endpoints`, {}),
      ]);
    expect(refusalOf(await member.get(`/${mode}/v1/webhook-endpoints`))).toBe(PASSED);
    const refused = await changes(member);
    expect(refused.map(refusalOf)).toEqual(refused.map(() => '403 NOT_ALLOWED'));
    const passed = await changes(owner);
    expect(passed.map(refusalOf)).toEqual(passed.map(() => PASSED));
  });

  it('is nothing for somebody who is signed out', async () => {
    const response = await fetch(`${dashboard.url}/api/${mode}/v1/tasks`);
    expect(response.status).toBe(401);
  });
});

it('there is no other mode', async () => {
  expect((await owner.get('/gold/v1/tasks')).status).toBe(404);
});
