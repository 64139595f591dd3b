import { billingPeriodSchema, planSchema } from '@groundwork/contract/plans';
import { z } from 'zod';
import { showAccount } from '../accounts/account-usage.js';
import {
  changePlan,
  createAccount,
  createOrganization,
  grantCredits,
} from '../accounts/accounts.js';
import { showEngineCalls } from '../engine-calls/engine-calls.js';
import { issueAccountClaim, issuePasswordReset } from '../organizations/one-time-links.js';
import { findAnything } from '../support/find-anything.js';
import { showTask } from '../support/show-task.js';
import { CommandError, type Commands, command, id, name, requireAccount } from './command.js';

const credits = z.coerce.number().int().nonnegative().max(1_000_000_000);

export const accountCommands: Commands = {
  'create-account': command(
    '--name NAME --plan free|plus|pro|max|enterprise [--billing monthly|annual] [--credits N]',
    'Creates an account without users',
    z.strictObject({
      name,
      plan: planSchema,
      billing: billingPeriodSchema.default('monthly'),
      credits: credits.default(0),
    }),
    async (database, _masterKey, options) => ({
      account_id: await createAccount(database, options),
      credits: options.credits,
    }),
  ),
  'change-plan': command(
    '--account ID --plan free|plus|pro|max|enterprise [--billing monthly|annual]',
    'Changes the plan of an account',
    z.strictObject({
      account: id,
      plan: planSchema,
      billing: billingPeriodSchema.default('monthly'),
    }),
    async (database, _masterKey, { account, plan, billing }) => {
      if (!(await changePlan(database, account, { plan, billing }))) {
        throw new CommandError(`no account has the id ${account}`);
      }
      return { account_id: account, plan, billing };
    },
  ),
  'grant-credits': command(
    '--account ID --amount N',
    'Adds credits to an account',
    z.strictObject({ account: id, amount: credits.min(1) }),
    async (database, _masterKey, options) => {
      const balance = await grantCredits(database, options.account, options.amount);
      if (balance === null) throw new CommandError(`no account has the id ${options.account}`);
      return { account_id: options.account, credits: balance };
    },
  ),
  'show-account': command(
    '--account ID',
    'Shows the plan, credits, keys and work of an account',
    z.strictObject({ account: id }),
    async (database, _masterKey, options) => {
      await requireAccount(database, options.account);
      return showAccount(database, options.account);
    },
  ),
  'create-organization': command(
    '--name NAME --members ID,ID',
    'Groups accounts that share their families',
    z.strictObject({ name, members: z.string().min(1) }),
    async (database, _masterKey, options) => {
      const memberIds = [
        ...new Set(options.members.split(',').map((member) => member.trim())),
      ].filter(Boolean);
      for (const member of memberIds) await requireAccount(database, member);
      return {
        organization_id: await createOrganization(database, { name: options.name, memberIds }),
        name: options.name,
        members: memberIds,
      };
    },
  ),
};

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

/** Pieces of work, and what operators search for. */
export const workCommands: Commands = {
  find: command(
    'TEXT',
    'Searches tasks, showcases, readings, deliveries, families, templates, keys, accounts and people: by id of any form, request or trace id, API key, address, or a part of a name',
    z.strictObject({ text: z.string().trim().min(3).max(300) }),
    async (database, _masterKey, { text }) => {
      const found = await findAnything(database, text);
      if (found.length === 0) throw new CommandError(`nothing matches "${text}"`);
      return { found };
    },
    'text',
  ),
  'show-task': command(
    'ID (task_…, svc_land_… or job_…) [--logs FOLDER]',
    'Shows all about a task or showcase: status, open jobs, credits, engine calls, deliveries with attempts, log lines',
    z.strictObject({
      id,
      /** Where `npm start` has its own. */
      logs: z.string().min(1).optional(),
    }),
    async (database, _masterKey, options) => {
      const logs = options.logs ?? process.env.LOG_FOLDER ?? null;
      const shown = await showTask(database, options.id, logs);
      if (shown === null) throw new CommandError(`no task or showcase has the id ${options.id}`);
      return shown;
    },
    'id',
  ),
  'show-engine-calls': command(
    '--of ID (task_…, job_…, ctpl_…)',
    'Lists the calls to external engines for a task, showcase or template',
    z.strictObject({ of: id }),
    async (database, _masterKey, { of }) => {
      const shown = await showEngineCalls(database, of);
      if (shown === null) throw new CommandError(`nothing has the id ${of}`);
      return shown;
    },
    'of',
  ),
};
