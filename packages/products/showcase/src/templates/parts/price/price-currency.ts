import { readAmounts } from '@groundwork/words/amounts';
import { priceFigure } from './price-figure.js';

/** A price without a currency in that of the price before it, at the same side: "2.2 million" after "€ 2,350,000". */
export function inCurrencyOf(before: string | undefined, price: string): string {
  const currency = before === undefined ? null : (priceFigure(before)?.currency ?? null);
  const written = price.trim();
  const [amount] = readAmounts(written, null);
  if (currency === null || amount?.kind !== 'number' || amount.written !== written) return price;
  const gap =
    before?.includes(` ${currency.text}`) || before?.includes(`${currency.text} `) ? ' ' : '';
  return currency.side === 'before'
    ? `${currency.text}${gap}${written}`
    : `${written}${gap}${currency.text}`;
}
