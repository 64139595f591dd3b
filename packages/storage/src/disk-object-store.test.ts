import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { temporaryStore } from './fixtures/temporary-store.js';
import { ContentTypeMismatch, InvalidObjectKey, ObjectNotFound } from './index.js';

const png = { contentType: 'image/png' };
const mp4 = { contentType: 'video/mp4' };

async function keys(listing: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of listing) {
    all.push(key);
  }
  return all.sort();
}

describe('an object', () => {
  it.each([
    ['a buffer', () => Buffer.from('bytes')],
    ['a stream', () => Readable.from([Buffer.from('by'), Buffer.from('tes')])],
    ['an empty buffer', () => Buffer.alloc(0)],
  ])('put as %s is got as it was put', async (name, data) => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    await store.put('tasks/task_1/0-source.png', data(), png);
    const expected = name === 'an empty buffer' ? '' : 'bytes';
    expect((await store.get('tasks/task_1/0-source.png')).toString()).toBe(expected);
    expect(await store.stat('tasks/task_1/0-source.png')).toMatchObject({
      bytes: expected.length,
      contentType: 'image/png',
      etag: expect.stringMatching(/^"[0-9a-z-]+"$/),
      modifiedAt: expect.objectContaining({ getTime: expect.any(Function) }),
    });
  });

  it('goes from a file and to a file, replacing what is there', async () => {
    await using temporary = await temporaryStore();
    const { store, folder } = temporary;
    await writeFile(join(folder, 'film'), 'film bytes');
    await store.putFile('films/a.mp4', join(folder, 'film'), mp4);
    await writeFile(join(folder, 'copy'), 'something longer than the film');
    await store.getToFile('films/a.mp4', join(folder, 'copy'));
    expect(await readFile(join(folder, 'copy'), 'utf8')).toBe('film bytes');
    expect(await temporary.everything()).toEqual(['copy', 'film', 'films', 'films/a.mp4']);
  });

  it.each([
    [{ start: 0, end: 0 }, '0'],
    [{ start: 3, end: 5 }, '345'],
    [{ start: 7 }, '789'],
    [undefined, '0123456789'],
  ])('is read in part: %j', async (range, expected) => {
    await using temporary = await temporaryStore();
    await temporary.store.put('a.txt', Buffer.from('0123456789'), { contentType: 'text/plain' });
    expect(await text(await temporary.store.openRead('a.txt', range))).toBe(expected);
  });

  it('that is replaced changes its etag, and its readers read the old one to the end', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    await store.put('a.png', Buffer.from('one'), png);
    const before = await store.stat('a.png');
    const reader = await store.openRead('a.png');
    await store.put('a.png', Buffer.from('two'), png);
    expect(await text(reader)).toBe('one');
    expect((await store.get('a.png')).toString()).toBe('two');
    const after = await store.stat('a.png');
    expect(after?.etag).not.toBe(before?.etag);
    expect((await store.stat('a.png'))?.etag).toBe(after?.etag);
  });

  it('that is not there is ObjectNotFound, null to stat, and deleted already', async () => {
    await using temporary = await temporaryStore();
    const { store, folder } = temporary;
    await store.put('folder/a.png', Buffer.from('x'), png);
    // Nothing, a folder, and a path through a file.
    for (const key of ['b.png', 'folder', 'folder/a.png/b.png', 'folder/b.png']) {
      await expect(store.get(key)).rejects.toThrow(ObjectNotFound);
      await expect(store.openRead(key)).rejects.toThrow(ObjectNotFound);
      await expect(store.getToFile(key, join(folder, 'copy'))).rejects.toThrow(ObjectNotFound);
      expect(await store.stat(key)).toBeNull();
      await store.delete(key);
    }
    expect(await temporary.everything()).toEqual(['folder', 'folder/a.png']);
  });

  it('that is deleted takes its empty folders along, and only those', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    await store.put('tasks/1/deep/a.png', Buffer.from('x'), png);
    await store.put('tasks/2/a.png', Buffer.from('x'), png);
    await store.delete('tasks/1/deep/a.png');
    expect(await temporary.everything()).toEqual(['tasks', 'tasks/2', 'tasks/2/a.png']);
    await store.delete('tasks/2/a.png');
    expect(await temporary.everything()).toEqual([]);
    await store.put('tasks/2/a.png', Buffer.from('x'), png);
  });

  it('of several writers at once is one of theirs, whole', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    const bodies = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
    await Promise.all(
      bodies.map((body) =>
        store.put('same/a.txt', Buffer.from(body), { contentType: 'text/plain' }),
      ),
    );
    expect(bodies).toContain((await store.get('same/a.txt')).toString());
    expect(await temporary.everything()).toEqual(['same', 'same/a.txt']);
  });

  it('can be put while its neighbours are deleted and their folder goes', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    const names = Array.from({ length: 30 }, (_, i) => `shared/folder/${i}.png`);
    await Promise.all(
      names.map(async (key) => {
        await store.put(key, Buffer.from('x'), png);
        await store.delete(key);
      }),
    );
    expect(await temporary.everything()).toEqual([]);
  });
});

