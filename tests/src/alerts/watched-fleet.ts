import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import { type Database, openDatabase } from '@groundwork/database/connection/client';
import {
  type Fleet,
  type FleetProcess,
  ImageServer,
  OpenAiServer,
  type OwnPostgres,
  type OwnRedis,
  sampleImage,
  samplePlot,
  startFleet,
  startOwnPostgres,
  startOwnRedis,
} from '@groundwork/testing';
import { type Monitors, startMonitors } from './monitors.js';

const CREDITS = 100_000;
/** Milliseconds that a slow host takes for a picture: less than a picture is waited for, more than acceptance should take. */
const SLOW_MS = 10_600;

/** A fleet with servers of its own, watched by Prometheus. */
export interface WatchedFleet {
  readonly fleet: Fleet;
  readonly postgres: OwnPostgres;
  readonly redis: OwnRedis;
  readonly database: Database;
  readonly engines: OpenAiServer;
  readonly accountId: string;
  readonly monitors: Monitors;
  /** Addresses of pictures, one of them on a host that is slow, and of a receiver that takes no webhook. */
  readonly pictures: { readonly plot: string; readonly house: string; readonly slow: string };
  readonly refusingReceiver: string;
  /** Asks the API, whatever it answers. @returns its status and body; status 0 when nothing answers */
  ask(method: string, path: string, body?: object, gateway?: string): Promise<Asked>;
  /** Ends the running processes of a service and no longer reads their metrics, as after a deployment. */
  withdraw(service: string): Promise<void>;
  /** The same for one process. */
  retire(process: FleetProcess): Promise<void>;
  /** Starts one more process of a service, whose metrics are read. */
  deploy(service: string, env?: Readonly<Record<string, string>>): Promise<FleetProcess>;
  /** Processes whose metrics are read. */
  running(service: string): FleetProcess[];
  close(): Promise<void>;
}

export interface Asked {
  readonly status: number;
  readonly body: unknown;
}

const SERVICES = [
  ...['gateway', 'scheduler', 'webhook-dispatcher', 'showcase-imager'],
  ...['family-portraits', 'land-renderer'],
];

export async function watchFleet(rules: string): Promise<WatchedFleet> {
  const [postgres, redis, engines, pictures] = await Promise.all([
    startOwnPostgres({ durable: true }),
    startOwnRedis(),
    OpenAiServer.start(),
    ImageServer.start(),
  ]);
  const house = await sampleImage('jpeg', 600, 800);
  const addresses = {
    plot: pictures.serve('/plot.jpg', { bytes: await samplePlot({ width: 640, height: 400 }) }),
    house: pictures.serve('/house.jpg', { bytes: house }),
    slow: pictures.serve('/slow.jpg', {
      respond: (_request, response) => {
        setTimeout(
          () => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(house),
          SLOW_MS,
        );
      },
    }),
  };
  const refusingReceiver = pictures.serve('/refusing', {
    respond: (_request, response) => response.writeHead(500).end(),
  });
  const fleet = await startFleet({
    services: SERVICES,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    allowedPrivateOrigins: [pictures.origin],
    env: {
      ...engines.environment(['image']),
      ENGINE_RETRY_SECONDS: '0.01',
      COUNT_SECONDS: '1',
      SILENT_SECONDS: '2',
      RECONCILE_SECONDS: '1',
      RATE_LIMIT_REQUESTS: '0',
    },
  });
  const database = openDatabase({ url: postgres.url, connections: 2 });
  const masterKey = Buffer.from(fleet.env.MASTER_KEY ?? '', 'base64');
  const accountId = await createAccount(database, {
    ...{ name: 'Watched', plan: 'enterprise', billing: 'monthly', credits: CREDITS },
  });
  await database.account.update({ where: { id: accountId }, data: { concurrencyLimit: 10_000 } });
  const { apiKey } = await createApiKey(database, masterKey, {
    ...{ accountId, name: 'watched', mode: 'live', expiresAt: null },
  });
  const monitors = await startMonitors(rules);
  let watched = [...fleet.processes];
  monitors.watch(watched);
  const watch = (processes: FleetProcess[]) => {
    watched = processes;
    monitors.watch(watched);
  };
  const retire = async (process: FleetProcess) => {
    await process.stop();
    watch(watched.filter((one) => one !== process));
  };
  return {
    ...{ fleet, postgres, redis, database, engines, accountId, monitors },
    pictures: addresses,
    refusingReceiver,
    ask: async (method, path, body, gateway = fleet.url) => {
      try {
        const response = await fetch(`${gateway}${path}`, {
          method,
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: await response.json() };
      } catch {
        return { status: 0, body: null };
      }
    },
    withdraw: async (service) => {
      for (const one of watched.filter((each) => each.service === service)) await retire(one);
    },
    retire,
    deploy: async (service, env) => {
      const started = await fleet.start(service, env);
      watch([...watched, started]);
      return started;
    },
    running: (service) => watched.filter((one) => one.service === service),
    close: async () => {
      await monitors.close();
      await database.$disconnect();
      await fleet.close();
      await Promise.all([engines.close(), pictures.close(), redis.close(), postgres.close()]);
    },
  };
}
