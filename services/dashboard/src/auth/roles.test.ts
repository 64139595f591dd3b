import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { type Person, refusalOf, viewOf } from '../fixtures/person.js';
import type { OrganizationView } from '../routes/organization.js';
import type { SessionView } from '../routes/session.js';
import type { Role } from './roles.js';

let dashboard: TestDashboard;
let owner: Person;
let admin: Person;
let member: Person;

/** Signs up a person, who follows the owner's link. */
async function join(name: string, role: Role): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`;
  const invited = viewOf<{ url: string }>(
    await owner.post('/organization/invitations', { email, role }),
  );
  const person = await dashboard.signUp(name, null);
  const path = `/invitations/${invited.url.split('/').at(-1)}`;
  viewOf(await person.post(`${path}/accept`));
  return person;
}

async function people(): Promise<Map<string, OrganizationView['members'][number]>> {
  const { members } = viewOf<OrganizationView>(await owner.get('/organization'));
  return new Map(members.map((one) => [one.name, one]));
}

async function idOf(name: string): Promise<string> {
  return (await people()).get(name)?.id ?? '';
}

beforeAll(async () => {
  dashboard = await openDashboard();
  owner = await dashboard.signUp('Olga');
  admin = await join('Adam', 'admin');
  member = await join('Mona', 'member');
});
afterAll(() => dashboard.close());

describe('who is invited', () => {
  it('works in the same account with the role of the invitation', async () => {
    const views = await Promise.all(
      [owner, admin, member].map(async (one) => viewOf<SessionView>(await one.get('/session'))),
    );
    expect(new Set(views.map(({ account }) => account?.id)).size).toBe(1);
    expect(views.map(({ organization }) => organization?.role)).toEqual([
      'owner',
      'admin',
      'member',
    ]);
    expect(views[2]?.organization?.may).not.toContain('keys.change');
  });

  it('is one address: a link in other hands opens nothing, nor does a used or a withdrawn one', async () => {
    const link = async (email: string) => {
      const { url } = viewOf<{ url: string }>(
        await owner.post('/organization/invitations', { email, role: 'member' }),
      );
      return `/invitations/${url.split('/').at(-1)}`;
    };
    const nina = await dashboard.signUp('Nina', null);
    const forAnother = await link('somebody@example.com');
    expect(viewOf(await nina.get(forAnother))).toMatchObject({ email: 'somebody@example.com' });
    expect((await nina.post(`${forAnother}/accept`)).status).toBe(403);

    const withdrawn = await link(nina.email);
    viewOf(await owner.post(`/organization${withdrawn}/cancel`));
    expect((await nina.post(`${withdrawn}/accept`)).status).toBe(400);
    expect(refusalOf(await nina.get('/keys'))).toBe('409 NO_ORGANIZATION');
    expect(refusalOf(await nina.get('/invitations/invite_nothing'))).toBe('404 NOT_FOUND');

    const good = await link(nina.email);
    expect(viewOf(await nina.get(good))).toMatchObject({
      open: true,
      organization: 'Olga Homes',
      inviter: { name: 'Olga' },
    });
    viewOf(await nina.post(`${good}/accept`));
    expect((await nina.post(`${good}/accept`)).status).toBe(400);
    viewOf(await owner.post(`/organization/members/${await idOf('Nina')}/remove`));
    expect(refusalOf(await nina.get('/keys'))).toBe('409 NO_ORGANIZATION');
  });
});

describe('a member', () => {
  it('sees the account and changes nothing of it', async () => {
    const refused = await Promise.all([
      member.post('/keys', { name: 'Mine', mode: 'test' }),
      member.post('/keys/key_1/revoke'),
      member.post('/keys/key_1/expire', { expires_at: null }),
      member.post('/keys/key_1/webhook-secret', { overlap_seconds: 0 }),
      member.post('/deliveries/test', {}),
      member.post('/deliveries/whd_1/again'),
      member.post('/organization/name', { name: 'Mine' }),
      member.post('/organization/invitations', { email: 'me@example.com', role: 'owner' }),
      member.post(`/organization/members/${await idOf('Adam')}/remove`),
      member.post(`/organization/members/${await idOf('Mona')}/role`, { role: 'owner' }),
    ]);
    expect(refused.map(refusalOf)).toEqual(refused.map(() => '403 NOT_ALLOWED'));
    const seen = await Promise.all(
      ['/keys', '/credits', '/work', '/deliveries', '/organization'].map((path) =>
        member.get(path),
      ),
    );
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
  });

  it('does not see the secrets of invitations', async () => {
    viewOf(
      await owner.post('/organization/invitations', { email: 'w@example.com', role: 'member' }),
    );
    expect(viewOf<OrganizationView>(await member.get('/organization')).invitations).toEqual([]);
    expect(viewOf<OrganizationView>(await admin.get('/organization')).invitations).not.toEqual([]);
  });
});

describe('an admin', () => {
  it('makes keys and invites, but makes no owner and touches none', async () => {
    expect((await admin.post('/keys', { name: 'Admin', mode: 'test' })).status).toBe(201);
    const asOwner = { email: 'boss@example.com', role: 'owner' };
    expect((await admin.post('/organization/invitations', asOwner)).status).toBe(403);
    const mona = await idOf('Mona');
    expect((await admin.post(`/organization/members/${mona}/role`, { role: 'owner' })).status).toBe(
      403,
    );
    const olga = await idOf('Olga');
    expect(
      (await admin.post(`/organization/members/${olga}/role`, { role: 'member' })).status,
    ).toBe(403);
    expect((await admin.post(`/organization/members/${olga}/remove`)).status).toBe(400);
    expect((await people()).get('Olga')?.role).toBe('owner');
  });
});

describe('an owner', () => {
  it('who is the last one can neither leave nor step down', async () => {
    const olga = await idOf('Olga');
    expect((await owner.post(`/organization/members/${olga}/remove`)).status).toBe(400);
    expect(
      (await owner.post(`/organization/members/${olga}/role`, { role: 'member' })).status,
    ).toBe(400);
  });

  it('renames the organization', async () => {
    expect(refusalOf(await owner.post('/organization/name', { name: ' ' }))).toBe(
      '400 NOT_VALID name',
    );
    viewOf(await owner.post('/organization/name', { name: 'Olga & Sons' }));
    expect(viewOf<SessionView>(await owner.get('/session')).organization?.name).toBe('Olga & Sons');
  });
});

describe('another organization', () => {
  it('is out of reach: its people, its invitations, and acting in its name', async () => {
    const stranger = await dashboard.signUp('Stranger');
    const olga = await idOf('Olga');
    const { invitations } = viewOf<OrganizationView>(await owner.get('/organization'));
    const { id: organizationId } =
      viewOf<SessionView>(await owner.get('/session')).organization ?? {};
    const answers = await Promise.all([
      stranger.post(`/organization/members/${olga}/remove`),
      stranger.post(`/organization/members/${olga}/role`, { role: 'member' }),
      stranger.post(`/organization/invitations/${invitations[0]?.id}/cancel`),
      stranger.post('/session/organization', { organization_id: organizationId }),
    ]);
    for (const { status } of answers) expect([400, 403, 404]).toContain(status);
    expect((await people()).get('Olga')?.role).toBe('owner');
    const own = viewOf<OrganizationView>(await stranger.get('/organization'));
    expect(own.members.map(({ name }) => name)).toEqual(['Stranger']);
  });

  it('can be joined too, and is acted for after it was chosen', async () => {
    const { url } = viewOf<{ url: string }>(
      await (await dashboard.signUp('Second')).post('/organization/invitations', {
        email: admin.email,
        role: 'member',
      }),
    );
    viewOf(await admin.post(`/invitations/${url.split('/').at(-1)}/accept`));
    const { organizations } = viewOf<SessionView>(await admin.get('/session'));
    expect(organizations).toHaveLength(2);
    const second = organizations.find(({ name }) => name === 'Second Homes');
    viewOf(await admin.post('/session/organization', { organization_id: second?.id }));
    expect(viewOf<SessionView>(await admin.get('/session')).organization).toMatchObject({
      name: 'Second Homes',
      role: 'member',
    });
    expect(refusalOf(await admin.post('/keys', { name: 'X', mode: 'test' }))).toBe(
      '403 NOT_ALLOWED',
    );
    const first = organizations.find(({ name }) => name !== 'Second Homes');
    viewOf(await admin.post('/session/organization', { organization_id: first?.id }));
  });
});
