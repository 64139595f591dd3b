import { propertyFilmAcceptedSchema } from '@groundwork/contract/property-films/request';
import { propertyFilmTaskSchema } from '@groundwork/contract/tasks/task-answers';
import { propertyFilmKinds } from '@groundwork/contract/tasks/task-kinds';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway } from '../../fixtures/gateway.js';
import { photo as drawPhoto } from '../../fixtures/pictures.js';

const gateway = await startGateway();
const photo = gateway.images.serve('/house.jpg', { bytes: await drawPhoto() });
afterAll(() => gateway.close());

const post = (kind: string, customer: Customer, body: object, headers = {}) =>
  gateway.send('post', `/v1/real-estate/${kind}`, customer, body, headers);

describe.each(propertyFilmKinds)('POST /v1/real-estate/%s', (kind) => {
  it('answers 202 with credits_charged and no resolution, and can be polled', async () => {
    const customer = await gateway.openAccount('max', 100);
    const { body, headers } = await post(kind, customer, { images: [photo, photo] }).expect(202);
    const accepted = propertyFilmAcceptedSchema.parse(body);
    expect(body).not.toHaveProperty('resolution');
    expect(accepted.credits_charged).toBeGreaterThan(0);
    expect(headers.location).toBe(`/v1/tasks/${accepted.task_id}`);
    expect(headers['retry-after']).toBe('30');
    expect(await gateway.creditsOf(customer)).toBe(100 - accepted.credits_charged);
    const polled = await gateway.get(`/v1/tasks/${accepted.task_id}`, customer).expect(200);
    expect(propertyFilmTaskSchema.parse(polled.body)).toMatchObject({
      type: kind,
      status: 'preparing',
      credits_charged: accepted.credits_charged,
    });
    const task = await gateway.database.task.findUniqueOrThrow({ where: { id: accepted.task_id } });
    expect(task).toMatchObject({ kind, externalId: accepted.task_id });
    expect(await gateway.presenceOf('property-prepare', `${task.id}_prepare`)).toBe('waiting');
  });

  it.each([
    ['no images', {}, 'images'],
    ['an empty list', { images: [] }, 'images'],
    ['31 images', { images: Array(31).fill('https://example.com/a.jpg') }, 'images'],
    ['an unknown format', { images: ['https://example.com/a.jpg'], format: '4:3' }, 'format'],
    [
      'a music id alone',
      { images: ['https://example.com/a.jpg'], music_id: '7d444840-9dc0-11d1-b245-5ffdce74fad2' },
      'music_kind',
    ],
    [
      'an unknown voice',
      { images: ['https://example.com/a.jpg'], voice: { voice_id: 'nobody' } },
      'voice.voice_id',
    ],
    [
      'a webhook that is not HTTPS',
      { images: ['https://example.com/a.jpg'], webhook_url: 'http://example.com' },
      'webhook_url',
    ],
  ])('%s is VALIDATION_ERROR and leaves nothing behind', async (_case, body, field) => {
    const customer = await gateway.openAccount('max');
    const before = await gateway.traces();
    const refused = await post(kind, customer, body).expect(400);
    expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', details: { field } });
    expect(await gateway.traces()).toEqual(before);
  });

  it('a picture that cannot be fetched is named, and nothing is charged or kept', async () => {
    const customer = await gateway.openAccount('max');
    const before = await gateway.traces();
    const gone = `${gateway.images.origin}/gone.jpg`;
    const { body } = await post(kind, customer, { images: [photo, gone] }).expect(400);
    expect(body.error.code).toBe('IMAGE_INACCESSIBLE');
    expect(body.error.message).toMatch(/^images\.1: /);
    expect(await gateway.traces()).toEqual(before);
  });

  it('a test key is not charged', async () => {
    const customer = await gateway.openAccount('max', 50, 'test');
    const { body } = await post(kind, customer, { images: [photo] }).expect(202);
    expect(body).toMatchObject({ livemode: false, credits_charged: 0 });
    expect(await gateway.creditsOf(customer)).toBe(50);
  });

  it('the same Idempotency-Key gives the same task', async () => {
    const customer = await gateway.openAccount('max');
    const headers = { 'Idempotency-Key': 'once' };
    const first = await post(kind, customer, { images: [photo] }, headers).expect(202);
    const second = await post(kind, customer, { images: [photo] }, headers).expect(202);
    expect(second.body).toEqual(first.body);
  });
});

