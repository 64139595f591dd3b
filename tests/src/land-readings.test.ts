import { readFile } from 'node:fs/promises';
import {
  type LandReadingRecord,
  landReadingAcceptedSchema,
  landReadingRecordSchema,
} from '@groundwork/contract/land/land-readings';
import { landReadingDataSchema, refusalAmong } from '@groundwork/contract/land/reading';
import { landAcceptedSchema } from '@groundwork/contract/land/response';
import { openDatabase } from '@groundwork/database/connection/client';
import { ImageServer, samplePlot, startFleet } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Customer, LOOK_EVERY_MS, openCustomer, untilEnded } from './fixtures/customer.js';

/** A page of a form: nothing to build on. */
const form = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">
  <rect width="960" height="640" fill="#fdfdfb"/>
  ${Array.from({ length: 12 }, (_, row) => `<rect x="80" y="${70 + row * 42}" width="${500 + ((row * 97) % 300)}" height="14" fill="#303038"/>`).join('')}
</svg>`);

const room = new URL(
  '../../packages/studio/sample-pictures/pictures/furnished-room-1.jpg',
  import.meta.url,
);

const pictures = await ImageServer.start({
  '/plot.jpg': { bytes: await samplePlot({ width: 960, height: 640, seed: 5 }) },
  '/room.jpg': { bytes: await readFile(room) },
  '/form.png': { bytes: await sharp(form).png().toBuffer(), type: 'image/png' },
});
const fleet = await startFleet({
  services: ['gateway', 'land-renderer', 'scheduler'],
  allowedPrivateOrigins: [pictures.origin],
});
const database = openDatabase({ url: fleet.databaseUrl });
const customer = await openCustomer(fleet, database, { plan: 'plus', credits: 40 });

afterAll(async () => {
  await database?.$disconnect();
  await fleet?.close();
  await pictures?.close();
});

type Caller = Pick<Customer, 'post' | 'get'>;

async function ask(path: string, fields: object = {}, caller: Caller = customer) {
  const source_image_url = path.startsWith('/') ? `${pictures.origin}${path}` : path;
  const answer = await caller.post('/v1/land/readings', { source_image_url, ...fields });
  expect(answer.status).toBe(202);
  return landReadingAcceptedSchema.parse(answer.body);
}

async function untilRead(self: string, caller: Caller = customer): Promise<LandReadingRecord> {
  for (let looks = 0; looks < 80; looks++) {
    const record = landReadingRecordSchema.parse((await caller.get(self)).body);
    if (record.status !== 'pending') return record;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`${self} is still pending`);
}

async function read(path: string, fields: object = {}, caller: Caller = customer) {
  const { _links } = await ask(path, fields, caller);
  const record = await untilRead(_links.self, caller);
  expect([record.status, record.error]).toEqual(['completed', undefined]);
  const { reading } = record;
  if (!reading) throw new Error('there is no reading');
  return reading;
}

describe('a reading', () => {
  it('of a drawn plot tells where would be built, and explains itself', async () => {
    const reading = await read('/plot.jpg');
    expect(refusalAmong(reading.objections)).toBeNull();
    expect(reading.plot?.area_m2).toBeGreaterThanOrEqual(150);
    expect(reading.land.probability).toBeGreaterThan(0.5);
    const total = Object.values(reading.classes).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 2);
    const picture = await fetch(reading.explanation_url);
    expect(picture.headers.get('content-type')).toBe('image/png');
    // The photo with its legend below.
    const { width = 0, height = 0 } = await sharp(await picture.arrayBuffer()).metadata();
    expect(width).toBeGreaterThanOrEqual(960);
    expect(height).toBeGreaterThan((width * 2) / 3);
  }, 90_000);

  it('of the customer’s own area measures that one', async () => {
    const area_polygon = [
      { x: 0.3, y: 0.62 },
      { x: 0.7, y: 0.62 },
      { x: 0.8, y: 0.8 },
      { x: 0.2, y: 0.8 },
    ];
    const { plot } = await read('/plot.jpg', { area_polygon });
    expect(plot?.confidence).toBe(1);
    expect(plot?.polygon.length).toBeGreaterThanOrEqual(3);
  }, 90_000);

  it('of a picture without land is an honest no', async () => {
    const reading = await read('/form.png');
    expect(refusalAmong(reading.objections)).not.toBeNull();
    expect(reading.plot).toBeNull();
    expect(landReadingDataSchema.safeParse(reading).success).toBe(true);
  }, 90_000);

  it('costs nothing', async () => {
    expect(await database.ledgerEntry.count({ where: { reason: { not: 'grant' } } })).toBe(0);
    const { body } = await customer.get('/v1/account');
    expect(body).toMatchObject({ credits: { balance: 40 } });
  });

  it('can be followed to its end', async () => {
    const { _links } = await ask('https://magic.groundwork.invalid/plot.jpg', {}, customer.sandbox);
    const record = await untilRead(_links.self, customer.sandbox);
    expect(record).toMatchObject({ status: 'completed', livemode: false });
  }, 90_000);

  it('simulates refusals and failures with test keys', async () => {
    const magic = (name: string) => `https://magic.groundwork.invalid/${name}.jpg`;
    const refused = await read(magic('fail-photo-not-land'), {}, customer.sandbox);
    expect(refused).toMatchObject({ plot: null, objections: [{ code: 'PHOTO_NOT_LAND' }] });
    const name = magic('fail-image-processing-failed');
    const { _links } = await ask(name, {}, customer.sandbox);
    expect(await untilRead(_links.self, customer.sandbox)).toMatchObject({
      status: 'failed',
      error: { code: 'IMAGE_PROCESSING_FAILED' },
    });
  }, 90_000);
});

