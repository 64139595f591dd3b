import type { Typesetter } from '@groundwork/typesetting';
import type { Size } from '../../../design.js';
import { type ColumnItem, textItem } from '../column.js';
import { textAt } from '../lettering.js';
import { type PriceStyles, priceColumn } from './price-column.js';
import { priceFigure } from './price-figure.js';

/** Size of the currency's sign to that of the figures. */
const SIGN = 0.44;
/** The same of a rate ("/mes"), which stands at their feet. */
const RATE = 0.3;
/** Between sign and figures, in em of the figures. */
const SPACE = 0.14;
/** Size of a price that can't be taken apart, to that of figures. */
const WHOLE = 0.8;
/** Enough for any line, px. */
const BOUNDLESS = 20_000;

/** A price whose currency is a small sign at the height of the figures' heads; its words stand above and below. */
export function raisedPrice(
  typesetter: Typesetter,
  price: string | undefined,
  room: Size,
  x: number,
  styles: PriceStyles,
): readonly ColumnItem[] {
  const { amount, words, gap, amountColors, wordsColors } = styles;
  const figure = price === undefined ? null : priceFigure(price);
  if (figure === null || figure.currency === null) {
    const whole = { ...amount, size: amount.size * WHOLE };
    return priceColumn(typesetter, price, room, { x }, { ...styles, amount: whole });
  }
  const around = { width: room.width, height: room.height * 0.3 };
  const before = typesetter.set(figure.before, around, words);
  const after = typesetter.set(figure.after, around, words);
  const taken = [before, after].reduce(
    (sum, { height }) => sum + (height > 0 ? height + gap : 0),
    0,
  );
  const oneLine = { ...amount, minSize: 20, maxLines: 1 };
  const signStyle = { ...oneLine, size: amount.size * SIGN };
  const boundless = { width: BOUNDLESS, height: BOUNDLESS };
  const number = typesetter.set(figure.number, boundless, oneLine);
  const sign = typesetter.set(figure.currency.text, boundless, signStyle);
  const rateStyle = { ...oneLine, size: amount.size * RATE };
  const rate = typesetter.set(figure.rate, boundless, rateStyle);
  const space = amount.size * SPACE;
  const isAfter = figure.currency.side === 'after';
  // A sign behind the figures has the rate under it.
  const beside = isAfter
    ? Math.max(sign.width, rate.width)
    : sign.width + (rate.width === 0 ? 0 : space + rate.width);
  const shrink = Math.min(
    1,
    room.width / (number.width + beside + space),
    Math.max(0.2, (room.height - taken) / number.height),
  );
  const shrunk = ({ width, height }: Size) => ({
    width: width * shrink + 1,
    height: height * shrink + 1,
  });
  const setNumber = typesetter.set(figure.number, shrunk(number), oneLine);
  const setSign = typesetter.set(figure.currency.text, shrunk(sign), signStyle);
  const setRate = typesetter.set(figure.rate, shrunk(rate), rateStyle);
  const numberX = isAfter ? x : x + setSign.width + space * shrink;
  const signX = isAfter ? x + setNumber.width + space * shrink : x;
  const rateX = numberX + setNumber.width + space * shrink;
  const line: ColumnItem = {
    space: gap,
    height: setNumber.capHeight,
    draw: (top) => [
      ...textAt('price', setNumber, { x: numberX, capTop: top }, amountColors),
      ...textAt('price_currency', setSign, { x: signX, capTop: top }, amountColors),
      ...textAt(
        'price_rate',
        setRate,
        { x: rateX, baseline: top + setNumber.capHeight },
        amountColors,
      ),
    ],
  };
  return [
    ...textItem('price_before', before, gap, { x }, wordsColors),
    line,
    ...textItem('price_after', after, gap + 4, { x }, wordsColors),
  ];
}
