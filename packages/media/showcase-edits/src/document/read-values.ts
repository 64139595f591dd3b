import type { PropertyField } from '@groundwork/contract';
import type { DocumentDirective } from './document-directives.js';
import { type FoldedText, QUOTE } from './folded-text.js';
import { pattern } from './word-patterns.js';

const CURRENCY = '(?:€|\\$|£|r\\$|us\\$|chf|eur|euros?|usd|gbp|brl|dollars?|franken)';
const MILLION = 'millones|millon|millionen|millions?|milioni|milione|milhoes|milhao|mio\\.?|mln';
/** "€ 699,000", "1.250.000 €", "560k €", "1,2 Mio. €" */
const AMOUNT = `(?:${CURRENCY} ?)?\\d{1,3}(?:[ .,']?\\d{3}){0,4}(?:[.,]\\d{1,2})?(?: ?(?:k|m|${MILLION}|mil|tsd\\.?|mila))?(?: ?${CURRENCY})?(?![\\p{L}\\d]| ?%)`;
const UNIT =
  '(?:m²|m2|m 2|qm|sqm|mq|ft²|sq ?ft|sqft|square (?:metres|meters|feet)|quadratmeter|metros cuadrados|metres carres|metri quadr(?:i|ati)|metros quadrados)';
const SIZE = `\\d{1,3}(?:[ .,']?\\d{3})*(?:[.,]\\d{1,2})?(?: ?${UNIT})?(?![\\p{L}\\d]| ?%)`;
const COUNT = '(?:\\d{1,2}(?![.,]?\\d| ?%|[\\p{L}²])|<two>|<three>|<four>|<five>|<six>)';
/** Words before a value that only introduce it. */
const LEAD =
  '(?:(?:<change>|<new>|<article>|<filler>|<preposition>|<show>|<write>|<use>|<add>)[ ,:]+)*';
const ROOMS = '(?:<bedrooms>|<bathrooms>|<parking>)';
const INSTEAD = `(?:(?:[ ,]+(?!${COUNT})[\\p{L}]+){0,2}?[ ,]+<insteadOf> +${COUNT}(?: +${ROOMS}(?:[ ,]+${COUNT} +${ROOMS})*)?)?`;

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const rooms = ['bedrooms', 'bathrooms', 'parking'] as const;

function countOf(written: string): number | null {
  if (/^\d+$/u.test(written)) return Number(written);
  const at = numberWords.findIndex((name) => pattern(`^<${name}>$`).test(written));
  return at === -1 ? null : at + 1;
}

/** A sentence that names no field but an amount in a currency, or an area in its unit: "it should read £410,000". */
const bare = (value: string) =>
  `(?:^|(?<=[.;!?\\n]))(?:(?!<scenery>|${QUOTE})(?:[^.;!?\\n]|\\.(?=\\d)))*?(?<value>${value})(?:(?!<scenery>|${QUOTE})[^.,;!?\\n])*`;
const FIGURE = `\\d[\\d.,' ]*\\d(?: ?(?:k|m|mio\\.?|tsd\\.?))?`;
const MONEY = `(?:${CURRENCY} ?${FIGURE}|(?<![\\d.,])${FIGURE} ?${CURRENCY})(?![\\p{L}\\d])`;

/** "2.2 million": only a price is so large. */
const MILLIONS = `(?<![\\d.,])\\d{1,3}(?:[.,]\\d{1,3})? ?(?:${MILLION})(?: ?${CURRENCY})?(?![\\p{L}\\d])`;

interface Found {
  readonly directive: Extract<DocumentDirective, { kind: 'value' }>;
  readonly from: number;
  readonly to: number;
}

/** The first place where a pattern with a group `value` matches. */
function find(
  folded: FoldedText,
  source: string,
): { from: number; to: number; value: { from: number; to: number; text: string } } | null {
  const match = pattern(source).exec(folded.text);
  const value = match?.groups?.value;
  if (match === null || value === undefined) return null;
  const within = match[0].lastIndexOf(value);
  const from = match.index + within;
  return {
    from: match.index,
    to: match.index + match[0].length,
    value: { from, to: from + value.length, text: value },
  };
}

function textValue(folded: FoldedText, field: PropertyField, source: string): Found | null {
  const found = find(folded, source);
  if (found === null) return null;
  const value = folded.written(found.value.from, found.value.to);
  if (value === '') return null;
  return { directive: { kind: 'value', field, value }, from: found.from, to: found.to };
}

