import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, loadEnvironment } from '@groundwork/runtime';
import { safeFetchEnvironment } from '@groundwork/safe-fetch/environment';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { speechEnvironment as generationEnvironment } from '@groundwork/speech/espeak';
import { storageEnvironment } from '@groundwork/storage/environment';
import { type InstalledVoice, readInstalledVoices } from '@groundwork/storage/installed-voices';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import { openStore } from '@groundwork/storage/open-storage';
import { VoiceProcesses } from '@groundwork/voices';
import {
  catalogueAt,
  folderOfVoices,
  NotACatalogue,
  PIPER_CATALOGUE,
  removeVoice,
  VoiceSourceError,
} from '@groundwork/voices/install';
import { z } from 'zod';
import { type Installed, installVoices, UnknownVoice } from './install-voices.js';

/** Per cent between two lines about a download. */
const STEP = 25;

/** Tells a person how far downloads are. */
function progressLines(stream: Pick<NodeJS.WriteStream, 'write'>) {
  const tell = (line: string) => void stream.write(`${line}\n`);
  const said = new Map<string, number>();
  return {
    tell,
    onProgress: (key: string, bytes: number, total: number) => {
      const percent = Math.floor((bytes / total) * 100);
      if (said.get(key) === Math.floor(percent / STEP)) return;
      said.set(key, Math.floor(percent / STEP));
      tell(`${key}: ${(bytes / 1e6).toFixed(0)} of ${(total / 1e6).toFixed(0)} MB (${percent}%)`);
    },
  };
}

const { STORAGE_DIR, S3_BUCKET, S3_ENDPOINT, S3_REGION } = storageEnvironment;
const { ALLOWED_PRIVATE_ORIGINS } = safeFetchEnvironment;
const { ESPEAK_PATH } = generationEnvironment;
const environment = {
  ...{ STORAGE_DIR, S3_BUCKET, S3_ENDPOINT, S3_REGION, ALLOWED_PRIVATE_ORIGINS, ESPEAK_PATH },
  /** Catalogue of voices, as the Piper voices have it. */
  VOICE_CATALOGUE_URL: z.url({ protocol: /^https?$/ }).default(PIPER_CATALOGUE),
  /** Folder of unfinished downloads, which a later run goes on with. */
  VOICE_DOWNLOADS: z.string().min(1).default(join(tmpdir(), 'groundwork-voice-downloads')),
  /** Seconds before a broken download is gone on with, doubled each time. */
  VOICE_RETRY_SECONDS: z.coerce.number().positive().default(2),
};
type Environment = z.output<z.ZodObject<typeof environment>>;

const USAGE = [
  'usage: install-voices --languages en,de | --voices KEY,… [--from FOLDER]',
  '         --languages  the recommended voices of each language, some 63 MB each',
  '         --voices     voices by their names in the catalogue, such as de_DE-thorsten-high',
  "         --from       a folder with the catalogue's voices.json and the voices' files, for machines without a network",
  '       list-voices',
  '       remove-voice VOICE_ID',
].join('\n');

class WrongUse extends Error {}

/** A comma-separated option. */
function listOf(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}

interface Workplace {
  readonly store: ObjectStore;
  readonly settings: Environment;
  readonly stream: Pick<NodeJS.WriteStream, 'write'>;
  readonly signal: AbortSignal;
}

