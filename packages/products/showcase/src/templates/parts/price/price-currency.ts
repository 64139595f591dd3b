import { priceFigure } from './price-figure.js';

/** A number, and at most a word that multiplies it. */
const BARE =
  /^\d[\d.,'’\u00a0\u202f ]*(?:k|m|mio\.?|mln|tsd\.?|millones|millón|millionen|millions?|milioni|milh[õo]es|mila?)?$/iu;

/** A price without a currency in that of the price before it, at the same side: "2.2 million" after "€ 2,350,000". */
export function inCurrencyOf(before: string | undefined, price: string): string {
  const currency = before === undefined ? null : (priceFigure(before)?.currency ?? null);
  if (currency === null || !BARE.test(price.trim())) return price;
  const gap =
    before?.includes(` ${currency.text}`) || before?.includes(`${currency.text} `) ? ' ' : '';
  return currency.side === 'before'
    ? `${currency.text}${gap}${price.trim()}`
    : `${price.trim()}${gap}${currency.text}`;
}
