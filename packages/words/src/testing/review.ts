import { z } from 'zod';
import { everyOf } from '../data-file.js';
import { fileOf } from '../language.js';
import { houseKinds } from '../script.js';

const pattern = z.string().transform((source) => new RegExp(source, 'iu'));
const patterns = z.array(z.string()).default([]);
const parts = [
  ...(['terrace', 'balcony', 'garage', 'garden'] as const),
  ...(['fence', 'drive', 'brick', 'slate'] as const),
];

const grammarSchema = z
  .strictObject({
    /** Whole words that no text has. */
    words: patterns,
    /** An article before a noun that takes another one, or before an adjective and such a noun. */
    clashes: z.record(z.string(), z.string()).default({}),
    patterns,
    /** What must be found, and what must not. */
    wrong: z.array(z.string()),
    right: z.string(),
  })
  .transform(({ words, clashes, patterns, wrong, right }) => {
    const all = [
      ...words.map((one) => `(?<![\\p{L}'])(?:${one})(?![\\p{L}·])`),
      ...Object.entries(clashes).map(
        ([article, nouns]) => `(?<!\\p{L})${article} (?:\\p{Ll}+ )?(?:${nouns})(?![\\p{L}·])`,
      ),
      ...patterns,
    ];
    return { mistakes: new RegExp(all.join('|'), 'u'), wrong, right };
  });

const schema = z.strictObject({
  land: z.strictObject({
    /** Clichés, and claims that no photo carries. */
    banned: pattern,
    /** How a film closes. */
    invitation: pattern,
    pool: pattern,
    kinds: everyOf(houseKinds, pattern),
    /** Parts of a proposal that a sentence may name. */
    parts: everyOf(parts, pattern),
  }),
  property: z.strictObject({
    banned: pattern,
  }),
  /** Mistakes of agreement, contraction or elision. */
  grammar: grammarSchema,
});

/** What tests listen for in the scripts of a language. */
export const reviewOf = fileOf('review', schema);
