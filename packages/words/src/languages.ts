import { type VoiceLanguage, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import { type Language, type LanguageWithShowcases, languageOf } from './language.js';

type Languages = Record<VoiceLanguage, Language> & Record<ShowcaseLanguage, LanguageWithShowcases>;

/** All languages that have a voice; each is a folder in data/. */
export const languages = Object.fromEntries(
  voiceLanguages.map((code) => [code, languageOf(code)]),
) as Partial<Languages> as Readonly<Languages>;
