import { createHash } from 'node:crypto';
import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import { limits } from '@groundwork/contract/limits';
import type { FilmWarning } from '@groundwork/contract/warnings';
import { Semaphore } from '@groundwork/runtime';
import type { Speech } from '@groundwork/speech/speech-port';
import { artefact } from '../artefacts.js';
import { divideScript } from '../script/divide-script.js';
import type { Composer } from '../service/renderer.js';
import { TaskFault } from '../task-fault.js';
import type { FilmOptions } from './film-options.js';

export interface NarratedScene {
  /** The sentence of this scene; empty for none. */
  readonly text: string;
  readonly speech: {
    readonly audioKey: string;
    readonly seconds: number;
    readonly words: Speech['words'];
    /** Undefined for the built-in voice. */
    readonly speaker?: Speech['speaker'] | undefined;
  } | null;
}

/** The language without its region: `pt-BR` is written and spoken as `pt`. */
export function baseLanguage({ language }: Pick<FilmOptions, 'language'>): string {
  return (language ?? 'en').toLowerCase().split(/[-_]/)[0] ?? 'en';
}

/** The customer's script, divided over the scenes; null when there is none. */
export function dividedScript(options: FilmOptions, scenes: number): readonly string[] | null {
  const { script } = options;
  return script === undefined
    ? null
    : divideScript({ script, scenes, language: baseLanguage(options) });
}

/** Speaks the sentences of a film side by side, and keeps them. Without narration they are only shown. */
export async function narrate(
  renderer: Pick<Composer, 'engine' | 'store' | 'drawings'>,
  input: {
    readonly options: FilmOptions;
    /** One for each scene, empty where nothing is said. */
    readonly texts: readonly string[];
    readonly narration: boolean;
    readonly voiceId: string | null;
    readonly prefix: string;
  },
  signal: AbortSignal,
): Promise<NarratedScene[]> {
  const { engine, store } = renderer;
  const { options, texts, narration, prefix } = input;
  const asked = baseLanguage(options);
  // In a language we do not write, our script and its voice are English.
  const language = options.script === undefined ? scriptLanguage(asked) : asked;
  const side = new Semaphore(renderer.drawings);
  const speak = async (text: string): Promise<Speech | null> => {
    if (!narration || text === '') return null;
    return engine.speech.speak({ text, language, voiceId: input.voiceId, signal });
  };
  const speakAll = () => Promise.all(texts.map((text) => side.run(() => speak(text))));
  let spoken = await speakAll();
  // A voice that failed halfway is not used any more: one voice speaks the whole film again.
  if (new Set(spoken.flatMap((speech) => (speech ? [speech.speaker] : []))).size > 1) {
    spoken = await speakAll();
  }
  return Promise.all(
    texts.map(async (text, index): Promise<NarratedScene> => {
      const speech = spoken[index] ?? null;
      if (speech === null) return { text, speech: null };
      const { wav, seconds, words, speaker } = speech;
      const audioKey = `${prefix}/narration-${index}-${shortHash(wav)}.wav`;
      await artefact(store, audioKey, 'audio/wav', async () => wav);
      return { text, speech: { audioKey, seconds, words, speaker } };
    }),
  );
}

/** A provider or a neural voice never says the same thing twice alike, and words must go with the sound that they were timed in. */
function shortHash(wav: Buffer): string {
  return createHash('sha256').update(wav).digest('hex').slice(0, 12);
}

/** Says that a film speaks with the built-in voice, and how an operator brings a better one. */
export function voiceWarnings(
  narrated: readonly NarratedScene[],
  options: Pick<FilmOptions, 'language'>,
): FilmWarning[] {
  if (!narrated.some(({ speech }) => speech !== null && speech.speaker === undefined)) return [];
  const command = `npm run admin -- install-voices --languages ${baseLanguage(options)}`;
  const message = `The built-in voice speaks, which sounds synthetic; your operator brings a natural one with "${command}"`;
  return [{ code: 'VOICE_BUILT_IN', message }];
}

/** The sound of a film. */
export function filmSound(
  narrated: readonly NarratedScene[],
  timed: readonly { readonly speechStart: number | null }[],
  music_key: string | null,
) {
  const narration = narrated.flatMap(({ speech }, index) => {
    const start = timed[index]?.speechStart ?? null;
    return speech && start !== null ? [{ audio_key: speech.audioKey, start }] : [];
  });
  return { narration, music_key };
}

/** @throws TaskFault SCRIPT_TOO_LONG when the film would be longer than a film may be */
export function refuseTooLong(seconds: number): void {
  if (seconds <= limits.filmSeconds) return;
  throw new TaskFault('SCRIPT_TOO_LONG', {
    message: `Spoken in full, the script makes a film of ${Math.round(seconds)} seconds; at most ${limits.filmSeconds} are possible`,
  });
}
