import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { designWords } from '@groundwork/words/designs';
import { areaUnit, price, size } from './field-patterns.js';

/*
 * Words that change what a figure says: a price per month is no price, and "from" is less than the price. They are a
 * part of the value, so that another property's figure is not said to be one of that kind. Words that only name the
 * figure, such as "asking price" or "living area", are captions and stay. Texts are compared without accents.
 */

const { afterSize, beforePrice, beforeSize, period, terms, ...words } = designWords.qualifiers;
const periods = words.periods.replaceAll('PERIOD', period);
/** A rent, and no price. */
export const perPeriod = new RegExp(periods, 'iu');

/** "(115 m²)" behind the same area in square feet, and "– $1.25M" behind the lower end of a range. */
const secondUnit = new RegExp(String.raw`^ ?(?:\(|/ ?|= ?|\| ?)(?:${size.source})\)?`, 'iu');
const otherEnd = new RegExp(`^ ?[-–—] ?(?:${price.source})`, 'u');
const unit = new RegExp(areaUnit, 'iu');

/** How much of what follows an area is the same area in another unit. */
function otherUnit(figure: string, after: string): number {
  const found = secondUnit.exec(after)?.[0];
  if (found === undefined) return 0;
  const [own, other] = [unit.exec(figure)?.[0], unit.exec(found)?.[0]];
  return own === undefined || other === undefined || isMetric(own) === isMetric(other)
    ? 0
    : found.length;
}

const isMetric = (name: string) => !/f|pi/iu.test(name);

const patterns: Partial<
  Record<PropertyField, { readonly before: RegExp; readonly after: RegExp }>
> = {
  price: {
    before: new RegExp(String.raw`(?:^|[\s|·•])((?:${beforePrice}):? ?)$`, 'iu'),
    after: new RegExp(String.raw`^(?: ?\(?(?:${periods}|${terms})\)?)+`, 'iu'),
  },
  size: {
    before: new RegExp(String.raw`(?:^|[\s|·•])((?:${beforeSize}) ?)$`, 'iu'),
    after: new RegExp(String.raw`^ ?(?:\(?(?:${afterSize})\)?)(?!\p{L})`, 'iu'),
  },
};

/** Characters before and after a figure that are a part of the value. */
export function qualified(
  field: PropertyField,
  before: string,
  figure: string,
  after: string,
): { readonly before: number; readonly after: number } {
  const own = patterns[field];
  if (own === undefined) return { before: 0, after: 0 };
  const next =
    field === 'price' ? (otherEnd.exec(after)?.[0].length ?? 0) : otherUnit(figure, after);
  return {
    before: own.before.exec(before)?.[1]?.length ?? 0,
    after: next + (own.after.exec(after.slice(next))?.[0].length ?? 0),
  };
}
