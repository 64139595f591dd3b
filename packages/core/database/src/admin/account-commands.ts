import { billingPeriodSchema, planSchema } from '@groundwork/contract/plans';
import { z } from 'zod';
import { showAccount } from '../accounts/account-usage.js';
import {
  changePlan,
  createAccount,
  createOrganization,
  grantCredits,
} from '../accounts/accounts.js';
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
