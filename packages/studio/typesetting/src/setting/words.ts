import type { Line } from './line.js';

/** A part of a line that no further line could begin within: a word, or an ideograph; in em from the line's left end. */
export interface Word {
  readonly text: string;
  /** Of the ink; alike where there is none. */
  readonly left: number;
  readonly right: number;
}

/** A line's words in the order they are read. */
export function wordsOf({ stretch, glyphs }: Line): Word[] {
  const { paragraph, start, end } = stretch;
  const within = paragraph.opportunities.map(({ at }) => at).filter((at) => at > start && at < end);
  return [start, ...within].flatMap((from, index) => {
    const to = within[index] ?? end;
    const text = paragraph.text.slice(from, to).trim();
    return text === '' ? [] : [{ text, ...inkOf(glyphs, from, to) }];
  });
}

function inkOf(glyphs: Line['glyphs'], from: number, to: number): Pick<Word, 'left' | 'right'> {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, x, bounds } of glyphs) {
    if (at < from || at >= to || bounds === null) continue;
    left = Math.min(left, x + bounds.left);
    right = Math.max(right, x + bounds.right);
  }
  return left > right ? { left: 0, right: 0 } : { left, right };
}
