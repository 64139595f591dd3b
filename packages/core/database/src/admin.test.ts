import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { findApiKey } from './accounts/api-keys.js';
import { webhookSecretsOf } from './accounts/webhook-secrets.js';
import { runAdmin } from './admin.js';
import { masterKey, openTestDatabase } from './fixtures/rows.js';
import { openOrganization } from './organizations/open-organization.js';

const run = async (line: string) => runAdmin(database, masterKey, line.split(' '));
const textOf = (answer: object, field: string) =>
  z.record(z.string(), z.unknown()).parse(answer)[field];

const { database, close } = await openTestDatabase();
const answer = await run('create-account --name Acme --plan pro --billing annual --credits 30');
const accountId = z.string().parse(textOf(answer, 'account_id'));
afterAll(() => close());

describe('the operators’ commands', () => {
  it('create-account opens an account with its credits in the ledger', async () => {
    expect(await run(`show-account --account ${accountId}`)).toMatchObject({
      account_id: accountId,
      name: 'Acme',
      plan: 'pro',
      billing: 'annual',
      credits: 30,
      ledger: [{ amount: 30, reason: 'grant' }],
    });
  });

  it('create-key answers the key and its secret, which are stored so that neither can be read', async () => {
    const answer = await run(
      `create-key --account ${accountId} --mode live --name web --expires-at 2030-01-01T00:00:00Z`,
    );
    expect(answer).toMatchObject({ account_id: accountId, key_id: expect.stringMatching(/^key_/) });
    const { id } = (await findApiKey(database, z.string().parse(textOf(answer, 'api_key')))) ?? {};
    const key = await database.apiKey.findUniqueOrThrow({ where: { id: id ?? '' } });
    expect(key.expiresAt).toEqual(new Date('2030-01-01T00:00:00Z'));
    expect(webhookSecretsOf(masterKey, key, new Date()).current).toBe(
      textOf(answer, 'webhook_secret'),
    );
    const shown = JSON.stringify(await run(`show-account --account ${accountId}`));
    expect(shown).not.toContain(String(textOf(answer, 'api_key')));
    expect(shown).not.toContain(String(textOf(answer, 'webhook_secret')));
  });

  it('revoke-key takes the id or the key', async () => {
    const answer = await run(`create-key --account ${accountId} --mode test --name x`);
    expect(await run(`revoke-key --key ${textOf(answer, 'api_key')}`)).toEqual({
      key_id: textOf(answer, 'key_id'),
      revoked: true,
    });
  });

  it('rotate-webhook-secret gives a key a new secret once, and says how long the old one signs', async () => {
    const key = await run(`create-key --account ${accountId} --mode live --name x`);
    const line = `rotate-webhook-secret --key ${textOf(key, 'key_id')} --overlap-seconds 60`;
    const answer = await run(line);
    expect(answer).toEqual({
      key_id: textOf(key, 'key_id'),
      webhook_secret: expect.stringMatching(/^whsec_/),
      previous_valid_until: expect.any(String),
    });
    expect(textOf(answer, 'webhook_secret')).not.toBe(textOf(key, 'webhook_secret'));
    await expect(run(line)).rejects.toThrow('add --overlap-seconds 0');
  });

  it('grant-credits answers the balance', async () => {
    expect(await run(`grant-credits --account ${accountId} --amount 12`)).toEqual({
      account_id: accountId,
      credits: 42,
    });
  });

  it('change-plan changes what an account may do', async () => {
    const opened = await run('create-account --name Small --plan free');
    const small = textOf(opened, 'account_id');
    expect(await run(`change-plan --account ${small} --plan max --billing annual`)).toEqual({
      account_id: small,
      plan: 'max',
      billing: 'annual',
    });
    expect(await run(`show-account --account ${small}`)).toMatchObject({ plan: 'max' });
    await expect(run('change-plan --account acct_none --plan pro')).rejects.toThrow(
      'no account has the id acct_none',
    );
  });

  it('claim-account prints a link that works once, for an account that nobody runs yet', async () => {
    expect(await run(`claim-account --account ${accountId} --url https://page.example`)).toEqual({
      account_id: accountId,
      url: expect.stringMatching(/^https:\/\/page\.example\/claim\/claim_[0-9a-z]{20,}$/),
      expires_at: expect.any(String),
    });
    const user = await database.user.create({
      data: { id: 'user_1', name: 'Ada', email: 'ada@example.com' },
    });
    const terms = { plan: 'pro', billing: 'monthly', credits: 0 } as const;
    const opened = await openOrganization(database, { name: 'A', userId: user.id, ...terms });
    await expect(run(`claim-account --account ${opened?.accountId}`)).rejects.toThrow(
      'this account already has an owner',
    );
  });

  it('reset-password prints a link for somebody who signed up', async () => {
    expect(await run('reset-password --email ADA@example.com')).toEqual({
      email: 'ada@example.com',
      url: expect.stringMatching(/^http:\/\/localhost:3001\/reset-password\/reset_[0-9a-z]{20,}$/),
      expires_at: expect.any(String),
    });
    // The stored value opens nothing.
    const links = await database.oneTimeLink.findMany();
    expect(links.map(({ tokenHash }) => tokenHash.length)).toEqual([32, 32]);
  });

  it('create-organization takes members that exist', async () => {
    expect(
      await run(`create-organization --name Group --members ${accountId},${accountId}`),
    ).toEqual({
      organization_id: expect.stringMatching(/^org_/),
      name: 'Group',
      members: [accountId],
    });
  });

  it.each([
    ['', 'List all commands with: npm run --silent admin -- help'],
    ['dance', 'unknown command "dance"'],
    ['create-account --name A', '--plan is required'],
    ['create-account --name A --plan gold', '--plan is invalid'],
    ['create-account --name A --plan pro --credits -5', 'usage: create-account'],
    ['create-account --name A --plan pro --colour red', '--colour'],
    ['create-key --account acct_none --mode live --name x', 'no account has the id acct_none'],
    ['grant-credits --account acct_none --amount 5', 'no account has the id acct_none'],
    ['revoke-key --key key_none', 'no key has this id'],
    ['rotate-webhook-secret --key key_none', 'no active key has this id'],
    ['rotate-webhook-secret --key key_none --overlap-seconds 1.5', '--overlap-seconds is invalid'],
    ['claim-account --account acct_none', 'no account has the id acct_none'],
    ['reset-password --email nobody@example.com', 'no user has the email nobody@example.com'],
    ['reset-password --email nobody', '--email is invalid'],
    ['show-account --account acct_none', 'no account has the id acct_none'],
    ['show-engine-calls --of task_none', 'nothing has the id task_none'],
    ['create-organization --name O --members acct_none', 'no account has the id acct_none'],
  ])('%j is refused with a reason', async (line, reason) => {
    await expect(run(line)).rejects.toThrow(reason);
  });
});
