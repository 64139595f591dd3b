import type { Reading } from '../reading.js';
import { type FeaturesSaid, known } from '../said.js';
import { phrase } from '../words/lexicon.js';
import { looksWords } from '../words/vocabulary.js';

const clearWords = phrase('clearWords');
const baldWords = phrase('baldWords');

/**
 * Looks in a role: "bearded uncle", "la rubia", "calvo". Only words that are no name, relation or trade in any language:
 * "Rosa", "Bruna" and "Bob" are people.
 */
export function readRoleLooks(role: Reading): Pick<FeaturesSaid, 'hair' | 'facialHair'> {
  const clear = <T>(senses: Parameters<typeof role.locate<T>>[0]) =>
    role.locate(senses).find((word) => clearWords.test(role.said(word)))?.value;
  return {
    hair: known({
      colour: clear(looksWords.hairOnlyColours),
      front: baldWords.test(role.text) ? ('bald' as const) : undefined,
    }),
    ...known({ facialHair: clear(looksWords.facialHair) }),
  };
}
