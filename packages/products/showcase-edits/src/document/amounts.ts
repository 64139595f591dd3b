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
export const AMOUNT = `(?:${CURRENCY_BEFORE} ?)?${GROUPED}(?: ?(?:${THOUSAND}|m|mi|${MILLION})(?![\\p{L}\\d]))?${BEHIND}${END}`;

const FIGURE = `\\d(?:[\\d.,'’ ]*\\d)?(?: ?(?:${THOUSAND}|m|mi|${MILLION})(?![\\p{L}\\d]))?`;
/** An amount with its currency. */
export const MONEY = `(?:${CURRENCY_BEFORE} ?${FIGURE}${BEHIND}|(?<![\\d.,])${FIGURE}${DASHES} ?(?:d[ei]? )?${CURRENCY}${PERIOD}?(?: ?vh?b(?![\\p{L}]))?)${END}`;

export const UNIT =
  '(?:m²|m2|m 2|mt quadr(?:i|ati)|mt2|mts2|mt²|mts²|mt|mts|qm|sqm|mq|ft²|ft2|sq ?\\.?(?:ft|feet|foot)\\.?|sqft|sf|square (?:metres?|meters?|feet|foot)|quadratmetern?|metros cuadrados|metros(?! [cq]ua)|metres carres|metri quadr(?:i|ati)|metros quadrados)(?![\\p{L}\\d])';
const AREA = "\\d{1,3}(?:[ .,'’]?\\d{3})*(?:[.,]\\d{1,2})?";
export const SIZE = `${AREA}(?: ?${UNIT})?(?![\\p{L}\\d]| ?%)`;
export const SIZE_WITH_UNIT = `(?<![\\d.,])${AREA} ?${UNIT}`;

/** An amount that names no currency and is too large for anything but a price: "549 000", "275.000", "650 mil". */
export const LARGE = `(?<![\\p{L}\\d.,#+/])(?:[1-9]\\d{0,2}(?:[ .,'’]\\d{3}){1,3}|[1-9]\\d{5,8}|[1-9]\\d{0,3}(?:[.,]\\d{1,3})? ?(?:${THOUSAND}|${MILLION})(?![\\p{L}\\d]))${BEHIND}(?! ?${UNIT})${END}`;

/** Square metres in words or with a plain 2 are shown with their sign: "92 metros cuadrados" as "92 m²". */
export function withSquareMetres(size: string): string {
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
export function isDifference(before: string, behind: string): boolean {
  return BY.test(before) || (LESS.test(behind) && !TO.test(before));
}
