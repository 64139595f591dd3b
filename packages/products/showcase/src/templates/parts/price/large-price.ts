import type { FontWeight } from '@groundwork/typesetting';
import type { Color, Size } from '../../../design.js';
import type { TemplateInput } from '../../../template.js';
import type { ColumnItem } from '../column.js';
import { capitals, weightFor } from '../lettering.js';
import { priceColumn } from './price-column.js';
import { priceFigure } from './price-figure.js';

export interface LargePriceStyle {
  readonly x: number;
  readonly room: Size;
  readonly weight: FontWeight;
  /** px, before the theme's factors. */
  readonly size: number;
  readonly wordsSize: number;
  /** em */
  readonly letterSpacing: number;
  readonly color: Color;
}

/** The price in the display face, flush left: its amount on one line, words of the price small next to and below it. */
export function largePrice(
  { values, theme, typesetter, words }: TemplateInput,
  { x, room, weight, size, wordsSize, letterSpacing, color }: LargePriceStyle,
): readonly ColumnItem[] {
  const isPlain = values.price !== undefined && priceFigure(values.price) !== null;
  const shared = { uppercase: capitals(theme), balance: true, language: words.language };
  return priceColumn(
    typesetter,
    values.price,
    room,
    { x },
    {
      amount: {
        ...shared,
        typeface: theme.faces.display,
        weight: weightFor(theme, weight),
        size: size * theme.scale.price,
        minSize: 48,
        maxLines: isPlain ? 1 : 3,
        lineHeight: 1.1,
        letterSpacing,
      },
      words: {
        ...shared,
        typeface: theme.faces.text,
        weight: weightFor(theme, 600),
        size: wordsSize * theme.scale.text,
        minSize: 30,
        maxLines: 2,
      },
      gap: 32,
      isBeforeInline: true,
      amountColors: { color },
      wordsColors: { color },
    },
  );
}
