import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoAccount } from '../demo/demo-account.mjs';
import { makeDemoFilm } from '../demo/demo-film.mjs';
import { servePhoto } from '../demo/photo-server.mjs';
import { plotPhoto } from '../demo/plot-photo.mjs';
import { printAddresses, printMade, writeShellEnvironment } from '../demo/summary.mjs';
import { makeTour } from '../demo/tour/make-tour.mjs';
import { ChildProcesses } from '../processes/child-processes.mjs';
import { currentOwner, stopEarlierRun, takeOwnership } from '../processes/exclusive-run.mjs';
import { isEverywhereFree, nextFreePort } from '../processes/ports.mjs';
import { ProcessRecords } from '../processes/process-records.mjs';
import { openPostgres, openRedis } from '../servers/data-servers.mjs';
import { migrate } from '../servers/database-commands.mjs';
import { SetupError } from '../terminal/setup-error.mjs';
import { EXIT_NO_FILM } from '../terminal/start-options.mjs';
import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { RUN } from '../workspace/paths.mjs';
import { databaseEnvironment, fleetEnvironment } from './environment.mjs';
import { fleetOperators } from './operators.mjs';
import { fleetServices } from './services.mjs';
import { startFleet } from './supervisor.mjs';

/** @typedef {import('../terminal/command.mjs').CommandContext} CommandContext */
/** @typedef {import('../terminal/start-options.mjs').StartOptions} StartOptions */

const DEFAULT_PORT = 3000;
/** After this long, show what is still running. */
const STOP_DETAIL_MS = 3000;

/**
 * npm start, from a fresh clone to a film and a served API.
 * @param {StartOptions} options
 * @param {CommandContext} context
 * @returns {Promise<number>} the exit code
 */
export async function start(options, context) {
  const ownership = takeOwnership('start');
  if (!ownership) throw alreadyRunning();
  const records = new ProcessRecords(RUN);
  const processes = new ChildProcesses({ records });
  const stopping = new AbortController();
  try {
    const photo = plotPhoto(options.photo);
    const port = await choosePort(options.port, context);
    const tools = await ensureSystemTools(
      {
        postgres: !process.env.DATABASE_URL,
        redis: !process.env.REDIS_URL,
        ffprobe: false,
        browser: false,
      },
      context,
    );
    await build(context);
    await stopEarlierRun(records, context);
    return await serve({ options, context, ownership, processes, port, tools, photo, stopping });
  } finally {
    stopping.abort();
    await stopEverything(processes, context);
    ownership.release();
  }
}

/**
 * @param {object} run
 * @param {StartOptions} run.options
 * @param {CommandContext} run.context
 * @param {NonNullable<ReturnType<typeof takeOwnership>>} run.ownership
 * @param {ChildProcesses} run.processes
 * @param {number} run.port
 * @param {import('../tools/system-tools.mjs').SystemTools} run.tools
 * @param {import('../demo/plot-photo.mjs').PlotPhoto} run.photo
 * @param {AbortController} run.stopping aborted when nothing shall be started again
 */
async function serve({ options, context, ownership, processes, port, tools, photo, stopping }) {
  const { progress, signal } = context;
  const { databaseUrl, redisUrl } = await progress.step(
    'Starting the database',
    async (step) => {
      const databaseUrl = await openPostgres(processes, signal);
      step.detail('migrations');
      await migrate({ env: databaseEnvironment(databaseUrl), signal });
      step.detail('queue');
      const redisUrl = await openRedis(processes, tools.redis, signal);
      return { databaseUrl, redisUrl };
    },
    () => 'Database and queue ready',
  );
  const photos = await servePhoto(photo);
  const pagePort = await nextFreePort(port + 1);
  const boardsPort = await nextFreePort(pagePort + 1);
  const operators = await fleetOperators();
  const env = fleetEnvironment({
    databaseUrl,
    redisUrl,
    tools,
    port,
    ...(options.url === undefined ? {} : { url: options.url }),
    pagePort,
    boardsPort,
    operators,
    privateOrigins: [photos.origin],
  });
  const url = env.PUBLIC_URL ?? '';
  const services = await fleetServices();
  signal.addEventListener('abort', () => stopping.abort(signal.reason), { once: true });
  await progress.step(
    'Starting the fleet',
    () => startFleet(services, { processes, progress, env, port, signal: stopping.signal }),
    () => `Fleet ready: ${services.map((service) => service.name).join(', ')}`,
  );
  ownership.announce({ url, page_url: env.DASHBOARD_URL, database_url: databaseUrl });
  const api = `http://127.0.0.1:${port}`;
  const account = await demoAccount(api, { env, signal });

  if (!options.exit) {
    writeShellEnvironment({ url, account, photoUrl: photos.url });
    // Before the film, which takes a minute or more: all of it can be used meanwhile.
    printAddresses(progress, {
      ...{ url, services, account, page: env.DASHBOARD_URL ?? '' },
      boards: { url: env.QUEUE_BOARDS_URL ?? '', operator: operators.own },
      naturalVoices: hasNaturalVoices(env.STORAGE_DIR),
    });
  }
  try {
    const making = { api, key: account.live.api_key, progress, signal };
    const photoSet = { plot: photos.url, samples: photos.samples };
    printMade(progress, {
      ...(options.tour && { tour: await makeTour({ ...making, url, photos: photoSet }) }),
      ...(options.demo && { film: await makeDemoFilm({ ...making, photo, photoUrl: photos.url }) }),
    });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    // The API keeps running; the user sees both.
    progress.failure(error);
    if (options.exit) return EXIT_NO_FILM;
  }
  if (options.exit) return 0;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  return 0;
}

/** Whether voices are installed; a bucket is not looked into. @param {string | undefined} folder of the store */
function hasNaturalVoices(folder) {
  return Boolean(process.env.S3_BUCKET) || existsSync(path.join(folder ?? '', 'voices'));
}

/**
 * @param {ChildProcesses} processes
 * @param {CommandContext} context
 */
async function stopEverything(processes, { progress, force }) {
  if (processes.names.length > 0) {
    await progress.step(
      'Stopping',
      async (step) => {
        const timer = setInterval(() => {
          step.detail(`${processes.names.join(', ')}; Ctrl-C again does not wait for them`);
        }, STOP_DETAIL_MS);
        await processes
          .stopAll({
            force,
            onKilled: ({ name }) => progress.note(`${name} did not end in time and was killed.`),
          })
          .finally(() => clearInterval(timer));
      },
      () => 'Stopped',
    );
  }
  await processes.close();
}

/**
 * @param {number | undefined} asked
 * @param {CommandContext} context
 */
async function choosePort(asked, { progress }) {
  if (asked !== undefined) {
    if (await isEverywhereFree(asked)) return asked;
    throw new SetupError(`Port ${asked} is taken by another program.`, {
      advice: 'Name another one with --port, or leave it out: the next free one is taken then.',
    });
  }
  const port = await nextFreePort(DEFAULT_PORT);
  if (port !== DEFAULT_PORT) {
    progress.note(`Port ${DEFAULT_PORT} is taken by another program; the API takes ${port}.`);
  }
  return port;
}

function alreadyRunning() {
  const owner = currentOwner();
  const where = owner?.url ? ` at ${owner.url}` : '';
  return new SetupError(
    `Groundwork is already running from this folder${where}${owner ? ` (pid ${owner.pid})` : ''}.`,
    { advice: 'Use it, or stop it with Ctrl-C in its terminal.' },
  );
}
