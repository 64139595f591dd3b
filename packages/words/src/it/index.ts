import type { LanguageWithShowcases } from '../language.js';
import { italianBuildings } from './building-words.js';
import { italianLandClaims, italianPropertyClaims } from './claim-words.js';
import { italianDocumentWords } from './document-words.js';
import { italianEdits } from './edit-words.js';
import { italianFeatures } from './features.js';
import { italianSentences } from './film-sentences.js';
import { italianPhotoKinds } from './photo-kinds.js';
import { italianPronunciation } from './pronunciation.js';
import { italianFacts } from './property-facts.js';
import { italianLooks } from './property-looks.js';
import { italianProposals } from './proposal-words.js';
import { italianShowcases } from './showcase-words.js';
import { italianSpoken } from './spoken-form.js';
import { italianTitles } from './titles.js';

export const italian: LanguageWithShowcases = {
  script: { ...italianSentences, ...italianBuildings },
  property: { and: italianSentences.and, ...italianFacts, ...italianLooks },
  features: italianFeatures,
  proposals: italianProposals,
  spoken: italianSpoken,
  pronunciation: italianPronunciation,
  titles: italianTitles,
  counts: italianShowcases,
  photos: italianPhotoKinds,
  claims: { land: italianLandClaims, property: italianPropertyClaims },
  smallWords:
    'il lo gli e con questo questa un una del della dei delle è qui dove per nel nella più ogni tra si sono al',
  conjunctions: 'e|ed|o|ma|mentre|dove|perché',
  showcase: italianShowcases,
  edits: italianEdits,
  documentWords: italianDocumentWords,
};