function priceOf(folded: FoldedText): Found | null {
  const found = textValue(
    folded,
    'price',
    `${LEAD}<price>(?:<gap5>|[ :=]*)(?<value>${AMOUNT}|<quote>)`,
  );
  if (found === null) return null;
  const value = String(found.directive.value);
  // "price 2 times bigger" names no amount.
  const isAmount = value.replace(/\D/gu, '').length >= 4 || /[€$£k]|eur|chf|mi/iu.test(value);
  return isAmount || !/^\d/u.test(value) ? found : null;
}

/** "The square metres are 132": the noun is the unit. */
function sizeOf(folded: FoldedText): Found | null {
  const found = textValue(folded, 'size', `${LEAD}<area>(?:<gap4>|[ :=]*)(?<value>${SIZE})`);
  if (found === null) return null;
  const value = String(found.directive.value);
  if (/[^\d.,' ]/u.test(value)) return found;
  const said = folded.text.slice(found.from, found.to);
  const unit = new RegExp(UNIT, 'u').exec(said)?.[0] ?? '';
  if (unit === '') return found;
  const name = /f(?:ee)?t/u.test(unit) ? 'sq ft' : 'm²';
  return { ...found, directive: { ...found.directive, value: `${value} ${name}` } };
}

function countIn(folded: FoldedText, field: (typeof rooms)[number]): Found | null {
  const after = `${LEAD}<${field}>(?:<gap2>|[ :=]*)(?<value>${COUNT})${INSTEAD}`;
  const single = `${LEAD}(?:<only>|(?<![\\p{L}])qu)(?: +[\\p{L}]+)? +(?<value><one>) +<${field}>`;
  const before = `${LEAD}(?<value>${COUNT})(?: +<article>)? +<${field}>${INSTEAD}`;
  const ends = `(?! +(?:<bedrooms>|<bathrooms>|<parking>))`;
  const exchanged = `${LEAD}(?:(?:<swap>|<replace>)[ ,:]+)?(?:${COUNT}) +<${field}> +(?:<filler> +|(?:for|with|by|to|into|con|por|par|en|a|in|durch|gegen|auf|zu|mit|para) +)(?<value>${COUNT})(?: +<${field}>|${ends})`;
  const found =
    find(folded, exchanged) ?? find(folded, before) ?? find(folded, after) ?? find(folded, single);
  const value = found === null ? null : countOf(found.value.text);
  if (found === null || value === null) return null;
  return { directive: { kind: 'value', field, value }, from: found.from, to: found.to };
}

const searches: readonly ((folded: FoldedText) => Found | null)[] = [
  priceOf,
  (folded) => textValue(folded, 'label', `${LEAD}<title>(?:<gap4>|[ :=]*)(?<value>${QUOTE})`),
  (folded) => textValue(folded, 'label', `${LEAD}<title> ?: *(?<value>[^;\\n]+)`),
  (folded) =>
    textValue(
      folded,
      'label',
      `(?:<change>|<replace>) +(?:<article> +)?<title> +(?:to|in|auf|zu|a|por|en|par|con|para) +(?<value>[^;\\n.]+)`,
    ),
  (folded) => sizeOf(folded),
  (folded) =>
    textValue(
      folded,
      'size',
      `${LEAD}<sizeNoun>(?:<gap3>|[ :=]*)(?<value>\\d[\\d .,']* ?${UNIT})(?![\\p{L}\\d])`,
    ),
  (folded) => textValue(folded, 'price', bare(MONEY)),
  (folded) => textValue(folded, 'price', bare(MILLIONS)),
  (folded) => textValue(folded, 'size', bare(`\\d[\\d .,']* ?${UNIT}`)),
  ...rooms.map((field) => (folded: FoldedText) => countIn(folded, field)),
];

/** Takes out the new values of a property: "change the price to € 699,000", "3 bedrooms instead of 4". */
export function readValues(folded: FoldedText): DocumentDirective[] {
  const set = new Set<PropertyField>();
  return searches.flatMap((search) => {
    const found = search(folded);
    if (found === null || set.has(found.directive.field)) return [];
    set.add(found.directive.field);
    folded.take(found.from, found.to);
    return [found.directive];
  });
}

const FORMER = `(?:${MONEY}|\\d[\\d .,']* ?${UNIT}|${COUNT}|\\d[\\d.,]*)(?: +${ROOMS})?`;

/** Takes out the former values that new ones replace: "3 bed 2 bath, not 4 bed 2 bath". */
export function takeFormerValues(folded: FoldedText): void {
  const former = pattern(
    `(?:<and> +|<but> +)?<insteadOf> +(?:<article> +)?${FORMER}(?:[ ,]+${FORMER})*`,
  );
  const found = former.exec(folded.text);
  if (found !== null) folded.take(found.index, found.index + found[0].length);
}
