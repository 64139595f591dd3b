import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { displayPath, inState, LOGS } from '../workspace/paths.mjs';

/** @typedef {import('../terminal/progress.mjs').Progress} Progress */

/**
 * Where everything is, for as long as it runs.
 * @param {Progress} progress
 * @param {object} running
 * @param {string} running.url of the API
 * @param {string} running.page URL of the account's page
 * @param {{ url: string, operator: { name: string, password: string } | undefined }} running.boards of the queues
 * @param {readonly { name: string, healthPort: number }[]} running.services
 * @param {import('./demo-account.mjs').DemoAccount} running.account
 * @param {boolean} running.naturalVoices whether any are installed
 */
export function printAddresses(progress, { url, page, boards, services, account, naturalVoices }) {
  const bold = (/** @type {string} */ text) => progress.paint('1', text);
  const lines = [
    '',
    bold(`Groundwork is running at ${url}`),
    '',
    `  API       ${url}/v1, documented at ${url}/docs`,
    `  Account   ${page} (sign up there for keys, credits, work and deliveries)`,
    `  Queues    ${boards.url} (${signInOf(boards.operator)})`,
    `  Live key  ${account.live.api_key}`,
    `  Test key  ${account.test.api_key} (watermarked sample film, no charge)`,
    `  Logs      ${displayPath(LOGS)}`,
    `  Health    /livez, /readyz and /metrics on 127.0.0.1:`,
    ...services.map(({ name, healthPort }) => `            ${healthPort} ${name}`),
    '',
    bold('Request a film, in another terminal in this folder'),
    `  source ${displayPath(SHELL_ENVIRONMENT)}`,
    `  TASK_ID=$(curl -sS $GROUNDWORK_URL/v1/land -H "Authorization: Bearer $LIVE_KEY" \\`,
    `    -H 'Content-Type: application/json' -d '{"source_image_url": "'$SAMPLE_PLOT'", "format": "9:16"}' \\`,
    `    | tee /dev/stderr | grep -oE 'task_[0-9a-z]{26}' | head -n 1)`,
    '',
    bold('and follow it until it is done'),
    `  curl -sSN $GROUNDWORK_URL/v1/tasks/$TASK_ID/events -H "Authorization: Bearer $LIVE_KEY"`,
    '',
    'A film of your own photo: npm start -- --photo FILE',
    ...(naturalVoices
      ? []
      : ['Natural voices: npm run --silent admin -- install-voices --languages en']),
    'Stop everything: Ctrl-C',
    '',
  ];
  progress.line(lines.join('\n'));
}

/**
 * @param {Progress} progress
 * @param {{ film?: import('./demo-film.mjs').DemoFilm, tour?: string }} made tour: file of its page
 */
export function printMade(progress, { film, tour }) {
  if (film) {
    const { resolution, seconds, label } = film;
    progress.line(
      `  Film      ${displayPath(film.film)} (${resolution}, ${seconds} s, from ${label})`,
    );
    progress.line(`  Cover     ${displayPath(film.cover)}`);
  }
  if (tour) progress.line(`  Tour      ${displayPath(tour)} (open it in a browser)`);
}

/** @param {{ name: string, password: string } | undefined} operator */
function signInOf(operator) {
  return operator === undefined
    ? 'for the people in OPERATORS'
    : `sign in as ${operator.name}, password ${operator.password}`;
}

const SHELL_ENVIRONMENT = inState('env');

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
