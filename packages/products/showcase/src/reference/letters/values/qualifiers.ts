import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { areaUnit, price, size } from './field-patterns.js';

/*
 * Words that change what a figure says: a price per month is no price, and "from" is less than the price. They are a
 * part of the value, so that another property's figure is not said to be one of that kind. Words that only name the
 * figure, such as "asking price" or "living area", are captions and stay. Texts are compared without accents.
 */

const words = (alternatives: readonly string[]) => alternatives.join('|');

const beforePrice = words([
  String.raw`from|starting (?:at|from)|offers?(?: (?:over|from|around|above|invited over|in (?:the )?(?:excess|region) of))|in excess of|o\.?i\.?[er]\.?o\.?`,
  'desde|a partir de',
  'ab',
  'des|a partir de|a partir du',
  'da|a partire da|a partir da',
  'a partir de|partindo de',
  'vanaf|bieden vanaf',
]);
const period = words([
  'month|week|year|annum|mo|wk|yr|mes|semana|ano|noche|mois|an|semaine|mese|anno|settimana|monat|jahr|woche|maand|jaar|night',
]);
const periods = words([
  String.raw`/ ?(?:${period})\b\.?|per (?:${period})\b|p\.?c\.?m\b\.?|p\.?a\b\.?|p\.?w\b\.?`,
  String.raw`(?:al|por|par|im|pro|a|au|il|per) (?:${period})\b|mensual(?:es)?|mensuels?|mensili|mensal(?:es)?|mensais|monatlich`,
]);
/** A rent, and no price. */
export const perPeriod = new RegExp(periods, 'iu');
const terms = words([
  String.raw`o\.?n\.?o\b\.?|negotiable|neg\.|negociables?|negoziabil[ei]|trattabil[ei]|a negocier|vb\b|vhb\b`,
  String.raw`\+ ?(?:iva|vat|gst|tva|mwst)\b\.?|plus (?:vat|gst)|zzgl\. ?(?:nk|mwst)\b\.?|ttc\b|fai\b|hai\b|hors (?:frais|taxes)|charges comprises|cc\b|kalt\b|warm\b|kaltmiete|warmmiete`,
  String.raw`k\.k\.|v\.o\.n\.|excl\.|incl\.`,
]);
const beforeSize = words([
  String.raw`ca\.?|circa|approx\.?|approximately|about|aprox\.?|env\.?|environ|rd\.?|from|desde|ab|a partir de|da`,
]);
const afterSize = words([
  String.raw`utiles|construid[oa]s|habitables?|brut[oa]s|net[oa]s|aprox\.?|privativ[oa]s|uteis|commerciali|lordi|netti|calpestabili|approx\.?|carrez|loi carrez|nfa\b|gfa\b|(?:semi)?cubiert[oa]s|totales|totais|cobert[oa]s`,
]);

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
