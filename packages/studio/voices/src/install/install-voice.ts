import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  type InstalledVoice,
  installedVoiceKeys,
  installedVoiceSchema,
} from '@groundwork/storage/installed-voices';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { CatalogueFile, CatalogueVoice } from '../catalogue/catalogue.js';
import { genderOf, licenceOf, rankOf } from '../catalogue/choose-voices.js';
import { type FetchFileOptions, fetchFile } from './fetch-file.js';
import { modelMetadata, readVoiceConfig } from './voice-files.js';
import type { VoiceSource } from './voice-source.js';

export interface InstallOptions extends Omit<FetchFileOptions, 'onProgress'> {
  readonly store: ObjectStore;
  /** @param bytes of `total` that are here */
  readonly onProgress: (bytes: number, total: number) => void;
  /** Checks that the voice speaks, before it is listed. @returns the slowdown for it */
  readonly listen: (voice: InstalledVoice) => Promise<number>;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The voice's id in the API, such as `voice_de_de_thorsten_medium`. */
export function voiceIdOf({ key }: Pick<CatalogueVoice, 'key'>): string {
  const plain = key
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
  return `voice_${plain}`;
}

/** A voice's licence by its model card; null without a card, or where it names none. */
export async function fetchLicence(
  source: VoiceSource,
  voice: CatalogueVoice,
  options: Omit<FetchFileOptions, 'onProgress'>,
): Promise<string | null> {
  if (voice.card === null) return null;
  const path = await fetchFile(source, voice.card, { ...options, onProgress: () => undefined });
  return licenceOf(await readFile(path, 'utf8'));
}

/**
 * Fetches a voice, makes of it what sherpa-onnx loads, and puts it into the store. It is listed once all of it is there
 * and has been heard.
 *
 * @throws VoiceSourceError, WrongChecksum, UnusableVoice, and what the disk, the store or `listen` throws; nothing of
 *   the voice is in the store then, and what was fetched whole is kept in the folder for the next run
 */
export async function installVoice(
  source: VoiceSource,
  wanted: CatalogueVoice,
  { store, onProgress, listen, ...options }: InstallOptions,
): Promise<InstalledVoice> {
  const total = wanted.model.bytes;
  const fetchOne = (file: CatalogueFile) =>
    fetchFile(source, file, { ...options, onProgress: () => undefined });
  const card = wanted.card === null ? null : await fetchOne(wanted.card);
  const configPath = await fetchOne(wanted.config);
  const config = readVoiceConfig(await readFile(configPath));
  const modelPath = await fetchFile(source, wanted.model, {
    ...options,
    onProgress: (bytes) => onProgress(bytes, total),
  });
  const cardText = card === null ? null : await readFile(card, 'utf8');
  const voiceId = voiceIdOf(wanted);
  const voice: InstalledVoice = installedVoiceSchema.parse({
    format: 1,
    voice: {
      voice_id: voiceId,
      name: nameOf(wanted),
      type: 'public',
      language: wanted.language,
      accent: wanted.region === null ? null : (regionNames.of(wanted.region) ?? null),
      age: null,
      gender: genderOf(wanted),
      preview_url: null,
    },
    catalogue_key: wanted.key,
    rank: rankOf(wanted),
    model_key: installedVoiceKeys.model(voiceId, wanted.model.md5),
    tokens_key: installedVoiceKeys.tokens(voiceId, wanted.config.md5),
    bytes: wanted.model.bytes,
    sample_rate: config.sampleRate,
    slowdown: 1,
    licence: cardText === null ? null : licenceOf(cardText),
    source: source.place,
    installed_at: new Date().toISOString(),
  });
  const written = [voice.model_key, voice.tokens_key];
  const before = await store.stat(installedVoiceKeys.manifest(voiceId));
  try {
    const metadata = modelMetadata(config, wanted.languageName);
    await store.put(voice.model_key, Readable.from(withEnd(modelPath, metadata)), {
      contentType: 'application/octet-stream',
    });
    await store.put(voice.tokens_key, config.tokens, { contentType: 'text/plain' });
    if (cardText !== null) {
      const key = installedVoiceKeys.card(voiceId);
      await store.put(key, Buffer.from(cardText), { contentType: 'text/plain' });
    }
    const heard = { ...voice, slowdown: await listen(voice) };
    await store.put(
      installedVoiceKeys.manifest(voiceId),
      Buffer.from(`${JSON.stringify(heard, null, 2)}\n`),
      { contentType: 'application/json' },
    );
    await removeOthers(store, voiceId, written);
    for (const path of [modelPath, configPath, card]) {
      if (path !== null) await rm(path, { force: true });
    }
    return heard;
  } catch (error) {
    // On failure a voice that was being replaced stays as it was.
    if (before === null) await removeVoice(store, voiceId);
    throw error;
  }
}

/** Takes a voice out of the store; workers that are speaking with it finish the film. */
export async function removeVoice(store: ObjectStore, voiceId: string): Promise<void> {
  await store.delete(installedVoiceKeys.manifest(voiceId));
  for await (const key of store.list(installedVoiceKeys.all(voiceId))) await store.delete(key);
}

/** Removes the files of an earlier release of the voice. */
async function removeOthers(store: ObjectStore, voiceId: string, kept: readonly string[]) {
  for await (const key of store.list(installedVoiceKeys.all(voiceId))) {
    if (/\/(?:model|tokens)-/.test(key) && !kept.includes(key)) await store.delete(key);
  }
}

async function* withEnd(path: string, end: Buffer): AsyncGenerator<Buffer> {
  yield* createReadStream(path);
  yield end;
}

function nameOf({ name }: CatalogueVoice): string {
  return name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
