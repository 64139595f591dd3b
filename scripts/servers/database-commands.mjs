import { run } from '../processes/run.mjs';
import { inRoot } from '../workspace/paths.mjs';

/** @typedef {{ env: NodeJS.ProcessEnv, signal?: AbortSignal }} CommandContext */

/**
 * Applies the migrations that the database lacks.
 * @param {CommandContext} context
 */
export async function migrate(context) {
  await databaseCommand('migrate', context, 'The database could not be migrated.');
}

/**
 * Makes a demo account with a live and a test key.
 * @param {CommandContext} context
 * @returns {Promise<string>} the JSON that it prints
 */
export async function seed(context) {
  return await databaseCommand('seed', context, 'The demo account could not be made.', true);
}

/**
 * @param {string} name of the compiled file
 * @param {CommandContext} context
 * @param {string} failure
 * @param {boolean} [secret] what it prints is nobody else's
 */
async function databaseCommand(name, { env, signal }, failure, secret = false) {
  return await run(
    process.execPath,
    [inRoot('packages', 'core', 'database', 'dist', `${name}.js`)],
    {
      cwd: inRoot(),
      env,
      log: name,
      secret,
      failure,
      advice:
        'If DATABASE_URL is set, check that it names a database that answers. Otherwise .groundwork/logs/postgres.log says more.',
      ...(signal ? { signal } : {}),
    },
  );
}
