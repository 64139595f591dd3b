import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from '@jest/globals';
import { temporaryStore } from './fixtures/temporary-store.js';
import { ObjectNotFound, type ObjectStore } from './object-store.js';
import { serveAsset } from './serve-asset.js';

const bytes = Buffer.from('0123456789');
/** More than a socket's buffers hold, so that a slow reader keeps it open. */
const film = Buffer.alloc(30_000_000, 'film');

let etag = '';
let modified = '';
/** Streams that the server opened, and how its answers ended. */
const opened: Readable[] = [];
const outcomes: Promise<unknown>[] = [];
let failing: ObjectStore | null = null;

const server = http.createServer((request, response) => {
  const watched: ObjectStore = failing ?? temporary.store;
  const store: ObjectStore = Object.create(watched, {
    stat: { value: (key: string) => watched.stat(key) },
    openRead: {
      value: async (...args: Parameters<ObjectStore['openRead']>) => {
        const stream = await watched.openRead(...args);
        opened.push(stream);
        return stream;
      },
    },
  });
  const key = request.url?.slice(1) ?? '';
  const expiresAt = new Date(Date.now() + 100_500);
  const served = serveAsset(store, key, request, response, { expiresAt });
  outcomes.push(
    served.then(
      () => 'served',
      (error: unknown) => {
        if (!response.headersSent) {
          response.writeHead(error instanceof ObjectNotFound ? 404 : 500).end();
        }
        return error;
      },
    ),
  );
});

const temporary = await temporaryStore();
const { store } = temporary;
await store.put('tasks/1/film.mp4', bytes, { contentType: 'video/mp4' });
await store.put('big.mp4', film, { contentType: 'video/mp4' });
await store.put('empty.txt', Buffer.alloc(0), { contentType: 'text/plain' });
const object = await store.stat('tasks/1/film.mp4');
etag = object?.etag ?? '';
modified = object?.modifiedAt.toUTCString() ?? '';
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await temporary[Symbol.asyncDispose]();
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

function request(
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = http.request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const get = (headers: http.OutgoingHttpHeaders = {}) => request('/tasks/1/film.mp4', headers);

describe('GET', () => {
  it('sends the object with all that a player and a cache need', async () => {
    const { status, headers, body } = await get();
    expect(status).toBe(200);
    expect(body).toBe('0123456789');
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=100',
      'content-disposition': 'inline; filename="film.mp4"',
      'content-length': '10',
      'content-type': 'video/mp4',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
      'last-modified': modified,
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('content-range');
  });

  it('sends an empty object, whose every range is out of reach', async () => {
    expect(await request('/empty.txt')).toMatchObject({ status: 200, body: '' });
    expect(await request('/empty.txt', { range: 'bytes=0-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */0' },
    });
  });

  it('throws ObjectNotFound before anything is written', async () => {
    expect(await request('/missing.mp4')).toMatchObject({ status: 404 });
    expect(await outcomes.at(-1)).toBeInstanceOf(ObjectNotFound);
  });
});

describe('HEAD', () => {
  it('answers as GET does, without a body and without opening the object', async () => {
    const openedBefore = opened.length;
    const head = await request('/tasks/1/film.mp4', { range: 'bytes=0-1' }, 'HEAD');
    expect(head).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': '10', etag },
    });
    expect(opened).toHaveLength(openedBefore);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const answer = await request('/tasks/1/film.mp4', {}, method);
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

describe('a range', () => {
  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=5-999999999999999999999999', '56789', 'bytes 5-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes= 2-3 ', '23', 'bytes 2-3/10'],
  ])('%s gives that part', async (range, body, contentRange) => {
    const answer = await get({ range });
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
      'content-type': 'video/mp4',
      etag,
    });
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=99999999999999999999-', 'bytes=-0'])(
    '%s is out of reach',
    async (range) => {
      const answer = await get({ range });
      expect(answer).toMatchObject({
        status: 416,
        body: '',
        headers: { 'content-range': 'bytes */10', 'cache-control': 'no-store' },
      });
    },
  );

  it.each([
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=0-1,3-4',
    'items=0-1',
    '0-1',
    'bytes=1-2-3',
  ])('%s is ignored', async (range) => {
    expect(await get({ range })).toMatchObject({ status: 200, body: '0123456789' });
  });

  it('is given only if the version is the one that If-Range names', async () => {
    const range = 'bytes=0-1';
    const partial = { status: 206, body: '01' };
    const whole = { status: 200, body: '0123456789' };
    expect(await get({ range, 'if-range': etag })).toMatchObject(partial);
    expect(await get({ range, 'if-range': modified })).toMatchObject(partial);
    expect(await get({ range, 'if-range': '"other"' })).toMatchObject(whole);
    expect(await get({ range, 'if-range': `W/${etag}` })).toMatchObject(whole);
    expect(await get({ range, 'if-range': new Date(0).toUTCString() })).toMatchObject(whole);
    expect(await get({ range: 'bytes=99-', 'if-range': '"other"' })).toMatchObject(whole);
  });
});