describe('a put that fails', () => {
  it('because its stream breaks off leaves the old object and nothing else', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    const broken = async function* () {
      yield Buffer.alloc(100_000);
      throw new Error('the network went away');
    };
    await expect(store.put('new/a.png', Readable.from(broken()), png)).rejects.toThrow('went away');
    expect(await temporary.everything()).toEqual([]);
    await store.put('a.png', Buffer.from('old'), png);
    await expect(store.put('a.png', Readable.from(broken()), png)).rejects.toThrow('went away');
    expect((await store.get('a.png')).toString()).toBe('old');
    expect(await temporary.everything()).toEqual(['a.png']);
  });

  it('because it is aborted leaves nothing', async () => {
    await using temporary = await temporaryStore();
    const endless = new Readable({ read: () => {} });
    endless.push(Buffer.alloc(10));
    const put = temporary.store.put('a.png', endless, png);
    setTimeout(() => endless.destroy(new Error('stop')), 20);
    await expect(put).rejects.toThrow('stop');
    expect(await temporary.everything()).toEqual([]);
  });

  it('because no more bytes fit on the disk leaves nothing', async () => {
    await using temporary = await temporaryStore();
    // A limit on the size of files breaks a write in the middle, as a full disk does.
    const script = `
      import { DiskObjectStore } from ${JSON.stringify(new URL('./index.js', import.meta.url).href)};
      const store = new DiskObjectStore(${JSON.stringify(temporary.folder)});
      const put = store.put('a.png', Buffer.alloc(1_000_000), { contentType: 'image/png' });
      process.stdout.write(await put.then(() => 'stored', (error) => error.code));
    `;
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-c', 'ulimit -f 200 && exec "$0" --input-type=module -e "$1"', process.execPath, script],
      { env: { ...process.env, NODE_OPTIONS: '' } },
    );
    expect(stdout).toBe('EFBIG');
    expect(await temporary.everything()).toEqual([]);
  });

  it('because its file is missing leaves nothing', async () => {
    await using temporary = await temporaryStore();
    const put = temporary.store.putFile('a/b.mp4', join(temporary.folder, 'missing'), mp4);
    await expect(put).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await temporary.everything()).toEqual([]);
  });

  it('because its extension means another type stores nothing and ends its stream', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    const stream = Readable.from([Buffer.from('x')]);
    await expect(store.put('a.png', stream, mp4)).rejects.toThrow(ContentTypeMismatch);
    expect(stream.destroyed).toBe(true);
    for (const key of ['a.html', 'a.svg', 'a']) {
      await expect(store.put(key, Buffer.from('x'), { contentType: 'text/html' })).rejects.toThrow(
        ContentTypeMismatch,
      );
    }
    await store.put('a.txt', Buffer.from('x'), { contentType: 'text/plain; charset=UTF-8' });
    await store.put('a', Buffer.from('x'), { contentType: 'application/octet-stream' });
    expect(await temporary.everything()).toEqual(['a', 'a.txt']);
  });

  it('because its process died is invisible, and swept after a day', async () => {
    await using temporary = await temporaryStore();
    const { store, folder } = temporary;
    await mkdir(join(folder, 'tasks'));
    const left = join(folder, 'tasks', '.unfinished-1');
    await writeFile(left, 'half');
    await writeFile(join(folder, 'tasks', '.unfinished-2'), 'being written');
    await store.put('tasks/a.png', Buffer.from('x'), png);
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    await utimes(left, yesterday, yesterday);
    await utimes(join(folder, 'tasks', 'a.png'), yesterday, yesterday);
    expect(await keys(store.list(''))).toEqual(['tasks/a.png']);
    expect(await store.removeAbandoned()).toBe(1);
    expect(await temporary.everything()).toEqual(['tasks', 'tasks/.unfinished-2', 'tasks/a.png']);
  });
});

