import type { LandClaimWords, PropertyClaimWords } from './claims.js';
import type { DocumentWords, Vocabulary } from './edits.js';
import type { FeatureLanguage } from './features.js';
import type { PhotoKindWords } from './photo-kinds.js';
import type { Pronunciation } from './pronunciation.js';
import type { PropertyLanguage } from './property.js';
import type { Lexicon } from './proposals.js';
import type { ScriptLanguage } from './script.js';
import type { Counts, ShowcaseWords } from './showcase.js';
import type { SpokenLanguage } from './spoken.js';
import type { Titles } from './titles.js';

/** Everything that Groundwork says and understands in a language of its films. */
export interface Language {
  readonly script: ScriptLanguage;
  readonly property: PropertyLanguage;
  /** Names of features that sellers list. */
  readonly features: FeatureLanguage;
  /** Words in which customers describe houses. */
  readonly proposals: Lexicon;
  /** How figures, money, dates and short forms are read aloud. */
  readonly spoken: SpokenLanguage;
  readonly pronunciation: Pronunciation;
  readonly titles: Titles;
  readonly counts: Counts;
  /** Names of the kinds of photos, and sentences about them. */
  readonly photos: PhotoKindWords;
  /** Words that claim something of a photo. */
  readonly claims: { readonly land: LandClaimWords; readonly property: PropertyClaimWords };
  /** Small words, frequent here and rare or unknown in the other languages, separated by spaces. */
  readonly smallWords: string;
  /** Words that begin a clause, as alternatives of a pattern. */
  readonly conjunctions: string;
}

export interface LanguageWithShowcases extends Language {
  readonly showcase: ShowcaseWords;
  readonly edits: Vocabulary;
  /** Words of edits that speak of values, badges, photos and history. */
  readonly documentWords: DocumentWords;
}
