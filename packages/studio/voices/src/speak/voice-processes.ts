import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { availableCores } from '@groundwork/runtime';
import type { InstalledVoice } from '@groundwork/storage/installed-voices';
import type { ObjectStore } from '@groundwork/storage/object-store';
import { type SpokenSamples, VoiceFailed, VoiceProcess } from './voice-process.js';

const run = promisify(execFile);

/**
 * The folder of espeak-ng's data, which voices use to convert letters to sounds. @throws VoiceFailed without espeak-ng
 */
async function espeakDataFolder(espeakPath: string): Promise<string> {
  try {
    const { stdout } = await run(espeakPath, ['--version'], { timeout: 10_000 });
    const [, folder] = /Data at:\s*(\S.*)$/m.exec(stdout) ?? [];
    if (folder !== undefined) return folder.trim();
  } catch (error) {
    throw new VoiceFailed(`needs espeak-ng, which could not be started as "${espeakPath}"`, {
      cause: error,
    });
  }
  throw new VoiceFailed(`needs espeak-ng's data, and "${espeakPath} --version" does not say where`);
}

/** Voices that are kept loaded; each holds some 200 MB. */
const MOST_LOADED = 2;
/** A voice that has said nothing for so long gives its memory back. */
const IDLE_MS = 60_000;
/** More threads than this do not make a sentence faster by much. */
const MOST_THREADS = 4;

export interface VoiceProcessesOptions {
  readonly store: ObjectStore;
  /** Folder of this process for copies of the models. */
  readonly folder: string;
  readonly espeakPath: string;
}

interface Loaded {
  readonly process: Promise<VoiceProcess>;
  /** Texts that are being said. */
  busy: number;
  timer: NodeJS.Timeout | null;
}

/** The installed voices in use, each in its own process that ends when idle. */
export class VoiceProcesses {
  readonly #options: VoiceProcessesOptions;
  readonly #loaded = new Map<string, Loaded>();

  constructor(options: VoiceProcessesOptions) {
    this.#options = options;
  }

  /**
   * Says a text with a voice, at the pace that films want.
   * @throws ObjectNotFound when the voice has been removed, VoiceFailed; the signal's reason when aborted
   */
  async say(voice: InstalledVoice, text: string, signal: AbortSignal): Promise<SpokenSamples> {
    const loaded = await this.#load(voice);
    if (loaded.timer !== null) clearTimeout(loaded.timer);
    loaded.busy += 1;
    try {
      const process = await loaded.process;
      return await process.say(text, 1 / voice.slowdown, signal);
    } finally {
      loaded.busy -= 1;
      if (loaded.busy === 0) {
        loaded.timer = setTimeout(() => this.#unload(voice.model_key, loaded), IDLE_MS);
        loaded.timer.unref();
      }
    }
  }

  close(): void {
    for (const [key, loaded] of this.#loaded) this.#unload(key, loaded);
  }

  async #load(voice: InstalledVoice): Promise<Loaded> {
    const key = voice.model_key;
    const known = this.#loaded.get(key);
    if (known !== undefined) {
      if (!(await known.process).ended) return known;
      this.#unload(key, known);
    }
    // Another call may have loaded it.
    const current = this.#loaded.get(key);
    if (current !== undefined) return current;
    const idle = [...this.#loaded].find(([, { busy }]) => busy === 0);
    if (this.#loaded.size >= MOST_LOADED && idle !== undefined) this.#unload(...idle);
    const loaded: Loaded = { process: this.#start(voice), busy: 0, timer: null };
    this.#loaded.set(key, loaded);
    loaded.process.catch(() => this.#loaded.delete(key));
    return loaded;
  }

  async #start(voice: InstalledVoice): Promise<VoiceProcess> {
    const { store, folder, espeakPath } = this.#options;
    await mkdir(folder, { recursive: true });
    const local = async (key: string) => {
      const path = join(folder, key.replaceAll('/', '-'));
      await store.getToFile(key, path);
      return path;
    };
    const [model, tokens, dataDir] = await Promise.all([
      local(voice.model_key),
      local(voice.tokens_key),
      espeakDataFolder(espeakPath),
    ]);
    return new VoiceProcess({
      model,
      tokens,
      dataDir,
      threads: Math.min(availableCores(), MOST_THREADS),
    });
  }

  #unload(key: string, loaded: Loaded): void {
    if (this.#loaded.get(key) === loaded) this.#loaded.delete(key);
    if (loaded.timer !== null) clearTimeout(loaded.timer);
    loaded.process.then(
      (process) => process.close(),
      () => undefined,
    );
  }
}
