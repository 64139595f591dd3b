import type { Paragraph } from '../text/paragraph.js';
import { type BreakRules, breakLines, type MeasuredParagraph, widthOf } from './break-lines.js';
import type { Stretch } from './line.js';
import { type Fitted, largestSize, type Setting, shapeStack } from './setting.js';

/** Makes another text a paragraph of the same direction, so that its end can be an ellipsis. */
export type Shortening = (text: string, like: Paragraph) => MeasuredParagraph;

/** Fewest letters of a word worth showing before an ellipsis. */
const LEAST_OF_WORD = 3;

/**
 * As many lines as fit at the size, the last of them ending in an ellipsis.
 * @returns null when not even an ellipsis fits
 */
export function endInEllipsis(
  setting: Setting,
  size: number,
  most: number,
  shortening: Shortening,
): Fitted | null {
  const width = setting.box.width / size;
  const rules: BreakRules = { mayPart: ['words', 'number', 'amount'], cutWords: true };
  const all = breakLines(setting.paragraphs, width, rules, Infinity) ?? [];
  for (let count = Math.min(most, all.length); count > 0; count -= 1) {
    const last = all[count - 1];
    if (!last) continue;
    // The last line takes all that follows in its paragraph, and is then shortened.
    for (const ending of endings(setting, last, width, shortening)) {
      const stack = shapeStack(setting, [...all.slice(0, count - 1), ending]);
      const fitting = largestSize(stack, setting.box, size);
      if (fitting >= size) return { size, stack, truncated: true };
      if (stack.height * size > setting.box.height) break;
    }
  }
  return null;
}

/** The line's beginnings with an ellipsis, the longest first. */
function* endings(
  setting: Setting,
  line: Stretch,
  width: number,
  shortening: Shortening,
): Generator<Stretch> {
  const { paragraph, start } = line;
  const measured = setting.paragraphs.find((entry) => entry.paragraph === paragraph);
  if (!measured) return;
  const ends = paragraph.boundaries.filter(
    (boundary) => boundary >= start && widthOf(measured, start, boundary) <= width,
  );
  let tried: string | null = null;
  for (const end of ends.reverse()) {
    const kept = withoutTrailing(paragraph.text.slice(start, end), paragraph.text.slice(end));
    if (kept === tried) continue;
    tried = kept;
    const shortened = shortening(`${kept}…`, paragraph);
    const { text } = shortened.paragraph;
    if (widthOf(shortened, 0, text.length) > width * 1.05) continue;
    yield { paragraph: shortened.paragraph, start: 0, end: text.length };
  }
}

/** Without trailing spaces and punctuation, nor a letter or two of a word that continues. */
function withoutTrailing(text: string, rest: string): string {
  const fragment = /(?<=\s)[\p{L}\p{M}\p{N}]+$/u.exec(text);
  const torn =
    fragment !== null && /^[\p{L}\p{N}]/u.test(rest) && [...fragment[0]].length < LEAST_OF_WORD;
  return (torn ? text.slice(0, fragment.index) : text).replace(/[\s\p{P}]+$/u, '');
}
