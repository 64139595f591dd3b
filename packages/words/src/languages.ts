import type { ShowcaseLanguage, VoiceLanguage } from '@groundwork/contract';
import { catalan } from './ca/index.js';
import { german } from './de/index.js';
import { english } from './en/index.js';
import { spanish } from './es/index.js';
import { french } from './fr/index.js';
import { italian } from './it/index.js';
import type { Language, LanguageWithShowcases } from './language.js';
import { portuguese } from './pt/index.js';

/** All languages. A new one is a folder here and its name in the contract; what it lacks does not compile. */
export const languages: Readonly<
  Record<VoiceLanguage, Language> & Record<ShowcaseLanguage, LanguageWithShowcases>
> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  it: italian,
  ca: catalan,
};
