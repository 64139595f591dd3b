import type { Box } from '../../../design.js';
import { areaOf, around, bottomOf, rightOf, shared } from '../../layout/areas.js';
import type { Mark } from '../../layout/marks.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { textOf } from '../line-text.js';
import { currency, withoutAccents } from './field-patterns.js';
import type { ValueText } from './value-text.js';

/** Cap heights between an amount and the word or the pieces of the sign of its currency. */
const APART = { word: 1.4, pieces: 0.7 };
/** Share of a piece's height that lies in the amount's row, and its most height in cap heights. */
const LEVEL = 0.6;
const TALLEST = 1.5;

/**
 * A price whose currency was read apart from it or not at all, together with it: another property's price brings its
 * own, and a sign that stayed would be a second one.
 */
export function withCurrency(
  value: ValueText,
  lines: readonly LetteredLine[],
  marks: readonly Mark[],
): ValueText {
  if (value.field !== 'price' || value.lines > 1) return value;
  const plain = withoutAccents(value.text);
  if (currency.test(plain)) return value;
  const word = lines.find((line) => {
    const text = withoutAccents(textOf(line).text);
    return currency.test(text) && !/\d/u.test(text) && isBeside(line.line.box, value, APART.word);
  });
  if (word !== undefined) {
    const text = textOf(word).text;
    const isAfter = word.line.box.x > value.box.x || /\p{Script=Arabic}/u.test(text);
    return {
      ...value,
      text: isAfter ? `${value.text} ${text}` : `${text} ${value.text}`,
      box: around(value.box, word.line.box),
    };
  }
  const taken = lines.map(({ line }) => line.box);
  let { box } = value;
  for (const { box: piece } of marks) {
    const isFree = !taken.some((other) => shared(other, piece) > 0.5 * areaOf(piece));
    const isSign = piece.height < TALLEST * value.capHeight && piece.width < 1.2 * value.capHeight;
    if (isFree && isSign && isBeside(piece, { ...value, box }, APART.pieces))
      box = around(box, piece);
  }
  return { ...value, box };
}

function isBeside(box: Box, value: Pick<ValueText, 'box' | 'capHeight'>, most: number): boolean {
  const apart = Math.max(box.x - rightOf(value.box), value.box.x - rightOf(box));
  const common = Math.min(bottomOf(box), bottomOf(value.box)) - Math.max(box.y, value.box.y);
  return apart > -2 && apart < most * value.capHeight && common > LEVEL * box.height;
}
