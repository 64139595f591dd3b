import type { Language } from '../language.js';
import { catalanBuildings } from './building-words.js';
import { catalanLandClaims, catalanPropertyClaims } from './claim-words.js';
import { catalanCounts } from './counts.js';
import { catalanFeatures } from './features.js';
import { catalanSentences } from './film-sentences.js';
import { catalanPhotoKinds } from './photo-kinds.js';
import { catalanPronunciation } from './pronunciation.js';
import { catalanFacts } from './property-facts.js';
import { catalanLooks } from './property-looks.js';
import { catalanProposals } from './proposal-words.js';
import { catalanSpoken } from './spoken-form.js';
import { catalanTitles } from './titles.js';

export const catalan: Language = {
  script: { ...catalanSentences, ...catalanBuildings },
  property: { and: catalanSentences.and, ...catalanFacts, ...catalanLooks },
  features: catalanFeatures,
  proposals: catalanProposals,
  spoken: catalanSpoken,
  pronunciation: catalanPronunciation,
  titles: catalanTitles,
  counts: catalanCounts,
  photos: catalanPhotoKinds,
  claims: { land: catalanLandClaims, property: catalanPropertyClaims },
  smallWords:
    "el els les i amb aquest aquesta un una del dels és aquí on des per més hi ha al entre cada seva seu a l'",
  conjunctions: 'i|o|però|mentre|on|perquè',
};
