import type { VoiceLanguage } from '@groundwork/contract';
import { scriptLanguages } from '../script/script-languages.js';
import { catalanFacts } from './languages/facts/ca.js';
import { germanFacts } from './languages/facts/de.js';
import { englishFacts } from './languages/facts/en.js';
import { spanishFacts } from './languages/facts/es.js';
import { frenchFacts } from './languages/facts/fr.js';
import { italianFacts } from './languages/facts/it.js';
import { portugueseFacts } from './languages/facts/pt.js';
import { catalanLooks } from './languages/looks/ca.js';
import { germanLooks } from './languages/looks/de.js';
import { englishLooks } from './languages/looks/en.js';
import { spanishLooks } from './languages/looks/es.js';
import { frenchLooks } from './languages/looks/fr.js';
import { italianLooks } from './languages/looks/it.js';
import { portugueseLooks } from './languages/looks/pt.js';
import type { PropertyLanguage } from './property-language.js';

/** The languages a property film is written in. */
export const propertyLanguages: Readonly<Record<VoiceLanguage, PropertyLanguage>> = {
  en: { and: scriptLanguages.en.and, ...englishFacts, ...englishLooks },
  es: { and: scriptLanguages.es.and, ...spanishFacts, ...spanishLooks },
  pt: { and: scriptLanguages.pt.and, ...portugueseFacts, ...portugueseLooks },
  de: { and: scriptLanguages.de.and, ...germanFacts, ...germanLooks },
  fr: { and: scriptLanguages.fr.and, ...frenchFacts, ...frenchLooks },
  it: { and: scriptLanguages.it.and, ...italianFacts, ...italianLooks },
  ca: { and: scriptLanguages.ca.and, ...catalanFacts, ...catalanLooks },
};
