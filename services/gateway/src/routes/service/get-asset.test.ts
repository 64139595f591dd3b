import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { PUBLIC_URL, startGateway } from '../../fixtures/gateway.js';

const film = randomBytes(10_000);
const key = 'tasks/task_1/film.mp4';

const gateway = await startGateway();
await gateway.store.put(key, film, { contentType: 'video/mp4' });
await gateway.store.put('tasks/task_1/cover.jpg', film, { contentType: 'image/jpeg' });
afterAll(() => gateway.close());

const soon = () => new Date(Date.now() + 60_000);
/** The path of a link, as a client behind the public address would ask for it. */
const link = (object = key, expiresAt = soon()) =>
  gateway.assetUrls.sign(object, expiresAt).slice(PUBLIC_URL.length);
const get = (path: string) => request(gateway.origin).get(path).buffer(true).parse(bytes);

/** Reads an answer as bytes, whatever its type. */
function bytes(response: request.Response, done: (error: Error | null, body: Buffer) => void) {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

describe('GET and HEAD of a signed link', () => {
  it('gives the bytes with their type, length and a strong ETag, without a key', async () => {
    const { status, body, headers } = await get(link());
    expect(status).toBe(200);
    expect(film.equals(body)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10000',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'x-request-id': expect.stringMatching(/^req_/),
    });
    expect((await get(link('tasks/task_1/cover.jpg'))).headers['content-type']).toBe('image/jpeg');
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=9990-', 9_990, 10_000],
    ['bytes=-10', 9_990, 10_000],
  ])('answers the range %s with 206 and these bytes', async (range, start, end) => {
    const { status, body, headers } = await get(link()).set('Range', range);
    expect(status).toBe(206);
    expect(film.subarray(start, end).equals(body)).toBe(true);
    expect(headers['content-range']).toBe(`bytes ${start}-${end - 1}/10000`);
  });

  it('a range beyond the end is 416, a matching If-None-Match 304', async () => {
    expect((await get(link()).set('Range', 'bytes=10000-')).status).toBe(416);
    const { etag = '' } = (await get(link())).headers;
    expect((await get(link()).set('If-None-Match', etag)).status).toBe(304);
  });

  it('HEAD has the headers and no body', async () => {
    const { status, headers, text } = await request(gateway.origin).head(link());
    expect([status, headers['content-type'], headers['content-length'], text]).toEqual([
      200,
      'video/mp4',
      '10000',
      undefined,
    ]);
  });

  it('may be embedded by other sites and is kept by caches no longer than the link lives', async () => {
    const { headers } = await get(link());
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const age = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
    expect(age).toBeLessThanOrEqual(60);
  });
});

describe('a link that is no good', () => {
  const refusal = async (path: string) => {
    const { status, body } = await request(gateway.origin).get(path);
    return [status, body.error?.code];
  };

  it('is 403 FORBIDDEN when any part of it was changed', async () => {
    const good = link();
    const last = good.at(-1) === '0' ? '1' : '0';
    for (const changed of [
      good.slice(0, -1) + last,
      good.replace('film.mp4', 'cover.jpg'),
      good.replace(/expires=(\d+)/, (_all, at) => `expires=${Number(at) + 3_600}`),
      good.replace(/&signature=.*/, ''),
      `${good}&x=1`,
      `/assets/${key}`,
      good.replace('/assets/', '/assets/tasks/../'),
      good.replace('film.mp4', '%66ilm.mp4'),
    ]) {
      expect(await refusal(changed)).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('is 404 NOT_FOUND when it has ended', async () => {
    expect(await refusal(link(key, new Date(Date.now() - 1_000)))).toEqual([404, 'NOT_FOUND']);
  });

  it('is 404 NOT_FOUND when the object is gone before its time', async () => {
    expect(await refusal(link('tasks/task_2/film.mp4'))).toEqual([404, 'NOT_FOUND']);
  });
});
