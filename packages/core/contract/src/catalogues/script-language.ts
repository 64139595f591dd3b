import { type VoiceLanguage, voiceLanguages } from './voices.js';

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
