import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { EnvironmentError, Outage } from '@groundwork/runtime';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { holdsTheContract, replacesAtOnce } from '../fixtures/object-store-contract.js';
import { startTestS3 } from '../fixtures/temporary-bucket.js';
import { openStorage } from '../open-storage.js';
import { serveAsset } from '../serve-asset.js';
import { S3ObjectStore } from './s3-object-store.js';

const mp4 = { contentType: 'video/mp4' };
const MEBIBYTE = 1024 * 1024;

const s3 = await startTestS3();
await s3.clear();
afterEach(() => s3.clear());
afterAll(() => s3.close());

const open = async () => ({
  store: s3.store,
  everything: s3.everything,
  close: async () => undefined,
});
holdsTheContract(open);
// s3rver writes into the object that is there.
if (process.env.TEST_S3_ENDPOINT !== undefined) replacesAtOnce(open);

async function all<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const read: Piece[] = [];
  for await (const piece of pieces) {
    read.push(piece);
  }
  return read;
}

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

describe('an object larger than a part', () => {
  it('is put in parts, from a stream and from a file, and is whole', async () => {
    // Two whole parts and a bit.
    const film = randomBytes(16 * MEBIBYTE + 5);
    const folder = await mkdtemp(join(tmpdir(), 'film-'));
    try {
      await writeFile(join(folder, 'film'), film);
      await s3.store.put('a.mp4', Readable.from([film]), mp4);
      await s3.store.putFile('b.mp4', join(folder, 'film'), mp4);
    } finally {
      await rm(folder, { recursive: true });
    }
    for (const key of ['a.mp4', 'b.mp4']) {
      expect(sha256(await s3.store.get(key))).toBe(sha256(film));
      expect((await s3.store.stat(key))?.bytes).toBe(film.length);
    }
    const range = { start: 8 * MEBIBYTE - 3, end: 8 * MEBIBYTE + 3 };
    const part = Buffer.concat(await all(await s3.store.openRead('a.mp4', range)));
    expect(part.equals(film.subarray(range.start, range.end + 1))).toBe(true);
  });

  it('of which the stream breaks off is not seen, and the old one stays', async () => {
    await s3.store.put('a.mp4', Buffer.from('old'), mp4);
    const broken = async function* () {
      yield randomBytes(17 * MEBIBYTE);
      throw new Error('the network went away');
    };
    const put = s3.store.put('a.mp4', Readable.from(broken()), mp4);
    await expect(put).rejects.toThrow('went away');
    expect((await s3.store.get('a.mp4')).toString()).toBe('old');
    expect(await s3.everything()).toEqual(['a.mp4']);
  });
});

describe('an object in a bucket', () => {
  it('is served through us, in part and only to who has not got it', async () => {
    await s3.store.put('a.txt', Buffer.from('0123456789'), { contentType: 'text/plain' });
    const expiresAt = new Date(Date.now() + 60_000);
    const server = createServer((request, response) => {
      serveAsset(s3.store, 'a.txt', request, response, { expiresAt }).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : undefined),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const get = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/`, { headers });
    try {
      const part = await get({ Range: 'bytes=-4' });
      expect([part.status, await part.text()]).toEqual([206, '6789']);
      expect(part.headers.get('content-range')).toBe('bytes 6-9/10');
      const whole = await get({});
      expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
      expect(whole.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const etag = whole.headers.get('etag') ?? '';
      expect((await get({ 'If-None-Match': etag })).status).toBe(304);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('a listing', () => {
  it('goes on over pages', async () => {
    const keys = Array.from({ length: 7 }, (_, number) => `many/${number}.txt`);
    for (const key of keys) {
      await s3.store.put(key, Buffer.from('x'), { contentType: 'text/plain' });
    }
    const store = new S3ObjectStore({ ...s3.settings, pageKeys: 2 });
    expect((await all(store.list('many/'))).sort()).toEqual(keys);
  });
});

describe('a store that is not as it should be', () => {
  it('without the bucket is an error, and no missing object', async () => {
    const store = new S3ObjectStore({ ...s3.settings, bucket: 'none-such' });
    await expect(store.get('a.png')).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(store.put('a.mp4', Buffer.from('x'), mp4)).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });

  it('that is away is an outage, whatever it is asked', async () => {
    const store = new S3ObjectStore({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(store.get('a.png')).rejects.toThrow(Outage);
    await expect(store.get('a.png')).rejects.toThrow(/object store is away.*ECONNREFUSED/);
    const film = Readable.from([Buffer.from('x')]);
    await expect(store.put('a.mp4', film, mp4)).rejects.toThrow(Outage);
  });

  it.each([
    [503, Outage],
    [429, Outage],
    [403, Error],
    [500, Error],
  ])('that answers %i is distinguished from a faulty request', async (status, expected) => {
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const store = new S3ObjectStore({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` });
    try {
      for (const ask of [
        () => store.get('a.png'),
        () => store.put('a.mp4', Buffer.from('x'), mp4),
      ]) {
        const error: unknown = await ask().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(expected);
        expect(error instanceof Outage).toBe(expected === Outage);
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('the environment', () => {
  const links = {
    ASSET_SIGNING_SECRET: ['a secret of forty characters for the test'],
    PUBLIC_URL: 'https://api.example.com',
  };

  it('opens the bucket that it names, also beside a folder', async () => {
    const { bucket, endpoint } = s3.settings;
    const { store } = await openStorage({
      ...links,
      STORAGE_DIR: '/nowhere',
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
    });
    await store.put('a.mp4', Buffer.from('x'), mp4);
    expect(await s3.everything()).toEqual(['a.mp4']);
  });

  it('that names neither a folder nor a bucket is refused', async () => {
    await expect(openStorage(links)).rejects.toThrow(EnvironmentError);
  });
});
