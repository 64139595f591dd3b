import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedFilmPorts } from '@groundwork/film-pipeline/film-ports';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import { presenters } from '@groundwork/words/cast';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { propertyPorts } from '../open-ports.js';
import { renderPresenterClips } from './presenter-clips.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clips-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the clips of the presenters', () => {
  it('are films, made only where there is none yet, and leave nothing behind', async () => {
    const store = new DiskObjectStore(join(folder, 'store'));
    const scratch = await mkdtemp(join(folder, 'scratch-'));
    const [missing, ...others] = presenters().map(({ id }) => catalogueKeys.avatarClip(id));
    for (const key of others) {
      await store.put(key, Buffer.from('there already'), { contentType: 'video/mp4' });
    }
    const engine = (
      await propertyPorts(async () =>
        embeddedFilmPorts({ ESPEAK_PATH: process.env.ESPEAK_PATH || 'espeak-ng' }),
      ).load()
    )();
    await renderPresenterClips(
      { store, engine, installedVoices: new InstalledVoices(store), scratch, threads: 1 },
      new AbortController().signal,
    );
    const film = await store.get(missing ?? '');
    expect(film.toString('latin1', 4, 8)).toBe('ftyp');
    expect(film.length).toBeGreaterThan(50_000);
    for (const key of others) expect((await store.get(key)).toString()).toBe('there already');
    expect(await readdir(scratch)).toEqual([]);
  }, 120_000);
});
