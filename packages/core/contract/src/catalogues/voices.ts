import { z } from 'zod';

export const voiceTypes = ['public', 'cloned'] as const;
export const voiceAges = ['young', 'middle_aged', 'old'] as const;
export const voiceGenders = ['male', 'female'] as const;

/** A narrator as the API document shows it. */
export const voiceSchema = z
  .object({
    voice_id: z.string().min(1),
    name: z.string().min(1).describe('The narrator’s name.'),
    type: z.enum(voiceTypes).describe('One of the platform’s, or cloned for you.'),
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .describe('ISO 639-1; installed voices may speak languages that the filter does not accept.'),
    accent: z.string().nullable().describe('Country or region of the accent.'),
    age: z.enum(voiceAges).nullable().describe('How old the voice sounds.'),
    gender: z.enum(voiceGenders).nullable().describe('How the voice sounds.'),
    preview_url: z.string().nullable().describe('Link to a sample; null until there is one.'),
  })
  .meta({ id: 'Voice' });
export type Voice = z.infer<typeof voiceSchema>;

function narrator<
  const Language extends string,
  const Slug extends string,
  const Name extends string,
>(
  language: Language,
  slug: Slug,
  name: Name,
  gender: (typeof voiceGenders)[number],
  age: (typeof voiceAges)[number],
  accent: string,
) {
  const voice_id = `voice_${language}_${slug}` as const;
  return {
    voice_id,
    name,
    type: 'public',
    language,
    accent,
    age,
    gender,
    preview_url: null,
  } as const;
}

/**
 * The public voices; each speech engine decides how to make them. The first of a language narrates when a request names
 * none.
 */
export const publicVoices = [
  narrator('en', 'daniel', 'Daniel', 'male', 'middle_aged', 'United States'),
  narrator('en', 'clara', 'Clara', 'female', 'middle_aged', 'United States'),
  narrator('en', 'walter', 'Walter', 'male', 'old', 'United States'),
  narrator('en', 'james', 'James', 'male', 'middle_aged', 'United Kingdom'),
  narrator('en', 'emily', 'Emily', 'female', 'young', 'United Kingdom'),
  narrator('en', 'fiona', 'Fiona', 'female', 'middle_aged', 'Scotland'),
  narrator('es', 'javier', 'Javier', 'male', 'middle_aged', 'Spain'),
  narrator('es', 'lucia', 'Lucía', 'female', 'young', 'Spain'),
  narrator('es', 'mateo', 'Mateo', 'male', 'young', 'Latin America'),
  narrator('es', 'valentina', 'Valentina', 'female', 'middle_aged', 'Latin America'),
  narrator('pt', 'tiago', 'Tiago', 'male', 'middle_aged', 'Portugal'),
  narrator('pt', 'ines', 'Inês', 'female', 'middle_aged', 'Portugal'),
  narrator('pt', 'rafael', 'Rafael', 'male', 'young', 'Brazil'),
  narrator('pt', 'beatriz', 'Beatriz', 'female', 'young', 'Brazil'),
  narrator('de', 'jonas', 'Jonas', 'male', 'middle_aged', 'Germany'),
  narrator('de', 'hannah', 'Hannah', 'female', 'middle_aged', 'Germany'),
  narrator('de', 'friedrich', 'Friedrich', 'male', 'old', 'Germany'),
  narrator('fr', 'julien', 'Julien', 'male', 'middle_aged', 'France'),
  narrator('fr', 'camille', 'Camille', 'female', 'young', 'France'),
  narrator('fr', 'elise', 'Élise', 'female', 'middle_aged', 'Belgium'),
  narrator('fr', 'luc', 'Luc', 'male', 'middle_aged', 'Switzerland'),
  narrator('it', 'marco', 'Marco', 'male', 'middle_aged', 'Italy'),
  narrator('it', 'giulia', 'Giulia', 'female', 'young', 'Italy'),
  narrator('ca', 'jordi', 'Jordi', 'male', 'middle_aged', 'Catalonia'),
  narrator('ca', 'nuria', 'Núria', 'female', 'middle_aged', 'Catalonia'),
  narrator('nl', 'daan', 'Daan', 'male', 'middle_aged', 'Netherlands'),
  narrator('nl', 'sanne', 'Sanne', 'female', 'young', 'Netherlands'),
  narrator('nl', 'lotte', 'Lotte', 'female', 'middle_aged', 'Belgium'),
] as const satisfies readonly Voice[];

export type PublicVoice = (typeof publicVoices)[number];
export type VoiceLanguage = PublicVoice['language'];

/** The languages that we write, and have voices for. */
export const voiceLanguages: readonly VoiceLanguage[] = [
  ...new Set(publicVoices.map(({ language }) => language)),
];

/** The narrator of a language when a request names no voice. */
export function platformVoice(language: VoiceLanguage): PublicVoice {
  return publicVoices.find((voice) => voice.language === language) ?? publicVoices[0];
}

export function findPublicVoice(voiceId: string): PublicVoice | null {
  return publicVoices.find((voice) => voice.voice_id === voiceId) ?? null;
}

/** A language tag in lower case with dashes: `pt_BR` becomes `pt-br`. */
export function languageTag(language: string): string {
  return language.trim().toLowerCase().replaceAll('_', '-');
}

/** The language of a tag without its region, when it is one that we write and have voices for. */
export function knownLanguage(language: string): VoiceLanguage | null {
  const [primary] = languageTag(language).split('-');
  return voiceLanguages.find((known) => known === primary) ?? null;
}

export function scriptLanguage(language: string): VoiceLanguage {
  return knownLanguage(language) ?? 'en';
}
