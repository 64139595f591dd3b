import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import { openStore } from '@groundwork/storage/open-storage';
import { ownS3Credentials, startOwnS3 } from '@groundwork/storage/own-s3';
import { PiperCatalogue, tinyPiperVoice } from '@groundwork/testing';
import { afterAll, expect, it } from '@jest/globals';
import { VoiceProcesses } from '../speak/voice-processes.js';
import { installVoice, removeVoice } from './install-voice.js';
import { catalogueAt } from './voice-source.js';

const espeakPath = process.env.ESPEAK_PATH || 'espeak-ng';
const { signal } = new AbortController();
const BUCKET = 'voices-of-workers';

const catalogue = new PiperCatalogue();
const folder = await mkdtemp(join(tmpdir(), 'voices-in-bucket-'));
const server = await startOwnS3(BUCKET);
Object.assign(process.env, ownS3Credentials);
afterAll(async () => {
  for (const name of Object.keys(ownS3Credentials)) delete process.env[name];
  await catalogue.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** The storage of a worker with S3_BUCKET set; each has a scratch folder of its own. */
async function worker(name: string) {
  const store = await openStore({ S3_BUCKET: BUCKET, S3_ENDPOINT: server.endpoint });
  const processes = new VoiceProcesses({ store, folder: join(folder, name), espeakPath });
  return { store, voices: new InstalledVoices(store), processes };
}

it('a voice in a bucket is listed and spoken by workers that share nothing else, until it is removed', async () => {
  const key = catalogue.add(
    { code: 'en_US', languageName: 'English', name: 'john', quality: 'medium' },
    tinyPiperVoice({ espeakVoice: 'en-us', licence: 'public domain' }),
  );
  await catalogue.listen();
  const allowed = { allowedPrivateOrigins: [catalogue.origin] };
  const from = catalogueAt(catalogue.url, createSafeFetch(allowed));
  const wanted = (await from.catalogue(signal)).find((voice) => voice.key === key);
  if (wanted === undefined) throw new Error(`no ${key}`);
  const [one, other] = [await worker('one'), await worker('other')];
  const [third, fourth] = [await worker('third'), await worker('fourth')];
  try {
    const installed = await installVoice(from, wanted, {
      ...{ store: one.store, signal, folder, retryMs: 1 },
      onProgress: () => undefined,
      listen: async () => 1,
    });
    for (const { voices, processes } of [one, other]) {
      const [found] = await voices.list();
      expect(found).toEqual(installed);
      if (found === undefined) continue;
      const { samples } = await processes.say(found, 'A wide garden.', signal);
      expect(samples.length).toBeGreaterThan(10_000);
    }
    await removeVoice(other.store, installed.voice.voice_id);
    expect(await third.voices.list()).toEqual([]);
    // A process that has it loaded goes on speaking; one that has not learns that it is gone.
    const said = await one.processes.say(installed, 'And a terrace.', signal);
    expect(said.samples.length).toBeGreaterThan(10_000);
    await expect(fourth.processes.say(installed, 'A.', signal)).rejects.toMatchObject({
      name: 'ObjectNotFound',
    });
  } finally {
    one.processes.close();
    other.processes.close();
  }
});
