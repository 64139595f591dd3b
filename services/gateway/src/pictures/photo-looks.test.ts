import { setTimeout } from 'node:timers/promises';
import {
  type PhotoLook,
  type PhotoLookOrder,
  photoLookOrderSchema,
} from '@groundwork/contract/land/land-readings';
import { objection } from '@groundwork/contract/land/reading';
import { attemptAsked } from '@groundwork/queues/attempt';
import { type RunningWorker, startWorker } from '@groundwork/queues/worker/start-worker';
import { createLogger } from '@groundwork/runtime';
import { lookOrderKey } from '@groundwork/storage/object-keys';
import { createTestRedis } from '@groundwork/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askDryRun } from '../fixtures/ask-dry-run.js';
import { type Customer, startGateway, type TestGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';
import { openShowcases, SHOWCASE } from '../fixtures/showcases.js';

/** The API gives a look 3 s; a machine with much else to do needs more, and what is too late is so with less. */
const LOOK_MS = { enough: 30_000, short: 1_000 };

type Look = (order: PhotoLookOrder[number]) => Promise<PhotoLook>;

let redis: Awaited<ReturnType<typeof createTestRedis>>;
let gateway: TestGateway;
let customer: Customer;
let worker: RunningWorker | null = null;
let url: string;
/** What workers were asked to look at. */
const asked: PhotoLookOrder[number][] = [];
let photos = 0;

/** A new gateway has not waited in vain yet. */
async function openGateway(lookMs: number): Promise<void> {
  gateway = await startGateway({ redisUrl: redis.url, lookMs });
  customer = await gateway.openAccount('enterprise', 100);
  photos += 1;
  url = gateway.images.serve('/photo.jpg', { bytes: await photo(640 + photos, 480) });
}

beforeEach(async () => {
  redis = await createTestRedis();
  await openGateway(LOOK_MS.enough);
  asked.length = 0;
});
afterEach(async () => {
  await worker?.close(0);
  worker = null;
  await gateway.close();
  await redis.close();
});

/** A worker of the fleet with eyes of the test's. */
async function open(look: Look): Promise<void> {
  const { database, store } = gateway;
  worker = await startWorker({
    kind: 'photo-look',
    ...{ redisUrl: redis.url, log: createLogger('worker', 'silent'), concurrency: 1 },
    handle: (payload, context) =>
      attemptAsked(database, { queue: 'photo-look', payload }, context, async () => {
        const order = (await store.get(lookOrderKey(payload.look_id))).toString();
        for (const one of photoLookOrderSchema.parse(JSON.parse(order))) {
          asked.push(one);
          const seen = Buffer.from(JSON.stringify(await look(one)));
          await store.put(one.answer, seen, { contentType: 'application/json' });
        }
      }),
  });
}

const room: PhotoLook = {
  photo: { shows: 'kitchen', confidence: 0.97 },
  objections: [objection('LAND_UNCERTAIN'), objection('PHOTO_NOT_LAND')],
};
const fromAir: PhotoLook = { objections: [objection('SCALE_UNKNOWN')] };
const meadow: PhotoLook = { photo: { shows: null, confidence: 0.6 }, objections: [] };

const land = (change: object = {}) => ({ source_image_url: url, format: '16:9', ...change });
const waiting = async () => (await gateway.queues.counts('photo-look')).waiting;

/** What a refused request leaves behind, beside what was seen of its photo. */
async function refusal(body: object, headers = {}, owner = customer) {
  const before = await gateway.traces();
  const answer = await gateway.postLand(owner, body, headers);
  expect(await gateway.traces()).toEqual(before);
  expect(await gateway.database.job.count()).toBe(before.tasks);
  return [answer.status, answer.body.error?.code, answer.body.error?.message];
}

describe('a photo that no land film can be made of', () => {
  it.each([
    ['live', room],
    ['test', room],
    ['live', fromAir],
  ] as const)(
    'is refused with a %s key before anything is taken, in the words of a reading',
    async (mode, look) => {
      await open(async () => look);
      const owner = await gateway.issueKey(customer.accountId, mode);
      const { code, sentence } = look.objections.at(-1) ?? objection('AREA_NOT_FOUND');
      expect(await refusal(land(), {}, owner)).toEqual([422, code, sentence]);
      expect(await gateway.creditsOf(customer)).toBe(100);
    },
  );

  it('is looked at once, for its dry run, the request and a retry', async () => {
    await open(async () => room);
    const {
      images,
      photos: seen,
      refusals,
    } = await askDryRun(gateway, customer, '/v1/land', land());
    expect(refusals).toEqual(
      [room.objections[1]].map((one) => ({ code: one?.code, message: one?.sentence })),
    );
    expect(images).toMatchObject([{ accepted: false, error: { code: 'PHOTO_NOT_LAND' } }]);
    expect(seen).toEqual([{ field: 'source_image_url', shows: 'kitchen', confidence: 0.97 }]);
    const retry = { 'Idempotency-Key': 'one-film' };
    for (const headers of [{}, retry, retry]) {
      expect((await refusal(land(), headers))[1]).toBe('PHOTO_NOT_LAND');
    }
    expect(asked).toHaveLength(1);
  });

  it('leaves its Idempotency-Key to another request', async () => {
    await open(async (one) => (one.land?.plot_area_m2 ? meadow : fromAir));
    const headers = { 'Idempotency-Key': 'one-film' };
    expect((await refusal(land(), headers))[1]).toBe('SCALE_UNKNOWN');
    await gateway.postLand(customer, land({ plot_area_m2: 800 }), headers).expect(202);
  });

  it('is not looked at for another customer’s eyes', async () => {
    await open(async () => room);
    await refusal(land());
    await refusal(land(), {}, await gateway.openAccount());
    expect(asked).toHaveLength(2);
  });

  it('is used as it is where marking, scenes and script are the customer’s own', async () => {
    await open(async () => room);
    const own = {
      marked_image_url: url,
      scenes: [{ image_url: url }],
      script: 'This is the house.',
    };
    await gateway.postLand(customer, land(own)).expect(202);
    expect(asked).toEqual([]);
  });
});

describe('a request', () => {
  beforeEach(async () => {
    await gateway.close();
    await openGateway(LOOK_MS.short);
  });

  it('is accepted without a look where no worker answers, and the next one does not wait', async () => {
    const { body } = await gateway.postLand(customer, land()).expect(202);
    expect(body.charged_credits).toBeGreaterThan(0);
    const other = gateway.images.serve('/other.jpg', { bytes: await photo(800, 600) });
    const next = land({ source_image_url: other });
    await gateway.postLand(customer, next).expect(202);
    const unread = await askDryRun(gateway, customer, '/v1/land', next);
    expect(unread.photos).toEqual([]);
    expect(unread.warnings.at(-1)).toMatchObject({
      ...{ code: 'PHOTO_NOT_READ', field: 'source_image_url' },
    });
    // The jobs of the first and of the question lie on the queue, without work to do.
    expect(await waiting()).toBe(2);
    expect(await gateway.database.job.count({ where: { queue: 'photo-look' } })).toBe(0);
  });

  it('is accepted without a look by a worker that is too slow', async () => {
    await open(async () => {
      await setTimeout(LOOK_MS.short * 2);
      return room;
    });
    await gateway.postLand(customer, land()).expect(202);
    expect(asked).toHaveLength(1);
  });

  it('is accepted without a look by a worker that fails', async () => {
    await open(() => Promise.reject(new Error('the eyes broke')));
    await gateway.postLand(customer, land()).expect(202);
  });

  it('with a magic picture is left to its task', async () => {
    await open(async () => room);
    const tester = await gateway.issueKey(customer.accountId, 'test');
    const magic = land({
      source_image_url: 'https://magic.groundwork.invalid/fail-photo-not-land.jpg',
    });
    await gateway.postLand(tester, magic).expect(202);
    expect(asked).toEqual([]);
  });
});

describe('dry runs', () => {
  it('say what each photo of a property film shows, and leave out what is not sure or not seen', async () => {
    const other = gateway.images.serve('/other.jpg', { bytes: await photo(800, 600) });
    const missing = `${gateway.images.origin}/none.jpg`;
    const kinds = [room, meadow];
    await open(async () => kinds.shift() ?? meadow);
    const before = await gateway.traces();
    const { photos: seen } = await askDryRun(gateway, customer, '/v1/real-estate/slideshow', {
      images: [url, missing, other],
    });
    expect(seen).toEqual([{ field: 'images.0', shows: 'kitchen', confidence: 0.97 }]);
    expect(asked.every((one) => one.land === null)).toBe(true);
    expect(await gateway.traces()).toEqual(before);
  });

  it('of a showcase say it of its photos, and not of its logo', async () => {
    const { logoUrl } = await openShowcases(gateway);
    await open(async () => room);
    const { photos: seen } = await askDryRun(gateway, customer, SHOWCASE, {
      ...{ template_id: 'info_story', fields: { price: '1 €', size: '1 m²' } },
      ...{ main_image_url: url, logo_image_url: logoUrl },
    });
    expect(seen).toEqual([{ field: 'main_image_url', shows: 'kitchen', confidence: 0.97 }]);
  });

  it('of a land film say which words of its prompts it leaves out', async () => {
    await open(async (one) => ({
      ...meadow,
      unread_words: (one.land?.construction_prompts?.[0] ?? 'brutalist').split(' ').slice(-1),
    }));
    const prompts = ['a house with a helipad'];
    const body = land({ prompts });
    const { warnings, would_be_accepted } = await askDryRun(gateway, customer, '/v1/land', body);
    expect(warnings.at(-1)).toEqual({
      ...{ code: 'WORDS_NOT_UNDERSTOOD', field: 'construction_prompts' },
      message: expect.stringMatching(/leaves them out: helipad$/),
    });
    expect(would_be_accepted).toBe(true);
    const styled = await askDryRun(gateway, customer, '/v1/land', land({ style: 'brutalist' }));
    expect(styled.warnings.at(-1)).toMatchObject({ field: 'style' });
  });

  it('of a land film refuse its words beside its photo, and not in its place', async () => {
    const unknown = objection(
      'PROPOSAL_NOT_UNDERSTOOD',
      'construction_prompts.0 names no building',
    );
    const looks = [[...fromAir.objections, unknown], [unknown]];
    await open(async () => ({ objections: looks.shift() ?? [] }));
    const ask = (prompt: string) =>
      askDryRun(gateway, customer, '/v1/land', land({ prompts: [prompt] }));
    const both = await ask('an airport');
    expect(both.refusals.map(({ code }) => code)).toEqual([unknown.code, 'SCALE_UNKNOWN']);
    const one = await ask('a pier');
    expect(one.refusals).toEqual([{ code: unknown.code, message: unknown.sentence }]);
    expect([one.valid, one.would_be_accepted]).toEqual([true, false]);
  });

  it('of what has no photos say nothing of them', async () => {
    const family = {
      name: 'A',
      members: [{ type: 'adult', role: 'mother' }],
      generate_avatars: true,
    };
    expect(await askDryRun(gateway, customer, '/v1/families', family)).not.toHaveProperty('photos');
  });
});
