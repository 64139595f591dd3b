import { displayPath, LOGS } from '../workspace/paths.mjs';

/**
 * @param {object} outcome
 * @param {import('../terminal/progress.mjs').Progress} outcome.progress
 * @param {string} outcome.url of the API
 * @param {string} outcome.page URL of the account's page
 * @param {{ url: string, operator: { name: string, password: string } | undefined }} outcome.boards of the queues
 * @param {readonly { name: string, healthPort: number }[]} outcome.services
 * @param {import('./demo-account.mjs').DemoAccount} outcome.account
 * @param {string} outcome.photoUrl
 * @param {import('./demo-film.mjs').DemoFilm | undefined} outcome.film
 * @param {boolean} outcome.naturalVoices whether any are installed
 * @param {boolean} outcome.serving whether it goes on after this
 */
export function printSummary({
  progress,
  url,
  page,
  boards,
  services,
  account,
  photoUrl,
  film,
  naturalVoices,
  serving,
}) {
  const bold = (/** @type {string} */ text) => progress.paint('1', text);
  const lines = [''];
  if (serving) lines.push(bold(`Groundwork is running at ${url}`), '');
  if (film) {
    lines.push(
      `  Film      ${displayPath(film.film)} (${film.resolution}, ${film.seconds} s, from ${film.label})`,
      `  Cover     ${displayPath(film.cover)}`,
    );
  }
  if (serving) {
    lines.push(
      `  API       ${url}/v1`,
      `  Account   ${page} (sign up there for keys, credits, work and deliveries)`,
      `  Queues    ${boards.url} (${signInOf(boards.operator)})`,
      `  Live key  ${account.live.api_key}`,
      `  Test key  ${account.test.api_key} (watermarked sample film, no charge)`,
      `  Logs      ${displayPath(LOGS)}`,
      `  Health    /livez, /readyz and /metrics on 127.0.0.1:`,
      ...services.map(({ name, healthPort }) => `            ${healthPort} ${name}`),
      '',
      bold('Ask for a film'),
      `  curl -sS ${url}/v1/land \\`,
      `    -H 'Authorization: Bearer ${account.live.api_key}' \\`,
      `    -H 'Content-Type: application/json' \\`,
      `    -d '{"source_image_url": "${photoUrl}", "format": "9:16"}'`,
      '',
      bold('and see how it is doing, with the task_id of the answer'),
      `  curl -sS ${url}/v1/tasks/TASK_ID -H 'Authorization: Bearer ${account.live.api_key}'`,
      '',
      'A film of your own photo: npm start -- --photo FILE',
      ...(naturalVoices
        ? []
        : ['Natural voices: npm run --silent admin -- install-voices --languages en']),
      `Stop everything: Ctrl-C`,
    );
  }
  for (const line of lines) progress.line(line);
}

/** @param {{ name: string, password: string } | undefined} operator */
function signInOf(operator) {
  return operator === undefined
    ? 'for the people in OPERATORS'
    : `sign in as ${operator.name}, password ${operator.password}`;
}
