import type { TextStyle, Typesetter } from '@groundwork/typesetting';
import type { Size } from '../../../design.js';
import { type ColumnItem, type ColumnPlace, seenHeight, textItem } from '../column.js';
import { type TextColors, textAt } from '../lettering.js';
import { priceLines } from './price-lines.js';

export interface PriceStyles {
  readonly amount: TextStyle;
  /** Of the words before and after the amount. */
  readonly words: TextStyle;
  /** Between the amount and the words, px. */
  readonly gap: number;
  /** Puts a short word before the amount on its line instead of above it. */
  readonly isBeforeInline?: boolean;
  /** Share of the amount's size down to which it shrinks before it takes a second line. */
  readonly oneLineFrom?: number;
  readonly amountColors: TextColors;
  readonly wordsColors: TextColors;
}

/** As oneLineFrom, for an amount with a rate. */
const RATE_ON_LINE = 0.5;
/** Share of the width that a word may take of the amount's line. */
const SHORT = 0.16;

/** A price as a column of up to three texts: the amount large, the words before and after it small. */
export function priceColumn(
  typesetter: Typesetter,
  price: string | undefined,
  room: Size,
  place: ColumnPlace,
  {
    amount,
    words,
    gap,
    isBeforeInline = false,
    oneLineFrom = 1,
    amountColors,
    wordsColors,
  }: PriceStyles,
): readonly ColumnItem[] {
  if (price === undefined) return [];
  const lines = priceLines(price);
  const wordsRoom = { width: room.width, height: room.height * 0.3 };
  const before = typesetter.set(lines.before, wordsRoom, words);
  const after = typesetter.set(lines.after, wordsRoom, words);
  const isInline = isBeforeInline && before.width > 0 && before.width <= room.width * SHORT;
  const indent = isInline ? before.width + gap : 0;
  const taken = [...(isInline ? [] : [before]), after].reduce(
    (sum, { height }) => sum + (height > 0 ? height + gap : 0),
    0,
  );
  const figureRoom = {
    width: room.width - indent,
    height: Math.max(words.minSize * 2, room.height - taken),
  };
  const inOneLine = typesetter.set(lines.amount, figureRoom, {
    ...amount,
    maxLines: 1,
    minSize: Math.max(
      amount.minSize,
      amount.size * (lines.isRate ? Math.min(oneLineFrom, RATE_ON_LINE) : oneLineFrom),
    ),
  });
  const figure = inOneLine.truncated ? typesetter.set(lines.amount, figureRoom, amount) : inOneLine;
  const figurePlace = { ...place, x: place.x + indent };
  const [item] = textItem('price', figure, gap, figurePlace, amountColors);
  const baseline = figure.lines[0]?.baseline ?? 0;
  const amountItem: readonly ColumnItem[] =
    item === undefined
      ? []
      : [
          {
            ...item,
            draw: (top) => [
              ...(isInline
                ? textAt(
                    'price_before',
                    before,
                    { ...place, baseline: top - seenHeight(figure).top + baseline },
                    wordsColors,
                  )
                : []),
              ...item.draw(top),
            ],
          },
        ];
  return [
    ...(isInline ? [] : textItem('price_before', before, gap, place, wordsColors)),
    ...amountItem,
    ...textItem('price_after', after, gap, place, wordsColors),
  ];
}
