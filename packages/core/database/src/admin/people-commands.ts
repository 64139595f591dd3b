import { z } from 'zod';
import { issueAccountClaim, issuePasswordReset } from '../organizations/one-time-links.js';
import { CommandError, type Commands, command, id, requireAccount } from './command.js';

/** Where the account's page is, unless DASHBOARD_URL or `--url` says so. */
const pageUrl = z
  .url({ protocol: /^https?$/ })
  .prefault(() => process.env.DASHBOARD_URL ?? 'http://localhost:3001');

export const peopleCommands: Commands = {
  'claim-account': command(
    '--account ID [--url PAGE]',
    'Creates a link; the person who signs in with it owns the account',
    z.strictObject({ account: id, url: pageUrl }),
    async (database, _masterKey, { account, url }) => {
      await requireAccount(database, account);
      const link = await issueAccountClaim(database, account, new Date());
      if (link === null) throw new CommandError('this account already has an owner');
      return {
        account_id: account,
        url: new URL(`/claim/${link.token}`, url).href,
        expires_at: link.expiresAt.toISOString(),
      };
    },
  ),
  'reset-password': command(
    '--email ADDRESS [--url PAGE]',
    'Creates a link to choose a new password',
    z.strictObject({ email: z.email(), url: pageUrl }),
    async (database, _masterKey, { email, url }) => {
      const link = await issuePasswordReset(database, email, new Date());
      if (link === null) throw new CommandError(`no user has the email ${email}`);
      return {
        email: link.user.email,
        url: new URL(`/reset-password/${link.token}`, url).href,
        expires_at: link.expiresAt.toISOString(),
      };
    },
  ),
};
