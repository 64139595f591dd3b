import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@groundwork/database/connection/client';
import {
  chooseFreePort,
  type Fleet,
  ImageServer,
  sampleImage,
  samplePlot,
  startFleet,
  startOwnPostgres,
  startOwnRedis,
  testEnvironment,
} from '@groundwork/testing';
import { Random } from '../fixtures/random.js';
import { attemptsOf, causeIn } from './attempts.js';
import { deliveryFaults } from './checks/deliveries.js';
import { type Evidence, readRows } from './checks/evidence.js';
import { checkFiles } from './checks/files.js';
import { finalStateFaults } from './checks/final-states.js';
import { ledgerFaults } from './checks/ledger.js';
import { ChaosClient } from './client.js';
import { openCustomers } from './customers.js';
import { type FakedClock, fakeClock } from './faked-clock.js';
import { planFaults } from './fault-plan.js';
import { Faults } from './faults.js';
import { Load } from './load.js';
import { ChaosReceiver } from './receiver.js';
import { Relay } from './relay.js';
import { figuresOf, unlucky } from './report.js';
import { mountScratchDisk, type ScratchDisk } from './scratch-disk.js';
import { settle } from './settle.js';
import { type Network, Place } from './supervisor.js';

export interface ChaosSettings {
  readonly requests: number;
  readonly kills: number;
  readonly seed: number;
  readonly minutes: number;
  readonly log: (line: string) => void;
}

const CUSTOMERS = 4;
/** Two of each, so that one can carry on. */
const SERVICES = [
  'gateway',
  'land-renderer',
  'property-films',
  'showcase-imager',
  'family-portraits',
  'webhook-dispatcher',
  'scheduler',
] as const;
const REPLICAS = 2;
const FILM_SERVICES: readonly string[] = ['land-renderer', 'property-films'];

/** Small machines: one piece of work of a kind at a time in a process. All else is as in production. */
const SETTINGS = {
  SEGMENT_CONCURRENCY: '1',
  // Nobody looks at these films.
  FILM_CRF: '40',
  SEGMENT_THREADS: '1',
  DRAWING_THREADS: '1',
  RENDER_CONCURRENCY: '1',
};

interface OpenFleet {
  readonly fleet: Fleet;
  readonly places: readonly Place[];
  readonly gateways: readonly string[];
  readonly disks: readonly ScratchDisk[];
  readonly networks: readonly Network[];
}

async function openFleet(
  servers: { readonly databaseUrl: string; readonly redisUrl: string },
  origins: readonly string[],
  onUnexpectedEnd: (what: string) => void,
): Promise<OpenFleet> {
  const fleet = await startFleet({
    services: [],
    ...servers,
    allowedPrivateOrigins: origins,
    env: SETTINGS,
  });
  const disks: ScratchDisk[] = [];
  const gateways: string[] = [];
  const places: Place[] = [];
  const networks: Network[] = [];
  for (const service of SERVICES) {
    for (let replica = 1; replica <= REPLICAS; replica += 1) {
      const name = `${service}-${replica}`;
      const env: Record<string, string> = {};
      if (service === 'gateway') {
        const url = replica === 1 ? fleet.url : `http://127.0.0.1:${await chooseFreePort()}`;
        gateways.push(url);
        env.PORT = new URL(url).port;
      }
      if (FILM_SERVICES.includes(service)) {
        const folder = path.join(testEnvironment().TEST_RUN_DIRECTORY, `scratch-${name}`);
        const disk = await mountScratchDisk(folder);
        if (disk) {
          disks.push(disk);
          env.TMPDIR = folder;
        }
      }
      const network = {
        redis: await Relay.open(servers.redisUrl),
        postgres: await Relay.open(servers.databaseUrl),
      };
      networks.push(network);
      places.push(new Place(fleet, { name, service, env, network }, onUnexpectedEnd));
    }
  }
  await Promise.all(places.map((place) => place.start()));
  await Promise.all(places.map((place) => place.untilReady()));
  return { fleet, places, gateways, disks, networks };
}

/** Keeps the faults in step with the work: each is due when its share of the requests has been accepted. */
async function breakThings(
  plan: readonly Parameters<Faults['begin']>[0][],
  faults: Faults,
  progress: () => number,
  isOver: () => boolean,
): Promise<void> {
  for (const [index, kinds] of plan.entries()) {
    while (progress() < (index + 1) / (plan.length + 1) && !isOver()) await sleep(100);
    if (isOver()) return;
    faults.begin(kinds);
    await sleep(500);
  }
}

