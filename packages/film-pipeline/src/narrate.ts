import { createHash } from 'node:crypto';
import { limits } from '@groundwork/contract';
import { type Speech, scriptLanguage } from '@groundwork/generation';
import { Turnstile } from '@groundwork/runtime';
import { artefact } from './artefacts.js';
import type { FilmOptions } from './film-kind.js';
import type { Renderer } from './renderer.js';
import { TaskFault } from './task-fault.js';

export interface NarratedScene {
  /** The sentence of this scene; empty for none. */
  readonly text: string;
  readonly speech: {
    readonly audioKey: string;
    readonly seconds: number;
    readonly words: Speech['words'];
  } | null;
}

/** The language without its region: `pt-BR` is written and spoken as `pt`. */
export function baseLanguage({ language }: Pick<FilmOptions, 'language'>): string {
  return (language ?? 'en').toLowerCase().split(/[-_]/)[0] ?? 'en';
}

/**
 * A sentence and its spoken form for each scene; they are spoken side by side. The customer's script is divided over
 * the scenes; without one, and with narration, `write` is asked for one in the film's language.
 */
export async function narrate(
  renderer: Pick<Renderer, 'engine' | 'store' | 'drawings'>,
  input: {
    readonly options: FilmOptions;
    readonly scenes: number;
    readonly narration: boolean;
    readonly voiceId: string | null;
    readonly prefix: string;
    readonly write: (language: string) => Promise<readonly string[]>;
  },
  signal: AbortSignal,
): Promise<NarratedScene[]> {
  const { engine, store } = renderer;
  const { options, scenes, narration, prefix } = input;
  const asked = baseLanguage(options);
  const silent = Array.from({ length: scenes }, () => '');
  const written = () => (narration ? input.write(asked) : silent);
  const texts =
    options.script === undefined
      ? await written()
      : await engine.script.divide({ script: options.script, scenes, language: asked });
  // A script of ours is in English where we do not write the language asked for, and is spoken so.
  const language = options.script === undefined ? scriptLanguage(asked) : asked;
  const side = new Turnstile(renderer.drawings);
  const speak = async (text: string): Promise<Speech | null> => {
    if (!narration || text === '') return null;
    return engine.speech.speak({ text, language, voiceId: input.voiceId, signal });
  };
  const speakAll = () => Promise.all(texts.map((text) => side.run(() => speak(text))));
  let spoken = await speakAll();
  // An engine that failed in the middle is left by now: the film is spoken once more, by one voice.
  if (new Set(spoken.flatMap((speech) => (speech ? [speech.foreign === true] : []))).size > 1) {
    spoken = await speakAll();
  }
  return Promise.all(
    texts.map(async (text, index): Promise<NarratedScene> => {
      const speech = spoken[index] ?? null;
      if (speech === null) return { text, speech: null };
      const { wav, seconds, words } = speech;
      const audioKey = `${prefix}/narration-${index}-${shortHash(wav)}.wav`;
      await artefact(store, audioKey, 'audio/wav', async () => wav);
      return { text, speech: { audioKey, seconds, words } };
    }),
  );
}

/** A foreign engine never says the same thing twice alike, and words must go with the sound that they were timed in. */
function shortHash(wav: Buffer): string {
  return createHash('sha256').update(wav).digest('hex').slice(0, 12);
}

/** @throws TaskFault SCRIPT_TOO_LONG when the film would be longer than a film may be */
export function refuseTooLong(seconds: number): void {
  if (seconds <= limits.filmSeconds) return;
  throw new TaskFault('SCRIPT_TOO_LONG', {
    message: `Spoken in full, the script makes a film of ${Math.round(seconds)} seconds; at most ${limits.filmSeconds} are possible`,
  });
}
