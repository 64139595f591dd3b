import type { ShowcaseLanguage } from '@groundwork/contract';
import { languagesOf } from '../edits/lexicon.js';
import { clausesOf, type SentenceClause } from './clauses-of-sentences.js';
import { FoldedText } from './folded-text.js';
import { pattern } from './word-patterns.js';

const sentences = /[^.;!?\n]+/gu;

/**
 * Whether a clause tells how things are and asks for nothing: "it's covering the roof", "era nublado". A clause of
 * which anything can be done is none: `asks` says so.
 */
function isReason(
  { text }: SentenceClause,
  others: string,
  language: ShowcaseLanguage,
  { asks, contradicts }: ClauseSense,
): boolean {
  const statement = `^[^\\p{L}\\p{N}]*<states@${language}>|<tells@${language}>`;
  if (!pattern(statement).test(text)) return false;
  // "Warmer, it looks cold": a state to be changed is no request for more of it.
  if (asks(text)) return contradicts(text, others);
  // "The car is ugly, remove it" speaks of the car.
  return !(pattern('<scenery>|<object>').test(text) && pattern('<hide>').test(others));
}

/** How the rest of the grammar reads clauses. */
export interface ClauseSense {
  /** Whether it finds a request. */
  asks(text: string): boolean;
  /** Whether it finds the opposite of what the others ask for. */
  contradicts(text: string, others: string): boolean;
}

/** A prompt without the clauses that only give reasons for the others. */
export function withoutReasons(prompt: string, sense: ClauseSense): string {
  const folded = new FoldedText(prompt);
  const [language = 'en'] = languagesOf(folded.text.split(/[^\p{L}\p{N}]+/u));
  let found = 0;
  for (const { 0: sentence, index } of [...folded.text.matchAll(sentences)]) {
    const clauses = clausesOf(sentence);
    const reasons = clauses.filter((clause) => {
      const others = sentence.slice(0, clause.from) + sentence.slice(clause.to);
      return isReason(clause, others, language, sense);
    });
    for (const { from, to } of reasons) folded.take(index + from, index + to);
    found += reasons.length;
  }
  return found === 0 ? prompt : folded.rest;
}
