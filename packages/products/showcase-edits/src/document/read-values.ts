import type { PropertyField } from '@groundwork/contract';
import { clausesOf } from './clauses-of-sentences.js';
import { COUNT, countIn, roomFields } from './counts.js';
import type { DocumentDirective } from './document-directives.js';
import { type FoldedText, QUOTE } from './folded-text.js';
import { nameIn } from './names.js';
import { introductionBefore, pattern, SENTENCE } from './word-patterns.js';

/**
 * Patterns of amounts and areas as customers type them, for text that is folded: lower case, no accents. Currencies,
 * units and words for thousands are the same list in every language, since people mix them.
 */
const CURRENCY =
  '(?:(?<!\\p{L})uf|r\\$|us\\$|u\\$[sd]|[acs]\\$|nz\\$|mx\\$|€|\\$|£|¥|zł|kc|sfr\\.?|chf|euros?|euritos|eur|usd|gbp|brl|mxn|cop|ars|clp|pen|uyu|dop|crc|aed|cad|aud|nzd|pln|czk|sek|nok|dkk|zar|inr|sgd|hkd|thb|myr|huf|ron|rub|uah|ils|sar|qar|kwd|egp|ngn|kes|₹|₺|₪|₦|₱|kr\\.?|rs\\.?|rands?|rupees?|kroner|kronor|dollars?|dolares|dolar|dollari|us dollars?|pounds?|quid|libras?|francs?|franken|franchi|francos|pesos?|soles|reais|real|reales|dirhams?)(?![\\p{L}])';
const CURRENCY_BEFORE = `(?:${CURRENCY}|fr\\.|sfr\\.|s/\\.?|(?<![\\p{L}\\d])r)`;

/** "2.2 million": only a price is so large. */
const MILLION =
  '(?:millones|millon|millionen|million|millions|milioni|milione|milhos|milhao|mill|mio|mln|mm)\\.?';
const THOUSAND = '(?:k|mil|mila|mille|tsd|tausend|thousand|grand)\\.?';

/** ".-" and ",--" behind a round amount. */
const DASHES = '(?:[.,] ?[-–—]{1,2})?';

/** "per month", "/mes", "pcm", "€/m²" */
const PERIOD =
  '(?: ?(?:/|per |pro |je |im |al |par |por |a |p\\.? ?)(?:calendar )?(?:months?|mo|mth|monat|mes|mois|mese|mensal|weeks?|woche|semana|semaine|settimana|nights?|nacht|noche|nuit|notte|noite|years?|jahr|ano|an|anno|m²|m2|qm|mq|sqm|sq ?ft)(?![\\p{L}\\d])| ?(?:pcm|pw|p\\.m\\.|monatlich|monthly|mensuales|mensual|mensuels?|mensili|mensais|mensal)(?![\\p{L}]))';

const GROUPED = "\\d{1,3}(?:[ .,'’]?\\d{3}){0,4}(?:[.,]\\d{1,2})?";
/** What follows an amount that is its own: scale, dashes, currency, period. */
const BEHIND = `${DASHES}(?: ?(?:d[ei]? )?${CURRENCY})?${PERIOD}?(?: ?(?:vb|vhb|cc|hc|hors charges|charges comprises|fai|ttc|ht|ono|oiro|obo|kalt|warm)(?![\\p{L}]))?`;
const END = '(?![\\p{L}\\d]| ?%|[.,]\\d)';

/** "€ 699,000", "1.250.000 €", "560k €", "1,2 Mio. €", "CHF 890'000.-", "850 €/mese" */
const AMOUNT = `(?:${CURRENCY_BEFORE} ?)?${GROUPED}(?: ?(?:${THOUSAND}|m|mi|${MILLION})(?![\\p{L}\\d]))?${BEHIND}${END}`;

const FIGURE = `\\d(?:[\\d.,'’ ]*\\d)?(?: ?(?:${THOUSAND}|m|mi|${MILLION})(?![\\p{L}\\d]))?`;
/** An amount with its currency. */
const MONEY = `(?:${CURRENCY_BEFORE} ?${FIGURE}${BEHIND}|(?<![\\d.,])${FIGURE}${DASHES} ?(?:d[ei]? )?${CURRENCY}${PERIOD}?(?: ?vh?b(?![\\p{L}]))?)${END}`;

