import { seed } from '../servers/database-commands.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { readKept, writeKept } from '../workspace/kept-values.mjs';
import { inState } from '../workspace/paths.mjs';
import { openClient, unlessAnswered } from './api-client.mjs';

const FILE = inState('demo.json');

/** @typedef {{ key_id: string, api_key: string, webhook_secret: string }} IssuedKey */
/** @typedef {{ account_id: string, live: IssuedKey, test: IssuedKey }} DemoAccount */

/**
 * The demo account. The database holds only hashes of its keys, so they are
 * kept here; where the database does not know them, it gets a new account.
 * @param {string} api base URL of the running API
 * @param {import('../servers/database-commands.mjs').CommandContext & { signal: AbortSignal }} context
 * @returns {Promise<DemoAccount>}
 */
export async function demoAccount(api, context) {
  /** @type {DemoAccount | undefined} */
  const kept = readKept(FILE);
  if (kept?.live) {
    const { account } = await openClient(api, kept.live.api_key);
    if (await unlessAnswered(401, account.get({ signal: context.signal }))) return kept;
  }
  const account = parse(await seed(context));
  writeKept(FILE, account);
  return account;
}

/** @param {string} printed @returns {DemoAccount} */
function parse(printed) {
  try {
    const account = JSON.parse(printed);
    if (account.live?.api_key && account.test?.api_key) return account;
  } catch {
    // reported below, with the output
  }
  throw new SetupError('The demo account was made, but it printed no keys.');
}
