import { readData } from '@groundwork/words/data';
import { z } from 'zod';

const wordsSchema = z.array(z.string()).transform((words) => words.join('|'));

const { lists, phrases } = readData(
  new URL('../../data/phrases.json', import.meta.url),
  z.strictObject({
    lists: z.record(z.string(), wordsSchema),
    phrases: z.record(
      z.string(),
      z.strictObject({
        head: z.string().default('(?<![a-z])'),
        words: wordsSchema,
        tail: z.string().default('(?![a-z])'),
      }),
    ),
  }),
);

/** Alternatives, to build a pattern of; in the order in which they are tried. */
export function listOf(name: string): string {
  return named(lists, name);
}

/** A phrase of the data as a pattern, for texts in plain form. */
export function phrase(name: string, flags: 'u' | 'gu' = 'u'): RegExp {
  const { head, words, tail } = named(phrases, name);
  return new RegExp(`${head}(?:${words})${tail}`, flags);
}

function named<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new RangeError(`There is no ${name} in phrases.yaml.`);
  return value;
}
