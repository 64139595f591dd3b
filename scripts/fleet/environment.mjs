import path from 'node:path';
import { keptSecrets } from '../workspace/kept-values.mjs';
import { inState } from '../workspace/paths.mjs';

/** Long enough to hand work back, short enough for a person who waits. */
export const SHUTDOWN_SECONDS = 10;

/**
 * @typedef {object} FleetSettings
 * @property {string} databaseUrl
 * @property {string} redisUrl
 * @property {import('../tools/system-tools.mjs').SystemTools} tools
 * @property {number} port of the API
 * @property {string} [url] where other machines reach this one, without a port
 * @property {number} pagePort of the account's page
 * @property {number} boardsPort of the queue boards
 * @property {import('./operators.mjs').Operators} operators
 * @property {string[]} privateOrigins of ours, that images may come from
 */

/**
 * The environment of every service. Values that the caller has set stay.
 * @param {FleetSettings} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function fleetEnvironment(settings) {
  const { databaseUrl, redisUrl, tools, port, pagePort, boardsPort, operators, privateOrigins } =
    settings;
  const { url = 'http://localhost' } = settings;
  const env = process.env;
  const origins = [env.ALLOWED_PRIVATE_ORIGINS, ...privateOrigins].filter(Boolean).join(',');
  return {
    ...databaseEnvironment(databaseUrl),
    REDIS_URL: redisUrl,
    PORT: String(port),
    PUBLIC_URL: env.PUBLIC_URL ?? `${url}:${port}`,
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    DASHBOARD_PORT: String(pagePort),
    DASHBOARD_URL: env.DASHBOARD_URL ?? `${url}:${pagePort}`,
    DASHBOARD_SESSION_SECRET: env.DASHBOARD_SESSION_SECRET ?? keptSecrets().session_secret,
    QUEUE_BOARDS_PORT: String(boardsPort),
    QUEUE_BOARDS_URL: env.QUEUE_BOARDS_URL ?? `${url}:${boardsPort}`,
    OPERATORS: operators.list,
    OPERATORS_SESSION_SECRET: operators.sessionSecret,
    // On your own machine, everybody who signs up can try everything.
    SIGNUP_PLAN: env.SIGNUP_PLAN ?? 'pro',
    SIGNUP_CREDITS: env.SIGNUP_CREDITS ?? '1000',
    STORAGE_DIR: env.STORAGE_DIR ?? inState('storage'),
    ALLOWED_PRIVATE_ORIGINS: origins,
    // A developer's receiver runs on the same machine.
    LOOPBACK_WEBHOOKS: env.LOOPBACK_WEBHOOKS ?? 'true',
    FFMPEG_PATH: tools.ffmpeg,
    ESPEAK_PATH: tools.espeak,
    // Each thread of a renderer would keep an arena with the memory of whole pictures: more than a third of its memory.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ ?? String(6 * 1024 * 1024),
    // Otherwise ffmpeg returns each frame's memory to the system and allocates it again for the next.
    MALLOC_TRIM_THRESHOLD_: env.MALLOC_TRIM_THRESHOLD_ ?? String(8 * 1024 * 1024),
    SHUTDOWN_SECONDS: env.SHUTDOWN_SECONDS ?? String(SHUTDOWN_SECONDS),
    LOG_LEVEL: env.LOG_LEVEL ?? 'info',
  };
}

/**
 * The environment of a command that works on the database alone.
 * @param {string} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function databaseEnvironment(databaseUrl) {
  const secrets = keptSecrets();
  return {
    ...withoutNpm(process.env),
    DATABASE_URL: databaseUrl,
    MASTER_KEY: process.env.MASTER_KEY ?? secrets.master_key,
    ASSET_SIGNING_SECRET: process.env.ASSET_SIGNING_SECRET ?? secrets.asset_signing_secret,
  };
}

/** npm's own variables mean nothing to the fleet. @param {NodeJS.ProcessEnv} env */
function withoutNpm(env) {
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => !/^npm_/i.test(name))
      .map(([name, value]) => [name, name === 'PATH' ? withoutModuleFolders(value) : value]),
  );
}

/** @param {string | undefined} value of PATH */
function withoutModuleFolders(value) {
  return value
    ?.split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
    .join(path.delimiter);
}
