import { findApiKey } from '@groundwork/database/accounts/api-keys';
import { webhookSecretsOf } from '@groundwork/database/accounts/webhook-secrets';
import { heldKeyOf } from '@groundwork/database/organizations/held-keys';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { type Person, refusalOf, viewOf } from '../fixtures/person.js';
import type { KeysView, NewKeyView, NewSecretView } from './keys.js';
import type { SessionView } from './session.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let dashboard: TestDashboard;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  dashboard = await openDashboard();
  owner = await dashboard.signUp('Olga');
  stranger = await dashboard.signUp('Stranger');
});
afterAll(() => dashboard.close());

const create = async (name: string, extra: object = {}) =>
  viewOf<NewKeyView>(await owner.post('/keys', { name, mode: 'test', ...extra }));

const listed = async (id: string) =>
  viewOf<KeysView>(await owner.get('/keys')).keys.find((key) => key.id === id);

const found = async (issued: NewKeyView) => {
  const key = await findApiKey(dashboard.database, issued.api_key);
  if (key === null) throw new Error('the key is unknown');
  return dashboard.database.apiKey.findUniqueOrThrow({ where: { id: key.id } });
};

describe('a new key', () => {
  it('is shown once, with its secret, and works; lists show its first characters only', async () => {
    const answer = await owner.post('/keys', { name: ' Website ', mode: 'live' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const issued = viewOf<NewKeyView>(answer);
    const key = await found(issued);
    expect([key.id, key.name, key.mode]).toEqual([issued.id, 'Website', 'live']);
    const { current } = webhookSecretsOf(dashboard.settings.MASTER_KEY, key, new Date());
    expect(issued.webhook_secret).toBe(current);
    const list = await owner.get('/keys');
    expect(await listed(issued.id)).toMatchObject({
      begins: issued.api_key.slice(0, 'svc_live_'.length + 8),
      last_used_at: null,
      revoked_at: null,
    });
    expect(JSON.stringify(list.body)).not.toContain(issued.api_key.slice(-12));
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['another mode', { mode: 'both' }, 'mode'],
    ['an end in the past', { expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ['an end that is no time', { expires_at: 'soon' }, 'expires_at'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const answer = await owner.post('/keys', { name: 'Good', mode: 'test', ...wrong });
    expect(refusalOf(answer)).toBe(`400 NOT_VALID ${field}`);
  });

  it('is refused with fields that do not exist', async () => {
    const answer = await owner.post('/keys', { name: 'x', mode: 'test', account_id: 'acct_other' });
    expect(answer.status).toBe(400);
  });
});

describe('a key', () => {
  it('is revoked for good', async () => {
    const issued = await create('Short-lived');
    viewOf(await owner.post(`/keys/${issued.id}/revoke`));
    expect((await found(issued)).revokedAt).not.toBeNull();
    const until = new Date(Date.now() + DAY_MS).toISOString();
    expect(refusalOf(await owner.post(`/keys/${issued.id}/expire`, { expires_at: until }))).toBe(
      '409 KEY_REVOKED',
    );
    expect(
      refusalOf(await owner.post(`/keys/${issued.id}/webhook-secret`, { overlap_seconds: 0 })),
    ).toBe('409 KEY_REVOKED');
  });

  it('is given an end, and the end is taken away', async () => {
    const issued = await create('Contractor');
    const until = new Date(Date.now() + DAY_MS).toISOString();
    viewOf(await owner.post(`/keys/${issued.id}/expire`, { expires_at: until }));
    expect((await listed(issued.id))?.expires_at).toBe(until);
    viewOf(await owner.post(`/keys/${issued.id}/expire`, { expires_at: null }));
    expect((await found(issued)).expiresAt).toBeNull();
  });

  it('gets a new webhook secret while the old one goes on signing, once at a time', async () => {
    const issued = await create('Receiver');
    const path = `/keys/${issued.id}/webhook-secret`;
    const rotated = viewOf<NewSecretView>(await owner.post(path, { overlap_seconds: 3600 }));
    const key = await found(issued);
    expect(webhookSecretsOf(dashboard.settings.MASTER_KEY, key, new Date())).toEqual({
      current: rotated.webhook_secret,
      previous: issued.webhook_secret,
    });
    expect((await listed(issued.id))?.previous_secret_until).toBe(rotated.previous_until);
    expect(refusalOf(await owner.post(path, { overlap_seconds: 60 }))).toBe('409 SECRET_OVERLAPS');
    const last = viewOf<NewSecretView>(await owner.post(path, { overlap_seconds: 0 }));
    expect(last.previous_until).toBeNull();
    expect(
      webhookSecretsOf(dashboard.settings.MASTER_KEY, await found(issued), new Date()),
    ).toEqual({ current: last.webhook_secret, previous: null });
    expect(refusalOf(await owner.post(path, { overlap_seconds: -1 }))).toBe(
      '400 NOT_VALID overlap_seconds',
    );
  });

  it('of another organization does not exist', async () => {
    const issued = await create('Private');
    const answers = await Promise.all([
      stranger.post(`/keys/${issued.id}/revoke`),
      stranger.post(`/keys/${issued.id}/expire`, { expires_at: null }),
      stranger.post(`/keys/${issued.id}/webhook-secret`, { overlap_seconds: 0 }),
    ]);
    expect(answers.map(refusalOf)).toEqual(answers.map(() => '404 NOT_FOUND'));
    expect((await found(issued)).revokedAt).toBeNull();
    expect(viewOf<KeysView>(await stranger.get('/keys')).keys).toEqual([]);
  });
});

describe('the key that this page holds', () => {
  it('is one for each mode, listed as such, without an end, and made anew after it was revoked', async () => {
    const { account } = viewOf<SessionView>(await owner.get('/session'));
    const hold = () =>
      heldKeyOf(dashboard.database, dashboard.settings.MASTER_KEY, account?.id ?? '', 'live');
    const keys = await Promise.all([hold(), hold(), hold()]);
    expect(new Set(keys).size).toBe(1);
    const held = viewOf<KeysView>(await owner.get('/keys')).keys.filter((key) => key.held);
    expect(held).toHaveLength(1);
    const id = held[0]?.id ?? '';
    const until = new Date(Date.now() + DAY_MS).toISOString();
    expect(refusalOf(await owner.post(`/keys/${id}/expire`, { expires_at: until }))).toBe(
      '409 KEY_HELD',
    );
    viewOf(await owner.post(`/keys/${id}/revoke`));
    expect(await hold()).not.toBe(keys[0]);
  });
});
