import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { z } from 'zod';
import { claimsSchema } from './claims.js';
import { choices, madeOnce, readData } from './data-file.js';
import { editAnswersSchema } from './edits/edit-answers.js';
import { documentsSchema, editsSchema, helpSchema } from './edits/edits.js';
import { featuresSchema } from './features.js';
import { photosSchema } from './photo-kinds.js';
import { propertySchema } from './property.js';
import { proposalsSchema } from './proposals.js';
import { buildingsSchema, filmSchema } from './script.js';
import { countsSchema, showcaseSchema } from './showcase.js';
import { spokenSchema } from './spoken.js';
import { subjectsSchema } from './subjects.js';
import { leaningWordSchema } from './template.js';
import { titlesSchema } from './titles.js';

/** How words look on lips: `A` open, `E` spread, `O` round, `M` shut, `F` lip under the teeth, `C` half open. */
const pronunciationSchema = z.strictObject({
  /** Accented letters that are spoken differently; other accents are removed. */
  accents: z.string(),
  /**
   * Letters that are not spoken as written, after irrelevant accents are removed, and their sounds; empty for silent
   * letters. The first match counts.
   */
  spellings: z.array(
    z
      .tuple([z.string(), z.string()])
      .transform(([letters, sounds]) => [new RegExp(letters, 'uy'), sounds] as const),
  ),
});

const languageSchema = z.strictObject({
  /** Joins the last two of a list; given the last, because some languages change the word before some sounds. */
  and: leaningWordSchema,
  /** Words that begin a clause, as alternatives of a pattern. */
  conjunctions: z.string(),
  /** In languages that write nouns with a capital: what loses it within a sentence. */
  lowered: z
    .string()
    .transform((pattern) => new RegExp(pattern, 'u'))
    .optional(),
  /** Small words, frequent here and rare or unknown in the other languages, separated by spaces. */
  smallWords: z.string(),
  /** To measure a voice's pace, in the style of films: no figures, no names, pauses only between the sentences. */
  paceTexts: choices,
});

/** A kind of data file, of which each language has one; it is read at its first use. */
export function fileOf<Schema extends z.ZodType>(name: string, schema: Schema) {
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

/** What each language of films has. */
const ofFilms = {
  counts,
  /** Names of features that sellers list. */
  features: fileOf('features', featuresSchema),
  /** Words in which customers describe houses. */
  proposals: fileOf('proposals', proposalsSchema),
  /** Words of customers that decide how a film looks and sounds. */
  subjects: fileOf('subjects', subjectsSchema),
  /** How figures, money, dates and short forms are read aloud. */
  spoken: fileOf('spoken', spokenSchema),
  pronunciation: fileOf('pronunciation', pronunciationSchema),
  titles: fileOf('titles', titlesSchema),
  /** Names of the kinds of photos, and sentences about them. */
  photos: fileOf('photos', photosSchema),
  /** Words that claim something of a photo. */
  claims: fileOf('claims', claimsSchema),
  smallWords: (code: VoiceLanguage) => general(code).smallWords,
  conjunctions: (code: VoiceLanguage) => general(code).conjunctions,
  lowered: (code: VoiceLanguage) => general(code).lowered,
  paceTexts: (code: VoiceLanguage) => general(code).paceTexts,
  script: madeOnce((code: VoiceLanguage) => ({
    and: general(code).and,
    ...film(code),
    ...buildings(code),
  })),
  property: madeOnce((code: VoiceLanguage) => ({ and: general(code).and, ...property(code) })),
};

/** What those of showcases have, too. */
const ofShowcases = {
  showcase: madeOnce((code: VoiceLanguage) => ({ ...showcase(code), ...counts(code) })),
  edits: fileOf('edits', editsSchema),
  /** Words of edits that speak of values, badges, photos and history. */
  documentWords: fileOf('documents', documentsSchema),
  /** How to ask for an edit that was not understood. */
  help: fileOf('help', helpSchema),
  editAnswers: fileOf('edit-answers', editAnswersSchema),
};

type Parts<Readers extends Readonly<Record<string, (code: VoiceLanguage) => unknown>>> = {
  readonly [Name in keyof Readers]: ReturnType<Readers[Name]>;
};
export type Language = { readonly code: VoiceLanguage } & Parts<typeof ofFilms>;
export type LanguageWithShowcases = Language & Parts<typeof ofShowcases>;

/** Everything that Groundwork says and understands in a language; each part is read at its first use. */
export function languageOf(code: VoiceLanguage): LanguageWithShowcases {
  const readers = Object.entries({ ...ofFilms, ...ofShowcases });
  const parts = readers.map(([name, read]) => [name, { get: () => read(code) }] as const);
  return Object.defineProperties({ code }, Object.fromEntries(parts)) as LanguageWithShowcases;
}
