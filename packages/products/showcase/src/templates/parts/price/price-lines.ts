import type { TextBlock, TextStyle, Typesetter } from '@groundwork/typesetting';
import { priceFigure } from './price-figure.js';

/** A price as a large line and the words around it, in the order of reading. */
export interface PriceLines {
  /** "from" */
  readonly before: string;
  /** "€ 1.250.000", "950 €/mes"; the whole price where it can't be taken apart. */
  readonly amount: string;
  /** "plus fees" */
  readonly after: string;
  /** Whether the amount ends with how often it is due, which reads badly on a line of its own. */
  readonly isRate: boolean;
}

export function priceLines(price: string): PriceLines {
  const whole = price.trim();
  const figure = priceFigure(whole);
  if (figure === null) return { before: '', amount: whole, after: '', isRate: false };
  const { before, after, rate } = figure;
  const amount = whole.slice(before.length, whole.length - after.length).trim();
  return { before, amount, after, isRate: rate !== '' };
}

/** Share of the wanted size from which an amount rather stays on one line than takes two. */
const ONE_LINE = 0.5;

/** An amount on one line where it stays large there; else on as many as the style allows. */
export function amountBlock(
  typesetter: Typesetter,
  amount: string,
  box: { readonly width: number; readonly height: number },
  style: TextStyle,
): TextBlock {
  const single = typesetter.set(amount, box, { ...style, maxLines: 1 });
  const isLarge = !single.truncated && single.size >= style.size * ONE_LINE;
  return isLarge ? single : typesetter.set(amount, box, style);
}
