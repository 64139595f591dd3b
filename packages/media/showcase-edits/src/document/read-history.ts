import type { HistoryStep } from './document-directives.js';
import type { FoldedText } from './folded-text.js';
import { pattern, SENTENCE } from './word-patterns.js';

const sentences = new RegExp(`[^.;!?\\n,\\s]${SENTENCE}`, 'gu');
const numbers = ['two', 'three', 'four', 'five', 'six'] as const;

/** Words that a sentence about earlier edits is made of. */
const allowed = () =>
  pattern(
    '^(?:[\\s,:]|<asBefore>|<no>|<takeBack>|<undo>|<edit>|<last>|<all>|<one>|<two>|<three>|<four>|<five>|<six>|<glue>|<filler>|<article>|<preposition>|\\d)*$',
  );

function stepsIn(sentence: string): number | 'all' {
  if (pattern('<all>').test(sentence)) return 'all';
  const [digits] = /\d{1,2}/u.exec(sentence) ?? [];
  if (digits !== undefined) return Math.max(1, Number(digits));
  const at = numbers.findIndex((name) => pattern(`<${name}>`).test(sentence));
  return at === -1 ? 1 : at + 2;
}

/** Takes out the sentences that speak of earlier edits: undo, redo, undo all, undo the last two. */
export function readHistory(folded: FoldedText): HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const { 0: sentence, index } of [...folded.text.matchAll(sentences)]) {
    if (pattern('<redo>').test(sentence)) {
      steps.push({ kind: 'redo' });
      folded.take(index, index + sentence.length);
      continue;
    }
    const isUndo =
      pattern('<undo>|<asBefore>').test(sentence) ||
      (pattern('<takeBack>').test(sentence) &&
        pattern(
          '<edit>|<last>(?: +<article>)? +(?:<two>|<three>|<four>|[2-9])|(?:<two>|<three>|<four>|[2-9]) +<last>',
        ).test(sentence));
    if (!isUndo || !allowed().test(sentence)) continue;
    steps.push({ kind: 'undo', steps: stepsIn(sentence) });
    folded.take(index, index + sentence.length);
  }
  return steps;
}
