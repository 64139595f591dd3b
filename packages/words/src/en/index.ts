import type { LanguageWithShowcases } from '../language.js';
import { englishBuildings } from './building-words.js';
import { englishLandClaims, englishPropertyClaims } from './claim-words.js';
import { englishDocumentWords } from './document-words.js';
import { englishEdits } from './edit-words.js';
import { englishFeatures } from './features.js';
import { englishSentences } from './film-sentences.js';
import { englishPhotoKinds } from './photo-kinds.js';
import { englishPronunciation } from './pronunciation.js';
import { englishFacts } from './property-facts.js';
import { englishLooks } from './property-looks.js';
import { englishProposals } from './proposal-words.js';
import { englishShowcases } from './showcase-words.js';
import { englishSpoken } from './spoken-form.js';
import { englishTitles } from './titles.js';

export const english: LanguageWithShowcases = {
  script: { ...englishSentences, ...englishBuildings },
  property: { and: englishSentences.and, ...englishFacts, ...englishLooks },
  features: englishFeatures,
  proposals: englishProposals,
  spoken: englishSpoken,
  pronunciation: englishPronunciation,
  titles: englishTitles,
  counts: englishShowcases,
  photos: englishPhotoKinds,
  claims: { land: englishLandClaims, property: englishPropertyClaims },
  smallWords:
    'the and of with this is here to you for from your where that are it has on in its an every one will could',
  conjunctions: 'and|but|or|while|where|because|so',
  showcase: englishShowcases,
  edits: englishEdits,
  documentWords: englishDocumentWords,
};