describe('list', () => {
  it('gives the keys that start with a text', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    for (const key of [
      'tasks/a/1.png',
      'tasks/a/2.png',
      'tasks/ab/1.png',
      'other/1.png',
      'top.png',
    ]) {
      await store.put(key, Buffer.from('x'), png);
    }
    expect(await keys(store.list(''))).toHaveLength(5);
    expect(await keys(store.list('tasks/a/'))).toEqual(['tasks/a/1.png', 'tasks/a/2.png']);
    expect(await keys(store.list('tasks/a'))).toEqual([
      'tasks/a/1.png',
      'tasks/a/2.png',
      'tasks/ab/1.png',
    ]);
    expect(await keys(store.list('t'))).toHaveLength(4);
    expect(await keys(store.list('none/'))).toEqual([]);
    expect(await keys(store.list('tasks/a/1.png/'))).toEqual([]);
    expect(await keys(store.list('../'))).toEqual([]);
    expect(await keys(store.list('tasks/../'))).toEqual([]);
  });
});

describe('a key', () => {
  it.each([
    '',
    '/',
    '.',
    '..',
    '../a.png',
    'a/../../b.png',
    'a/..',
    'a/./b.png',
    '/etc/passwd',
    'a//b.png',
    'a/',
    'a\\..\\b.png',
    'A.png',
    'ü.png',
    'a b.png',
    'a\0.png',
    'a\n.png',
    'a%2fb.png',
    'a?b.png',
    '.hidden',
    'a/.unfinished-1',
    `${'a'.repeat(201)}.png`,
    `${'a/'.repeat(256)}b.png`,
  ])('%j is refused by every method, before the disk is touched', async (key) => {
    await using temporary = await temporaryStore();
    const { store, folder } = temporary;
    const outside = join(folder, 'outside');
    await expect(store.put(key, Buffer.from('x'), png)).rejects.toThrow(InvalidObjectKey);
    await expect(store.putFile(key, outside, png)).rejects.toThrow(InvalidObjectKey);
    await expect(store.get(key)).rejects.toThrow(InvalidObjectKey);
    await expect(store.getToFile(key, outside)).rejects.toThrow(InvalidObjectKey);
    await expect(store.stat(key)).rejects.toThrow(InvalidObjectKey);
    await expect(store.openRead(key)).rejects.toThrow(InvalidObjectKey);
    await expect(store.delete(key)).rejects.toThrow(InvalidObjectKey);
    expect(await temporary.everything()).toEqual([]);
  });

  it('of which one starts another at a slash is refused by the disk, without harm', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    await store.put('a', Buffer.from('x'), { contentType: 'application/octet-stream' });
    await expect(store.put('a/b.png', Buffer.from('x'), png)).rejects.toMatchObject({
      code: expect.stringMatching(/ENOTDIR|EEXIST/),
    });
    expect((await store.get('a')).toString()).toBe('x');
  });

  it('never lists what is not an object: links, odd names', async () => {
    await using temporary = await temporaryStore();
    await writeFile(join(temporary.folder, 'README.md'), 'by hand');
    await symlink('/etc/hostname', join(temporary.folder, 'link'));
    expect(await keys(temporary.store.list(''))).toEqual([]);
  });
});
