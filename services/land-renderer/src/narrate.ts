import { type LandRequest, planLand } from '@groundwork/contract';
import {
  type PlotReading,
  type ScriptScene,
  type Speech,
  scriptLanguage,
} from '@groundwork/generation';
import { Turnstile } from '@groundwork/runtime';
import { artefact } from './artefacts.js';
import type { Renderer } from './renderer.js';

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
export function baseLanguage(request: LandRequest): string {
  return (request.language ?? 'en').toLowerCase().split(/[-_]/)[0] ?? 'en';
}

/** The customer's script divided over the scenes, or one written for them; nothing when there is neither. */
async function sentences(
  engine: Renderer['engine'],
  request: LandRequest,
  scenes: readonly ScriptScene[],
  plot: PlotReading | null,
  seed: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const language = baseLanguage(request);
  if (request.script !== undefined) {
    return engine.script.divide({ script: request.script, scenes: scenes.length, language });
  }
  if (!planLand(request).narration) return scenes.map(() => '');
  return engine.script.write({ scenes, plot, language, seed, signal });
}

/** A sentence and its spoken form for each scene; they are spoken side by side. */
export async function narrate(
  renderer: Renderer,
  input: {
    readonly request: LandRequest;
    readonly scenes: readonly ScriptScene[];
    readonly plot: PlotReading | null;
    readonly seed: number;
    readonly prefix: string;
  },
  signal: AbortSignal,
): Promise<NarratedScene[]> {
  const { engine, store } = renderer;
  const { request, prefix } = input;
  const texts = await sentences(engine, request, input.scenes, input.plot, input.seed, signal);
  const { narration } = planLand(request);
  // A script of ours is in English where we do not write the language asked for, and is spoken so.
  const language =
    request.script === undefined ? scriptLanguage(baseLanguage(request)) : baseLanguage(request);
  const side = new Turnstile(renderer.drawings);
  const speak = async (text: string, index: number): Promise<NarratedScene> => {
    if (!narration || text === '') return { text, speech: null };
    const speech = await engine.speech.speak({
      text,
      language,
      voiceId: request.voice_id ?? null,
      signal,
    });
    const audioKey = `${prefix}/narration-${index}.wav`;
    await artefact(store, audioKey, 'audio/wav', async () => speech.wav);
    return { text, speech: { audioKey, seconds: speech.seconds, words: speech.words } };
  };
  return Promise.all(texts.map((text, index) => side.run(() => speak(text, index))));
}
