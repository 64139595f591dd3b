import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { ChildProcesses } from '../processes/child-processes.mjs';
import { currentOwner, stopEarlierRun, takeOwnership } from '../processes/exclusive-run.mjs';
import { ProcessRecords } from '../processes/process-records.mjs';
import { openPostgres } from '../servers/data-servers.mjs';
import { migrate } from '../servers/database-commands.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { build } from '../workspace/build.mjs';
import { inRoot, inState, LOGS, RUN } from '../workspace/paths.mjs';
import { databaseEnvironment } from './environment.mjs';

/** @typedef {import('../terminal/command.mjs').CommandContext} CommandContext */

const OWNER_MS = 120_000;
const VOICES = inRoot('services', 'property-films', 'dist', 'voices.js');
const ENGINES = inRoot('packages', 'products', 'engine-checks', 'dist', 'main.js');
const DATABASE = inRoot('packages', 'core', 'database', 'dist', 'admin.js');

/**
 * Commands of other parts than the database.
 * @type {Readonly<Record<string, { module: string, usage: string, about: string, asksDatabase: boolean, isVerb?: true }>>}
 */
const OF_OTHER_PARTS = {
  listen: {
    module: inRoot('services', 'webhook-dispatcher', 'dist', 'listen', 'main.js'),
    usage:
      '--to URL [--key KEY] [--account ID] [--events task.completed,…] [--secret whsec_…] [--json]',
    about:
      'Forwards the webhook events of an account to a local receiver and checks each signature',
    asksDatabase: true,
  },
  'try-engine': {
    module: ENGINES,
    usage: '[vision|text|image|speech|video|presenter …] [--save FOLDER]',
    about:
      'Makes one call of each kind to the providers that the environment sets: time, cost and what came, which --save keeps',
    asksDatabase: false,
    isVerb: true,
  },
  'make-certificate': {
    module: ENGINES,
    usage: '[FOLDER]',
    about:
      'Makes a certificate for trying how pictures are signed (C2PA), which readers call untrusted',
    asksDatabase: false,
    isVerb: true,
  },
  'install-voices': {
    module: VOICES,
    usage: '--languages en,de | --voices KEY,… [--from FOLDER]',
    about:
      'Installs natural voices, some 63 MB each; they speak in every film that names no voice. --from takes a folder where there is no network (docs/engines.md)',
    asksDatabase: false,
    isVerb: true,
  },
  'list-voices': {
    module: VOICES,
    usage: '',
    about: 'Lists the installed voices with their licences',
    asksDatabase: false,
    isVerb: true,
  },
  'remove-voice': {
    module: VOICES,
    usage: 'VOICE_ID',
    about: 'Removes an installed voice',
    asksDatabase: false,
    isVerb: true,
  },
};

/**
 * Runs an operators' command on the database that npm start uses: beside a
 * running one, or with Postgres started for the time of the command.
 * @param {string[]} args
 * @param {CommandContext} context
 * @returns {Promise<number>} the command's own exit code
 */
export async function runAdmin(args, context) {
  const [verb = 'help'] = args;
  if (['help', '--help', '-h'].includes(verb)) {
    await build(context);
    return await help(context);
  }
  const other = OF_OTHER_PARTS[verb];
  if (args.slice(1).some((option) => ['--help', '-h'].includes(option))) {
    await build(context);
    if (other === undefined) return await run(DATABASE, args, process.env, context);
    process.stdout.write(helpOf(verb, other));
    return 0;
  }
  if (other?.asksDatabase === false) {
    await build(context);
    // A module with several commands gets the name of one.
    const rest = other.isVerb ? args : args.slice(1);
    return await run(other.module, rest, withStorage(process.env), context);
  }
  if (process.env.DATABASE_URL) {
    await build(context);
    const env = databaseEnvironment(process.env.DATABASE_URL);
    await migrate({ env, signal: context.signal });
    return await command(args, env, context);
  }
  const ownership = takeOwnership('admin') ?? (await untilReachable(context));
  if (!('release' in ownership)) {
    const { database_url: databaseUrl, page_url: page, url } = ownership;
    return await command(
      args,
      {
        ...(url && { PUBLIC_URL: url }),
        ...databaseEnvironment(databaseUrl),
        ...(page && { DASHBOARD_URL: page }),
      },
      context,
    );
  }

  const records = new ProcessRecords(RUN);
  const processes = new ChildProcesses({ records });
  try {
    await build(context);
    await stopEarlierRun(records, context);
    const env = databaseEnvironment(await openPostgres(processes, context.signal));
    await migrate({ env, signal: context.signal });
    return await command(args, env, context);
  } finally {
    await processes.stopAll({ force: context.force });
    await processes.close();
    ownership.release();
  }
}

/** With the store that npm start uses, unless the caller names one. @param {NodeJS.ProcessEnv} env */
function withStorage(env) {
  return { ...env, STORAGE_DIR: env.STORAGE_DIR ?? inState('storage') };
}

/** Prints every command; needs no database. @param {CommandContext} context */
async function help(context) {
  const code = await run(DATABASE, ['help'], process.env, context);
  for (const [verb, other] of Object.entries(OF_OTHER_PARTS)) {
    process.stdout.write(helpOf(verb, other));
  }
  return code;
}

/** @param {string} verb @param {{ usage: string, about: string }} of */
function helpOf(verb, { usage, about }) {
  return `  ${`${verb} ${usage}`.trim()}\n      ${about}\n`;
}

/**
 * Another process has the data: waits until it names its database, or is gone.
 * @param {CommandContext} context
 * @returns {Promise<{ database_url: string, page_url?: string | undefined, url?: string | undefined } | NonNullable<ReturnType<typeof takeOwnership>>>}
 */
async function untilReachable({ signal }) {
  const deadline = Date.now() + OWNER_MS;
  while (Date.now() < deadline) {
    const owner = currentOwner();
    if (owner?.database_url !== undefined) {
      const { database_url, page_url, url } = owner;
      return { database_url, page_url, url };
    }
    const ownership = takeOwnership('admin');
    if (ownership) return ownership;
    await sleep(200, undefined, { signal });
  }
  throw new SetupError('npm start has been starting for two minutes and has no database yet.', {
    advice: 'See its terminal, then run the command again.',
  });
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {CommandContext} context
 */
function command(args, env, context) {
  const [verb = '', ...rest] = args;
  const other = OF_OTHER_PARTS[verb];
  if (other === undefined) return run(DATABASE, args, { LOG_FOLDER: LOGS, ...env }, context);
  return run(other.module, rest, { PUBLIC_URL: 'http://localhost:3000', ...env }, context);
}

/**
 * @param {string} module
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {CommandContext} context whose end is passed on
 * @returns {Promise<number>} the exit code
 */
async function run(module, args, env, { signal }) {
  const { exitCode } = await execa(process.execPath, [module, ...args], {
    ...{ env, extendEnv: false, reject: false, cancelSignal: signal },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return exitCode ?? 1;
}
