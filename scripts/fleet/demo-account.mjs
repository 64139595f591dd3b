import { createHash } from 'node:crypto';
import { seed } from '../servers/database-commands.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { readKept, writeKept } from '../workspace/kept-values.mjs';
import { logFile } from '../workspace/paths.mjs';

const FILE = 'demo.json';

/**
 * @typedef {object} DemoAccount
 * @property {string} account_id
 * @property {string} live_key
 * @property {string} test_key
 */

/**
 * The demo account's keys. The database holds only their hashes, so they are
 * kept here, and are made anew for another database.
 * @param {import('../servers/database-commands.mjs').CommandContext} context
 * @returns {Promise<DemoAccount>}
 */
export async function demoAccount(context) {
  const database = createHash('sha256')
    .update(context.env.DATABASE_URL ?? '')
    .digest('hex');
  /** @type {(DemoAccount & { database?: string }) | undefined} */
  const kept = readKept(FILE);
  if (kept?.database === database) return kept;
  const printed = await seed(context);
  const account = parse(printed);
  writeKept(FILE, { ...account, database });
  return account;
}

/** @param {string} printed @returns {DemoAccount} */
function parse(printed) {
  try {
    const account = JSON.parse(printed);
    if (typeof account.live_key === 'string' && typeof account.test_key === 'string')
      return account;
  } catch {
    // told below, with what was printed
  }
  throw new SetupError('The demo account was written, but its keys were not told.', {
    log: logFile('seed'),
  });
}
