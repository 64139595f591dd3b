import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Customer, PUBLIC_URL, startGateway, type Traces } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

let before: Traces;
const key = 'tasks/task_1/cover.jpg';

const gateway = await startGateway();
const owner = await gateway.openAccount();
const stranger = await gateway.openAccount();
const cover = await photo();
await keep(key, cover, 'image/jpeg');
beforeEach(async () => {
  before = await gateway.traces();
});
afterAll(() => gateway.close());

/** Stores an object of the owner's. */
async function keep(objectKey: string, bytes: Buffer, contentType: string): Promise<void> {
  await gateway.store.put(objectKey, bytes, { contentType });
  await gateway.database.asset.create({
    data: { key: objectKey, accountId: owner.accountId, contentType },
  });
}

const link = (objectKey = key, expiresAt = new Date(Date.now() + 60_000)) =>
  gateway.assetUrls.sign(objectKey, expiresAt);
const post = (who: Customer, source: string) =>
  gateway.postLand(who, { source_image_url: source, format: '16:9' });

async function refusal(who: Customer, source: string) {
  const { status, body } = await post(who, source);
  expect(await gateway.traces()).toEqual(before);
  expect(body.error.details).toBeUndefined();
  expect(body.error.message).toMatch(/^source_image_url: /);
  return [status, body.error.code];
}

describe('a picture on our own asset host', () => {
  it('is read from the store for its owner, whatever its signature', async () => {
    for (const url of [link(), `${PUBLIC_URL}/assets/${key}`, link(key, new Date(0))]) {
      const { body } = await post(owner, url).expect(202);
      const task = await gateway.database.task.findUniqueOrThrow({ where: { id: body.task_id } });
      const { images } = task.inputs as { images: { key: string }[] };
      expect(cover.equals(await gateway.store.get(images[0]?.key ?? ''))).toBe(true);
      // A copy: the original may expire while the film is made.
      expect(images[0]?.key).not.toBe(key);
    }
  });

  it('that was used before is refused once it is gone, and taken as it is now once it was replaced', async () => {
    const again = 'tasks/task_5/cover.jpg';
    await keep(again, cover, 'image/jpeg');
    await post(owner, link(again)).expect(202);
    expect((await post(stranger, link(again))).status).toBe(403);
    const other = await photo(760, 500);
    await gateway.store.put(again, other, { contentType: 'image/jpeg' });
    const { body } = await post(owner, link(again)).expect(202);
    const { inputs } = await gateway.database.task.findUniqueOrThrow({
      where: { id: body.task_id },
    });
    const { images } = inputs as { images: { key: string; width: number }[] };
    expect(images[0]?.width).toBe(760);
    expect(other.equals(await gateway.store.get(images[0]?.key ?? ''))).toBe(true);
    await gateway.store.delete(again);
    before = await gateway.traces();
    expect(await refusal(owner, link(again))).toEqual([400, 'INVALID_IMAGE_URL']);
  });

  it('of another account is 403 ASSET_ACCESS_DENIED, also with a link that is good', async () => {
    for (const url of [link(), `${PUBLIC_URL}/assets/${key}`]) {
      expect(await refusal(stranger, url)).toEqual([403, 'ASSET_ACCESS_DENIED']);
    }
  });

  it('is recognised in every spelling of its URL', async () => {
    const { host } = new URL(PUBLIC_URL);
    for (const url of [
      `${PUBLIC_URL.replace('https', 'http')}/assets/${key}`,
      `${PUBLIC_URL.toUpperCase().replace('HTTPS', 'https')}/assets/${key}`,
      `https://${host}./assets/${key}`,
      `${PUBLIC_URL}/x/../assets/${key}`,
      `${PUBLIC_URL}/assets/tasks/task_1/%63over.jpg`,
      `${link()}#part`,
    ]) {
      expect(await refusal(stranger, url)).toEqual([403, 'ASSET_ACCESS_DENIED']);
    }
  });

  it('that does not exist is INVALID_IMAGE_URL', async () => {
    const unknown = link('tasks/task_9/cover.jpg');
    expect(await refusal(owner, unknown)).toEqual([400, 'INVALID_IMAGE_URL']);
  });

  it('whose file has expired is INVALID_IMAGE_URL', async () => {
    await keep('tasks/task_2/cover.jpg', cover, 'image/jpeg');
    await gateway.store.delete('tasks/task_2/cover.jpg');
    expect(await refusal(owner, link('tasks/task_2/cover.jpg'))).toEqual([
      400,
      'INVALID_IMAGE_URL',
    ]);
  });

  it('that is stored but nobody’s asset is INVALID_IMAGE_URL: inputs of others cannot be had', async () => {
    const { body } = await post(owner, link()).expect(202);
    before = await gateway.traces();
    const input = before.inputs.find((stored) => stored.includes(body.task_id)) ?? '';
    for (const who of [owner, stranger]) {
      expect(await refusal(who, `${PUBLIC_URL}/assets/${input}`)).toEqual([
        400,
        'INVALID_IMAGE_URL',
      ]);
    }
  });

  it('is held to the rules of pictures: a film is none, and a large one is not even read', async () => {
    await keep('tasks/task_3/film.mp4', Buffer.from('....ftypisom'), 'video/mp4');
    expect(await refusal(owner, link('tasks/task_3/film.mp4'))).toEqual([
      400,
      'UNSUPPORTED_IMAGE_FORMAT',
    ]);
    await keep('tasks/task_4/film.mp4', Buffer.alloc(25 * 1024 * 1024 + 1), 'video/mp4');
    expect(await refusal(owner, link('tasks/task_4/film.mp4'))).toEqual([400, 'IMAGE_TOO_LARGE']);
  });
});
