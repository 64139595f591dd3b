import { installedVoiceOf } from '@groundwork/contract/catalogues/choose-voice';
import { findPublicVoice, languageTag } from '@groundwork/contract/catalogues/voices';
import {
  type EngineWarning,
  type EngineWarningReason,
  engineWarning,
} from '@groundwork/contract/warnings';
import type { InstalledVoice } from '@groundwork/storage/installed-voices';
import { ObjectNotFound } from '@groundwork/storage/object-store';
import { narrateSentences } from './provider/narrate-sentences.js';
import type { SpeechPort } from './speech-port.js';

/** Neural voices that an operator has installed on this fleet. */
export interface NaturalVoices {
  /** Those of a language in the order in which they are preferred. */
  list(): Promise<readonly InstalledVoice[]>;
  /**
   * Speaks one sentence, one channel. @throws ObjectNotFound when the voice has been removed; any error when it fails
   */
  say(
    voice: InstalledVoice,
    text: string,
    signal: AbortSignal,
  ): Promise<{ readonly samples: Float32Array; readonly sampleRate: number }>;
  /** Called with the reason why a voice could not speak, for the log. */
  failed(cause: unknown): void;
}

/** Most characters of one request: a longer sentence is cut at the end of a clause. */
const MOST_CHARACTERS = 400;

/**
 * Narration by the installed voices, for one task. `studio` speaks languages without one, and catalogue voices
 * requested by name. Once a voice has failed, `studio` continues for the whole task: no film changes its voice midway.
 *
 * @param warn called once when a voice fails
 */
export function createNaturalSpeech(
  natural: NaturalVoices,
  studio: SpeechPort,
  warn: (warning: EngineWarning) => void,
): SpeechPort {
  let givenUp = false;
  const giveUp = (reason: EngineWarningReason, cause: unknown) => {
    if (givenUp) return;
    givenUp = true;
    natural.failed(cause);
    warn(engineWarning('speech', reason));
  };
  return {
    async speak(input) {
      const { language, voiceId, signal } = input;
      const ofCatalogue = voiceId !== null && findPublicVoice(voiceId) !== null;
      if (ofCatalogue || givenUp) return studio.speak(input);
      try {
        const voice = await chooseVoice(natural, language, voiceId);
        if (voice === 'removed') giveUp('removed', new Error(`${voiceId} is not installed`));
        if (voice === 'removed' || voice === null) return studio.speak(orPlatform(input));
        return await narrateSentences(input, MOST_CHARACTERS, 'installed', async (sentence) => ({
          sound: await natural.say(voice, sentence, signal),
          times: null,
        }));
      } catch (error) {
        signal.throwIfAborted();
        giveUp(error instanceof ObjectNotFound ? 'removed' : 'unavailable', error);
        return studio.speak(orPlatform(input));
      }
    },
  };
}

/** The requested voice, or the language's own; null without one. */
async function chooseVoice(
  natural: NaturalVoices,
  language: string,
  voiceId: string | null,
): Promise<InstalledVoice | 'removed' | null> {
  const installed = await natural.list();
  const asked = installed.find(({ voice }) => voice.voice_id === voiceId);
  if (voiceId !== null && asked === undefined) return 'removed';
  const [primary] = languageTag(language).split('-');
  // A voice knows only the sounds of its language.
  if (asked !== undefined && asked.voice.language === primary) return asked;
  const voice = installedVoiceOf(
    language,
    installed.map(({ voice }) => voice),
  );
  return installed.find((other) => other.voice === voice) ?? null;
}

/** The same for the studio's voices, which do not know an installed voice. */
function orPlatform(input: Parameters<SpeechPort['speak']>[0]): typeof input {
  const { voiceId } = input;
  return voiceId !== null && findPublicVoice(voiceId) === null
    ? { ...input, voiceId: null }
    : input;
}
