import { randomBytes } from 'node:crypto';
import { sampleImage, samplePlot } from '@groundwork/testing';
import { z } from 'zod';
import { inRepository } from '../deployment/repository.js';
import { readCompose } from './compose-file.js';
import { looseEnds } from './confinement.js';
import { Customer } from './customer.js';
import { CustomerServer } from './customer-server.js';
import { Engine } from './engine.js';
import { ContainerFleet, servers } from './fleet.js';
import { buildImages, nextVersion } from './images.js';

export interface ContainersSettings {
  readonly baseImage: string;
  /** The first of ten free ports on loopback. */
  readonly port: number;
  /** Whether images are built; else those of the run before are taken. */
  readonly builds: boolean;
  readonly log: (line: string) => void;
}

/** Begins the names of all containers, networks and volumes, which are removed before and after a run. */
const PROJECT = 'groundwork-test';
const VERSION = '0.1.0';
const NEXT_VERSION = 'next';
const CREDITS = 10_000;
const CALLERS = 2;
/** docs/run.md, "Upgrade". */
const UPGRADE_ORDER = /renderer|films|imager|portraits|dispatcher/;

const accountSchema = z.object({ account_id: z.string() });
const keySchema = z.object({ api_key: z.string(), webhook_secret: z.string() });

/** Builds every image, runs the fleet of docker-compose.yml from them, breaks it and upgrades it under load. */
export async function runContainers(settings: ContainersSettings): Promise<string> {
  const { log, port, baseImage } = settings;
  const engine = new Engine();
  const compose = readCompose(inRepository('docker-compose.yml'), variablesOf(port));
  const fleet = new ContainerFleet({ engine, compose, project: PROJECT, port, baseImage, log });
  const targets = [...fleet.services, 'migrate'];
  await fleet.close();
  const sizes = settings.builds ? await buildImages(engine, baseImage, targets, log) : [];
  const host = await fleet.openNetwork();
  const server = new CustomerServer(host, port + 9, {
    '/plot.jpg': await samplePlot({ width: 1440, height: 960, seed: 3 }),
    '/house.jpg': await sampleImage('jpeg', 900, 1200),
  });
  // The customer lives in the containers' own network, where no URL of a customer leads otherwise.
  for (const { environment } of compose.services.values()) {
    if ('PUBLIC_URL' in environment) environment.ALLOWED_PRIVATE_ORIGINS = server.origin;
  }
  try {
    const figures = await tryFleet(fleet, engine, server, settings);
    return [
      ...[
        '| image | MB of its program | MB in all | built in s |',
        '|---|---:|---:|---:|',
        ...sizes,
      ],
      ...['', '| | |', '|---|---|', ...figures],
    ].join('\n');
  } finally {
    await server.close();
    await fleet.close();
  }
}

function variablesOf(port: number): Record<string, string> {
  const secret = () => randomBytes(32).toString('hex');
  return {
    POSTGRES_PASSWORD: secret(),
    REDIS_PASSWORD: secret(),
    MASTER_KEY: randomBytes(32).toString('base64'),
    ASSET_SIGNING_SECRET: secret(),
    DASHBOARD_SESSION_SECRET: secret(),
    GRAFANA_PASSWORD: secret(),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DASHBOARD_URL: `http://127.0.0.1:${port + 2}`,
  };
}

/** @returns rows of a table in Markdown */
async function tryFleet(
  fleet: ContainerFleet,
  engine: Engine,
  server: CustomerServer,
  { log, port }: ContainersSettings,
): Promise<string[]> {
  const rows: string[] = [];
  const note = (name: string, figure: string) => {
    log(`${name}: ${figure}`);
    rows.push(`| ${name} | ${figure} |`);
  };
  const shortly = (name: string) => name.replace(`${PROJECT}-`, '');

  await fleet.startServers();
  await fleet.migrate(VERSION);
  note('all services ready after', `${(await fleet.startServices()).toFixed(0)} s`);
  for (const { name } of fleet.places) {
    const loose = await looseEnds(engine, name);
    if (loose !== '') throw new Error(`${name} ${loose}`);
  }
  note('containers as nobody, read-only, without capabilities', `${fleet.places.length}`);
  for (const page of [`http://127.0.0.1:${port + 2}/`, `http://127.0.0.1:${port}/docs`]) {
    const { status } = await fetch(page);
    if (status !== 200) throw new Error(`${page} answers ${status}`);
  }

  const customer = await openCustomer(fleet, server);
  const began = Date.now();
  await customer.askForEverything();
  await customer.settled();
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  note('a showcase, a family and a land film, with their webhooks', `${seconds} s`);

  customer.start(CALLERS);
  await customer.askForEverything();
  const back: string[] = [];
  for (const name of servers) {
    const container = `${PROJECT}-${name}`;
    const isReady = () => engine.untilReady(container, () => fleet.isServerReady(name));
    back.push(`${name} ${(await fleet.crash(container, isReady)).toFixed(0)} s`);
    log(`killed: ${back.at(-1)}`);
  }
  for (const place of fleet.places) {
    const away = await fleet.crash(place.name, () => fleet.untilReady(place));
    back.push(`${shortly(place.name)} ${away.toFixed(0)} s`);
    log(`killed: ${back.at(-1)}`);
  }
  await customer.stop();
  await customer.settled();
  note('killed one after the other under load, and ready again after', back.join(', '));
  const accepted = customer.promised.size;
  note(
    'requests accepted until then',
    `${accepted}, all made and delivered; ${customer.retries} sent again by the client`,
  );

  customer.retries = 0;
  await nextVersion(engine, [...fleet.services, 'migrate']);
  customer.start(CALLERS);
  await customer.askForEverything();
  await fleet.migrate(NEXT_VERSION);
  const drained: string[] = [];
  const workersFirst = [
    ...fleet.places.filter(({ service }) => UPGRADE_ORDER.test(service)),
    ...fleet.places.filter(({ service }) => !UPGRADE_ORDER.test(service)),
  ];
  for (const place of workersFirst) {
    drained.push(`${shortly(place.name)} ${(await fleet.replace(place)).toFixed(0)} s`);
    log(`upgraded: drained ${drained.at(-1)}`);
  }
  await customer.stop();
  await customer.settled();
  note('upgraded image by image under load, drained within', drained.join(', '));
  note(
    'requests accepted meanwhile',
    `${customer.promised.size - accepted}, all made and delivered; ${customer.retries} sent again by the client`,
  );
  note('webhooks, all correctly signed', `${server.events.length}`);
  return rows;
}

async function openCustomer(fleet: ContainerFleet, server: CustomerServer): Promise<Customer> {
  const account = accountSchema.parse(
    await fleet.admin(
      ...['create-account', '--name', 'Containers', '--plan', 'enterprise'],
      ...['--credits', String(CREDITS)],
    ),
  );
  const key = keySchema.parse(
    await fleet.admin(
      ...['create-key', '--account', account.account_id, '--mode', 'live', '--name', 'first'],
    ),
  );
  await server.start(key.webhook_secret);
  return new Customer(server, fleet.gateways, key.api_key);
}
