import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProcesses } from '../processes/child-processes.mjs';
import { stopEarlierRun } from '../processes/earlier-run.mjs';
import { currentOwner, takeOwnership } from '../processes/exclusive-run.mjs';
import { ProcessRecords } from '../processes/process-records.mjs';
import { openPostgres } from '../servers/data-servers.mjs';
import { migrate } from '../servers/database-commands.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { build } from '../workspace/build.mjs';
import { installPackages } from '../workspace/install.mjs';
import { inRoot, RUN } from '../workspace/paths.mjs';
import { databaseEnvironment } from './environment.mjs';

/** @typedef {import('../terminal/command.mjs').CommandContext} CommandContext */

const OWNER_MS = 120_000;
const ENGINE_CHECK = inRoot(
  'packages',
  'media',
  'generation',
  'dist',
  'remote',
  'check',
  'main.js',
);

/**
 * Runs an operators' command on the database that npm start uses: beside a
 * running one, or with Postgres started for the time of the command.
 * @param {string[]} args
 * @param {CommandContext} context
 * @returns {Promise<number>} the command's own exit code
 */
export async function runAdmin(args, context) {
  if (args[0] === 'check-engine') {
    // Asks engines, and no database.
    await prepare(context);
    return await run(ENGINE_CHECK, [], process.env);
  }
  if (process.env.DATABASE_URL) {
    await prepare(context);
    const env = databaseEnvironment(process.env.DATABASE_URL);
    await migrate({ env, signal: context.signal });
    return await command(args, env);
  }
  const ownership = takeOwnership('admin') ?? (await untilReachable(context));
  if (!('release' in ownership)) {
    const { database_url: url, page_url: page } = ownership;
    return await command(args, {
      ...databaseEnvironment(url),
      ...(page && { DASHBOARD_URL: page }),
    });
  }

  const records = new ProcessRecords(RUN);
  const processes = new ChildProcesses({ records });
  try {
    await prepare(context);
    await stopEarlierRun(records, context);
    const env = databaseEnvironment(await openPostgres(processes, context.signal));
    await migrate({ env, signal: context.signal });
    return await command(args, env);
  } finally {
    await processes.stopAll({ force: context.force });
    await processes.close();
    ownership.release();
  }
}

/**
 * Another process has the data: waits until it tells its database, or is gone.
 * @param {CommandContext} context
 * @returns {Promise<{ database_url: string, page_url?: string | undefined } | NonNullable<ReturnType<typeof takeOwnership>>>}
 */
async function untilReachable({ signal }) {
  const deadline = Date.now() + OWNER_MS;
  while (Date.now() < deadline) {
    const owner = currentOwner();
    if (owner?.database_url !== undefined) {
      return { database_url: owner.database_url, page_url: owner.page_url };
    }
    const ownership = takeOwnership('admin');
    if (ownership) return ownership;
    await sleep(200, undefined, { signal });
  }
  throw new SetupError('npm start has been starting for two minutes and has no database yet.', {
    advice: 'See its terminal, then run the command again.',
  });
}

/** Prepares a fresh clone for its first command. @param {CommandContext} context */
async function prepare(context) {
  await installPackages(context);
  await build(context);
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function command(args, env) {
  return run(inRoot('packages', 'core', 'database', 'dist', 'admin.js'), args, env);
}

/**
 * @param {string} module
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
function run(module, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [module, ...args], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
