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

/** Voices of the usual servers, so that an operator needs no table for them. */
const builtIn = {
  openai: parseVoices('male=onyx|ash|echo|fable, female=nova|coral|shimmer|sage, *=alloy'),
  /** ElevenLabs' own premade voices, George, Brian, Daniel and Sarah, Alice, Lily, which speak every language. */
  elevenlabs: parseVoices(
    'male=JBFqnCBsd6RMkjVDRZzb|nPczCjzI2devNBz1zQrb|onwK4e9ZLuTAKqWW03F9,' +
      'female=EXAVITQu4vr4xnSDxMaL|Xb7hH8MSUJpSbSDYk0k2|pFZP5JQG7iQjIQuC4Bku,' +
      '*=JBFqnCBsd6RMkjVDRZzb',
  ),
  /** Kokoro has voices of these languages only: a text in another one is spoken by the embedded engine. */
  kokoro: parseVoices(
    'en-gb:male=bm_george|bm_lewis, en-gb:female=bf_emma|bf_isabella,' +
      'en:male=am_michael|am_fenrir|am_puck, en:female=af_heart|af_bella|af_nicole,' +
      'es:male=em_alex, es:female=ef_dora, fr=ff_siwis,' +
      'it:male=im_nicola, it:female=if_sara, pt:male=pm_alex, pt:female=pf_dora',
  ),
} as const;

/** The voices of a server whose operator named none. */
export function usualVoices(driver: string, model: string): VoiceTable {
  if (/kokoro/iu.test(model)) return builtIn.kokoro;
  return driver === 'elevenlabs' ? builtIn.elevenlabs : builtIn.openai;
}

/** Regions that speech servers distinguish, by the accents of the catalogue. */
const accentTags: Readonly<Record<string, string>> = {
  'United States': 'en-us',
  'United Kingdom': 'en-gb',
  Scotland: 'en-gb',
  Spain: 'es-es',
  'Latin America': 'es-419',
  Portugal: 'pt-pt',
  Brazil: 'pt-br',
  Belgium: 'fr-be',
  Switzerland: 'fr-ch',
};

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
  const accent = voice?.language === primary ? accentTags[voice.accent] : undefined;
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
