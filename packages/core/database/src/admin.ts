import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EnvironmentError, loadEnvironment } from '@groundwork/runtime';
import { sealingEnvironment } from './accounts/sealing.js';
import { accountCommands, peopleCommands, workCommands } from './admin/account-commands.js';
import { type Command, CommandError, type Commands } from './admin/command.js';
import { keyCommands } from './admin/key-commands.js';
import { type Database, databaseEnvironment, openDatabase } from './connection/client.js';

const commands: Commands = {
  ...workCommands,
  ...accountCommands,
  ...keyCommands,
  ...peopleCommands,
};

const HELP = ['help', '--help', '-h'];

const helpOf = (verb: string, { usage, about }: Command) =>
  `  ${`${verb} ${usage}`.trim()}\n      ${about}`;

/** Every command of the database with what it does. */
export const adminHelp = [
  'Usage: npm run --silent admin -- COMMAND [OPTIONS]',
  ...Object.entries(commands).map(([verb, chosen]) => helpOf(verb, chosen)),
].join('\n');

/** @throws CommandError for options that the command does not have */
function readOptions(verb: string, chosen: Command, rest: string[]): Record<string, unknown> {
  const usage = `usage: ${verb} ${chosen.usage}`;
  const { positional } = chosen;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: Object.fromEntries(
        Object.keys(chosen.options.shape).map((option) => [option, { type: 'string' as const }]),
      ),
      allowPositionals: positional !== undefined,
      strict: true,
    });
    if (positional === undefined || positionals.length === 0) return values;
    if (positionals.length > 1 || values[positional] !== undefined) {
      throw new Error('Give one value only');
    }
    return { ...values, [positional]: positionals[0] };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Runs one operators' command. @returns what to print as JSON. @throws CommandError for a fault of the caller */
export async function runAdmin(
  database: Database,
  masterKey: Buffer,
  argv: readonly string[],
): Promise<object> {
  const [verb = '', ...rest] = argv;
  const chosen = commands[verb];
  if (!chosen)
    throw new CommandError(
      `unknown command "${verb}"\nList all commands with: npm run --silent admin -- help`,
    );
  const values = readOptions(verb, chosen, rest);
  const parsed = chosen.options.safeParse(values);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const option = issue.path.join('.');
      const shown = option === chosen.positional ? option.toUpperCase() : `--${option}`;
      return `${shown} ${values[option] === undefined ? 'is required' : `is invalid: ${issue.message}`}`;
    });
    throw new CommandError(`${faults.join('\n')}\nusage: ${verb} ${chosen.usage}`);
  }
  return chosen.run(database, masterKey, values);
}

async function main(): Promise<number> {
  const [verb = 'help', ...rest] = process.argv.slice(2);
  if (HELP.includes(verb)) {
    process.stdout.write(`${adminHelp}\n`);
    return 0;
  }
  const asked = commands[verb];
  if (asked && rest.some((option) => HELP.slice(1).includes(option))) {
    process.stdout.write(`${helpOf(verb, asked)}\n`);
    return 0;
  }
  let database: Database | undefined;
  try {
    const environment = loadEnvironment({ ...databaseEnvironment, ...sealingEnvironment });
    database = openDatabase({ url: environment.DATABASE_URL, connections: 2 });
    const answer = await runAdmin(database, environment.MASTER_KEY, [verb, ...rest]);
    // One line for programs, which read a pipe; lines for people.
    const indent = process.stdout.isTTY ? 2 : undefined;
    process.stdout.write(`${JSON.stringify(answer, null, indent)}\n`);
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
