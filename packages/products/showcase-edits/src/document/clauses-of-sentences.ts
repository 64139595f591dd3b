import { understandPrompt } from '../edits/understand-prompt.js';
import type { Doubt } from './figures/doubts.js';
import type { FoldedPrompt } from './folded-text.js';
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
  const joints = between
    .matchAll(sentence)
    .map(({ 0: joint, index }) => ({ from: index, to: index + joint.length }));
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

const FACT =
  '\\d|<two>|<three>|<four>|<five>|<six>|<sold>|<reserved>|<reduced>|<openHouse>|<otherStatus>|<newlyListed>';
const WISH = '<wishes>|<asks>|<change>|<write>|<add>|<hide>|<show>|<replace>|<swap>|<polite>';

/** Takes out questions whether something is so: "is it sold?", "$465,000, right?". "Could you make it $465,000?" is a wish. */
export function readQuestions(pattern: Patterns, folded: FoldedPrompt): Doubt[] {
  return sentencesIn(folded.text).flatMap(({ text, from, to }): Doubt[] => {
    const isWish = pattern(WISH).test(text.replace(pattern(', *<tags>$'), ' '));
    const isMarked = /^ *\?/u.test(folded.text.slice(to)) && !isWish;
    const isQuestion =
      isMarked || pattern('^(?:[^\\p{L}]|<polite>|<no>|<but>)*(?!<polite>)<inquires>').test(text);
    if (!isQuestion || !pattern(FACT).test(text)) return [];
    const what = folded.written(from, to);
    folded.take(from, to);
    return [{ kind: 'question', what, readings: [] }];
  });
}