describe('a film of what a reading refuses', () => {
  const film = (path: string) => ({
    source_image_url: `${pictures.origin}${path}`,
    format: '16:9',
  });
  const left = async () => [
    ...(await Promise.all([database.task.count(), database.idempotencyKey.count()])),
    (await database.account.findFirstOrThrow()).credits,
  ];

  it.each([
    ['live', '/form.png'],
    ['live', '/room.jpg'],
    ['test', '/room.jpg'],
  ])(
    'is refused with a %s key in the reading’s words, and nothing is left: %s',
    async (mode, path) => {
      const refusal = refusalAmong((await read(path)).objections);
      const before = await left();
      const caller = mode === 'live' ? customer : customer.sandbox;
      const headers = { 'Idempotency-Key': 'a-film-of-a-room' };
      for (let tries = 0; tries < 2; tries++) {
        const { status, body } = await caller.post('/v1/land', film(path), headers);
        const { code, sentence: message } = refusal ?? {};
        expect([status, body]).toMatchObject([422, { error: { code, message } }]);
      }
      expect(await left()).toEqual(before);
    },
    90_000,
  );

  it('fails as before where no worker looked in time, is refunded in full, and nothing was rendered', async () => {
    await fleet.kill('land-renderer');
    const other = { ...film('/room.jpg'), terrain_type: 'meadow', debug: true };
    const answer = await customer.post('/v1/land', other);
    expect(answer.status).toBe(202);
    await fleet.start('land-renderer');
    const { task_id, charged_credits } = landAcceptedSchema.parse(answer.body);
    const task = await untilEnded(customer, task_id);
    const refusal = refusalAmong((await read('/room.jpg')).objections);
    expect(task).toMatchObject({
      status: 'failed',
      error: { code: refusal?.code, message: refusal?.sentence },
      charged_credits,
      refunded_credits: charged_credits,
    });
    expect(await database.taskSegment.count({ where: { taskId: task_id } })).toBe(0);
    const { body } = await customer.get('/v1/account');
    expect(body).toMatchObject({ credits: { balance: 40 } });
  }, 120_000);
});
