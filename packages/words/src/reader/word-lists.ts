import { z } from 'zod';
import { madeOnce, once, readData } from '../data-file.js';
import { withoutAccents } from './folded-text.js';
import { type Meanings, patternOf } from './meanings.js';

const list = z.array(z.string());
const entrySchema = z.strictObject({ means: z.unknown(), words: list });
type Entry = z.output<typeof entrySchema>;
/** Words between `head` and `tail`, by default the ends of a word; each may be a pattern. */
const phraseSchema = z.strictObject({
  head: z.string().default('(?<![a-z])'),
  words: list,
  tail: z.string().default('(?![a-z])'),
});
const fileSchema = z.record(z.string(), z.union([list, z.array(entrySchema), phraseSchema]));

/**
 * Lists of words by their name, from data files of a folder.
 *
 * @param meanings files whose words mean something by themselves
 * @param grammar files of the words around them
 */
export function wordLists(folder: URL, meanings: readonly string[], grammar: readonly string[]) {
  const wordsIn = madeOnce((name: string) => readData(new URL(`${name}.json`, folder), fileSchema));
  const all = once(
    (): z.output<typeof fileSchema> => Object.assign({}, ...[...meanings, ...grammar].map(wordsIn)),
  );
  const entryOf = (name: string) => {
    const entry = all()[name];
    if (entry === undefined) throw new RangeError(`No file of words has ${name}.`);
    return entry;
  };
  const plainList = (name: string) => list.parse(entryOf(name));

  /** The meanings of a list, in the order of the file. */
  function meaningsIn<Meaning>(name: string, meaning: z.ZodType<Meaning>): Meanings<Meaning> {
    return z
      .array(z.object({ means: meaning, words: list.transform((words) => patternOf(words)) }))
      .parse(entryOf(name))
      .map(({ means, words }) => [means, words] as const);
  }

  /** All words that are spelled out, and the beginnings of those of which any ending is meant. */
  const spellings = once(() => {
    const parts = meanings
      .flatMap((file) => Object.values(wordsIn(file)))
      .flatMap((entry) => (Array.isArray(entry) ? (entry as readonly (string | Entry)[]) : []))
      .flatMap((entry) => (typeof entry === 'string' ? entry : entry.words))
      .flatMap((phrase) => withoutAccents(phrase).split(/_+|(?<=\*)/u));
    const long = (words: readonly string[]) => words.filter((word) => /^[a-z]{5,}$/u.test(word));
    const begun = parts.filter((part) => part.endsWith('*')).map((part) => part.slice(0, -1));
    return { words: new Set(long([...parts, ...begun])), stems: new Set(long(begun)) };
  });

  return {
    meaningsIn,
    /** Those of a list whose meanings are names. */
    namesIn: <const Name extends string>(name: string, names: readonly Name[]) =>
      meaningsIn(name, z.enum(names)),
    /** A list of one meaning. */
    words: (name: string): Meanings<true> => [[true, patternOf(plainList(name))]],
    /** Alternatives, to build a pattern of; in the order in which they are tried. */
    listOf: (name: string): string => plainList(name).join('|'),
    plainList,
    setOf: (name: string): ReadonlySet<string> => new Set(plainList(name)),
    /** A phrase as a pattern, for folded texts. */
    phrase(name: string, flags: 'u' | 'gu' = 'u'): RegExp {
      const { head, words, tail } = phraseSchema.parse(entryOf(name));
      return new RegExp(`${head}(?:${words.join('|')})${tail}`, flags);
    },
    /** Whether a word is one of these, or has one letter more than a beginning, to compare misspelled ones with. */
    isSpelled: (word: string): boolean =>
      spellings().words.has(word) || spellings().stems.has(word.slice(0, -1)),
  };
}
