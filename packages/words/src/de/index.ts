import type { LanguageWithShowcases } from '../language.js';
import { germanBuildings } from './building-words.js';
import { germanLandClaims, germanPropertyClaims } from './claim-words.js';
import { germanDocumentWords } from './document-words.js';
import { germanEdits } from './edit-words.js';
import { germanFeatures } from './features.js';
import { germanSentences } from './film-sentences.js';
import { germanPhotoKinds } from './photo-kinds.js';
import { germanPronunciation } from './pronunciation.js';
import { germanFacts } from './property-facts.js';
import { germanLooks } from './property-looks.js';
import { germanProposals } from './proposal-words.js';
import { germanShowcases } from './showcase-words.js';
import { germanSpoken } from './spoken-form.js';
import { germanTitles } from './titles.js';

export const german: LanguageWithShowcases = {
  script: { ...germanSentences, ...germanBuildings },
  property: { and: germanSentences.and, ...germanFacts, ...germanLooks },
  features: germanFeatures,
  proposals: germanProposals,
  spoken: germanSpoken,
  pronunciation: germanPronunciation,
  titles: germanTitles,
  counts: germanShowcases,
  photos: germanPhotoKinds,
  claims: { land: germanLandClaims, property: germanPropertyClaims },
  smallWords:
    'der die das und mit dieses diese ist hier ein eine einen einem für von auf wo den dem zu im aus sich jedes',
  conjunctions: 'und|oder|aber|sowie|während|weil|denn',
  showcase: germanShowcases,
  edits: germanEdits,
  documentWords: germanDocumentWords,
};
