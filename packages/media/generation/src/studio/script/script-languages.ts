import type { VoiceLanguage } from '@groundwork/contract';
import { catalanBuildings } from './languages/buildings/ca.js';
import { germanBuildings } from './languages/buildings/de.js';
import { englishBuildings } from './languages/buildings/en.js';
import { spanishBuildings } from './languages/buildings/es.js';
import { frenchBuildings } from './languages/buildings/fr.js';
import { italianBuildings } from './languages/buildings/it.js';
import { portugueseBuildings } from './languages/buildings/pt.js';
import { catalanSentences } from './languages/sentences/ca.js';
import { germanSentences } from './languages/sentences/de.js';
import { englishSentences } from './languages/sentences/en.js';
import { spanishSentences } from './languages/sentences/es.js';
import { frenchSentences } from './languages/sentences/fr.js';
import { italianSentences } from './languages/sentences/it.js';
import { portugueseSentences } from './languages/sentences/pt.js';
import type { ScriptLanguage } from './script-language.js';

/** The languages a land film is written in. */
export const scriptLanguages: Readonly<Record<VoiceLanguage, ScriptLanguage>> = {
  en: { ...englishSentences, ...englishBuildings },
  es: { ...spanishSentences, ...spanishBuildings },
  pt: { ...portugueseSentences, ...portugueseBuildings },
  de: { ...germanSentences, ...germanBuildings },
  fr: { ...frenchSentences, ...frenchBuildings },
  it: { ...italianSentences, ...italianBuildings },
  ca: { ...catalanSentences, ...catalanBuildings },
};
