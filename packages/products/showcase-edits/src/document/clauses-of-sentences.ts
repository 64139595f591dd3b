import { understandPrompt } from '../edits/understand-prompt.js';
import { pattern } from './word-patterns.js';

/** A part of a sentence that may hold a request of its own, from one place of it to another. */
export interface SentenceClause {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The clauses of a sentence, parted at commas and at words such as "and". */
export function clausesOf(sentence: string): SentenceClause[] {
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

const LOOKS =
  '<logo>|<price>|<text>|<font>|<label>|<badge>|<ground>|<accent>|<bright>|<sunset>|<night>';

/** Whether a clause asks for something of the design's looks. */
export function isOfLooks({ text }: SentenceClause): boolean {
  return pattern(LOOKS).test(text) || understandPrompt(text).directives.length > 0;
}