describe('credits and concurrency', () => {
  it.each([
    ['slideshow', {}, 10],
    ['slideshow', { script: 'Look.' }, 10],
    ['slideshow', { voice: { language: 'es' } }, 15],
    ['slideshow', { voice: { language: 'es' }, narration: 'none' }, 10],
    ['slideshow', { narration: 'full' }, 15],
    ['narrated-slideshow', { narration: 'none' }, 15],
    ['narrated-slideshow', {}, 20],
    ['narrated-slideshow', { script: 'Look.', avatar_id: 'avatar_helen' }, 20],
    ['living-property', { script: 'Look.', modification_mode: 'do-not-modify' }, 20],
    ['living-property', {}, 25],
  ])('%s with %j is paid with %d credits, and refused with one less', async (kind, body, price) => {
    const asked = { images: [photo], ...body };
    const poor = await gateway.openAccount('max', price - 1);
    const { body: refused } = await post(kind, poor, asked).expect(402);
    expect(refused.error.code).toBe('INSUFFICIENT_CREDITS');
    expect(await gateway.creditsOf(poor)).toBe(price - 1);
    const able = await gateway.openAccount('max', price);
    const { body: accepted } = await post(kind, able, asked).expect(202);
    expect(accepted.credits_charged).toBe(price);
    expect(await gateway.creditsOf(able)).toBe(0);
  });

  it('films of all kinds count towards the concurrent tasks', async () => {
    const customer = await gateway.openAccount('plus', 100);
    await post('slideshow', customer, { images: [photo] }).expect(202);
    for (const kind of propertyFilmKinds) {
      const { body } = await post(kind, customer, { images: [photo] }).expect(429);
      expect(body.error.code).toBe('CONCURRENCY_LIMIT_EXCEEDED');
    }
    expect(await gateway.creditsOf(customer)).toBe(90);
  });
});

describe('avatar_id', () => {
  it('cannot be without narration', async () => {
    const customer = await gateway.openAccount('max');
    const asked = { images: [photo], avatar_id: 'avatar_helen', narration: 'none' };
    const { body } = await post('narrated-slideshow', customer, asked).expect(400);
    expect(body.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'narration' },
    });
  });

  it('must be an avatar from GET /v1/avatars', async () => {
    const customer = await gateway.openAccount('max');
    const asked = { images: [photo], avatar_id: 'avatar_nobody' };
    const { body } = await post('narrated-slideshow', customer, asked).expect(400);
    expect(body.error).toMatchObject({ details: { field: 'avatar_id' } });
    await post('narrated-slideshow', customer, { ...asked, avatar_id: 'avatar_helen' }).expect(202);
  });
});

describe('selected_family_id', () => {
  const ask = (customer: Customer, selected_family_id: string) =>
    post('living-property', customer, { images: [photo], selected_family_id });

  it('takes the slug of a preset', async () => {
    await ask(await gateway.openAccount('max'), 'young-couple').expect(202);
  });

  it.each(['nobody', '3f0e4f7e-54c0-4b0c-9a6a-7f3a1f0a6d11'])(
    '%s is FAMILY_NOT_FOUND',
    async (id) => {
      const { body } = await ask(await gateway.openAccount('max'), id).expect(404);
      expect(body.error.code).toBe('FAMILY_NOT_FOUND');
    },
  );

  it('takes a family that is ready by its id: one’s own, and one that is shared; others’ are none', async () => {
    const [owner, colleague, stranger] = [
      await gateway.openAccount('max'),
      await gateway.openAccount('plus'),
      await gateway.openAccount('max'),
    ];
    await gateway.database.organization.create({
      data: {
        id: `org_${owner.accountId}`,
        name: 'Agency',
        members: { create: [owner, colleague].map(({ accountId }) => ({ accountId })) },
      },
    });
    const family = { name: 'Us', members: [{ type: 'adult' }], generate_avatars: false };
    const made = await gateway.send('post', '/v1/families', owner, family).expect(201);
    const id: string = made.body.family_id;
    await gateway.database.family.update({
      where: { id },
      data: { status: 'ready', cardKey: `families/${id}/card.png` },
    });
    await ask(owner, id).expect(202);
    await ask(colleague, id).expect(202);
    const { body: shown } = await gateway.get(`/v1/families/${id}`, owner).expect(200);
    for (const refused of [ask(stranger, id), ask(owner, shown.slug)]) {
      expect((await refused.expect(404)).body.error.code).toBe('FAMILY_NOT_FOUND');
    }
    await gateway.send('delete', `/v1/families/${id}`, owner).expect(204);
    expect((await ask(owner, id).expect(404)).body.error.code).toBe('FAMILY_NOT_FOUND');
  });

  it('a family without portraits is FAMILY_NOT_READY', async () => {
    const customer = await gateway.openAccount('max');
    const family = { name: 'Us', members: [{ type: 'adult' }], generate_avatars: false };
    const made = await gateway.send('post', '/v1/families', customer, family).expect(201);
    const { body } = await ask(customer, made.body.family_id).expect(422);
    expect(body.error.code).toBe('FAMILY_NOT_READY');
  });
});
