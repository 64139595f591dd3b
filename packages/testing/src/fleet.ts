import { randomBytes } from 'node:crypto';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService, untilReady } from '@groundwork/scripts/fleet/service-process.mjs';
import { chooseFreePort } from '@groundwork/scripts/processes/ports.mjs';
import { RANK } from '@groundwork/scripts/processes/ranks.mjs';
import { tailOf } from '@groundwork/scripts/processes/run.mjs';
import { runDirectory, testLog, testProcesses, uniqueName } from './own-servers.js';
import { createTestDatabase } from './postgres/test-database.js';
import { secretsInLog } from './secrets-in-log.js';
import { createTestRedis } from './test-redis.js';

/** Folder names under services/. */
export type ServiceName = string;

export interface FleetOptions {
  /** Started in this order; name one twice for two processes of it. */
  readonly services: readonly ServiceName[];
  /** Added to every service's environment; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Default: a database of its own, cloned from the template. */
  readonly databaseUrl?: string;
  /** Default: a database of its own on the run's Redis. */
  readonly redisUrl?: string;
  /** Origins of image servers and webhook receivers on loopback. */
  readonly allowedPrivateOrigins?: readonly string[];
}

export interface FleetProcess {
  readonly service: ServiceName;
  readonly pid: number;
  /** Where it serves /livez, /readyz and /metrics. */
  readonly healthUrl: string;
  /** Resolves when it has ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** All that it wrote. */
  log(): string;
  /** Asks it to drain (SIGTERM) and waits for its end. */
  stop(): Promise<void>;
  /** SIGKILL: it gets no chance to hand anything back. */
  kill(): Promise<void>;
}

export interface Fleet {
  /** Of the gateway. */
  readonly url: string;
  /** Of the account's page, where the dashboard was started. */
  readonly pageUrl: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly storageDirectory: string;
  /** The environment of the fleet's processes, for commands that work beside it. */
  readonly env: NodeJS.ProcessEnv;
  /** The processes that were started, in order, ended ones included. */
  readonly processes: readonly FleetProcess[];
  /** Starts one more process and does not wait for it; what it stands on may be away. */
  launch(service: ServiceName, env?: Readonly<Record<string, string>>): Promise<FleetProcess>;
  /** Starts one more process and waits until it is ready. */
  start(service: ServiceName, env?: Readonly<Record<string, string>>): Promise<FleetProcess>;
  /** Ends the running processes of a service without warning. */
  kill(service: ServiceName): Promise<void>;
  /** @throws when a process wrote a secret into its log */
  close(): Promise<void>;
}

const GRACE_MS = 10_000;
/** Where services are started from; SERVICES_FOLDER names one of packed services instead (infra/image/pack.mjs). */
const SERVICES =
  process.env.SERVICES_FOLDER ?? fileURLToPath(new URL('../../../services/', import.meta.url));

/**
 * Starts the compiled services as processes of their own, as `npm start` does, and waits until all
 * are ready. Their logs stay in `.groundwork/logs/tests/`.
 *
 * @throws with the end of its log when one does not get ready
 */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const name = uniqueName('fleet');
  const children = testProcesses();
  const database = options.databaseUrl === undefined ? await createTestDatabase() : undefined;
  const redis = options.redisUrl === undefined ? await createTestRedis() : undefined;
  const port = await chooseFreePort();
  const url = `http://127.0.0.1:${port}`;
  const pagePort = await chooseFreePort(new Set([port]));
  const pageUrl = `http://127.0.0.1:${pagePort}`;
  const storageDirectory = runDirectory(`${name}-storage`);
  // The film of a test key is the same in every fleet: what one has made of it, the others find.
  symlinkSync(runDirectory('samples'), join(storageDirectory, 'samples'));
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const redisUrl = options.redisUrl ?? redis?.url ?? '';
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    PORT: String(port),
    PUBLIC_URL: url,
    STORAGE_DIR: storageDirectory,
    MASTER_KEY: randomBytes(32).toString('base64'),
    ASSET_SIGNING_SECRET: randomBytes(32).toString('base64'),
    GATEWAY_URL: url,
    DASHBOARD_PORT: String(pagePort),
    DASHBOARD_URL: pageUrl,
    SIGNUP_PLAN: 'pro',
    SIGNUP_CREDITS: '100',
    DASHBOARD_SESSION_SECRET: randomBytes(32).toString('base64'),
    ALLOWED_PRIVATE_ORIGINS: (options.allowedPrivateOrigins ?? []).join(','),
    SHUTDOWN_SECONDS: '5',
    // A machine that is busy with other things is no finding.
    MOST_LAG_MS: '0',
    // As a fleet is started: see docs/deploy.md.
    MALLOC_ARENA_MAX: '2',
    // Tests that look at previews make their own.
    CATALOGUE_PREVIEWS: 'skip',
    // Few tests depend on how well x264 compresses, or on the last grain.
    FILM_PRESET: 'ultrafast',
    FILM_CRF: '30',
    MALLOC_MMAP_THRESHOLD_: String(6 * 1024 * 1024),
    MALLOC_TRIM_THRESHOLD_: String(8 * 1024 * 1024),
    ...options.env,
  };
  const processes: FleetProcess[] = [];

  const ports = new Set([port]);
  let launches = 0;
  const launch = async (service: ServiceName, extra: Readonly<Record<string, string>> = {}) => {
    launches += 1;
    const label = `${name}-${service}-${launches}`;
    const log = testLog(label);
    const healthPort = await chooseFreePort(ports);
    ports.add(healthPort);
    const main = join(SERVICES, service, 'dist', 'main.js');
    const child = startService(children, {
      ...{ name: label, main, healthPort, env: { ...env, ...extra }, log },
      ...{ rank: RANK.worker, graceMs: GRACE_MS },
    });
    const started: FleetProcess = {
      service,
      pid: child.pid,
      healthUrl: `http://127.0.0.1:${healthPort}`,
      ended: child.ended,
      log: () => readFileSync(log, 'utf8'),
      stop: () => child.stop(),
      kill: () => child.stop({ force: AbortSignal.abort() }),
    };
    processes.push(started);
    const ready = () =>
      untilReady(child, { probe: `${started.healthUrl}/readyz`, log }).catch((cause: Error) => {
        throw new Error(`${cause.message}\n${tailOf(log)}`, { cause });
      });
    return { started, ready };
  };
  const start = async (service: ServiceName, extra?: Readonly<Record<string, string>>) => {
    const { started, ready } = await launch(service, extra);
    await ready();
    return started;
  };
  const close = async () => {
    await children.stopAll();
    await redis?.close();
    await database?.close();
    const secrets = processes.flatMap(({ service, log }) =>
      secretsInLog(log(), env).map((found) => `${service} wrote ${found}`),
    );
    if (secrets.length > 0) throw new Error(secrets.join('\n'));
  };

  try {
    const launched = [];
    for (const service of options.services) launched.push(await launch(service));
    // None needs another to start: all load their modules at once.
    await Promise.all(launched.map(({ ready }) => ready()));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    pageUrl,
    databaseUrl,
    redisUrl,
    storageDirectory,
    env,
    processes,
    launch: async (service, extra) => (await launch(service, extra)).started,
    start,
    close,
    kill: async (service) => {
      const chosen = processes.filter((one) => one.service === service);
      await Promise.all(chosen.map((one) => one.kill()));
    },
  };
}
