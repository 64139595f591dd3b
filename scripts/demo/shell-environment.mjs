import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inState } from '../workspace/paths.mjs';

export const SHELL_ENVIRONMENT = inState('env');

/**
 * Writes what the README's examples use as a file to source: the address, the keys and the link to the photo.
 * @param {object} running
 * @param {string} running.url of the API
 * @param {import('./demo-account.mjs').DemoAccount} running.account
 * @param {string} running.photoUrl
 * @param {string} [file]
 */
export function writeShellEnvironment({ url, account, photoUrl }, file = SHELL_ENVIRONMENT) {
  const variables = {
    GROUNDWORK_URL: url,
    LIVE_KEY: account.live.api_key,
    TEST_KEY: account.test.api_key,
    LIVE_WEBHOOK_SECRET: account.live.webhook_secret,
    TEST_WEBHOOK_SECRET: account.test.webhook_secret,
    SAMPLE_PLOT: photoUrl,
  };
  const lines = Object.entries(variables).map(([name, value]) => `export ${name}=${quoted(value)}`);
  mkdirSync(path.dirname(file), { recursive: true });
  const text = ['# Written by npm start. Load it with: source .groundwork/env', ...lines, ''].join(
    '\n',
  );
  writeFileSync(file, text, { mode: 0o600 });
}

/** @param {string} value as a word of a POSIX shell */
const quoted = (value) => `'${value.replaceAll("'", "'\\''")}'`;
