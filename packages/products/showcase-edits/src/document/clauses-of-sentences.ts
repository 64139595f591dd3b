import { understandPrompt } from '../edits/understand-prompt.js';
import { type Patterns, SENTENCE } from './word-patterns.js';

/** A part of a text that may hold a request of its own, from one place of it to another. */
export interface SentenceClause {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const sentences = new RegExp(`[^.;!?\\n,\\s]${SENTENCE}`, 'gu');

export function sentencesIn(text: string): SentenceClause[] {
  return [...text.matchAll(sentences)].map(({ 0: sentence, index }) => ({
    text: sentence,
    from: index,
    to: index + sentence.length,
  }));
}

/** The clauses of a sentence, parted at commas and at words such as "and". */
export function clausesOf(pattern: Patterns, sentence: string): SentenceClause[] {
  const between = pattern('[ ,]*(?:(?<!\\d),|,(?![\\d–—-])|<and>(?!\\$)|<but>)(?:[ ]|,(?!\\d))*');
  // "Noir et blanc" is one.
  const whole = pattern('<monochrome>').matchAll(sentence);
  const joints = between.matchAll(sentence).flatMap(({ 0: joint, index }) => {
    const isWithin = whole.some((one) => one.index < index && index < one.index + one[0].length);
    return isWithin ? [] : [{ from: index, to: index + joint.length }];
  });
  return [0, ...joints.map(({ to }) => to)].map((from, at) => {
    const text = sentence.slice(from, joints[at]?.from ?? sentence.length);
    return { text, from, to: from + text.length };
  });
}

/** All clauses of a text, each with the rest of its sentence. */
export function clausesIn(
  pattern: Patterns,
  text: string,
): (SentenceClause & { readonly others: string })[] {
  return sentencesIn(text).flatMap((sentence) =>
    clausesOf(pattern, sentence.text).map((clause) => ({
      text: clause.text,
      from: sentence.from + clause.from,
      to: sentence.from + clause.to,
      others: sentence.text.slice(0, clause.from) + sentence.text.slice(clause.to),
    })),
  );
}

const LOOKS =
  '<logo>|<price>|<text>|<font>|<label>|<badge>|<ground>|<accent>|<bright>|<sunset>|<night>';

/** Whether a clause asks for something of the design's looks. */
export function isOfLooks(pattern: Patterns, { text }: SentenceClause): boolean {
  return pattern(LOOKS).test(text) || understandPrompt(text).directives.length > 0;
}
