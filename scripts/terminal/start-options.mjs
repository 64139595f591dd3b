import path from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';

export const EXIT_USAGE = 2;
export const EXIT_NO_FILM = 3;

/**
 * @typedef {object} StartOptions
 * @property {string | undefined} photo absolute path
 * @property {boolean} demo
 * @property {boolean} tour one of each product instead of the film
 * @property {boolean} exit stop after the demo
 * @property {number | undefined} port as asked for
 * @property {string | undefined} url origin without a port
 */

/** @typedef {{ options: StartOptions } | { help: true } | { fault: string }} ParsedArguments */

/** @param {NodeJS.ProcessEnv} env */
const startCommand = (env) =>
  new Command('npm start --')
    .description(
      'Starts the fleet with a database and a queue of its own, makes a land film from a sample plot, and serves the API until Ctrl-C.',
    )
    .addOption(
      new Option('--photo <file>', 'make the film from this photo (JPEG, PNG or WebP)')
        // npm runs us in the repository; a path means the folder that the person is in.
        .argParser((file) => path.resolve(env.INIT_CWD ?? process.cwd(), file))
        .conflicts('demo'),
    )
    .option('--no-demo', 'only serve, make no film')
    .addOption(
      new Option('--tour', 'make one of each product, and a page that shows them').conflicts([
        'photo',
        'demo',
      ]),
    )
    .option('--exit', 'stop after the film; exit code 0 only if it was made', false)
    .option('--port <n>', 'of the API (default: 3000, or the next free one)', portNumber)
    .option('--url <url>', 'where others reach this machine, such as http://demo.local', originOf)
    .allowExcessArguments(false)
    .exitOverride()
    .addHelpText(
      'after',
      `
Environment:
  DATABASE_URL, REDIS_URL    use these instead of the embedded servers
  PUBLIC_URL, DASHBOARD_URL, QUEUE_BOARDS_URL
                 behind a proxy: the whole address of the API, the account
                 page and the queues, such as https://api.example.com

Exit codes: 0 all well, 1 could not start, 2 wrong options, 3 no film was made.`,
    );

/**
 * Ends the process on --help and on options that make no sense.
 * @param {string[]} args
 * @returns {StartOptions}
 */
export function parseStartOptions(args) {
  const parsed = readStartArguments(args, process.env);
  if ('options' in parsed) return parsed.options;
  const isFault = 'fault' in parsed;
  const text = startCommand(process.env).helpInformation();
  if (isFault) process.stderr.write(`${parsed.fault}\n\n${text}`);
  else startCommand(process.env).outputHelp();
  process.exit(isFault ? EXIT_USAGE : 0);
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {ParsedArguments}
 */
export function readStartArguments(args, env) {
  const options = ['photo', 'port', 'exit', 'demo', 'tour'];
  if (options.some((name) => env[`npm_config_${name}`])) {
    return {
      fault: 'npm took an option for its own. Put two dashes before: npm start -- --photo FILE',
    };
  }
  const command = startCommand(env).configureOutput({ writeOut: () => {}, writeErr: () => {} });
  try {
    command.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.code === 'commander.helpDisplayed' ? { help: true } : { fault: error.message };
  }
  const { photo, demo, tour = false, exit, port, url } = command.opts();
  return { options: { photo, demo: demo && !tour, tour, exit, port, url } };
}

/** @param {string} text */
function portNumber(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new InvalidArgumentError('A number from 1 to 65535 is needed.');
}

/** @param {string} text */
function originOf(text) {
  const { protocol, origin, port, pathname, search } = URL.canParse(text)
    ? new URL(text)
    : { protocol: '', origin: '', port: '', pathname: '', search: '' };
  if (/^https?:$/.test(protocol) && port === '' && pathname === '/' && search === '') return origin;
  throw new InvalidArgumentError('Such as http://demo.local, without port and path.');
}
