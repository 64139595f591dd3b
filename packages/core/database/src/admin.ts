import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { billingPeriodSchema, keyModes, limits, planSchema } from '@groundwork/contract';
import { EnvironmentError, loadEnvironment } from '@groundwork/runtime';
import { z } from 'zod';
import {
  changePlan,
  createAccount,
  createOrganization,
  grantCredits,
} from './accounts/accounts.js';
import { createApiKey, revokeApiKey } from './accounts/api-keys.js';
import { resealSecrets } from './accounts/reseal.js';
import { sealingEnvironment } from './accounts/sealing.js';
import { showAccount } from './accounts/show-account.js';
import { RotationInProgress, rotateWebhookSecret } from './accounts/webhook-secrets.js';
import { type Database, databaseEnvironment, openDatabase } from './connection/client.js';
import { showEngineCalls } from './engine-calls/show-engine-calls.js';
import { issueAccountClaim, issuePasswordReset } from './organizations/one-time-links.js';

/** A fault of whoever calls the command; printed without a stack. */
class CommandError extends Error {}

const credits = z.coerce.number().int().nonnegative().max(1_000_000_000);
const name = z.string().trim().min(1).max(200);
const id = z.string().min(1);
/** Where the account's page is, unless DASHBOARD_URL or `--url` says so. */
const pageUrl = z
  .url({ protocol: /^https?$/ })
  .prefault(() => process.env.DASHBOARD_URL ?? 'http://localhost:3001');

/** How long a replaced webhook secret signs too, unless the operator says. */
const DAY_SECONDS = 24 * 3600;

interface Command {
  readonly usage: string;
  readonly options: z.ZodObject;
  run(database: Database, masterKey: Buffer, options: unknown): Promise<object>;
}

function command<Options extends z.ZodObject>(
  usage: string,
  options: Options,
  run: (database: Database, masterKey: Buffer, options: z.output<Options>) => Promise<object>,
): Command {
  return {
    usage,
    options,
    run: (database, masterKey, given) => run(database, masterKey, options.parse(given)),
  };
}

async function requireAccount(database: Database, accountId: string): Promise<void> {
  if ((await database.account.count({ where: { id: accountId } })) === 0) {
    throw new CommandError(`there is no account ${accountId}`);
  }
}

