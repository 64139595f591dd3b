import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { z } from 'zod';
import { claimsSchema } from './claims.js';
import { madeOnce, readData } from './data-file.js';
import { editAnswersSchema } from './edit-answers.js';
import { documentsSchema, editsSchema, helpSchema } from './edits.js';
import { featuresSchema } from './features.js';
import { photosSchema } from './photo-kinds.js';
import { pronunciationSchema } from './pronunciation.js';
import { propertySchema } from './property.js';
import { proposalsSchema } from './proposals.js';
import { buildingsSchema, filmSchema } from './script.js';
import { countsSchema, showcaseSchema } from './showcase.js';
import { spokenSchema } from './spoken.js';
import { leaningWordSchema } from './template.js';
import { titlesSchema } from './titles.js';

const languageSchema = z.strictObject({
  /** Joins the last two of a list; given the last, because some languages change the word before some sounds. */
  and: leaningWordSchema,
  /** Words that begin a clause, as alternatives of a pattern. */
  conjunctions: z.string(),
  /** Small words, frequent here and rare or unknown in the other languages, separated by spaces. */
  smallWords: z.string(),
});

/** A kind of data file, of which each language has one. */
function fileOf<Schema extends z.ZodType>(name: string, schema: Schema) {
  return madeOnce((language: VoiceLanguage) =>
    readData(new URL(`./data/${language}/${name}.json`, import.meta.url), schema),
  );
}

const general = fileOf('language', languageSchema);
const film = fileOf('film', filmSchema);
const buildings = fileOf('buildings', buildingsSchema);
const property = fileOf('property', propertySchema);
const counts = fileOf('counts', countsSchema);
const showcase = fileOf('showcase', showcaseSchema);
const parts = {
  features: fileOf('features', featuresSchema),
  proposals: fileOf('proposals', proposalsSchema),
  spoken: fileOf('spoken', spokenSchema),
  pronunciation: fileOf('pronunciation', pronunciationSchema),
  titles: fileOf('titles', titlesSchema),
  photos: fileOf('photos', photosSchema),
  claims: fileOf('claims', claimsSchema),
  edits: fileOf('edits', editsSchema),
  documents: fileOf('documents', documentsSchema),
  help: fileOf('help', helpSchema),
  editAnswers: fileOf('edit-answers', editAnswersSchema),
  script: madeOnce((language: VoiceLanguage) => ({
    and: general(language).and,
    ...film(language),
    ...buildings(language),
  })),
  property: madeOnce((language: VoiceLanguage) => ({
    and: general(language).and,
    ...property(language),
  })),
  showcase: madeOnce((language: VoiceLanguage) => ({
    ...showcase(language),
    ...counts(language),
  })),
};

/** Everything that Groundwork says and understands in a language of its films; each part is read at its first use. */
export class Language {
  constructor(readonly code: VoiceLanguage) {}

  get script() {
    return parts.script(this.code);
  }
  get property() {
    return parts.property(this.code);
  }
  /** Names of features that sellers list. */
  get features() {
    return parts.features(this.code);
  }
  /** Words in which customers describe houses. */
  get proposals() {
    return parts.proposals(this.code);
  }
  /** How figures, money, dates and short forms are read aloud. */
  get spoken() {
    return parts.spoken(this.code);
  }
  get pronunciation() {
    return parts.pronunciation(this.code);
  }
  get titles() {
    return parts.titles(this.code);
  }
  get counts() {
    return counts(this.code);
  }
  /** Names of the kinds of photos, and sentences about them. */
  get photos() {
    return parts.photos(this.code);
  }
  /** Words that claim something of a photo. */
  get claims() {
    return parts.claims(this.code);
  }
  get smallWords() {
    return general(this.code).smallWords;
  }
  get conjunctions() {
    return general(this.code).conjunctions;
  }
}

export class LanguageWithShowcases extends Language {
  get showcase() {
    return parts.showcase(this.code);
  }
  get edits() {
    return parts.edits(this.code);
  }
  /** Words of edits that speak of values, badges, photos and history. */
  get documentWords() {
    return parts.documents(this.code);
  }
  /** How to ask for an edit that was not understood. */
  get help() {
    return parts.help(this.code);
  }
  get editAnswers() {
    return parts.editAnswers(this.code);
  }
}
