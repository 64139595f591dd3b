import { z } from 'zod';
import { parseVoices, type VoiceTable } from './choose-voice.js';

const voices = z.string().transform((text, context) => {
  try {
    return parseVoices(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
    return z.NEVER;
  }
});

/** Options and abilities of a speech server, in addition to its address. */
export const speechServerEnvironment = {
  /** Which of the server's voices speaks for which of ours: `voice_en_walter=onyx, de:female=nova|coral, *=alloy`. */
  SPEECH_VOICES: voices.optional(),
  /** Languages that the server speaks, comma-separated; others are spoken by the embedded engine. Unset: all. */
  SPEECH_LANGUAGES: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/u)
        .filter((tag) => tag !== ''),
    )
    .optional(),
  /** Most characters of one request; ElevenLabs' models take more, some small ones less. */
  SPEECH_MAX_CHARACTERS: z.coerce.number().int().min(20).max(40_000).default(4_000),
  /** The requested container; any other is read too. */
  SPEECH_FORMAT: z.enum(['wav', 'mp3', 'flac', 'opus', 'aac', 'pcm']).default('wav'),
  /** How to speak, in words, for models that take it. */
  SPEECH_INSTRUCTIONS: z.string().min(1).max(2_000).optional(),
  /** Words are measured in the sound, or timed by Kokoro-FastAPI's /dev/captioned_speech; ElevenLabs times them itself. */
  SPEECH_WORD_TIMES: z.enum(['measured', 'captioned']).default('measured'),
};
export type SpeechEnvironment = z.output<z.ZodObject<typeof speechServerEnvironment>>;

export interface SpeechSettings {
  /** The operator's; null where the usual ones serve. */
  readonly voices: VoiceTable | null;
  /** Languages or tags; null for all. */
  readonly languages: readonly string[] | null;
  readonly mostCharacters: number;
  readonly format: SpeechEnvironment['SPEECH_FORMAT'];
  readonly instructions: string | null;
  readonly wordTimes: SpeechEnvironment['SPEECH_WORD_TIMES'];
}

export function speechSettings(from: SpeechEnvironment): SpeechSettings {
  return {
    voices: from.SPEECH_VOICES ?? null,
    languages: from.SPEECH_LANGUAGES ?? null,
    mostCharacters: from.SPEECH_MAX_CHARACTERS,
    format: from.SPEECH_FORMAT,
    instructions: from.SPEECH_INSTRUCTIONS ?? null,
    wordTimes: from.SPEECH_WORD_TIMES,
  };
}
