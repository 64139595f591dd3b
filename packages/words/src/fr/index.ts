import type { LanguageWithShowcases } from '../language.js';
import { frenchBuildings } from './building-words.js';
import { frenchLandClaims, frenchPropertyClaims } from './claim-words.js';
import { frenchDocumentWords } from './document-words.js';
import { frenchEdits } from './edit-words.js';
import { frenchFeatures } from './features.js';
import { frenchSentences } from './film-sentences.js';
import { frenchPhotoKinds } from './photo-kinds.js';
import { frenchPronunciation } from './pronunciation.js';
import { frenchFacts } from './property-facts.js';
import { frenchLooks } from './property-looks.js';
import { frenchProposals } from './proposal-words.js';
import { frenchShowcases } from './showcase-words.js';
import { frenchSpoken } from './spoken-form.js';
import { frenchTitles } from './titles.js';

export const french: LanguageWithShowcases = {
  script: { ...frenchSentences, ...frenchBuildings },
  property: { and: frenchSentences.and, ...frenchFacts, ...frenchLooks },
  features: frenchFeatures,
  proposals: frenchProposals,
  spoken: frenchSpoken,
  pronunciation: frenchPronunciation,
  titles: frenchTitles,
  counts: frenchShowcases,
  photos: frenchPhotoKinds,
  claims: { land: frenchLandClaims, property: frenchPropertyClaims },
  smallWords:
    'le les et avec ce cette un une du des est ici où pour dans sur vous au aux plus chaque votre son sa depuis',
  conjunctions: 'et|ou|mais|où|car|tandis',
  showcase: frenchShowcases,
  edits: frenchEdits,
  documentWords: frenchDocumentWords,
};
