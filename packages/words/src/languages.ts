import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import { Language, LanguageWithShowcases } from './language.js';

/** All languages. A new one is a folder in data/ and its name in the contract. */
export const languages: Readonly<
  Record<VoiceLanguage, Language> & Record<ShowcaseLanguage, LanguageWithShowcases>
> = {
  en: new LanguageWithShowcases('en'),
  es: new LanguageWithShowcases('es'),
  pt: new LanguageWithShowcases('pt'),
  de: new LanguageWithShowcases('de'),
  fr: new LanguageWithShowcases('fr'),
  it: new LanguageWithShowcases('it'),
  ca: new Language('ca'),
};
