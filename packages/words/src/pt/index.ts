import type { LanguageWithShowcases } from '../language.js';
import { portugueseBuildings } from './building-words.js';
import { portugueseLandClaims, portuguesePropertyClaims } from './claim-words.js';
import { portugueseDocumentWords } from './document-words.js';
import { portugueseEdits } from './edit-words.js';
import { portugueseFeatures } from './features.js';
import { portugueseSentences } from './film-sentences.js';
import { portuguesePhotoKinds } from './photo-kinds.js';
import { portuguesePronunciation } from './pronunciation.js';
import { portugueseFacts } from './property-facts.js';
import { portugueseLooks } from './property-looks.js';
import { portugueseProposals } from './proposal-words.js';
import { portugueseShowcases } from './showcase-words.js';
import { portugueseSpoken } from './spoken-form.js';
import { portugueseTitles } from './titles.js';

export const portuguese: LanguageWithShowcases = {
  script: { ...portugueseSentences, ...portugueseBuildings },
  property: { and: portugueseSentences.and, ...portugueseFacts, ...portugueseLooks },
  features: portugueseFeatures,
  proposals: portugueseProposals,
  spoken: portugueseSpoken,
  pronunciation: portuguesePronunciation,
  titles: portugueseTitles,
  counts: portugueseShowcases,
  photos: portuguesePhotoKinds,
  claims: { land: portugueseLandClaims, property: portuguesePropertyClaims },
  smallWords:
    'o os e com este esta um uma do da dos das no na em não seu sua onde desde aqui para mais há é ao entre cada',
  conjunctions: 'e|ou|mas|enquanto|onde|porque|embora',
  showcase: portugueseShowcases,
  edits: portugueseEdits,
  documentWords: portugueseDocumentWords,
};
