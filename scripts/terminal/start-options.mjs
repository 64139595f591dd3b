import path from 'node:path';
import { parseArgs } from 'node:util';

/* Read before any package is installed, so that --help answers at once. */

export const EXIT_USAGE = 2;
export const EXIT_NO_FILM = 3;

const HELP = `Usage: npm start -- [options]

Starts the fleet with a database and a queue of its own, makes a land film from a sample plot, and serves the API until
Ctrl-C.

Options:
  --photo FILE   make the film from this photo (JPEG, PNG or WebP)
  --tour         make one of each product, and a page that shows them
  --no-demo      only serve, make no film
  --exit         stop after the film; exit code 0 only if it was made
  --port N       of the API (default: 3000, or the next free one)
  --url URL      where others reach this machine, such as http://demo.local
  -h, --help     show this

Environment:
  DATABASE_URL, REDIS_URL    use these instead of the embedded servers
  PUBLIC_URL, DASHBOARD_URL, QUEUE_BOARDS_URL
                 behind a proxy: the whole address of the API, the account
                 page and the queues, such as https://api.example.com

Exit codes: 0 all well, 1 could not start, 2 wrong options, 3 no film was made.
`;

const options = /** @type {const} */ ({
  photo: { type: 'string' },
  tour: { type: 'boolean', default: false },
  'no-demo': { type: 'boolean', default: false },
  exit: { type: 'boolean', default: false },
  port: { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
});

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

/**
 * Ends the process on --help and on options that make no sense.
 * @param {string[]} args
 * @returns {StartOptions}
 */
export function parseStartOptions(args) {
  const parsed = readStartArguments(args, process.env);
  if ('options' in parsed) return parsed.options;
  if ('help' in parsed) process.stdout.write(HELP);
  else process.stderr.write(`${parsed.fault}\n\n${HELP}`);
  process.exit('fault' in parsed ? EXIT_USAGE : 0);
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {ParsedArguments}
 */
export function readStartArguments(args, env) {
  if (['photo', 'port', 'exit', 'demo', 'tour'].some((name) => env[`npm_config_${name}`])) {
    return {
      fault: 'npm took an option for its own. Put two dashes before: npm start -- --photo FILE',
    };
  }
  try {
    const { values } = parseArgs({ args, options });
    if (values.help) return { help: true };
    const { photo, tour, exit, port, url, 'no-demo': isBare } = values;
    if (isBare && photo !== undefined)
      return { fault: '--photo and --no-demo exclude each other.' };
    if (tour && (isBare || photo !== undefined)) {
      return { fault: '--tour makes no film of its own: leave out --photo and --no-demo.' };
    }
    return {
      options: {
        // npm runs us in the repository; a path means the folder that the person is in.
        photo: photo && path.resolve(env.INIT_CWD ?? process.cwd(), photo),
        ...{ demo: !isBare && !tour, tour, exit },
        port: port === undefined ? undefined : portNumber(port),
        url: url === undefined ? undefined : originOf(url),
      },
    };
  } catch (error) {
    if (error instanceof TypeError) return { fault: error.message };
    throw error;
  }
}

/** @param {string} text @throws TypeError */
function portNumber(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new TypeError('--port takes a number from 1 to 65535.');
}

/** @param {string} text @throws TypeError */
function originOf(text) {
  const { protocol, origin, port, pathname, search } = URL.canParse(text)
    ? new URL(text)
    : { protocol: '', origin: '', port: '', pathname: '', search: '' };
  if (/^https?:$/.test(protocol) && port === '' && pathname === '/' && search === '') return origin;
  throw new TypeError('--url takes an address without port and path, such as http://demo.local.');
}
