import { clausesOf } from './clauses-of-sentences.js';
import type { HistoryStep } from './document-directives.js';
import type { FoldedText } from './folded-text.js';
import { pattern, SENTENCE } from './word-patterns.js';

const sentences = new RegExp(`[^.;!?\\n,\\s]${SENTENCE}`, 'gu');
const numbers = ['two', 'three', 'four', 'five', 'six'] as const;

/** Words that a sentence about earlier edits is made of. */
const allowed = () =>
  pattern(
    '^(?:[\\s,:]|<asBefore>|<no>|<takeBack>|<undo>|<edit>|<last>|<all>|<one>|<two>|<three>|<four>|<five>|<six>|<glue>|<filler>|<article>|<preposition>|(?<![\\p{L}])(?:times|twice|x|mal|fois|veces|vezes|volte)(?![\\p{L}])|\\d)*$',
  );

function stepsIn(sentence: string): number | 'all' {
  if (pattern('<all>').test(sentence)) return 'all';
  const [digits] = /\d{1,2}/u.exec(sentence) ?? [];
  if (digits !== undefined) return Math.max(1, Number(digits));
  const at = numbers.findIndex((name) => pattern(`<${name}>`).test(sentence));
  if (at === -1) return /(?<!\p{L})twice(?!\p{L})/u.test(sentence) ? 2 : 1;
  return at + 2;
}

/** "Twice", "zwei mal", "3 fois": how many steps. */
const TIMES =
  '(?:<two>|<three>|<four>|<five>|<six>|[2-9])(?: |-)?(?:times|x|mal|fois|veces|vezes|volte|steps?|schritte|pas|crans)(?![\\p{L}])';

/** "We had it measured again: 118 m²", "bring the bathrooms back" speak of no edit. */
const OF_LOOKS =
  '<inColor>|<monochrome>|<logo>|<price>|<photo>|<bedrooms>|<bathrooms>|<parking>|<area>|<address>';

/** The step that a sentence or a clause asks for, if it speaks of nothing else. */
function stepOf(text: string): HistoryStep | null {
  // "Doch wieder in Farbe" asks for looks.
  const isRedo = pattern('<redo>').test(text) && !pattern(OF_LOOKS).test(text);
  if (isRedo) return { kind: 'redo' };
  const isUndo =
    pattern(`<undo>|<asBefore>|${TIMES} +<takeBack>|<takeBack> +${TIMES}`).test(text) ||
    (pattern('<takeBack>').test(text) &&
      pattern(
        '<edit>|<last>(?: +<article>)? +(?:<two>|<three>|<four>|[2-9])|(?:<two>|<three>|<four>|[2-9]) +<last>',
      ).test(text));
  return isUndo && allowed().test(text) ? { kind: 'undo', steps: stepsIn(text) } : null;
}

/** Takes out what speaks of earlier edits: undo, redo, undo all, undo the last two. */
export function readHistory(folded: FoldedText): HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const { 0: sentence, index } of [...folded.text.matchAll(sentences)]) {
    const whole = { text: sentence, from: 0, to: sentence.length };
    const parts = stepOf(sentence) === null ? clausesOf(sentence) : [whole];
    for (const { text, from, to } of parts) {
      const step = stepOf(text);
      if (step === null) continue;
      steps.push(step);
      folded.take(index + from, index + to);
    }
  }
  return steps;
}
