import type { ShowcaseLanguage } from '@groundwork/contract';
import { languagesOf } from '../edits/lexicon.js';
import { clausesOf, type SentenceClause } from './clauses-of-sentences.js';
import { FoldedText } from './folded-text.js';
import { pattern, wordsIn } from './word-patterns.js';

const sentences = /[^.;!?\n]+/gu;

/**
 * Whether a clause tells how things are and asks for nothing: "it's covering the roof", "era nublado". A clause of
 * which anything can be done is none: `asks` says so.
 */
function isReason(
  { text }: SentenceClause,
  others: string,
  language: ShowcaseLanguage,
  asks: (text: string) => boolean,
): boolean {
  const [states, tells] = [wordsIn('states', language), wordsIn('tells', language)];
  const isStatement = new RegExp(`^[^\\p{L}\\p{N}]*(?:${states})|${tells}`, 'u').test(text);
  if (!isStatement || asks(text)) return false;
  // "The car is ugly, remove it" speaks of the car.
  return !(pattern('<scenery>|<object>').test(text) && pattern('<hide>').test(others));
}

/** A prompt without the clauses that only give reasons for the others. */
export function withoutReasons(prompt: string, asks: (text: string) => boolean): string {
  const folded = new FoldedText(prompt);
  const [language = 'en'] = languagesOf(folded.text.split(/[^\p{L}\p{N}]+/u));
  let found = 0;
  for (const { 0: sentence, index } of [...folded.text.matchAll(sentences)]) {
    const clauses = clausesOf(sentence);
    const reasons = clauses.filter((clause) => {
      const others = sentence.slice(0, clause.from) + sentence.slice(clause.to);
      return isReason(clause, others, language, asks);
    });
    for (const { from, to } of reasons) folded.take(index + from, index + to);
    found += reasons.length;
  }
  return found === 0 ? prompt : folded.rest;
}
