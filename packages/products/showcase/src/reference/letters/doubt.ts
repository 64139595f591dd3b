import { bottomOf, shared } from '../layout/areas.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import { median } from '../pixels.js';
import { wordsOfLine } from './line-text.js';
import { currency, withoutAccents } from './values/field-patterns.js';
import type { ValueText } from './values/value-text.js';

/** Letters, and the mark between figures: in a Persian text, the reader gives the Arabic ones that look alike. */
const hasOtherLetters = /[\p{L}٬]/u;
const persian = /[۴۵۶]|توم?ان|خواب/u;

/** Where a currency stands behind an amount, points group its figures: a comma there is mostly a point. */
const oddlyGrouped = /\d,\d{3} ?(?:\p{Sc}|EUR|kr)/u;

/**
 * A value whose text may be another than was read: a price without its currency or with a comma for a point, a text at a slant,
 * a capital without its accent, Persian letters.
 */
export function withDoubt(value: ValueText, lines: readonly LetteredLine[]): ValueText {
  const isPersian = lines.some((line) => persian.test(wordsOfLine(line)));
  const isBare = value.field === 'price' && !currency.test(withoutAccents(value.text));
  const isDoubtful =
    (isPersian && hasOtherLetters.test(value.text)) ||
    (isBare && /\d/u.test(value.text)) ||
    (value.field === 'price' && oddlyGrouped.test(value.text)) ||
    lines.some(
      (line) =>
        shared(line.line.box, value.box) > 0 &&
        (isTurned(line) || (value.field === 'label' && hasLostAccent(line))),
    );
  return isDoubtful ? { ...value, isDoubtful } : value;
}

/** Whether a capital rises above the others, as far as an accent does. */
function hasLostAccent({ read: { words, capHeight, baseline } }: LetteredLine): boolean {
  return words.some(({ letters }) =>
    letters.some(({ letter, box }) => /[A-Z]/u.test(letter) && baseline - box.y > 1.15 * capHeight),
  );
}

/** Least rise along a text, in heights of it for its width, from which it is turned and its signs are read badly. */
const TURNED = 0.06;
/** Letters from which a line's rise is told. */
const TOLD = 4;

/** Whether a text is set at a slant, such as on a sticker. */
function isTurned({ line: { marks } }: LetteredLine): boolean {
  const tallest = Math.max(0, ...marks.map(({ box }) => box.height));
  const tall = marks
    .map(({ box }) => box)
    .filter(({ height }) => height > 0.6 * tallest)
    .toSorted((one, other) => one.x - other.x);
  // The middle one of all pairs: a raised 2 or the foot of a dollar tells nothing of the line.
  const rises = tall.flatMap((one, at) =>
    tall
      .slice(at + 1)
      .map((other) => (bottomOf(other) - bottomOf(one)) / Math.max(1, other.x - one.x)),
  );
  return tall.length >= TOLD && Math.abs(median(rises)) > TURNED;
}
