import type { LanguageWithShowcases } from '../language.js';
import { spanishBuildings } from './building-words.js';
import { spanishLandClaims, spanishPropertyClaims } from './claim-words.js';
import { spanishDocumentWords } from './document-words.js';
import { spanishEdits } from './edit-words.js';
import { spanishFeatures } from './features.js';
import { spanishSentences } from './film-sentences.js';
import { spanishPhotoKinds } from './photo-kinds.js';
import { spanishPronunciation } from './pronunciation.js';
import { spanishFacts } from './property-facts.js';
import { spanishLooks } from './property-looks.js';
import { spanishProposals } from './proposal-words.js';
import { spanishShowcases } from './showcase-words.js';
import { spanishSpoken } from './spoken-form.js';
import { spanishTitles } from './titles.js';

export const spanish: LanguageWithShowcases = {
  script: { ...spanishSentences, ...spanishBuildings },
  property: { and: spanishSentences.and, ...spanishFacts, ...spanishLooks },
  features: spanishFeatures,
  proposals: spanishProposals,
  spoken: spanishSpoken,
  pronunciation: spanishPronunciation,
  titles: spanishTitles,
  counts: spanishShowcases,
  photos: spanishPhotoKinds,
  claims: { land: spanishLandClaims, property: spanishPropertyClaims },
  smallWords:
    'el los las y con este esta un una del su sus donde desde aquí para más hay es al entre cada muy tu lo',
  conjunctions: 'y|e|o|pero|mientras|donde|porque|aunque',
  showcase: spanishShowcases,
  edits: spanishEdits,
  documentWords: spanishDocumentWords,
};
