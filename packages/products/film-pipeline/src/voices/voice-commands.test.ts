import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import { PiperCatalogue, tinyPiperVoice } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runVoiceCommand } from './voice-commands.js';

let folder: string;
let catalogue: PiperCatalogue;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-commands-'));
  catalogue = new PiperCatalogue();
  const add = (code: string, name: string, espeakVoice: string, licence: string) =>
    catalogue.add(
      { code, languageName: code, name, quality: 'medium' },
      tinyPiperVoice({ espeakVoice, licence }),
    );
  add('en_US', 'john', 'en-us', 'public domain');
  add('en_US', 'lessac', 'en-us', 'Blizzard 2013 license');
  add('fr_FR', 'siwis', 'fr', 'CC BY 4.0');
  add('sv_SE', 'aaron', 'sv', 'CC BY-NC 4.0');
  add('sv_SE', 'pim', 'sv', 'CC0');
  add('pl_PL', 'gosia', 'pl', 'research only');
  await catalogue.listen();
});
afterAll(async () => {
  await catalogue.close();
  await rm(folder, { recursive: true });
});

function surroundings(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    STORAGE_DIR: join(folder, 'store'),
    VOICE_CATALOGUE_URL: catalogue.url,
    VOICE_DOWNLOADS: join(folder, 'downloads'),
    ALLOWED_PRIVATE_ORIGINS: catalogue.origin,
  };
}

async function run(...args: string[]): Promise<{ code: number; out: unknown; err: string }> {
  let err = '';
  const stream = {
    write: (text: string | Uint8Array) => {
      err += String(text);
      return true;
    },
  };
  const { signal } = new AbortController();
  const { code, report } = await runVoiceCommand(args, surroundings(), { stream, signal });
  return { code, out: report, err };
}

describe('npm run admin -- install-voices', () => {
  it('installs a language’s voices, shows their licences and pace, and leaves them alone the next time', async () => {
    const first = await run('install-voices', '--languages', 'en');
    expect([first.code, first.out]).toEqual([
      0,
      {
        ok: true,
        from: catalogue.url,
        voices: [
          expect.objectContaining({
            ...{ key: 'en_US-john-medium', outcome: 'installed', licence: 'public domain' },
            ...{ voice_id: 'voice_en_us_john_medium', words_per_minute: expect.any(Number) },
          }),
        ],
      },
    ]);
    expect(first.err).toMatch(/en_US-john-medium: 0 of 0 MB \(100%\)\n/);
    expect(first.err).toMatch(/speaks as voice_en_us_john_medium, .*; licence: public domain\n/);
    const preview = catalogueKeys.voice('voice_en_us_john_medium');
    const store = new DiskObjectStore(join(folder, 'store'));
    expect((await store.stat(preview))?.bytes).toBeGreaterThan(20_000);
    const again = await run('install-voices', '--languages', 'en');
    expect(again.out).toMatchObject({ voices: [{ outcome: 'kept' }] });
  });

  it('passes over what a business may not use, unless it is named', async () => {
    const swedish = await run('install-voices', '--languages', 'sv');
    expect(swedish.out).toMatchObject({ ok: true, voices: [{ key: 'sv_SE-pim-medium' }] });
    expect(swedish.err).toContain('sv_SE-aaron-medium is left out: its licence is "CC BY-NC 4.0"');
    const polish = await run('install-voices', '--languages', 'pl');
    expect([polish.code, polish.out]).toMatchObject([1, { ok: false }]);
    expect(polish.err).toContain('no voice of "pl" has a licence that lets a business use it');
    const named = await run('install-voices', '--voices', 'en_US-lessac-medium');
    expect(named.code).toBe(0);
    expect(named.err).toContain('licence: Blizzard 2013 license (not for business use)');
  });

  it('names a language that no voice speaks, and those that one does', async () => {
    const { code, out, err } = await run('install-voices', '--languages', 'en,xx');
    expect([code, out]).toEqual([1, null]);
    expect(err).toBe(
      'the catalogue has no voice that speaks "xx". It has: en (en_US), fr (fr_FR), pl (pl_PL), sv (sv_SE)\n',
    );
    expect((await run('install-voices', '--voices', 'en_US-joe-low')).err).toContain(
      'the catalogue has no voice "en_US-joe-low". It has: en_US-john-medium, en_US-lessac-medium',
    );
  });

  it.each([
    [['install-voices']],
    [['install-voices', '--languages']],
    [['install-voices', '--language', 'en']],
    [['remove-voice']],
    [['sing']],
  ])('%j is a wrong call', async (args) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, null]);
    expect(err).toContain('usage: install-voices');
  });

  it.each([[['--help']], [['install-voices', '--help']], [['install-voices', '-h']]])(
    '%j tells how it is called',
    async (args) => {
      const { code, out, err } = await run(...args);
      expect([code, out]).toEqual([0, null]);
      expect(err).toMatch(/^usage: install-voices[\s\S]*--from[\s\S]*remove-voice VOICE_ID\n$/);
    },
  );

  it('installs from a folder the voices that are whole in it, and names the files of those that are not', async () => {
    const offline = join(folder, 'offline');
    await mkdir(offline);
    const address = new URL(catalogue.url);
    const fetched = async (path: string) =>
      Buffer.from(await (await fetch(new URL(path, address))).arrayBuffer());
    await writeFile(join(offline, 'voices.json'), await fetched(''));
    const model = catalogue.modelOf('sv_SE-pim-medium');
    const name = basename(model);
    await writeFile(join(offline, name), await fetched(model));
    await writeFile(join(offline, `${name}.json`), await fetched(`${model}.json`));
    const from = ['--from', offline];
    const cardless = await run('install-voices', '--languages', 'sv', ...from);
    expect([cardless.code, cardless.out]).toMatchObject([1, { ok: false }]);
    expect(cardless.err).toMatch(
      /sv_SE-pim-medium could not be installed: .* lacks a file: put it there as .*MODEL_CARD or sv_SE-pim-medium\.MODEL_CARD\n/,
    );
    const card = await fetched(model.replace(name, 'MODEL_CARD'));
    await writeFile(join(offline, 'sv_SE-pim-medium.MODEL_CARD'), card);
    const both = await run('install-voices', '--languages', 'sv,fr', ...from);
    expect(both.out).toMatchObject({ ok: false, from: offline });
    expect(both.err).toMatch(/sv_SE-pim-medium (?:speaks as|is installed already)/);
    expect(both.err).toMatch(/fr_FR-siwis-medium could not be installed: .* lacks a file/);
  });

  it('says what to do where the catalogue cannot be reached', async () => {
    const { code, err } = await run('install-voices', '--languages', 'en', '--from', folder);
    expect([code, err]).toEqual([
      1,
      `${folder} has no voices.json: copy the catalogue's into it, beside the voices\n`,
    ]);
  });
});

describe('npm run admin -- remove-voice', () => {
  it('removes what list-voices lists', async () => {
    await run('install-voices', '--languages', 'en');
    const ids = async () => {
      const { out } = await run('list-voices');
      return (out as { voices: { voice_id: string }[] }).voices.map(({ voice_id: id }) => id);
    };
    expect(await ids()).toContain('voice_en_us_john_medium');
    const removed = await run('remove-voice', 'voice_en_us_john_medium');
    expect(removed.out).toEqual({ ok: true, removed: 'voice_en_us_john_medium' });
    expect(await ids()).not.toContain('voice_en_us_john_medium');
    const again = await run('remove-voice', 'voice_en_us_john_medium');
    expect(again.code).toBe(1);
    expect(again.err).toContain('no installed voice is called "voice_en_us_john_medium"');
  });
});