const commands: Readonly<Record<string, Command>> = {
  'create-account': command(
    '--name NAME --plan free|plus|pro|max|enterprise [--billing monthly|annual] [--credits N]',
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
    z.strictObject({
      account: id,
      plan: planSchema,
      billing: billingPeriodSchema.default('monthly'),
    }),
    async (database, _masterKey, { account, plan, billing }) => {
      if (!(await changePlan(database, account, { plan, billing }))) {
        throw new CommandError(`there is no account ${account}`);
      }
      return { account_id: account, plan, billing };
    },
  ),
  'create-key': command(
    '--account ID --mode live|test --name NAME [--expires-at ISO]',
    z.strictObject({
      account: id,
      mode: z.enum(keyModes),
      name,
      'expires-at': z.iso.datetime({ offset: true }).optional(),
    }),
    async (database, masterKey, options) => {
      await requireAccount(database, options.account);
      const expiresAt = options['expires-at'];
      const issued = await createApiKey(database, masterKey, {
        accountId: options.account,
        name: options.name,
        mode: options.mode,
        expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
      });
      return {
        account_id: options.account,
        key_id: issued.keyId,
        api_key: issued.apiKey,
        webhook_secret: issued.webhookSecret,
      };
    },
  ),
  'revoke-key': command(
    '--key ID (key_…) or the key itself (svc_…)',
    z.strictObject({ key: id }),
    async (database, _masterKey, options) => {
      const keyId = await revokeApiKey(database, options.key, new Date());
      if (keyId === null) throw new CommandError('there is no such key');
      return { key_id: keyId, revoked: true };
    },
  ),
  'rotate-webhook-secret': command(
    '--key ID [--overlap-seconds N]',
    z.strictObject({
      key: id,
      'overlap-seconds': z.coerce
        .number()
        .int()
        .nonnegative()
        .max(limits.webhook.longestSecretOverlap)
        .default(DAY_SECONDS),
    }),
    async (database, masterKey, options) => {
      const key = { keyId: options.key };
      try {
        const overlap = options['overlap-seconds'];
        const rotated = await rotateWebhookSecret(database, masterKey, key, overlap);
        if (rotated === null) throw new CommandError('there is no such key, or it is revoked');
        return {
          key_id: rotated.keyId,
          webhook_secret: rotated.webhookSecret,
          previous_valid_until: rotated.previousUntil?.toISOString() ?? null,
        };
      } catch (error) {
        if (!(error instanceof RotationInProgress)) throw error;
        throw new CommandError(`${error.message}; --overlap-seconds 0 ends that`);
      }
    },
  ),
  'grant-credits': command(
    '--account ID --amount N',
    z.strictObject({ account: id, amount: credits.min(1) }),
    async (database, _masterKey, options) => {
      const balance = await grantCredits(database, options.account, options.amount);
      if (balance === null) throw new CommandError(`there is no account ${options.account}`);
      return { account_id: options.account, credits: balance };
    },
  ),
  'show-account': command(
    '--account ID',
    z.strictObject({ account: id }),
    async (database, _masterKey, options) => {
      await requireAccount(database, options.account);
      return showAccount(database, options.account);
    },
  ),
  'show-engine-calls': command(
    '--of ID (task_…, job_…, ctpl_…)',
    z.strictObject({ of: id }),
    async (database, _masterKey, { of }) => {
      const shown = await showEngineCalls(database, of);
      if (shown === null) throw new CommandError(`there is nothing of the id ${of}`);
      return shown;
    },
  ),
  'reset-password': command(
    '--email ADDRESS [--url PAGE]',
    z.strictObject({ email: z.email(), url: pageUrl }),
    async (database, _masterKey, { email, url }) => {
      const link = await issuePasswordReset(database, email, new Date());
      if (link === null) throw new CommandError(`nobody signed up as ${email}`);
      return {
        email: link.user.email,
        url: new URL(`/reset-password/${link.token}`, url).href,
        expires_at: link.expiresAt.toISOString(),
      };
    },
  ),
  'claim-account': command(
    '--account ID [--url PAGE]',
    z.strictObject({ account: id, url: pageUrl }),
    async (database, _masterKey, { account, url }) => {
      await requireAccount(database, account);
      const link = await issueAccountClaim(database, account, new Date());
      if (link === null) throw new CommandError('people run this account already');
      return {
        account_id: account,
        url: new URL(`/claim/${link.token}`, url).href,
        expires_at: link.expiresAt.toISOString(),
      };
    },
  ),
  reseal: command('', z.strictObject({}), async (database, masterKey) => {
    const { apiKeys, heldKeys } = await resealSecrets(database, masterKey);
    return { resealed_api_keys: apiKeys, resealed_page_keys: heldKeys };
  }),
  'create-organization': command(
    '--name NAME --members ID,ID',
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

export const adminUsage = Object.entries(commands)
  .map(([verb, { usage }]) => `  ${verb} ${usage}`)
  .join('\n');

/** Runs one operators' command. @returns what to print as JSON. @throws CommandError for a fault of the caller */
export async function runAdmin(
  database: Database,
  masterKey: Buffer,
  argv: readonly string[],
): Promise<object> {
  const [verb, ...rest] = argv;
  const chosen = verb === undefined ? undefined : commands[verb];
  if (!chosen) throw new CommandError(`usage: npm run --silent admin -- COMMAND …\n${adminUsage}`);
  const known = Object.keys(chosen.options.shape);
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({
      args: rest,
      options: Object.fromEntries(known.map((option) => [option, { type: 'string' as const }])),
      strict: true,
    }));
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? error.message : String(error)}\nusage: ${verb} ${chosen.usage}`,
    );
  }
  const parsed = chosen.options.safeParse(values);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const option = issue.path.join('.');
      return `--${option} ${values[option] === undefined ? 'is required' : `is not right: ${issue.message}`}`;
    });
    throw new CommandError(`${faults.join('\n')}\nusage: ${verb} ${chosen.usage}`);
  }
  return chosen.run(database, masterKey, values);
}

async function main(): Promise<number> {
  let database: Database | undefined;
  try {
    const environment = loadEnvironment({ ...databaseEnvironment, ...sealingEnvironment });
    database = openDatabase({ url: environment.DATABASE_URL, connections: 2 });
    const answer = await runAdmin(database, environment.MASTER_KEY, process.argv.slice(2));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  } finally {
    await database?.$disconnect();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
