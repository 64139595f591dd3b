import { readFileSync } from 'node:fs';
import {
  findPublicVoice,
  knownLanguage,
  languageTag,
  platformVoice,
  publicVoices,
} from '@groundwork/contract/catalogues/voices';
import { z } from 'zod';

/** Names of a server's voices by our voice, language or gender: see {@link parseVoices}. */
export type VoiceTable = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a table of voices: `voice_en_walter=onyx, de:female=nova|shimmer, it=alloy, male=echo, *=alloy`. On the left is
 * a voice of the catalogue, a language with a gender, a language, a gender, or `*`; on the right the server's voice, or
 * several to alternate between the catalogue's voices of that kind. @throws RangeError naming the part that cannot be
 * read
 */
export function parseVoices(text: string): VoiceTable {
  const table = new Map<string, readonly string[]>();
  for (const part of text.split(',')) {
    if (part.trim() === '') continue;
    const [key = '', names = '', ...rest] = part.split('=').map((side) => side.trim());
    const voices = names.split('|').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
    if (key === '' || voices.length === 0 || rest.length > 0) {
      throw new RangeError(`"${part.trim()}" is not of the form key=voice`);
    }
    table.set(key.toLowerCase().replaceAll(' ', ''), voices);
  }
  return table;
}

const voices = z.string().transform((text, context) => {
  try {
    return parseVoices(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
    return z.NEVER;
  }
});

const usual = z
  .strictObject({
    /** Regions that speech servers distinguish, by the accents of the catalogue. */
    accents: z.record(z.string(), z.string()),
    /**
     * Voices of the usual servers, so that an operator needs no table for them: ElevenLabs' premade ones speak every
     * language, Kokoro's only their own.
     */
    voices: z.record(z.enum(['openai', 'elevenlabs', 'kokoro']), voices),
  })
  .parse(JSON.parse(readFileSync(new URL('../../data/voices.json', import.meta.url), 'utf8')));

/** The voices of a server whose operator named none. */
export function usualVoices(driver: string, model: string): VoiceTable {
  if (/kokoro/iu.test(model)) return usual.voices.kokoro;
  return driver === 'elevenlabs' ? usual.voices.elevenlabs : usual.voices.openai;
}

/**
 * The server's voice that reads a text: the nearest entry of the operator's table, else of the usual one.
 *
 * @param voiceId of our catalogue; null for the platform's voice of the language
 * @returns null when neither table has a voice for the language
 */
export function chooseVoice(
  tables: readonly VoiceTable[],
  language: string,
  voiceId: string | null,
): string | null {
  const known = knownLanguage(language);
  const asked = voiceId === null ? null : findPublicVoice(voiceId);
  const voice = asked ?? platformVoice(known ?? 'en');
  const [primary = ''] = languageTag(language).split('-');
  const accent = voice?.language === primary ? usual.accents[voice.accent] : undefined;
  const tags = [asked === null ? languageTag(language) : accent, accent, primary];
  const gender = voice?.gender ?? 'female';
  const keys = [
    voiceId ?? voice?.voice_id,
    ...tags.flatMap((tag) => (tag === undefined ? [] : [`${tag}:${gender}`])),
    ...tags,
    gender,
    '*',
  ];
  const alike = publicVoices.filter(
    (other) => other.gender === gender && other.language === voice?.language,
  );
  const turn = Math.max(
    0,
    alike.findIndex((other) => other.voice_id === voice?.voice_id),
  );
  for (const table of tables) {
    for (const key of keys) {
      const voices = key === undefined ? undefined : table.get(key.toLowerCase());
      if (voices !== undefined) return voices[turn % voices.length] ?? null;
    }
  }
  return null;
}

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
  /** Words are measured in the sound, or timed by Kokoro-FastAPI's /dev/captioned_speech; ElevenLabs times them itself. */
  SPEECH_WORD_TIMES: z.enum(['measured', 'captioned']).default('measured'),
};

export type SpeechSettings = ReturnType<typeof speechSettings>;

/** Undefined: the usual voices of the server, and all languages. */
export const speechSettings = (from: z.output<z.ZodObject<typeof speechServerEnvironment>>) => ({
  voices: from.SPEECH_VOICES,
  languages: from.SPEECH_LANGUAGES,
  wordTimes: from.SPEECH_WORD_TIMES,
});
