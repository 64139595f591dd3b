import type { TextStyle, Typesetter } from '@groundwork/typesetting';
import type { Size } from '../../design.js';
import { type ColumnItem, type ColumnPlace, textItem } from './column.js';
import type { TextColors } from './lettering.js';
import { priceLines } from './price-lines.js';

export interface PriceStyles {
  readonly amount: TextStyle;
  /** Of the words before and after the amount. */
  readonly words: TextStyle;
  /** Between the amount and the words, px. */
  readonly gap: number;
  readonly amountColors: TextColors;
  readonly wordsColors: TextColors;
}

/** A price as a column of up to three texts: the amount large, the words before and after it small. */
export function priceColumn(
  typesetter: Typesetter,
  price: string | undefined,
  room: Size,
  place: ColumnPlace,
  { amount, words, gap, amountColors, wordsColors }: PriceStyles,
): readonly ColumnItem[] {
  if (price === undefined) return [];
  const lines = priceLines(price);
  const wordsRoom = { width: room.width, height: room.height * 0.3 };
  const before = typesetter.set(lines.before, wordsRoom, words);
  const after = typesetter.set(lines.after, wordsRoom, words);
  const taken = [before, after].reduce(
    (sum, { height }) => sum + (height > 0 ? height + gap : 0),
    0,
  );
  const figure = typesetter.set(
    lines.amount,
    { width: room.width, height: Math.max(words.minSize * 2, room.height - taken) },
    amount,
  );
  return [
    ...textItem('price_before', before, gap, place, wordsColors),
    ...textItem('price', figure, gap, place, amountColors),
    ...textItem('price_after', after, gap, place, wordsColors),
  ];
}
