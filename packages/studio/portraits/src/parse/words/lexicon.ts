import { madeOnce, once, readData } from '@groundwork/words/data';
import { z } from 'zod';
import { sense, withoutAccents } from './plain-form.js';

/** Words for people and what they wear, and those around them. */
const meanings = [
  ...['garments', 'headwear-and-shoes', 'styles', 'colours', 'motifs', 'hair', 'hair-styles'],
  ...['features', 'ages', 'presentation', 'origins', 'aids', 'accessories', 'marks'],
];
const files = [...meanings, 'phrases', 'empty-words'];

const list = z.array(z.string());
const senseSchema = z.strictObject({ means: z.unknown(), words: list });
type Sense = z.output<typeof senseSchema>;
/** Words between `head` and `tail`, by default the ends of a word; each may be a pattern. */
const phraseSchema = z.strictObject({
  head: z.string().default('(?<![a-z])'),
  words: list,
  tail: z.string().default('(?![a-z])'),
});
const fileSchema = z.record(z.string(), z.union([list, z.array(senseSchema), phraseSchema]));

const wordsIn = madeOnce((name: string) =>
  readData(new URL(`../../data/${name}.json`, import.meta.url), fileSchema),
);
/** All lists of words by their name; each is made of one file. */
const lexicon = once((): z.output<typeof fileSchema> => Object.assign({}, ...files.map(wordsIn)));

function entryOf(name: string): z.output<typeof fileSchema>[string] {
  const entry = lexicon()[name];
  if (entry === undefined) throw new RangeError(`No file of words has ${name}.`);
  return entry;
}

const plainList = (name: string) => list.parse(entryOf(name));

/** What words mean, in the order of the file, each with the pattern of its words. */
export type Senses<Meaning> = readonly (readonly [meaning: Meaning, words: RegExp])[];

/** The meanings of a list. */
export function senses<Meaning>(name: string, meaning: z.ZodType<Meaning>): Senses<Meaning> {
  return z
    .array(z.object({ means: meaning, words: list.transform(sense) }))
    .parse(entryOf(name))
    .map(({ means, words }) => [means, words] as const);
}

/** Those of a list whose meanings are names. */
export const namesIn = <const Name extends string>(name: string, names: readonly Name[]) =>
  senses(name, z.enum(names));

/** A list of one meaning. */
export const words = (name: string): Senses<true> => [[true, sense(plainList(name))]];

/** Alternatives, to build a pattern of; in the order in which they are tried. */
export const listOf = (name: string): string => plainList(name).join('|');

/** A phrase as a pattern, for texts in plain form. */
export function phrase(name: string, flags: 'u' | 'gu' = 'u'): RegExp {
  const { head, words, tail } = phraseSchema.parse(entryOf(name));
  return new RegExp(`${head}(?:${words.join('|')})${tail}`, flags);
}

/** All words for people that are spelled out, and the beginnings of those of which any ending is meant. */
const spellings = once(() => {
  const parts = meanings
    .flatMap((file) => Object.values(wordsIn(file)))
    .flatMap((entry) => (Array.isArray(entry) ? (entry as readonly (string | Sense)[]) : []))
    .flatMap((entry) => (typeof entry === 'string' ? entry : entry.words))
    .flatMap((phrase) => withoutAccents(phrase).split(/_+|(?<=\*)/u));
  const inFull = (ending: string) =>
    new Set(
      parts.map((part) => part.replace(ending, '')).filter((word) => /^[a-z]{5,}$/u.test(word)),
    );
  return {
    words: inFull('*'),
    stems: new Set(parts.flatMap((part) => /^([a-z]{5,})\*$/u.exec(part)?.[1] ?? [])),
  };
});

/** Whether a word is one of the lexicon's, or has one letter more than a beginning, to compare misspelled ones with. */
export const isSpelled = (word: string): boolean =>
  spellings().words.has(word) || spellings().stems.has(word.slice(0, -1));
