import { clausesOf, sentencesIn } from './clauses-of-sentences.js';
import type { HistoryStep } from './document-directives.js';
import type { FoldedPrompt } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

const numbers = ['two', 'three', 'four', 'five', 'six'] as const;
const NUMBER = '(?:<two>|<three>|<four>|<five>|<six>|[2-9])';
const TIMES = '(?:times|x|mal|fois|veces|vezes|volte|steps?|schritte|pas|crans)(?![\\p{L}])';

/** "Take back the last two", "undo it twice", "zwei mal zurück". */
const TAKEN_BACK = `<takeBack>.*(?:<edit>|<last>(?: +<article>)? +${NUMBER}|${NUMBER} +<last>|${NUMBER}[ -]?${TIMES})|(?:<edit>|${NUMBER}[ -]?${TIMES}).*<takeBack>`;

/** Words that a sentence about earlier edits is made of. */
const ALLOWED = `^(?:[\\s,:]|<asBefore>|<no>|<takeBack>|<undo>|<edit>|<last>|<all>|<one>|${NUMBER}|<glue>|<filler>|<article>|<preposition>|(?<![\\p{L}])(?:twice|${TIMES})|\\d)*$`;

/** "We had it measured again: 118 m²", "bring the bathrooms back" speak of no edit. */
const OF_LOOKS =
  '<inColor>|<monochrome>|<logo>|<price>|<photo>|<bedrooms>|<bathrooms>|<parking>|<area>|<address>';

function stepsIn(pattern: Patterns, sentence: string): number | 'all' {
  if (pattern('<all>').test(sentence)) return 'all';
  const [digits] = /\d{1,2}/u.exec(sentence) ?? [];
  if (digits !== undefined) return Math.max(1, Number(digits));
  const at = numbers.findIndex((name) => pattern(`<${name}>`).test(sentence));
  return at === -1 ? (/(?<!\p{L})twice(?!\p{L})/u.test(sentence) ? 2 : 1) : at + 2;
}

/** The step that a sentence or a clause asks for, if it speaks of nothing else. */
function stepOf(pattern: Patterns, text: string): HistoryStep | null {
  if (pattern('<redo>').test(text) && !pattern(OF_LOOKS).test(text)) return { kind: 'redo' };
  const isUndo = pattern(`<undo>|<asBefore>|${TAKEN_BACK}`).test(text);
  if (!isUndo || !pattern(ALLOWED).test(text)) return null;
  return { kind: 'undo', steps: stepsIn(pattern, text) };
}

/** Takes out what speaks of earlier edits: undo, redo, undo all, undo the last two. */
export function readHistory(pattern: Patterns, folded: FoldedPrompt): HistoryStep[] {
  return sentencesIn(folded.text).flatMap((sentence) => {
    const whole = { text: sentence.text, from: 0, to: sentence.text.length };
    const isWhole = stepOf(pattern, sentence.text) !== null;
    return (isWhole ? [whole] : clausesOf(pattern, sentence.text)).flatMap(({ text, from, to }) => {
      const step = stepOf(pattern, text);
      if (step !== null) folded.take(sentence.from + from, sentence.from + to);
      return step ?? [];
    });
  });
}
