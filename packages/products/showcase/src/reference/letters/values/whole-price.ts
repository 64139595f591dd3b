import type { Box } from '../../../design.js';
import { areaOf, around, bottomOf, rightOf, shared } from '../../layout/areas.js';
import type { Mark } from '../../layout/marks.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { textOf } from '../line-text.js';
import { currency, withoutAccents } from './field-patterns.js';
import type { ValueText } from './value-text.js';

/** Cap heights between an amount and the word of its currency, the pieces of its sign, and the dash for its cents. */
const APART = { word: 1.4, pieces: 0.7, dash: 0.9 };
/** Share of a piece's height that lies in the amount's row. */
const LEVEL = 0.6;
/** In cap heights: how large the pieces of a sign are at most, how flat a dash is and how long. */
const SIGN = { tall: 1.5, wide: 1.2 };
const DASH = { flat: 0.3, least: 0.25, most: 1.3 };

/**
 * A price with what of it was read apart from it or not at all: its currency, and the dash for its cents. Another property's
 * price brings its own.
 */
export function wholePrice(
  price: ValueText,
  lines: readonly LetteredLine[],
  marks: readonly Mark[],
): ValueText {
  if (price.field !== 'price') return price;
  const value = withNoCents(price, marks);
  if (currency.test(withoutAccents(value.text))) return value;
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
  const box = marks.reduce((whole, { box: piece }) => {
    const isFree = !taken.some((other) => shared(other, piece) > 0.5 * areaOf(piece));
    const { capHeight } = value;
    const isSign = piece.height < SIGN.tall * capHeight && piece.width < SIGN.wide * capHeight;
    const isOwn = isFree && isSign && isBeside(piece, { capHeight, box: whole }, APART.pieces);
    return isOwn ? around(whole, piece) : whole;
  }, value.box);
  return { ...value, box };
}

function isBeside(box: Box, value: Pick<ValueText, 'box' | 'capHeight'>, most: number): boolean {
  const apart = Math.max(box.x - rightOf(value.box), value.box.x - rightOf(box));
  const common = Math.min(bottomOf(box), bottomOf(value.box)) - Math.max(box.y, value.box.y);
  return apart > -2 && apart < most * value.capHeight && common > LEVEL * box.height;
}

/** "€ 749.000,–": the dash is too flat to be read as a letter. */
function withNoCents(value: ValueText, marks: readonly Mark[]): ValueText {
  const { box, capHeight, text } = value;
  const dash = marks.find(
    ({ box: mark }) =>
      mark.x >= rightOf(box) - 1 &&
      isBeside(mark, value, APART.dash) &&
      mark.height < DASH.flat * capHeight &&
      mark.width > DASH.least * capHeight &&
      mark.width < DASH.most * capHeight,
  );
  if (dash === undefined) return value;
  // A dash before another amount is that of a range.
  const behind = { ...box, x: rightOf(dash.box) + 1, width: capHeight };
  if (marks.some(({ box: mark }) => shared(mark, behind) > 0)) return value;
  const sign = /\d\.\d{3}/u.test(text) ? ',' : '.';
  return {
    ...value,
    text: `${text.replace(/[.,]$/u, '')}${sign}–`,
    box: around(box, dash.box),
  };
}
