import type { Parted } from '../text/break-opportunities.js';
import type { Paragraph } from '../text/paragraph.js';
import {
  type BreakRules,
  balanceLines,
  breakLines,
  type MeasuredParagraph,
  widthOf,
} from './break-lines.js';
import type { Stretch } from './line.js';
import { type Fitted, largestSize, type Setting, shapeStack } from './setting.js';

/** Makes another text a paragraph of the same direction, so that its end can be an ellipsis. */
type Shortening = (text: string, like: Paragraph) => MeasuredParagraph;

/** Fewest letters of a word worth showing before an ellipsis. */
const LEAST_OF_WORD = 3;

/**
 * As many lines as fit at the size, the last of them ending in an ellipsis.
 * @returns null when not even an ellipsis fits
 */
function endInEllipsis(
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

interface Attempt {
  readonly rules: BreakRules;
  /** Smallest size in px that the rules are kept for. */
  readonly floor: number;
}

const everything: readonly Parted[] = ['words', 'number', 'amount'];

/** A number stays with the word that it counts while that leaves at least this share of the size. */
const NUMBER_FLOOR = 0.95;
/** An amount stays with its currency while that leaves at least this share of the size. */
const AMOUNT_FLOOR = 0.5;
/** A word stays whole while that leaves at least this share of the size. */
const WORD_FLOOR = 0.5;
/** Sizes tried between the wanted one and the floor; what fits is then enlarged to fill the box. */
const SIZE_STEPS = 64;

/**
 * Wraps, then shrinks, then cuts words, then ends in an ellipsis.
 * @returns null when not even an ellipsis fits
 */
export function fit(setting: Setting, shortening: Shortening): Fitted | null {
  const { style } = setting;
  const least = Math.min(style.minSize, style.size);
  const downTo = (share: number) => Math.max(least, style.size * share);
  const attempts: Attempt[] = [
    { rules: { mayPart: ['words'], cutWords: false }, floor: downTo(NUMBER_FLOOR) },
    { rules: { mayPart: ['words', 'number'], cutWords: false }, floor: downTo(AMOUNT_FLOOR) },
    { rules: { mayPart: everything, cutWords: false }, floor: downTo(WORD_FLOOR) },
    { rules: { mayPart: everything, cutWords: true }, floor: least },
  ];
  for (const attempt of attempts) {
    const fitted = fitBy(setting, attempt);
    if (fitted) return fitted;
  }
  return endInEllipsis(setting, least, mostLines(setting, least), shortening);
}

export function mostLines({ box, style, proportions }: Setting, size: number): number {
  const { ascent, descent } = proportions;
  const further = (box.height / size - ascent - descent) / (style.lineHeight ?? 1.2);
  return Math.min(style.maxLines, Math.floor(further + 1e-9) + 1);
}

function fitBy(setting: Setting, { rules, floor }: Attempt): Fitted | null {
  const { style } = setting;
  const sizeAt = (step: number) => style.size - ((style.size - floor) * step) / SIZE_STEPS;
  const linesAt = (step: number) => {
    const size = sizeAt(step);
    const most = mostLines(setting, size);
    return breakLines(setting.paragraphs, setting.box.width / size, rules, most);
  };
  let [low, high] = [0, SIZE_STEPS];
  let lines = linesAt(0);
  if (!lines) {
    lines = linesAt(SIZE_STEPS);
    if (!lines) return null;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const tried = linesAt(middle);
      if (tried) [high, lines] = [middle, tried];
      else low = middle;
    }
  } else {
    high = 0;
  }
  return (
    enlarge(setting, lines, sizeAt(high), rules, floor) ?? smallest(setting, rules, floor, linesAt)
  );
}

/** The ink may be larger than the letters' widths; then the floor decides. */
function smallest(
  setting: Setting,
  rules: BreakRules,
  floor: number,
  linesAt: (step: number) => Stretch[] | null,
): Fitted | null {
  const lines = linesAt(SIZE_STEPS);
  return lines && enlarge(setting, lines, floor, rules, floor);
}

/** Shapes the lines, and takes the largest size at which they fit the box. */
function enlarge(
  setting: Setting,
  lines: readonly Stretch[],
  size: number,
  rules: BreakRules,
  floor: number,
): Fitted | null {
  const { box, style } = setting;
  const chosen = style.balance
    ? balanceLines(setting.paragraphs, lines, box.width / size, rules)
    : lines;
  const stack = shapeStack(setting, chosen);
  const fitting = largestSize(stack, box, style.size);
  return fitting < floor ? null : { size: fitting, stack, truncated: false };
}