/** Runs a fleet under load, breaks it, lets everything end, and looks whether every promise was kept. */
export async function runChaos(
  settings: ChaosSettings,
): Promise<{ figures: string; broken: string[] }> {
  const { log, seed } = settings;
  const random = new Random(seed);
  const began = Date.now();
  const at = (line: string) =>
    log(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  const closers: (() => Promise<unknown>)[] = [];
  const broken: string[] = [];
  try {
    const pictures = await ImageServer.start({
      '/plot.jpg': { bytes: await samplePlot({ width: 640, height: 400, seed: 4 }) },
      '/house.jpg': { bytes: await sampleImage('jpeg', 640, 480) },
    });
    closers.push(() => pictures.close());
    const receiver = new ChaosReceiver(random.fork());
    await receiver.start();
    closers.push(() => receiver.close());
    const redis = await startOwnRedis();
    closers.push(() => redis.close());
    const postgresClock: FakedClock | null = await fakeClock(
      path.join(testEnvironment().TEST_RUN_DIRECTORY, 'postgres-clock'),
    );
    const postgres = await startOwnPostgres({
      durable: true,
      environment: postgresClock?.environment ?? {},
    });
    closers.push(() => postgres.close());
    const servers = { databaseUrl: postgres.url, redisUrl: redis.url };
    const { fleet, places, gateways, disks, networks } = await openFleet(
      servers,
      [pictures.origin, receiver.origin],
      (what) => {
        at(what);
        broken.push(what);
      },
    );
    closers.push(
      ...networks.flatMap(({ redis: one, postgres: other }) => [
        () => one.close(),
        () => other.close(),
      ]),
      ...disks.map((disk) => () => disk.close()),
      () => fleet.close(),
    );
    const database: Database = openDatabase({ url: postgres.url, connections: 5 });
    closers.push(() => database.$disconnect());
    at(
      `${places.length} processes are ready; ${disks.length} of them have a disk that can be filled`,
    );

    const masterKey = Buffer.from(fleet.env.MASTER_KEY ?? '', 'base64');
    const customers = await openCustomers(database, masterKey, CUSTOMERS);
    receiver.serve(customers);
    const client = new ChaosClient(gateways, random.fork());
    const load = new Load(
      {
        client,
        receiver,
        customers,
        plotUrl: `${pictures.origin}/plot.jpg`,
        houseUrl: `${pictures.origin}/house.jpg`,
      },
      random.fork(),
    );
    const faults = new Faults(
      {
        places,
        redis,
        postgres,
        postgresClock,
        disks,
        receiver,
        database,
        storageDirectory: fleet.storageDirectory,
      },
      random.fork(),
      at,
    );
    const plan = planFaults(random.fork(), settings.kills);
    const isLate = () => Date.now() - began > settings.minutes * 60_000;
    let isBroken = false;
    const breaking = breakThings(
      plan,
      faults,
      () => load.accepted / settings.requests,
      isLate,
    ).then(() => {
      isBroken = true;
    });
    const progress = setInterval(
      () => at(`${load.accepted} accepted, ${receiver.arrived().size} delivered`),
      30_000,
    );
    await load.run(() => isLate() || (load.accepted >= settings.requests && isBroken));
    clearInterval(progress);
    if (isLate()) broken.push(`only ${load.accepted} requests in ${settings.minutes} minutes`);
    await breaking;
    await faults.settled();
    at(`asked for enough: ${load.accepted} accepted; all is mended, what is open ends`);
    const stuck = await settle(database);
    broken.push(...stuck.map((id) => `${id} is stuck`));
    at('everything has ended');
    await Promise.all(places.map((place) => place.close()));

    const evidence: Evidence = {
      asked: client.asked,
      arrivals: receiver.arrivals,
      customers,
      cancelled: load.cancelled,
      corrupted: faults.corrupted,
      rows: await readRows(database),
    };
    for (const { id, kind, cause } of unlucky(evidence)) {
      log(`${id} (${kind}) failed though it could be made, ${cause}:`);
      const lines = attemptsOf(id, fleet.processes);
      for (const line of lines) log(`  ${line}`);
      if (causeIn(lines) === null) broken.push(`${id} failed, and no line of the log names why`);
    }
    const files = await checkFiles(database, fleet.storageDirectory, async () => {
      await fleet.start('scheduler', {
        ...{ EXPIRE_SECONDS: '1', ABANDONED_SECONDS: '1' },
        // The day that goes by is one of Postgres' clock alone.
        CLOCKS_APART_SECONDS: String(7 * 24 * 3_600),
      });
    });
    broken.push(
      ...client.faults,
      ...finalStateFaults(evidence),
      ...deliveryFaults(evidence),
      ...(await ledgerFaults(database, evidence)),
      ...files.faults,
    );
    const seconds = (Date.now() - began) / 1000;
    return {
      figures: figuresOf({ seed, seconds, evidence, client, faults, files, broken }),
      broken,
    };
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
