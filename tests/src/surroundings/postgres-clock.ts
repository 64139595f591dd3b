import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@groundwork/database/connection/client';
import {
  type Fleet,
  ImageServer,
  ownServers,
  sampleImage,
  startFleet,
  startOwnPostgres,
} from '@groundwork/testing';
import { fakeClock } from '../chaos/faked-clock.js';
import { type Customer, openCustomer } from '../fixtures/customer.js';

const HOUR_SECONDS = 3_600;
const IMAGES = 8;
/** A killed worker's lease of 20 s, and what else is found out in turns of seconds. */
const END_SECONDS = 180;

/**
 * The clock of a real Postgres is set ahead by an hour, back to the right time, and behind it by an hour, each time while
 * images are made and with the imager killed. Without webhooks: receivers refuse signatures of another hour.
 */
export async function postgresClockJumps(log: (line: string) => void): Promise<string> {
  const clock = await fakeClock(path.join(ownServers.runDirectory('clock'), 'faketime'));
  if (clock === null) throw new Error('libfaketime is not installed');
  const postgres = await startOwnPostgres({ durable: true, environment: clock.environment });
  const pictures = await ImageServer.start();
  const house = pictures.serve('/house.jpg', { bytes: await sampleImage('jpeg', 600, 800) });
  const fleet = await startFleet({
    services: ['gateway', 'showcase-imager', 'scheduler'],
    databaseUrl: postgres.url,
    allowedPrivateOrigins: [pictures.origin],
  });
  const database = openDatabase({ url: postgres.url, connections: 2 });
  try {
    const customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 1_000 });
    const seconds: string[] = [];
    for (const [what, jump] of [
      ['an hour ahead', HOUR_SECONDS],
      ['right again', 0],
      ['an hour behind', -HOUR_SECONDS],
      ['right again', 0],
    ] as const) {
      const taken = await madeAcross({ fleet, database, customer, house }, () => clock.set(jump));
      log(`${what}: ${IMAGES} images made ${taken} s after the jump`);
      seconds.push(`${what} ${taken} s`);
    }
    const { credits } = await database.account.findUniqueOrThrow({
      where: { id: customer.accountId },
    });
    assert.equal(credits, 1_000 - 2 * 4 * IMAGES);
    return `${IMAGES} images each time, asked for before the jump and made after it, each charged once: ${seconds.join(', ')}`;
  } finally {
    await database.$disconnect();
    await fleet.close();
    await pictures.close();
    await postgres.close();
  }
}

interface Watched {
  readonly fleet: Fleet;
  readonly database: Database;
  readonly customer: Customer;
  readonly house: string;
}

/** Seconds from a jump until everything that was asked for before it is made, although its worker was killed. */
async function madeAcross(
  { fleet, database, customer, house }: Watched,
  jump: () => Promise<void>,
): Promise<string> {
  for (let at = 0; at < IMAGES; at += 1) {
    const { status } = await customer.post('/v1/real-estate/property-showcase', {
      template_id: 'hero_impact',
      fields: { price: '€ 420.000', size: '120 m²' },
      main_image_url: house,
    });
    assert.equal(status, 202);
  }
  const leased = () => database.job.count({ where: { leaseToken: { not: null } } });
  while ((await leased()) === 0 && (await database.job.count()) > 0) await sleep(20);
  await fleet.kill('showcase-imager');
  const began = Date.now();
  await jump();
  await fleet.start('showcase-imager');
  while ((await database.job.count()) > 0) {
    if (Date.now() - began > END_SECONDS * 1000) throw new Error('not made after the jump');
    await sleep(200);
  }
  const failed = await database.showcaseJob.count({ where: { status: { not: 'succeeded' } } });
  assert.equal(failed, 0);
  return ((Date.now() - began) / 1000).toFixed(0);
}
