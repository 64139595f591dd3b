import { type InstalledVoice, readInstalledVoices } from '@groundwork/storage/installed-voices';
import {
  type CatalogueVoice,
  fetchLicence,
  forbidsBusiness,
  installVoice,
  type VoiceSource,
  voiceIdOf,
  voicesForLanguage,
} from '@groundwork/voices/install';
import { type HeardVoice, type ListeningRoom, listenToVoice } from './listen-to-voice.js';

/** Thrown for a wish that the catalogue cannot fulfil; the message tells the operator. */
export class UnknownVoice extends Error {
  override readonly name = 'UnknownVoice';
}

export interface InstallWish {
  readonly languages: readonly string[];
  /** Names in the catalogue, such as `de_DE-thorsten-medium`. */
  readonly voices: readonly string[];
}

export interface Installation extends ListeningRoom {
  readonly source: VoiceSource;
  readonly downloads: string;
  readonly retryMs: number;
  readonly signal: AbortSignal;
  /** Prints a line for the person who waits. */
  readonly tell: (line: string) => void;
  /** @param bytes of `total` of a voice's model that are here */
  readonly onProgress: (key: string, bytes: number, total: number) => void;
}

export type Installed =
  | {
      readonly key: string;
      readonly outcome: 'installed';
      readonly voice: InstalledVoice;
      readonly heard: HeardVoice;
    }
  | { readonly key: string; readonly outcome: 'kept'; readonly voice: InstalledVoice }
  | { readonly key: string; readonly outcome: 'failed'; readonly why: string };

/** Most voices of a language whose cards are read for one that a business may use. */
const MOST_LOOKED_AT = 8;

/**
 * Installs the voices that were wished for. One that fails keeps none of the others from being installed.
 * @throws UnknownVoice before anything is fetched; VoiceSourceError, NotACatalogue when there is no catalogue
 */
export async function installVoices(
  wish: InstallWish,
  installation: Installation,
): Promise<Installed[]> {
  const { source, store, signal, tell } = installation;
  const catalogue = await source.catalogue(signal);
  const byLanguage = wish.languages.map((language) => ({
    language,
    ...voicesOf(catalogue, language),
  }));
  const named = wish.voices.map((key) => voiceOf(catalogue, key));
  const results: Installed[] = [];
  const install = async (voice: CatalogueVoice) => {
    if (results.some(({ key }) => key === voice.key)) return;
    results.push(await installOne(voice, installation, await readInstalledVoices(store)));
  };
  const fail = (key: string, why: string) => results.push({ key, outcome: 'failed', why });
  for (const { language, recommended, others } of byLanguage) {
    const failures = results.length;
    const chosen = await allowedFor(recommended, installation, fail);
    const wanted =
      chosen.length > 0 || results.length > failures
        ? chosen
        : await allowedFor(others.slice(0, MOST_LOOKED_AT), installation, fail, 1);
    if (wanted.length === 0 && results.length === failures) {
      const why = `no voice of "${language}" has a licence that lets a business use it: name one with --voices to install it all the same`;
      tell(why);
      fail(language, why);
    }
    for (const voice of wanted) await install(voice);
  }
  for (const voice of named) await install(voice);
  return results;
}

/** @throws UnknownVoice */
function voicesOf(catalogue: readonly CatalogueVoice[], language: string) {
  const found = voicesForLanguage(catalogue, language);
  if (found.recommended.length + found.others.length > 0) return found;
  const known = new Map(catalogue.map((voice) => [voice.language, voice.languageName]));
  const list = [...known].sort().map(([code, name]) => `${code} (${name})`);
  throw new UnknownVoice(
    `the catalogue has no voice that speaks "${language}". It has: ${list.join(', ')}`,
  );
}

/** @throws UnknownVoice */
function voiceOf(catalogue: readonly CatalogueVoice[], key: string): CatalogueVoice {
  const voice = catalogue.find((one) => one.key.normalize() === key.normalize());
  if (voice !== undefined) return voice;
  const language = key.split(/[-_]/)[0] ?? '';
  const near = catalogue.filter((one) => one.language === language).map((one) => one.key);
  throw new UnknownVoice(
    `the catalogue has no voice "${key}"${near.length > 0 ? `. It has: ${near.join(', ')}` : ''}`,
  );
}

/** Those whose licence lets a business use them; one whose card cannot be read fails alone. */
async function allowedFor(
  voices: readonly CatalogueVoice[],
  { source, downloads: folder, signal, retryMs, tell }: Installation,
  fail: (key: string, why: string) => void,
  most = voices.length,
): Promise<CatalogueVoice[]> {
  const allowed: CatalogueVoice[] = [];
  for (const voice of voices) {
    if (allowed.length === most) break;
    try {
      const licence = await fetchLicence(source, voice, { folder, signal, retryMs });
      if (forbidsBusiness(licence)) tell(`${voice.key} is left out: its licence is "${licence}"`);
      else allowed.push(voice);
    } catch (error) {
      signal.throwIfAborted();
      const why = reasonOf(error, voice, folder);
      tell(`${voice.key} could not be installed: ${why}`);
      fail(voice.key, why);
    }
  }
  return allowed;
}

async function installOne(
  wanted: CatalogueVoice,
  installation: Installation,
  there: readonly InstalledVoice[],
): Promise<Installed> {
  const { source, store, downloads: folder, signal, retryMs, tell, onProgress } = installation;
  const { key } = wanted;
  const before = there.find(({ voice }) => voice.voice_id === voiceIdOf(wanted));
  if (before !== undefined && isSame(before, wanted)) {
    tell(`${key} is installed already`);
    return { key, outcome: 'kept', voice: before };
  }
  try {
    let heard: HeardVoice | null = null;
    const voice = await installVoice(source, wanted, {
      ...{ store, folder, signal, retryMs },
      onProgress: (bytes, total) => onProgress(key, bytes, total),
      listen: async (one) => {
        heard = await listenToVoice(installation, one, signal);
        return heard.slowdown;
      },
    });
    if (heard === null) throw new Error('a voice was installed unheard');
    tell(summary(voice, heard));
    return { key, outcome: 'installed', voice, heard };
  } catch (error) {
    signal.throwIfAborted();
    const why = reasonOf(error, wanted, folder);
    tell(`${key} could not be installed: ${why}`);
    return { key, outcome: 'failed', why };
  }
}

function isSame(installed: InstalledVoice, { model, config }: CatalogueVoice): boolean {
  return installed.model_key.includes(model.md5) && installed.tokens_key.includes(config.md5);
}

function summary(
  { voice, catalogue_key: key, licence }: InstalledVoice,
  heard: HeardVoice,
): string {
  const pace = heard.wordsPerMinute === null ? '' : `, ${heard.wordsPerMinute} words a minute`;
  const terms =
    licence === null
      ? 'its model card names no licence: make sure that you may use it'
      : `licence: ${licence}${forbidsBusiness(licence) ? ' (not for business use)' : ''}`;
  return `${key} speaks as ${voice.voice_id}${pace}, made ${heard.speed} times as fast as it is spoken; ${terms}`;
}

function reasonOf(error: unknown, { model }: CatalogueVoice, folder: string): string {
  if (Reflect.get(Object(error), 'code') === 'ENOSPC') {
    const megabytes = Math.ceil((model.bytes * 2) / 1e6);
    return `the disk is full. It takes ${megabytes} MB, half of it for the download in ${folder} (VOICE_DOWNLOADS). Make room and run the command again: it goes on where it stopped`;
  }
  return error instanceof Error ? error.message : String(error);
}
