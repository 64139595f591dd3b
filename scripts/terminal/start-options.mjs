import path from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `npm start [-- OPTIONS]

Installs what is missing, starts the fleet with a database and a queue of its
own, makes a land film from a sample plot, and serves the API until Ctrl-C.

  --photo FILE   make the film from this photo (JPEG, PNG or WebP)
  --no-demo      only serve, make no film
  --tour         make one of each product from sample photos, and a page that
                 shows them beside the requests that made them
  --exit         stop after the film; exit code 0 only if it was made
  --port N       port of the API (default 3000, or the next free one)
  --url URL      where other machines reach this one, such as http://demo.local;
                 links and pages use it, with the ports added
  --help         show this

Environment:
  DATABASE_URL, REDIS_URL    use these instead of the embedded servers
  PUBLIC_URL, DASHBOARD_URL, QUEUE_BOARDS_URL
                 behind a proxy: the whole address of the API, the account
                 page and the queues, such as https://api.example.com

Exit codes: 0 all well, 1 could not start, 2 wrong options, 3 no film was made.
`;

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

/**
 * Ends the process on --help and on options that make no sense.
 * @param {string[]} args
 * @returns {StartOptions}
 */
export function parseStartOptions(args) {
  const parsed = readStartArguments(args, process.env);
  if ('options' in parsed) return parsed.options;
  if ('help' in parsed) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  process.stderr.write(`${parsed.fault}\n\n${USAGE}`);
  process.exit(EXIT_USAGE);
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {ParsedArguments}
 */
export function readStartArguments(args, env) {
  const swallowed = ['photo', 'port', 'exit', 'demo', 'tour'].find(
    (name) => env[`npm_config_${name}`],
  );
  if (swallowed !== undefined) {
    return {
      fault: 'npm took an option for its own. Put two dashes before: npm start -- --photo FILE',
    };
  }
  let values;
  try {
    ({ values } = parseArgs({
      args,
      strict: true,
      allowPositionals: false,
      options: {
        photo: { type: 'string' },
        'no-demo': { type: 'boolean' },
        tour: { type: 'boolean' },
        exit: { type: 'boolean' },
        port: { type: 'string' },
        url: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
  if (values.help) return { help: true };
  if (values.photo !== undefined && values['no-demo']) {
    return { fault: '--photo asks for a film and --no-demo for none: give one of them.' };
  }
  if (values.tour && (values.photo !== undefined || values['no-demo'])) {
    return { fault: '--tour is made from our own photos: leave out --photo and --no-demo.' };
  }
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 1 && port <= 65_535)) {
    return { fault: `--port ${values.port}: a number from 1 to 65535 is needed.` };
  }
  const url = values.url === undefined ? undefined : originOf(values.url);
  if (url === null) {
    return { fault: `--url ${values.url}: such as http://demo.local, without port and path.` };
  }
  return {
    options: {
      // npm runs us in the repository; a path means the folder that the person is in.
      photo:
        values.photo === undefined
          ? undefined
          : path.resolve(env.INIT_CWD ?? process.cwd(), values.photo),
      demo: !values['no-demo'] && !values.tour,
      tour: values.tour ?? false,
      exit: values.exit ?? false,
      port,
      url,
    },
  };
}

/** @param {string} url @returns {string | null} null where it is no origin or names a port */
function originOf(url) {
  if (!URL.canParse(url)) return null;
  const { protocol, origin, port, pathname, search } = new URL(url);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && port === '' && pathname === '/' && search === '' ? origin : null;
}