const UNIT =
  '(?:m²|m2|m 2|mt quadr(?:i|ati)|mt2|mts2|mt²|mts²|mt|mts|qm|sqm|mq|ft²|ft2|sq ?\\.?(?:ft|feet|foot)\\.?|sqft|sf|square (?:metres?|meters?|feet|foot)|quadratmetern?|metros cuadrados|metros(?! [cq]ua)|metres carres|metri quadr(?:i|ati)|metros quadrados)(?![\\p{L}\\d])';
const AREA = "\\d{1,3}(?:[ .,'’]?\\d{3})*(?:[.,]\\d{1,2})?";
const SIZE = `${AREA}(?: ?${UNIT})?(?![\\p{L}\\d]| ?%)`;
const SIZE_WITH_UNIT = `(?<![\\d.,])${AREA} ?${UNIT}`;

/** An amount that names no currency and is too large for anything but a price: "549 000", "275.000", "650 mil". */
const LARGE = `(?<![\\p{L}\\d.,#+/])(?:[1-9]\\d{0,2}(?:[ .,'’]\\d{3}){1,3}|[1-9]\\d{5,8}|[1-9]\\d{0,3}(?:[.,]\\d{1,3})? ?(?:${THOUSAND}|${MILLION})(?![\\p{L}\\d]))${BEHIND}(?! ?${UNIT})${END}`;

/** Square metres in words or with a plain 2 are shown with their sign: "92 metros cuadrados" as "92 m²". */
function withSquareMetres(size: string): string {
  return size.replace(
    /(?<=\d) ?(?:m ?2|mts?[2²]?|metros? cuadrados?|metros? quadrados?|metros|m[eè]tres? carr[eé]s?|m(?:etri|t) quadr(?:at)?i|quadratmetern?|square met(?:re|er)s?|m²)$/iu,
    ' m²',
  );
}

const ABOUT = '(?: +(?:about|around|etwa|circa|rund|unos|environ|uns))?';
const CHANGES =
  '(?:lower|reduce|drop|cut|shave|knock|take|raise|increase|baj[aeo]\\p{L}*|rebaj\\p{L}*|reduz\\p{L}*|reduc\\p{L}*|reduis\\p{L}*|riduc\\p{L}*|ridur\\p{L}*|baix\\p{L}*|abaix\\p{L}*|abbass\\p{L}*|scal[ai]\\p{L}*|baiss\\p{L}*|diminu\\p{L}*|sube\\p{L}*|sub[ai]\\p{L}*|aument\\p{L}*|augment\\p{L}*|alza\\p{L}*)(?![\\p{L}])';
const BY = new RegExp(
  `(?<!\\p{L})(?:(?:by|um)${ABOUT}|${CHANGES}(?:(?! (?:to|a|ad|ate|al) )[^.;!?])*? (?:en|em|de|di)${ABOUT}|${CHANGES}) *(?:${CURRENCY_BEFORE} ?)?$`,
  'u',
);
const LESS =
  /^ *(?:off|less|lower|cheaper|more|higher|weniger|gunstiger|billiger|runter|mehr|teurer|(?:de |a )?menos|(?:di |in )?meno|(?:de |en )?moins|a mais|(?:di|in) piu|de plus)(?!\p{L})/u;

/** "Preis auf 389.000 € runter" tells what it is. */
const TO = /(?<!\p{L})(?:auf|to|down to|up to) *$/u;

/** Whether an amount between these texts tells by how much a price changes, not what it is: "£10,000 off", "um 10.000 €". */
function isDifference(before: string, behind: string): boolean {
  return BY.test(before) || (LESS.test(behind) && !TO.test(before));
}

const ROOMS = '(?:<bedrooms>|<bathrooms>|<parking>)';

interface Found {
  readonly directive: Extract<DocumentDirective, { kind: 'value' }>;
  readonly from: number;
  readonly to: number;
}

function textValue(folded: FoldedText, field: PropertyField, source: string): Found | null {
  const match = pattern(source).exec(folded.text);
  const said = match?.groups?.value;
  if (match === null || said === undefined) return null;
  const from = match.index + match[0].lastIndexOf(said);
  const value = folded.written(from, from + said.length);
  if (value === '' || isChange(field, folded.text, from, from + said.length)) return null;
  return {
    directive: { kind: 'value', field, value },
    from: match.index,
    to: match.index + match[0].length,
  };
}

