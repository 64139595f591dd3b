import { type VoiceLanguage, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { createNaturalSpeech, type NaturalVoices } from '@groundwork/speech/natural-speech';
import type { InstalledVoice } from '@groundwork/storage/installed-voices';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { VoiceProcesses } from '@groundwork/voices';
import { UnusableVoice } from '@groundwork/voices/install';
import { languages } from '@groundwork/words';

/** Words a minute that the platform's own voices take, and that films are timed for (docs/products.md). */
const WORDS_PER_MINUTE = 145;
/** A voice that is slowed down or hurried by more than this sounds wrong. */
const SLOWDOWN = { least: 0.75, most: 1.35 } as const;
/** Faults that no voice has which says its text. */
const SAID = { leastPerMinute: 50, mostPerMinute: 500 } as const;

export interface HeardVoice {
  /** See InstalledVoice.slowdown. */
  readonly slowdown: number;
  /** By itself; null for a language that there is no text for. */
  readonly wordsPerMinute: number | null;
  /** Seconds of sound that this machine makes in a second. */
  readonly speed: number;
}

/**
 * Has a voice speak: measures its pace and how fast this machine makes its sound, and keeps its preview.
 * @throws UnusableVoice for one that does not say its text; what the voice's process throws
 */
export async function listenToVoice(
  { store, processes }: ListeningRoom,
  voice: InstalledVoice,
  signal: AbortSignal,
): Promise<HeardVoice> {
  const known = voiceLanguages.find((language) => language === voice.voice.language);
  const say = async (text: string, slowdown: number) => {
    let failure: unknown = null;
    const alone: NaturalVoices = {
      list: async () => [voice],
      say: (one, sentence, until) => processes.say({ ...one, slowdown }, sentence, until),
      failed: (cause) => {
        failure = cause;
      },
    };
    const nobodyElse = { speak: () => Promise.reject(failure) };
    const { voice_id: voiceId, language } = voice.voice;
    const port = createNaturalSpeech(alone, nobodyElse, () => undefined);
    return await port.speak({ text, language, voiceId, signal });
  };
  const texts = known === undefined ? [voice.voice.name] : languages[known].paceTexts;
  // The first text waits for the model to load.
  await say(texts[0] ?? voice.voice.name, 1);
  const started = performance.now();
  let seconds = 0;
  for (const text of texts) seconds += (await say(text, 1)).seconds;
  const speed = seconds / ((performance.now() - started) / 1000);
  const words = texts.join(' ').split(' ').length;
  const wordsPerMinute = (words / seconds) * 60;
  if (wordsPerMinute < SAID.leastPerMinute || wordsPerMinute > SAID.mostPerMinute) {
    throw new UnusableVoice(
      `it does not say its text: ${words} words came to ${seconds.toFixed(1)} s of sound`,
    );
  }
  const wanted = wordsPerMinute / WORDS_PER_MINUTE;
  const slowdown =
    known === undefined ? 1 : Math.min(SLOWDOWN.most, Math.max(SLOWDOWN.least, wanted));
  const greeting = known === undefined ? voice.voice.name : greetingOf(known, voice);
  const { wav } = await say(greeting, slowdown);
  await store.put(catalogueKeys.voice(voice.voice.voice_id), wav, { contentType: 'audio/wav' });
  return {
    slowdown: Number(slowdown.toFixed(3)),
    wordsPerMinute: known === undefined ? null : Math.round(wordsPerMinute),
    speed: Number(speed.toFixed(1)),
  };
}

/** The tools that measuring a voice needs. */
export interface ListeningRoom {
  readonly store: ObjectStore;
  readonly processes: VoiceProcesses;
}

function greetingOf(language: VoiceLanguage, { voice }: InstalledVoice): string {
  const { greeting, feminineGreeting } = languages[language].titles;
  const say = (voice.gender === 'female' ? feminineGreeting : undefined) ?? greeting;
  return say(voice.name);
}
