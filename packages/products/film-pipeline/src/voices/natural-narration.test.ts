import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineWarning } from '@groundwork/contract/warnings';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { loadEnvironment } from '@groundwork/runtime';
import type { NaturalVoices } from '@groundwork/speech/natural-speech';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import { PiperCatalogue, tinyPiperVoice } from '@groundwork/testing';
import { VoiceProcesses } from '@groundwork/voices';
import { folderOfVoices, installVoice, removeVoice } from '@groundwork/voices/install';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { narrate } from '../composing/narrate.js';
import { filmOnly } from '../service/testing/film-only.js';

const espeakPath = process.env.ESPEAK_PATH || 'espeak-ng';
const { signal } = new AbortController();
const ENGLISH = 'voice_en_us_john_medium';
const GERMAN = 'voice_de_de_thorsten_medium';

let folder: string;
let store: DiskObjectStore;
let processes: VoiceProcesses;
let failures: unknown[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'natural-'));
  store = new DiskObjectStore(join(folder, 'store'));
  processes = new VoiceProcesses({ store, folder: join(folder, 'copies'), espeakPath });
  const catalogue = new PiperCatalogue();
  const quality = 'medium';
  catalogue.add(
    { code: 'en_US', languageName: 'English', name: 'john', quality },
    tinyPiperVoice({ espeakVoice: 'en-us' }),
  );
  catalogue.add(
    { code: 'de_DE', languageName: 'German', name: 'thorsten', quality },
    tinyPiperVoice({ espeakVoice: 'de' }),
  );
  await catalogue.writeTo(join(folder, 'catalogue'));
  await installAll();
});
afterAll(async () => {
  processes.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  failures = [];
});

async function installAll(): Promise<void> {
  const source = folderOfVoices(join(folder, 'catalogue'));
  for (const voice of await source.catalogue(signal)) {
    await installVoice(source, voice, {
      ...{ store, signal, folder: join(folder, 'downloads'), retryMs: 1 },
      onProgress: () => undefined,
      listen: async () => 1,
    });
  }
}

async function openTask(voices: Partial<NaturalVoices> = {}) {
  const installed = new InstalledVoices(store);
  const natural: NaturalVoices = {
    list: () => installed.list(),
    say: (voice, text, until) => processes.say(voice, text, until),
    failed: (cause) => failures.push(cause),
    ...voices,
  };
  const engines = await openEngines(filmOnly(natural), loadEnvironment(engineEnvironment, {}));
  const recorded: EngineWarning[] = [];
  const recorder = {
    called: () => undefined,
    warned: (warning: EngineWarning) => recorded.push(warning),
  };
  const { ports: engine, warnings } = await engines.forTask({ signal, recorder });
  const speak = (text: string, language = 'en', voiceId: string | null = null) =>
    engine.speech.speak({ text, language, voiceId, signal });
  return { engine, speak, warnings, recorded };
}

const removed = {
  capability: 'speech',
  reason: 'removed',
  message: expect.stringContaining('its voice is no longer installed'),
};

describe('an installed voice', () => {
  it('speaks its language when the request names no voice, each word when it is heard', async () => {
    const { speak, warnings } = await openTask();
    const speech = await speak('A wide garden lies behind the house. It costs 250,000 euros.');
    expect(speech.speaker).toBe('installed');
    expect(speech.words.map(({ text }) => text).join(' ')).toBe(
      'A wide garden lies behind the house. It costs 250,000 euros.',
    );
    let clock = 0;
    for (const { start, end } of speech.words) {
      expect(start).toBeGreaterThanOrEqual(clock);
      expect(end).toBeGreaterThan(start);
      clock = end;
    }
    expect(clock).toBeLessThanOrEqual(speech.seconds);
    expect(speech.seconds - clock).toBeLessThan(0.1);
    expect([warnings, failures]).toEqual([[], []]);
  });

  it('speaks by its id, and the voices of the catalogue by theirs', async () => {
    const { speak, warnings } = await openTask();
    expect((await speak('Ein Garten.', 'de', GERMAN)).speaker).toBe('installed');
    expect((await speak('A garden.', 'en', 'voice_en_clara')).speaker).toBeUndefined();
    expect((await speak('Un jardin.', 'fr')).speaker).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('of another language leaves a text to the voice of its own', async () => {
    const { speak } = await openTask();
    const own = await speak('Ein Garten.', 'de', GERMAN);
    expect((await speak('Ein Garten.', 'de', ENGLISH)).seconds).toBeCloseTo(own.seconds, 5);
    expect((await speak('Un jardin.', 'fr', ENGLISH)).speaker).toBeUndefined();
  });

  it('that is gone is reported, and the film is still spoken', async () => {
    const { speak, warnings, recorded } = await openTask();
    expect((await speak('A garden.', 'en', 'voice_en_us_gone_medium')).speaker).toBeUndefined();
    expect((await speak('A pool.', 'en', 'voice_en_us_gone_medium')).speaker).toBeUndefined();
    expect(warnings).toEqual([removed]);
    expect(recorded).toEqual(warnings);
    expect(failures).toHaveLength(1);
  });

  it('that is removed between two sentences leaves the whole film to one voice', async () => {
    let said = 0;
    // Loaded again for each sentence, as by another worker.
    const { engine, warnings } = await openTask({
      say: async (voice, text, until) => {
        said += 1;
        if (said === 2) await removeVoice(store, voice.voice.voice_id);
        const copies = join(folder, `copies-${said}`);
        const own = new VoiceProcesses({ store, folder: copies, espeakPath });
        return await own.say(voice, text, until).finally(() => own.close());
      },
    });
    const narrated = await narrate(
      { engine, store, drawings: 1 },
      {
        options: { format: '16:9', script: 'A house.\n\nA pool.' },
        ...{ texts: ['A house.', 'A pool.'], narration: true, voiceId: null, prefix: 'tasks/t' },
      },
      signal,
    );
    const studio = await openEngines(filmOnly(), loadEnvironment(engineEnvironment, {}));
    const alone = await (await studio.embedded()).speech.speak({
      ...{ text: 'A house.', language: 'en', voiceId: null, signal },
    });
    expect(narrated[0]?.speech?.seconds).toBe(alone.seconds);
    expect(warnings).toEqual([removed]);
    await installAll();
  });

  it('that fails is reported, and not asked again in that film', async () => {
    const asked: string[] = [];
    const { speak, warnings } = await openTask({
      say: async (_voice, text) => {
        asked.push(text);
        throw new Error('it ended');
      },
    });
    expect((await speak('A garden.')).speaker).toBeUndefined();
    expect((await speak('A pool.')).speaker).toBeUndefined();
    expect(asked).toEqual(['A garden.']);
    expect(warnings).toEqual([expect.objectContaining({ reason: 'unavailable' })]);
  });
});
