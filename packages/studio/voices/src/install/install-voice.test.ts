import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { InstalledVoices, readInstalledVoices } from '@groundwork/storage/installed-voices';
import { PiperCatalogue, tinyPiperVoice } from '@groundwork/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { VoiceProcesses } from '../speak/voice-processes.js';
import { type InstallOptions, installVoice, removeVoice } from './install-voice.js';
import { catalogueAt, folderOfVoices } from './voice-source.js';

const espeakPath = process.env.ESPEAK_PATH || 'espeak-ng';
const { signal } = new AbortController();

let folder: string;
let downloads: string;
let store: DiskObjectStore;
let catalogue: PiperCatalogue;
let key: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voices-'));
  downloads = join(folder, 'downloads');
  await mkdir(downloads);
  store = new DiskObjectStore(join(folder, 'store'));
  catalogue = new PiperCatalogue();
  key = catalogue.add(
    { code: 'en_US', languageName: 'English', name: 'john', quality: 'medium' },
    tinyPiperVoice({ espeakVoice: 'en-us', licence: 'public domain' }),
  );
  await catalogue.listen();
});
afterEach(async () => {
  await catalogue.close();
  await rm(folder, { recursive: true });
});

function source() {
  return catalogueAt(catalogue.url, createSafeFetch({ allowedPrivateOrigins: [catalogue.origin] }));
}

async function install(
  from = source(),
  options: Partial<InstallOptions> = {},
): ReturnType<typeof installVoice> {
  const wanted = (await from.catalogue(signal)).find((voice) => voice.key === key);
  if (wanted === undefined) throw new Error(`no ${key}`);
  return await installVoice(from, wanted, {
    ...{ store, signal, folder: downloads, retryMs: 1 },
    onProgress: () => undefined,
    listen: async () => 1.25,
    ...options,
  });
}

async function everything(): Promise<string[]> {
  const keys: string[] = [];
  for await (const one of store.list('')) keys.push(one);
  return keys;
}

describe('installing a voice', () => {
  it('lists it with its licence, once it has been heard', async () => {
    const progress: number[] = [];
    const voice = await install(source(), {
      onProgress: (bytes, total) => progress.push(bytes / total),
      listen: async (unheard) => {
        expect(await readInstalledVoices(store)).toEqual([]);
        expect(unheard.slowdown).toBe(1);
        return 1.25;
      },
    });
    expect(voice).toMatchObject({
      voice: {
        voice_id: 'voice_en_us_john_medium',
        ...{ name: 'John', type: 'public', language: 'en', accent: 'United States' },
        ...{ gender: 'male', age: null, preview_url: null },
      },
      catalogue_key: key,
      licence: 'public domain',
      slowdown: 1.25,
      source: catalogue.url,
    });
    expect(await new InstalledVoices(store).list()).toEqual([voice]);
    expect([progress[0], progress.at(-1)]).toEqual([0, 1]);
    const card = await store.get('voices/voice-en-us-john-medium/card.txt');
    expect(card.toString()).toContain('License: public domain');
    expect(await readdir(downloads)).toEqual([]);
  });

  it('makes of Piper’s files what speaks, at the pace that is wanted', async () => {
    const voice = await install();
    const processes = new VoiceProcesses({ store, folder: join(folder, 'copies'), espeakPath });
    try {
      const slow = await processes.say(voice, 'A wide garden.', signal);
      const own = await processes.say({ ...voice, slowdown: 1 }, 'A wide garden.', signal);
      expect(slow.sampleRate).toBe(22_050);
      expect(Math.max(...slow.samples)).toBeGreaterThan(0.2);
      expect(slow.samples.length / own.samples.length).toBeCloseTo(1.25, 1);
    } finally {
      processes.close();
    }
  });

  it('goes on with a download that breaks, several times', async () => {
    const model = catalogue.modelOf(key);
    catalogue.breakOff(model, 100, 200);
    await install();
    const asked = catalogue.requests.filter(({ path }) => path === model).map(({ from }) => from);
    expect(asked).toEqual([0, 100, 300]);
  });

  it('goes on in a later run, and begins anew where the server cannot', async () => {
    const model = catalogue.modelOf(key);
    catalogue.breakOff(model, 100, 10, 10, 10, 10);
    await expect(install()).rejects.toThrow('connection_failed');
    expect(await everything()).toEqual([]);
    catalogue.knowsRanges = false;
    await install();
    const last = catalogue.requests.findLast(({ path }) => path === model);
    expect(last).toEqual({ path: model, from: 0 });
    expect(await readInstalledVoices(store)).toHaveLength(1);
  });

  it('refuses a file that is not the catalogue’s, and fetches it anew the next time', async () => {
    const model = catalogue.modelOf(key);
    const right = tinyPiperVoice({ espeakVoice: 'en-us', licence: 'public domain' }).model;
    const wrong = Buffer.from(right);
    wrong[50] = (wrong[50] ?? 0) ^ 1;
    catalogue.replace(model, wrong);
    await expect(install()).rejects.toThrow(/is not what its catalogue lists: .* MD5/);
    expect(await everything()).toEqual([]);
    catalogue.replace(model, right);
    await install();
    expect(await readInstalledVoices(store)).toHaveLength(1);
  });

  it('tells of a full disk, and leaves nothing in the store', async () => {
    const from = source();
    const [wanted] = await from.catalogue(signal);
    await symlink('/dev/full', join(downloads, `${wanted?.model.md5}.part`));
    await expect(install(from)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await everything()).toEqual([]);
  });

  it('leaves nothing of a voice that does not speak', async () => {
    const listen = async () => {
      throw new Error('it says nothing');
    };
    await expect(install(source(), { listen })).rejects.toThrow('it says nothing');
    expect(await everything()).toEqual([]);
  });

  it('keeps the voice that is there when its next release does not speak', async () => {
    const before = await install();
    key = catalogue.add(
      { code: 'en_US', languageName: 'English', name: 'john', quality: 'medium' },
      tinyPiperVoice({ espeakVoice: 'en-us', soundSamples: 700 }),
    );
    const listen = async () => {
      throw new Error('it says nothing');
    };
    await expect(install(source(), { listen })).rejects.toThrow('it says nothing');
    expect(await readInstalledVoices(store)).toEqual([before]);
    expect(await store.stat(before.model_key)).not.toBeNull();
    const after = await install();
    expect(after.model_key).not.toBe(before.model_key);
    expect(await store.stat(before.model_key)).toBeNull();
  });

  it('tells which voices cannot be read', async () => {
    const { model, card } = tinyPiperVoice({ espeakVoice: 'en-us' });
    key = catalogue.add(
      { code: 'en_US', languageName: 'English', name: 'plain', quality: 'low' },
      { model, card, config: Buffer.from('{"audio":{"sample_rate":22050}}') },
    );
    await expect(install()).rejects.toThrow('its configuration has no usable espeak');
    key = catalogue.add(
      { code: 'en_US', languageName: 'English', name: 'letters', quality: 'low' },
      {
        ...{ model, card },
        config: Buffer.from(
          '{"audio":{"sample_rate":22050},"espeak":{"voice":"en"},"phoneme_type":"text","phoneme_id_map":{}}',
        ),
      },
    );
    await expect(install()).rejects.toThrow('reads its letters by "text"');
  });
});

