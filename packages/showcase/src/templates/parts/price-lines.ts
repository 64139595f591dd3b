import { priceFigure } from './price-figure.js';

/** A price as a large line and the words around it, in the order of reading. */
export interface PriceLines {
  /** "from" */
  readonly before: string;
  /** "€ 1.250.000"; the whole price where it can't be taken apart. */
  readonly amount: string;
  /** "plus fees" */
  readonly after: string;
}

export function priceLines(price: string): PriceLines {
  const whole = price.trim();
  const figure = priceFigure(whole);
  if (figure === null) return { before: '', amount: whole, after: '' };
  const { before, after } = figure;
  return { before, amount: whole.slice(before.length, whole.length - after.length).trim(), after };
}
