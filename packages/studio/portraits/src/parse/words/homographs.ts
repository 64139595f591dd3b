import { once } from '@groundwork/words/data';
import { z } from 'zod';
import { phrase, senses } from './lexicon.js';

const homographs = once(() =>
  senses('homographs', z.strictObject({ in: z.string(), as: z.string() })).map(
    ([{ in: context, as }, words]) => ({ context: phrase(context), as, words }),
  ),
);

/** What a word is in a text in plain form whose language makes it another: "short" in "short et baskets". */
export function homographsIn(text: string): (word: string) => string {
  const own = homographs().filter(({ context }) => context.test(text));
  return (word) =>
    own.find(({ words }) => [...word.matchAll(words)].some(([all]) => all === word))?.as ?? word;
}