describe('a condition', () => {
  const later = new Date(Date.now() + 3_600_000).toUTCString();
  const earlier = new Date(0).toUTCString();

  it('that says the client has this version gets 304 with the validators and no body', async () => {
    for (const tag of [etag, `W/${etag}`, '*', `"other", ${etag}`]) {
      const answer = await get({ 'if-none-match': tag });
      expect(answer).toMatchObject({ status: 304, body: '', headers: { etag } });
      expect(answer.headers['cache-control']).toMatch(/^private, max-age=/);
    }
    expect(await get({ 'if-modified-since': modified })).toMatchObject({ status: 304 });
    expect(await get({ 'if-modified-since': later })).toMatchObject({ status: 304 });
    expect(await request('/tasks/1/film.mp4', { 'if-none-match': etag }, 'HEAD')).toMatchObject({
      status: 304,
    });
  });

  it('that says the client has another version gets the object', async () => {
    expect(await get({ 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    expect(await get({ 'if-modified-since': earlier })).toMatchObject({ status: 200 });
    expect(await get({ 'if-modified-since': 'yesterday' })).toMatchObject({ status: 200 });
    // The tag decides; the date is for those who have no tag.
    expect(await get({ 'if-none-match': '"other"', 'if-modified-since': later })).toMatchObject({
      status: 200,
    });
  });

  it('that wants a version which is gone gets 412', async () => {
    expect(await get({ 'if-match': '"other"' })).toMatchObject({ status: 412 });
    expect(await get({ 'if-match': `W/${etag}` })).toMatchObject({ status: 412 });
    expect(await get({ 'if-unmodified-since': earlier })).toMatchObject({ status: 412 });
    expect(await get({ 'if-match': etag })).toMatchObject({ status: 200 });
    expect(await get({ 'if-match': '*' })).toMatchObject({ status: 200 });
    expect(await get({ 'if-unmodified-since': modified })).toMatchObject({ status: 200 });
  });
});

describe('a long answer', () => {
  it('is streamed whole, and the object closed', async () => {
    const { body } = await request('/big.mp4');
    expect(body).toHaveLength(film.length);
    expect(await outcomes.at(-1)).toBe('served');
    expect(opened.at(-1)?.closed).toBe(true);
  });

  it('to a client that leaves ends quietly, and the object is closed', async () => {
    const { port } = server.address() as AddressInfo;
    const before = outcomes.length;
    await new Promise<void>((resolve) => {
      const sent = http.get({ port, host: '127.0.0.1', path: '/big.mp4' }, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      });
      sent.on('error', () => {});
    });
    expect(outcomes).toHaveLength(before + 1);
    expect(await outcomes.at(-1)).toBe('served');
    const source = opened.at(-1);
    if (source?.closed === false) {
      await new Promise((resolve) => source.once('close', resolve));
    }
    expect(source?.closed).toBe(true);
  });

  it('to a slow client waits on the disk instead of in memory', async () => {
    const { port } = server.address() as AddressInfo;
    const response = await new Promise<http.IncomingMessage>((resolve) => {
      http.get({ port, host: '127.0.0.1', path: '/big.mp4' }, resolve);
    });
    // Paused after the head: the server stops reading once the sockets' buffers are full.
    const source = opened.at(-1);
    let read = -1;
    while (source !== undefined && read !== Reflect.get(source, 'bytesRead')) {
      read = Reflect.get(source, 'bytesRead');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(film.length / 2);
    response.destroy();
    expect(await outcomes.at(-1)).toBe('served');
  });

  it('that the store breaks off is cut off, and the failure thrown', async () => {
    const broken = async function* () {
      yield Buffer.from('01');
      throw new Error('the disk went away');
    };
    failing = Object.create(temporary.store, {
      stat: { value: (key: string) => temporary.store.stat(key) },
      openRead: { value: async () => Readable.from(broken()) },
    });
    try {
      await expect(get()).rejects.toMatchObject({ code: 'ECONNRESET' });
      expect(await outcomes.at(-1)).toMatchObject({ message: 'the disk went away' });
    } finally {
      failing = null;
    }
  });
});
