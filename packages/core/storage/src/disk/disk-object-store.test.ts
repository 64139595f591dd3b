import { execFile } from 'node:child_process';
import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { holdsTheContract, replacesAtOnce } from '../fixtures/object-store-contract.js';
import { temporaryStore } from '../fixtures/temporary-store.js';

const png = { contentType: 'image/png' };

async function keys(listing: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of listing) {
    all.push(key);
  }
  return all.sort();
}

const open = async () => {
  const temporary = await temporaryStore();
  return {
    store: temporary.store,
    everything: async () => {
      const all = await temporary.everything();
      // Folders are names of what lies in them.
      return all.filter((path) => !all.some((other) => other.startsWith(`${path}/`)));
    },
    close: async () => temporary[Symbol.asyncDispose](),
  };
};
holdsTheContract(open);
replacesAtOnce(open);

describe('an object on disk', () => {
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

describe('copies on disk', () => {
  it('that are asked for together get an answer each: the link, or why there is none', async () => {
    await using temporary = await temporaryStore();
    const { store } = temporary;
    await store.put('a.png', Buffer.from('a'), png);
    await store.put('b.png', Buffer.from('b'), png);
    const [a, b] = await Promise.all([store.stat('a.png'), store.stat('b.png')]);
    const asked = [
      { key: 'a.png', etag: a?.etag ?? '' },
      { key: 'b.png', etag: b?.etag ?? '' },
      { key: 'gone.png', etag: a?.etag ?? '' },
      { key: 'b.png', etag: a?.etag ?? '' },
    ];
    const copies = Array.from({ length: 200 }, (_, at) => {
      const { key, etag } = asked[at % asked.length] ?? { key: '', etag: '' };
      return store.copy(key, `copies/${at}/x.png`, { ...png, etag });
    });
    const outcomes = await Promise.allSettled(copies);
    for (const [at, { status }] of outcomes.entries()) {
      const { key } = asked[at % asked.length] ?? { key: '' };
      const isGood = at % asked.length < 2;
      expect([at, status]).toEqual([at, isGood ? 'fulfilled' : 'rejected']);
      const copied = await store.stat(`copies/${at}/x.png`);
      expect(copied?.etag).toBe(isGood ? (await store.stat(key))?.etag : undefined);
    }
  });
});

describe('a put on disk that fails', () => {
  it('because no more bytes fit on the disk leaves nothing', async () => {
    await using temporary = await temporaryStore();
    // A limit on the size of files breaks a write in the middle, as a full disk does.
    const script = `
      import { DiskObjectStore } from ${JSON.stringify(new URL('./disk-object-store.js', import.meta.url).href)};
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

describe('a key on disk', () => {
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
