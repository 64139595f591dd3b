import type { VoiceLanguage } from '@groundwork/contract';
import { catalan } from './ca.js';
import { german } from './de.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { french } from './fr.js';
import { italian } from './it.js';
import type { Lexicon } from './meaning.js';
import { portuguese } from './pt.js';

export const lexicons: Record<VoiceLanguage, Lexicon> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  it: italian,
  ca: catalan,
};
