import path from 'node:path';
import { chooseFreePort } from '../processes/ports.mjs';
import { migrate } from '../servers/database-commands.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { startRedis } from '../servers/redis.mjs';
import { inRoot, logFile } from '../workspace/paths.mjs';

const TEMPLATE = 'groundwork_template';
const PASSWORD = 'test';

/**
 * Postgres with a migrated template database, and Redis, for this run alone.
 * @param {object} run
 * @param {string} run.directory for their data
 * @param {import('../processes/child-processes.mjs').ChildProcesses} run.processes
 * @param {import('../tools/system-tools.mjs').SystemTools} run.tools
 * @param {AbortSignal} run.signal
 * @returns {Promise<NodeJS.ProcessEnv>} what the tests learn of them
 */
export async function startTestServers({ directory, processes, tools, signal }) {
  const binary = tools.redis;
  if (binary === undefined) throw new Error('Tests need a Redis server program');
  const common = { processes, password: PASSWORD, throwAway: true, signal };
  const postgresPort = await chooseFreePort();
  const redisPort = await chooseFreePort(new Set([postgresPort]));
  const [postgres, redis] = await Promise.all([
    startPostgres({
      ...common,
      directory: path.join(directory, 'postgres'),
      log: logFile('test-postgres'),
      port: postgresPort,
      database: TEMPLATE,
    }),
    startRedis({
      ...common,
      binary,
      directory: path.join(directory, 'redis'),
      log: logFile('test-redis'),
      port: redisPort,
    }),
  ]);
  // A database of the caller's own is not for tests to write into.
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...outer } = process.env;
  await migrate({ env: { ...outer, DATABASE_URL: postgres.url }, signal });
  // `TEST_PGBOUNCER=/usr/sbin/pgbouncer npm test -- PATTERN`: the tests' databases as seen through a pooler.
  const pooler = process.env.TEST_PGBOUNCER;
  const program = inRoot('packages', 'testing', 'dist', 'postgres', 'pgbouncer.js');
  const pooled =
    pooler &&
    (await (
      await import(program)
    ).startPgBouncer({
      processes,
      binary: pooler,
      directory: path.join(directory, 'pgbouncer'),
      log: logFile('test-pgbouncer'),
      port: await chooseFreePort(new Set([postgresPort, redisPort])),
      server: postgres.url,
    }));
  return {
    ...outer,
    ...(pooled ? { TEST_POOLER_URL: pooled.url } : {}),
    NODE_ENV: 'test',
    TEST_POSTGRES_URL: postgres.url.replace(TEMPLATE, 'postgres'),
    TEST_DATABASE_TEMPLATE: TEMPLATE,
    TEST_REDIS_URL: redis.url,
    TEST_REDIS_SERVER: binary,
    TEST_RUN_DIRECTORY: directory,
    TEST_LOG_DIRECTORY: path.join(path.dirname(logFile('tests')), 'tests'),
    FFMPEG_PATH: tools.ffmpeg,
    ESPEAK_PATH: tools.espeak,
    ...(tools.ffprobe === undefined ? {} : { FFPROBE_PATH: tools.ffprobe }),
    ...(tools.browser === undefined ? {} : { CHROMIUM_PATH: tools.browser }),
  };
}
