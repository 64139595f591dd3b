import { type Database, openDatabase } from '@groundwork/database/connection/client';
import {
  type Fleet,
  ImageServer,
  OpenAiServer,
  type ServedFault,
  samplePlot,
  startFleet,
} from '@groundwork/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type Customer, openCustomer, untilEnded } from './fixtures/customer.js';

/* OUTAGE_FILMS=50 npm test -- tests/dist/outage: the same with fifty films; its figures go to standard error. */

const FILMS = Number(process.env.OUTAGE_FILMS ?? 3);
const SECONDS_EACH = 240;
/** US dollars for a picture, and for all: a few films remain without. */
const EACH = 0.04;
const CEILING = (FILMS - 1) * EACH;

const closers: (() => Promise<void>)[] = [];
let queue: OpenAiServer;
let second: OpenAiServer;
let fleet: Fleet;
let database: Database;
let customers: Customer[];
let pictures: ImageServer;

beforeAll(async () => {
  [queue, second] = await Promise.all([OpenAiServer.start(), OpenAiServer.start()]);
  closers.push(() => queue.close());
  closers.push(() => second.close());
  pictures = await ImageServer.start({
    '/plot.jpg': { bytes: await samplePlot({ width: 640, height: 420 }) },
  });
  closers.push(() => pictures.close());
  fleet = await startFleet({
    services: ['gateway', 'land-renderer', 'scheduler'],
    allowedPrivateOrigins: [pictures.origin],
    env: {
      ...second.environment(['vision', 'text', 'speech']),
      ...{ VISION_PRICES: 'none', TEXT_PRICES: 'none', SPEECH_PRICES: 'none' },
      // A queue that is looked at first, and after it a server that answers with the picture.
      ...{ IMAGE_DRIVER: 'fal', IMAGE_BASE_URL: queue.baseUrl, IMAGE_API_KEY: 'key-image' },
      ...{ IMAGE_MODEL: 'fal-ai/qwen-image-edit', IMAGE_PRICES: `each=${EACH}` },
      ...{ IMAGE_2_BASE_URL: second.baseUrl, IMAGE_2_MODEL: 'test-image' },
      ...{ IMAGE_2_PROFILE: 'open-server', IMAGE_2_PRICES: `each=${EACH}` },
      ...{ ENGINE_CEILING_FLEET_DAY: String(CEILING), ENGINE_CIRCUIT_SECONDS: '2' },
      ...{ ENGINE_RETRY_SECONDS: '0.05', ENGINE_POLL_SECONDS: '0.1' },
    },
  });
  closers.push(() => fleet.close());
  database = openDatabase({ url: fleet.databaseUrl });
  closers.push(() => database.$disconnect());
  // An account has at most 25 films at once.
  customers = await Promise.all(
    Array.from({ length: Math.ceil(FILMS / 25) }, () =>
      openCustomer(fleet, database, { plan: 'enterprise', credits: 5_000 }),
    ),
  );
}, 120_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** None of them is paid for at a queue, which knows no Idempotency-Key: a broken submission may be. */
const faults: readonly ServedFault[] = [
  ...[{ status: 503 }, { status: 429, retryAfter: 0.2 }, { status: 500 }],
];
const capabilities = ['vision', 'text', 'speech', 'image'] as const;

function breakEverything(): void {
  for (const capability of capabilities) {
    for (const server of [queue, second]) {
      for (const fault of faults) server.fault(capability, fault, 20);
    }
    second.fault(capability, 'cut', 20);
    second.fault(capability, 'reset', 500);
    queue.fault(capability, { status: 503 }, 500);
  }
}

/** The pictures that providers charge for. */
const books = () =>
  [queue, second].flatMap((server) => server.books.filter((made) => made === 'image'));

/** Waits until something holds, or until it no longer can. */
async function until(holds: () => boolean, over: Promise<unknown>): Promise<void> {
  const ended = over.then(() => true);
  const later = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 50));
  while (!holds()) if (await Promise.race([ended, later()])) return;
}

it('an outage of every provider loses no film, pays for no picture twice and keeps the ceiling', async () => {
  const films = Array.from({ length: FILMS }, (_, at) => async () => {
    const customer = customers[at % customers.length];
    if (customer === undefined) throw new Error('there is no customer');
    const { body } = await customer.post('/v1/land', {
      source_image_url: `${pictures.origin}/plot.jpg`,
      format: '16:9',
      construction_prompts: [`House number ${at + 1}`],
    });
    const { task_id: id } = z.object({ task_id: z.string() }).parse(body);
    if (at === 0) return untilEnded(customer, id, SECONDS_EACH * FILMS);
    // What is rendered has asked every provider: it is enough that one film comes to its end.
    const isPast = (status: string) => status !== 'preparing';
    const task = await untilEnded(customer, id, SECONDS_EACH * FILMS, isPast);
    expect((await customer.post(`/v1/tasks/${id}/cancel`, {})).status).toBe(200);
    return task;
  });
  const ended = films.map((film) => film());
  // A few have their pictures when everything goes down, and it comes back before all have theirs.
  const requests = () => [queue, second].flatMap((server) => server.requests);
  const pictured = () => books().length >= Math.ceil(FILMS / 5);
  const over = Promise.all(ended);
  await until(pictured, over);
  breakEverything();
  const down = performance.now();
  const failed = () => requests().filter(({ fault }) => fault !== null).length;
  await until(() => failed() >= 2 * FILMS, over);
  for (const server of [queue, second]) server.mend();
  const downSeconds = Math.round((performance.now() - down) / 1000);
  const broken = failed();

  const made = await over;
  const statuses = made.map(({ status }) => status);
  expect(statuses).toEqual(statuses.map((_, at) => (at === 0 ? 'completed' : 'rendering')));

  const calls = await database.engineCall.findMany({ where: { capability: 'image' } });
  const done = calls.filter(({ outcome }) => outcome === 'done');
  const charged = books().length * EACH;
  // One picture a film; what was asked for again in the same words had the same key, and was charged for once.
  expect(new Set(done.map(({ taskId }) => taskId)).size).toBe(done.length);
  const answered = requests().filter(
    ({ method, fault, capability }) =>
      method === 'POST' && capability === 'image' && (fault === null || fault === 'cut'),
  );
  for (let at = 1; at <= FILMS; at += 1) {
    const ofFilm = answered.filter(({ body }) => body.includes(`«House number ${at}»`));
    const keys = ofFilm.map(({ headers }, index) => headers['idempotency-key'] ?? `job ${index}`);
    expect(new Set(keys).size).toBeLessThanOrEqual(1);
  }

  const [spending] = await database.engineSpending.findMany({ where: { accountId: '' } });
  const recorded = calls.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
  expect(spending?.usd ?? 0).toBeLessThanOrEqual(CEILING + 1e-9);
  expect(charged).toBeLessThanOrEqual((spending?.usd ?? 0) + 1e-9);
  expect(recorded).toBeLessThanOrEqual(charged + 1e-9);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of await database.engineCall.findMany()) {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  expect(broken).toBeGreaterThanOrEqual(FILMS);
  const warned = made.filter(({ result }) => result?.engine_warnings !== undefined).length;
  const figures = {
    films: FILMS,
    downSeconds,
    broken,
    warned,
    pictures: done.length,
    charged,
    recorded,
  };
  process.stderr.write(`${JSON.stringify({ ...figures, spent: spending?.usd, outcomes })}\n`);
}, 3_600_000);