describe('a folder of voices', () => {
  it('is installed from without a network, as a copy of the catalogue', async () => {
    await catalogue.writeTo(join(folder, 'copy'));
    const voice = await install(folderOfVoices(join(folder, 'copy')));
    expect(voice.source).toBe(join(folder, 'copy'));
    expect(voice.licence).toBe('public domain');
    expect(catalogue.requests).toEqual([]);
  });

  it('may have all files in one place', async () => {
    const flat = join(folder, 'flat');
    await mkdir(flat);
    const { model, config, card } = tinyPiperVoice({
      espeakVoice: 'en-us',
      licence: 'public domain',
    });
    await writeFile(join(flat, 'voices.json'), catalogue.listing());
    await writeFile(join(flat, `${key}.onnx`), model);
    await writeFile(join(flat, `${key}.onnx.json`), config);
    await writeFile(join(flat, `${key}.MODEL_CARD`), card);
    expect((await install(folderOfVoices(flat))).licence).toBe('public domain');
  });

  it('says what it lacks', async () => {
    const empty = join(folder, 'empty');
    await expect(folderOfVoices(empty).catalogue(signal)).rejects.toThrow('is not a folder');
    await mkdir(empty);
    await expect(folderOfVoices(empty).catalogue(signal)).rejects.toThrow('has no voices.json');
    await writeFile(join(empty, 'voices.json'), catalogue.listing());
    await expect(install(folderOfVoices(empty))).rejects.toThrow(
      / lacks a file: put it there as .*\/MODEL_CARD or en_US-john-medium\.MODEL_CARD$/,
    );
  });
});

describe('a removed voice', () => {
  it('is gone with all that was its own, and speaks on where it is loaded', async () => {
    const voice = await install();
    const processes = new VoiceProcesses({ store, folder: join(folder, 'copies'), espeakPath });
    try {
      await processes.say(voice, 'One.', signal);
      await removeVoice(store, voice.voice.voice_id);
      expect(await everything()).toEqual([]);
      expect((await processes.say(voice, 'Two.', signal)).samples.length).toBeGreaterThan(0);
    } finally {
      processes.close();
    }
    const others = new VoiceProcesses({ store, folder: join(folder, 'other'), espeakPath });
    await expect(others.say(voice, 'Three.', signal)).rejects.toMatchObject({
      name: 'ObjectNotFound',
    });
    others.close();
  });
});

describe('a voice that fails', () => {
  it('tells why it cannot be loaded, and is tried anew', async () => {
    const voice = await install();
    const copies = join(folder, 'copies');
    const broken = new VoiceProcesses({ store, folder: copies, espeakPath: '/nowhere/espeak-ng' });
    await expect(broken.say(voice, 'One.', signal)).rejects.toThrow('needs espeak-ng');
    const right = await store.get(voice.model_key);
    const options = { contentType: 'application/octet-stream' };
    await store.put(voice.model_key, Buffer.from('no model'), options);
    const processes = new VoiceProcesses({ store, folder: copies, espeakPath });
    try {
      await expect(processes.say(voice, 'One.', signal)).rejects.toMatchObject({
        name: 'VoiceFailed',
      });
      await store.put(voice.model_key, right, options);
      expect((await processes.say(voice, 'One.', signal)).samples.length).toBeGreaterThan(0);
    } finally {
      processes.close();
    }
  });

  it('is not waited for by a caller that is gone', async () => {
    const voice = await install();
    const processes = new VoiceProcesses({ store, folder: join(folder, 'copies'), espeakPath });
    const caller = new AbortController();
    const said = processes.say(voice, 'One.', caller.signal);
    caller.abort(new Error('cancelled'));
    await expect(said).rejects.toThrow('cancelled');
    expect((await processes.say(voice, 'Two.', signal)).samples.length).toBeGreaterThan(0);
    processes.close();
  });
});
