import { fileURLToPath } from 'node:url';
import { loadEnvironment } from '@groundwork/runtime';
import { createAccount } from './accounts/accounts.js';
import { createApiKey, type IssuedApiKey } from './accounts/api-keys.js';
import { sealingEnvironment } from './accounts/sealing.js';
import { databaseEnvironment, openDatabase } from './connection/client.js';

/** Enough for a good look around: a film costs about 40. */
const DEMO_CREDITS = 10_000;

const present = (key: IssuedApiKey) => ({
  key_id: key.keyId,
  api_key: key.apiKey,
  webhook_secret: key.webhookSecret,
});

/**
 * Makes a demo account with a live and a test key and prints them. Keys are stored as hashes, so this is the only time
 * they can be seen.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const environment = loadEnvironment({ ...databaseEnvironment, ...sealingEnvironment });
  const database = openDatabase({ url: environment.DATABASE_URL, connections: 2 });
  try {
    const accountId = await createAccount(database, {
      name: 'Demo',
      plan: 'max',
      billing: 'monthly',
      credits: DEMO_CREDITS,
    });
    const issue = (mode: 'live' | 'test') =>
      createApiKey(database, environment.MASTER_KEY, {
        accountId,
        name: `Demo ${mode}`,
        mode,
        expiresAt: null,
      });
    const live = await issue('live');
    const test = await issue('test');
    process.stdout.write(
      `${JSON.stringify({ account_id: accountId, credits: DEMO_CREDITS, live: present(live), test: present(test) })}\n`,
    );
  } finally {
    await database.$disconnect();
  }
}
