import { type Voice, voiceSchema } from '@groundwork/contract/catalogues/voices';
import { z } from 'zod';
import { ObjectNotFound, type ObjectStore } from './object-store.js';

/** Where voices that an operator installed lie, a folder each; workers and the gateway share them. */
const VOICES_ROOT = 'voices/';
/** How long a process caches the list. */
const SEEN_MS = 10_000;

/** The names of a voice's objects. */
export const installedVoiceKeys = {
  /** Written last and deleted first: when it exists, the rest does. */
  manifest: (voiceId: string) => `${folderOf(voiceId)}voice.json`,
  /** Named by its checksum, so that a reader never mixes two models. */
  model: (voiceId: string, md5: string) => `${folderOf(voiceId)}model-${md5}.onnx`,
  tokens: (voiceId: string, md5: string) => `${folderOf(voiceId)}tokens-${md5}.txt`,
  card: (voiceId: string) => `${folderOf(voiceId)}card.txt`,
  all: (voiceId: string) => folderOf(voiceId),
} as const;

function folderOf(voiceId: string): string {
  return `${VOICES_ROOT}${voiceId.replaceAll('_', '-')}/`;
}

export const installedVoiceSchema = z.object({
  format: z.literal(1),
  /** As GET /v1/voices shows it. */
  voice: voiceSchema,
  /** Its name in the catalogue that it came from, such as `de_DE-thorsten-medium`. */
  catalogue_key: z.string().min(1),
  /** The lowest of its language speaks when the request names no voice. */
  rank: z.number().int().nonnegative(),
  model_key: z.string().min(1),
  tokens_key: z.string().min(1),
  bytes: z.number().int().positive(),
  sample_rate: z.number().int().positive(),
  /** The voice's natural words a minute over those that films want; 1 is the right pace. */
  slowdown: z.number().positive(),
  /** As its model card says it; null where the card says nothing. */
  licence: z.string().nullable(),
  /** Address or folder that it came from. */
  source: z.string(),
  installed_at: z.iso.datetime(),
});
export type InstalledVoice = z.output<typeof installedVoiceSchema>;

/** The voices in the store; cached for ten seconds. */
export class InstalledVoices {
  readonly #store: ObjectStore;
  #seen: { readonly at: number; readonly voices: Promise<readonly InstalledVoice[]> } | null = null;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** All of them, those of a language in the order in which they are preferred. */
  async list(): Promise<readonly InstalledVoice[]> {
    if (this.#seen === null || performance.now() - this.#seen.at > SEEN_MS) {
      const voices = readInstalledVoices(this.#store);
      this.#seen = { at: performance.now(), voices };
      // The next call looks again; this caller gets the error.
      voices.catch(() => {
        this.#seen = null;
      });
    }
    return this.#seen.voices;
  }

  /** The same as the API shows them. */
  async voices(): Promise<readonly Voice[]> {
    return (await this.list()).map(({ voice }) => voice);
  }
}

export async function readInstalledVoices(store: ObjectStore): Promise<InstalledVoice[]> {
  const found: InstalledVoice[] = [];
  for await (const key of store.list(VOICES_ROOT)) {
    if (!key.endsWith('/voice.json')) continue;
    try {
      const manifest = JSON.parse((await store.get(key)).toString('utf8'));
      found.push(installedVoiceSchema.parse(manifest));
    } catch (error) {
      // It was removed a moment ago.
      if (!(error instanceof ObjectNotFound)) throw error;
    }
  }
  return found.sort(
    (a, b) =>
      a.voice.language.localeCompare(b.voice.language) ||
      a.rank - b.rank ||
      a.voice.voice_id.localeCompare(b.voice.voice_id),
  );
}