async function install(args: string[], { store, settings, stream, signal }: Workplace) {
  const { values } = parseArgs({
    args,
    options: {
      languages: { type: 'string' },
      voices: { type: 'string' },
      from: { type: 'string' },
    },
  });
  const wish = {
    languages: listOf(values.languages).map((language) => language.toLowerCase()),
    voices: listOf(values.voices),
  };
  if (wish.languages.length + wish.voices.length === 0) {
    throw new WrongUse('install-voices needs --languages or --voices');
  }
  const { ALLOWED_PRIVATE_ORIGINS: allowedPrivateOrigins, ESPEAK_PATH: espeakPath } = settings;
  const source =
    values.from === undefined
      ? catalogueAt(settings.VOICE_CATALOGUE_URL, createSafeFetch({ allowedPrivateOrigins }))
      : folderOfVoices(values.from);
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-voices-'));
  const processes = new VoiceProcesses({ store, folder, espeakPath });
  try {
    const results = await installVoices(wish, {
      ...{ source, store, processes, signal },
      downloads: settings.VOICE_DOWNLOADS,
      retryMs: settings.VOICE_RETRY_SECONDS * 1000,
      ...progressLines(stream),
    });
    const failed = results.some(({ outcome }) => outcome === 'failed');
    return { ok: !failed, from: source.place, voices: results.map(reportOf) };
  } finally {
    processes.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function reportOf(result: Installed): object {
  if (result.outcome === 'failed') return result;
  const { key, outcome, voice } = result;
  return { key, outcome, ...shown(voice), ...(outcome === 'installed' && measured(result.heard)) };
}

function measured({ wordsPerMinute, speed }: Extract<Installed, { heard: unknown }>['heard']) {
  return { words_per_minute: wordsPerMinute, seconds_made_per_second: speed };
}

function shown({ voice, licence, bytes, source, installed_at, rank }: InstalledVoice) {
  const { voice_id, name, language, accent, gender } = voice;
  return { voice_id, name, language, accent, gender, rank, licence, bytes, source, installed_at };
}

async function list(store: ObjectStore) {
  return { ok: true, voices: (await readInstalledVoices(store)).map(shown) };
}

async function remove(args: string[], store: ObjectStore) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1)
    throw new WrongUse('remove-voice needs the id of one voice; list-voices lists them');
  const installed = await readInstalledVoices(store);
  const found = installed.find(
    ({ voice, catalogue_key: key }) => voice.voice_id === id || key === id,
  );
  if (found === undefined) {
    const ids = installed.map(({ voice }) => voice.voice_id);
    throw new UnknownVoice(
      `no installed voice is called "${id}"${ids.length > 0 ? `. Installed: ${ids.join(', ')}` : ''}`,
    );
  }
  const { voice_id: voiceId } = found.voice;
  await removeVoice(store, voiceId);
  await store.delete(catalogueKeys.voice(voiceId));
  return { ok: true, removed: voiceId };
}

export interface CommandEnd {
  /** 0 done, 1 a voice could not be installed or is unknown, 2 a wrong call or environment. */
  readonly code: 0 | 1 | 2;
  /** For standard output; null where there is nothing to report. */
  readonly report: object | null;
}

/**
 * Runs an operators' command on the installed voices.
 * @param stream where it tells a person what happens
 */
export async function runVoiceCommand(
  [verb, ...args]: readonly string[],
  variables: NodeJS.ProcessEnv,
  {
    stream,
    signal,
  }: { readonly stream: Pick<NodeJS.WriteStream, 'write'>; readonly signal: AbortSignal },
): Promise<CommandEnd> {
  if (
    verb === undefined ||
    [verb, ...args].some((word) => ['--help', '-h', 'help'].includes(word))
  ) {
    stream.write(`${USAGE}\n`);
    return { code: verb === undefined ? 2 : 0, report: null };
  }
  try {
    const settings = loadEnvironment(environment, variables);
    const store = await openStore(settings);
    const run = () => {
      if (verb === 'install-voices') return install(args, { store, settings, stream, signal });
      if (verb === 'list-voices') return list(store);
      if (verb === 'remove-voice') return remove(args, store);
      throw new WrongUse(`unknown command "${verb}"`);
    };
    const report = await run();
    return { code: report.ok ? 0 : 1, report };
  } catch (error) {
    const faults = [EnvironmentError, UnknownVoice, VoiceSourceError, NotACatalogue];
    const isOurs = signal.aborted || faults.some((kind) => error instanceof kind);
    const isMisuse = isWrongUse(error);
    if (!(error instanceof Error) || !(isOurs || isMisuse)) throw error;
    stream.write(`${error.message}\n${isMisuse ? `${USAGE}\n` : ''}`);
    return { code: isMisuse || error instanceof EnvironmentError ? 2 : 1, report: null };
  }
}

/** Ours, or that of Node's own reading of options. */
function isWrongUse(error: unknown): boolean {
  const code: unknown = Reflect.get(Object(error), 'code');
  return error instanceof WrongUse || String(code).startsWith('ERR_PARSE_ARGS');
}
