import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import { issueAccountClaim } from '@groundwork/database/organizations/one-time-links';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { Person, refusalOf, viewOf } from '../fixtures/person.js';
import { madeBy } from '../playground/operations.js';
import type { KeysView } from './keys.js';
import type { SessionView } from './session.js';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

/** An account as an operator opens one, with a key in use. */
async function operatorsAccount(): Promise<string> {
  const { database, settings } = dashboard;
  const terms = { plan: 'max', billing: 'annual', credits: 70 } as const;
  const accountId = await createAccount(database, { name: 'Acme', ...terms });
  const key = { accountId, name: 'Server', mode: 'live', expiresAt: null } as const;
  await createApiKey(database, settings.MASTER_KEY, key);
  return accountId;
}

async function linkTo(accountId: string, at = new Date()): Promise<string> {
  return (await issueAccountClaim(dashboard.database, accountId, at))?.token ?? '';
}

describe('an account that an operator opened', () => {
  it('is run by whoever follows its link first, with its keys and credits', async () => {
    const accountId = await operatorsAccount();
    const token = await linkTo(accountId);
    const ada = await dashboard.signUp('Ada', null);
    expect(viewOf(await ada.get(`/claims/${token}`))).toEqual({ name: 'Acme' });
    expect(viewOf(await ada.post(`/claims/${token}/accept`))).toMatchObject({
      id: expect.stringMatching(/^org_/),
    });
    expect(viewOf<SessionView>(await ada.get('/session'))).toMatchObject({
      organization: { name: 'Acme', role: 'owner' },
      account: { id: accountId, plan: 'max', credits: 70 },
    });
    const { keys } = viewOf<KeysView>(await ada.get('/keys'));
    expect(keys.map(({ name }) => name)).toEqual(['Server']);
    // It did not take the first steps with what came along.
    const session = viewOf<SessionView>(await ada.get('/session'));
    expect(keys.some(madeBy(session))).toBe(false);
    viewOf(await ada.post('/keys', { name: 'Ours', mode: 'test' }));
    const now = viewOf<KeysView>(await ada.get('/keys')).keys.filter(madeBy(session));
    expect(now.map(({ name }) => name)).toEqual(['Ours']);

    const bo = await dashboard.signUp('Bo', null);
    expect(refusalOf(await bo.get(`/claims/${token}`))).toBe('410 LINK_ENDED');
    expect(refusalOf(await bo.post(`/claims/${token}/accept`))).toBe('410 LINK_ENDED');
    expect(await issueAccountClaim(dashboard.database, accountId, new Date())).toBeNull();
  });

  it('is run beside the organization that somebody has, and chosen at once', async () => {
    const cy = await dashboard.signUp('Cy');
    const token = await linkTo(await operatorsAccount());
    viewOf(await cy.post(`/claims/${token}/accept`));
    const view = viewOf<SessionView>(await cy.get('/session'));
    expect(view.organization?.name).toBe('Acme');
    expect(view.organizations.map(({ name }) => name)).toEqual(['Cy Homes', 'Acme']);
  });

  it('goes to one of two who follow the link at once, and to nobody by a link that ended', async () => {
    const accountId = await operatorsAccount();
    const token = await linkTo(accountId);
    const two = await Promise.all([dashboard.signUp('Dee', null), dashboard.signUp('Eli', null)]);
    const answers = await Promise.all(two.map((one) => one.post(`/claims/${token}/accept`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);

    const late = await linkTo(await operatorsAccount(), new Date(Date.now() - 8 * 86_400_000));
    const [dee] = two;
    expect(refusalOf(await dee.post(`/claims/${late}/accept`))).toBe('410 LINK_ENDED');
    const nobody = new Person(dashboard.url, 'Nobody');
    expect(refusalOf(await nobody.get(`/claims/${late}`))).toBe('401 SIGNED_OUT');
  });
});