function priceOf(folded: FoldedText): Found | null {
  const found = textValue(folded, 'price', `<price>(?:<gap5>|[ :=]*)(?<value>${AMOUNT}|<quote>)`);
  if (found === null) return null;
  const value = String(found.directive.value);
  // "price 2 times bigger" names no amount.
  const isAmount =
    value.replace(/\D/gu, '').length >= 4 ||
    /[€$£k]|eur|chf|mi|ts|\d ?m(?![\p{L}²\d])/iu.test(value);
  return isAmount || !/^\d/u.test(value) ? found : null;
}

/** "The square metres are 132": the noun is the unit. */
function sizeOf(folded: FoldedText): Found | null {
  const found = textValue(folded, 'size', `(?<!\\d ?)<area>(?:<gap4>|[ :=]*)(?<value>${SIZE})`);
  if (found === null) return null;
  const value = String(found.directive.value);
  const said = folded.text.slice(found.from, found.to);
  // "210 m² and not 201": the second is the former value.
  if (pattern('<insteadOf>').test(said)) return null;
  if (/[^\d.,'’ ]/u.test(value)) return found;
  const unit = new RegExp(UNIT, 'u').exec(said)?.[0] ?? '';
  if (unit === '') return found;
  const name = /f(?:ee)?t/u.test(unit) ? 'sq ft' : 'm²';
  return { ...found, directive: { ...found.directive, value: `${value} ${name}` } };
}

const sentences = new RegExp(`[^.;!?\\n\\s]${SENTENCE}`, 'gu');

/** Names of other things, whose figures are no price and no area. */
const OTHERS = `(?:<hide>|<replace>|<add>).*<scenery>|<photo>|<mainPhoto>|${QUOTE}`;

/** Whether a figure is by how much the price changes; what it is then, nobody says. */
function isChange(field: PropertyField, text: string, from: number, to: number): boolean {
  return field === 'price' && isDifference(text.slice(0, from), text.slice(to));
}

/** A clause that names no field but holds an amount, or an area in its unit: "it should read £410,000". */
function bare(
  folded: FoldedText,
  field: 'price' | 'size',
  amount: string,
  others = OTHERS,
): Found | null {
  for (const { 0: sentence, index } of [...folded.text.matchAll(sentences)]) {
    for (const { text, from } of clausesOf(sentence)) {
      if (pattern(others).test(text)) continue;
      // The last is the new one: "from 96 m² to 102 m²".
      const figures = pattern(amount)
        .matchAll(text)
        .filter(({ 0: said, index }) => !isChange(field, text, index, index + said.length));
      const figure = figures.at(-1);
      if (figure === undefined) continue;
      const at = index + from;
      const value = folded.written(at + figure.index, at + figure.index + figure[0].length);
      // "95 m² with 2 bedrooms": rooms beside it are values of their own.
      const end = figure.index + figure[0].length;
      const [before, behind] = [text.slice(0, figure.index), text.slice(end)];
      const first = pattern(ROOMS).test(before) ? figure.index : 0;
      const last = pattern(ROOMS).test(behind) ? end : text.length;
      return { directive: { kind: 'value', field, value }, from: at + first, to: at + last };
    }
  }
  return null;
}

const searches: readonly ((folded: FoldedText) => Found | null)[] = [
  priceOf,
  (folded) => {
    const found = nameIn(folded);
    if (found === null) return null;
    const { value, from, to } = found;
    return { directive: { kind: 'value', field: 'label', value }, from, to };
  },
  sizeOf,
  (folded) => textValue(folded, 'size', `<sizeNoun>(?:<gap3>|[ :=]*)(?<value>${SIZE_WITH_UNIT})`),
  (folded) => bare(folded, 'price', MONEY),
  (folded) => bare(folded, 'size', SIZE_WITH_UNIT),
  // "Put my phone number, 079 555 12 34" names no price.
  (folded) => bare(folded, 'price', LARGE, `${OTHERS}|<contact>`),
  ...roomFields.map((field) => (folded: FoldedText): Found | null => {
    const found = countIn(folded, field);
    if (found === null) return null;
    const { value, from, to } = found;
    return { directive: { kind: 'value', field, value }, from, to };
  }),
];

function tidied(directive: Found['directive']): Found['directive'] {
  const { field, value } = directive;
  if (field !== 'size' || typeof value !== 'string') return directive;
  return { ...directive, value: withSquareMetres(value) };
}

/** Takes out the new values of a property: "change the price to € 699,000", "3 bedrooms instead of 4". */
export function readValues(folded: FoldedText): DocumentDirective[] {
  const set = new Set<PropertyField>();
  takeDoubted(folded);
  takeCorrected(folded);
  return searches.flatMap((search) => {
    const found = search(folded);
    if (found === null || set.has(found.directive.field)) return [];
    set.add(found.directive.field);
    folded.take(introductionBefore(folded.text, found.from), found.to);
    return [tidied(found.directive)];
  });
}

const NUMBER = `(?:${MONEY}|${LARGE}|${COUNT}|\\d[\\d.,'’]*)`;

/** Takes out a former value that is told before the new one: "not 3 but 5 bedrooms", "from 96 m² to 102 m²". */
function takeCorrected(folded: FoldedText): void {
  // "From 3 to 4 bedrooms"; "a flat of 2 bedrooms, 1 bath" has no former value.
  const left = pattern(
    `(?<![\\p{L}])(?:de|da|from|von|desde) +${NUMBER}(?= +(?:a|para|pra|to|zu|auf|in) +${NUMBER})`,
  ).exec(folded.text);
  if (left !== null) folded.takeBetween(left.index, left.index + left[0].length);
  const { text } = folded;
  const former = pattern(
    `(?:<not>|<insteadOf>|<wrongly>|<replace>)(?: +<is>| +<filler>| +<article>)* +(?<number>${NUMBER})(?![\\p{L}\\d.,]|[ ]\\d{3})(?=(?:(?!<insteadOf>)[^.;!?\\n])*?[ ,](?:<article> +)?${NUMBER})`,
  ).exec(text);
  const number = former?.groups?.number;
  if (former === null || number === undefined) return;
  // "Change the 2 for the 5" speaks of photos.
  const isOfValue = pattern(`${ROOMS}|<area>|<price>|\\d{3}`).test(text);
  if (/^\d$/u.test(number) && !isOfValue) return;
  // "3 beds, not 4": the new value stands before.
  if (/\d/u.test(text.slice(0, former.index)) || pattern(COUNT).test(text.slice(0, former.index)))
    return;
  folded.takeBetween(former.index, former.index + former[0].length);
}

/** Before a value that is told to be wrong: "since when does this have 2 bedrooms?? its 3", "who wrote 80 m2, its 92 m2". */
const DOUBTED =
  '(?<![\\p{L}])(?:since when|who (?:wrote|said|says|put|typed)|why (?:does|do|is|are|did)|keeps? (?:ringing|asking|calling)|still (?:shows?|says?|showing)|seit wann|wer (?:hat|schreibt|sagt)|warum (?:steht|stehen|sind|ist|hat)|wieso (?:steht|stehen|sind|ist|hat)|da steht|steht da|es steht|steht noch|wird .* gezeigt|depuis quand|pourquoi|qui a (?:ecrit|mis)|desde cuando|por que pone|quien (?:puso|escribio)|desde quando|por que (?:esta|tem)|quem (?:pos|escreveu)|da quando|perche (?:c e|ci sono|dice)|chi ha (?:scritto|messo))(?![\\p{L}])';

/** Takes out a former value that a complaint tells, and what parts it from the new one. */
function takeDoubted(folded: FoldedText): void {
  const told = pattern(`${DOUBTED}[^.;!?\\n]*?(?<![\\p{L}\\d])(?<number>${NUMBER})`).exec(
    folded.text,
  );
  const number = told?.groups?.number;
  if (told === null || number === undefined) return;
  const to = told.index + told[0].length;
  const behind = folded.text.slice(to);
  if (!pattern(`${NUMBER}|<one>[ .!]*$`).test(behind)) return;
  const unit = new RegExp(`^ ?${UNIT}[,?! ]*`, 'u').exec(behind)?.[0] ?? '';
  folded.takeBetween(told.index, to + unit.length);
  const mark = /[,?!]+(?= )/u.exec(folded.text.slice(to + unit.length));
  if (mark !== null) {
    const at = to + unit.length + mark.index;
    folded.takeBetween(at, at + mark[0].length);
  }
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
