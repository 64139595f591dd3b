import { type Database, openDatabase } from '@groundwork/database/connection/client';
import {
  chooseFreePort,
  type Fleet,
  sampleImage,
  samplePlot,
  startFleet,
} from '@groundwork/testing';
import { Customer } from '../containers/customer.js';
import { CustomerServer } from '../containers/customer-server.js';
import { openCustomer } from '../fixtures/customer.js';

const CREDITS = 10_000;
const SHOWCASE_PRICE = 2;
const CALLERS = 3;

/** A fleet that makes images for a customer while something happens to what it stands on. */
export interface FleetUnderLoad {
  readonly fleet: Fleet;
  readonly customer: Customer;
  readonly server: CustomerServer;
  readonly database: Database;
}

/** Where the fleet finds what it stands on; a throw-away one of the run where left out. */
export interface Surroundings {
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Services beside those that make images. */
  readonly services?: readonly string[];
  /** Of the API as the customer sees it, where it is not the gateway itself. */
  readonly publicUrl?: (gateway: string) => Promise<string>;
}

/**
 * Has a fleet make images, does something to it meanwhile, and waits until everything that was accepted has been made
 * and delivered.
 *
 * @returns rows of figures: name and value
 * @throws when anything was lost, failed, or charged more or less than once
 */
export async function underLoad(
  { publicUrl, services = [], ...surroundings }: Surroundings,
  happens: (running: FleetUnderLoad) => Promise<void>,
): Promise<string> {
  const server = new CustomerServer('127.0.0.1', await chooseFreePort(), {
    '/plot.jpg': await samplePlot({ width: 640, height: 400, seed: 3 }),
    '/house.jpg': await sampleImage('jpeg', 600, 800),
  });
  const fleet = await startFleet({
    services: [
      ...['gateway', 'showcase-imager', 'family-portraits', 'webhook-dispatcher', 'scheduler'],
      ...services,
    ],
    allowedPrivateOrigins: [server.origin],
    ...surroundings,
  });
  const database = openDatabase({ url: fleet.databaseUrl, connections: 2 });
  try {
    const { accountId, apiKey, webhookSecret } = await openCustomer(fleet, database, {
      plan: 'enterprise',
      credits: CREDITS,
    });
    await server.start(webhookSecret);
    const url = (await publicUrl?.(fleet.url)) ?? fleet.url;
    const customer = new Customer(server, [url], apiKey);
    const began = Date.now();
    customer.start(CALLERS);
    await happens({ fleet, customer, server, database });
    await customer.stop();
    await customer.settled();
    const seconds = (Date.now() - began) / 1000;
    const { credits } = await database.account.findUniqueOrThrow({ where: { id: accountId } });
    const images = [...customer.promised.values()].filter((kind) => kind === 'showcase').length;
    const prices = await database.task.aggregate({ _sum: { charged: true } });
    const price = images * SHOWCASE_PRICE + (prices._sum.charged ?? 0);
    if (CREDITS - credits !== price) {
      throw new Error(`${CREDITS - credits} credits were taken for what costs ${price}`);
    }
    const again = customer.retries === 1 ? '1 request' : `${customer.retries} requests`;
    return `${customer.promised.size} requests accepted, made and delivered in ${seconds.toFixed(0)} s, each charged once; ${again} sent again by the client`;
  } finally {
    await database.$disconnect();
    await server.close();
    await fleet.close();
  }
}
