import type { Reading } from './reading.js';
import { type FeaturesSaid, known } from './said.js';
import { phrase } from './words/phrases.js';
import { looksWords } from './words/vocabulary.js';

/**
 * Looks in a role: "bearded uncle", "la rubia", "calvo". Only words that are no name, relation or trade in any language:
 * "Rosa", "Bruna" and "Bob" are people.
 */
export function readRoleLooks(role: Reading): Pick<FeaturesSaid, 'hair' | 'facialHair'> {
  const isClear = ({ start, end }: { readonly start: number; readonly end: number }) =>
    clearWords.test(role.text.slice(start, end));
  const colour = role.locate(looksWords.hairOnlyColours).find(isClear);
  const facialHair = role.locate(looksWords.facialHairWords).find(isClear);
  return {
    hair: known({ colour: colour?.value, front: role.mentions(baldWords) ? 'bald' : undefined }),
    ...known({ facialHair: facialHair?.value }),
  };
}

const clearWords = phrase('clearWords');
const baldWords = phrase('baldWords');
