import { designWords } from '@groundwork/words/designs';

/*
 * Forms of values, in the languages of showcases and in those of the scripts that designs are read in. Texts are
 * compared without accents, letter by letter: see withoutAccents.
 */

// One kind of separator goes through an amount.
// A space may not have been read.
const groups = ['\\.', ',', "'", ' ?']
  .map((mark) => String.raw`\d{1,3}(?:${mark}\d{3})+`)
  .join('|');
// "000 €" and ".500 €" have lost their beginnings.
const amount = String.raw`(?<!\d|(?:^|[^\p{L}\d])[.,'])(?!0)(?:(?:${groups})(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)`;
/** "1億2,800万円": hundreds of millions stand before the ten thousands. */
const hundredMillions = String.raw`(?:\d{1,4} ?[億亿] ?)?`;
const { currencies, rooms: nouns } = designWords;
const { codes, crores, eastern, endings, short } = currencies;
const thousands = String.raw`(?: ?(?:(?:${crores})\b\.?|${currencies.thousands}))?`;
/** "€ 749.000,–": no cents. */
const noCents = String.raw`(?:[.,][–—-]{1,2}(?![\p{L}\d]))?`;
const sign = `(?:${currencies.sign})`;
const code = `(?:${codes}|${short})`;
const rightToLeftCode = `(?:${currencies.rightToLeft})`;

export const price = new RegExp(
  String.raw`(?:${sign}|\b${code}) ?${amount}(?:${thousands})(?!\.k)${noCents}(?: (?:${codes})\b)?|${hundredMillions}${amount}${thousands}${noCents} ?(?:${sign}|${code}\b|${endings}|${eastern}|${rightToLeftCode})|${rightToLeftCode} ?${amount}|(?:(?<![\p{L}\d.,])[^\s.,] )?${amount} ?(?:${crores})\b\.?`,
  'u',
);
/** The sign or the name of a currency. */
export const currency = new RegExp(
  String.raw`${sign}|\b${code}(?!\p{L})|(?<!\p{L})${endings}|${eastern}|${rightToLeftCode}`,
  'u',
);
/** Units of area. */
export const areaUnit = `(?:${designWords.areaUnits})`;
/** An area; right-to-left text has the unit at its left. */
export const size = new RegExp(
  String.raw`${amount} ?(?:${areaUnit}|م(?!\p{L}))|(?<![\p{L}\d])(?:m²|m2|م[²2]|[²2]م|متر|م(?= )|מ["״”'׳י]{1,2}ר) ?${amount}(?![\d.,])`,
  'iu',
);
/** Bathrooms first: a part of some of their words names bedrooms. */
const order = ['bathrooms', 'parking', 'bedrooms'] as const;
/** Half a bathroom is one without a tub, "2.5 Bath"; "4+1" is a room more in the basement. */
const figures = {
  bathrooms: String.raw`(?<![\d.,])([1-9]\d?(?:[.,]5)?)`,
  parking: String.raw`(?<![\d.,])([1-9]\d?)`,
  bedrooms: String.raw`(?<![\d.,+])([1-9]\d?(?:[.,]5)?(?:\+[\dIl\]|])?)`,
};
const eachRoom = (pattern: (field: (typeof order)[number]) => string) =>
  order.map((field) => [field, new RegExp(pattern(field), 'iu')] as const);

/** A number before its noun. */
export const rooms = eachRoom((field) => `${figures[field]} ?(?:${nouns[field].noun})`);
/** The nouns alone, next to or below a figure. */
export const roomWords = eachRoom((field) => String.raw`(?<!\p{L})(?:${nouns[field].noun})`);
/** The same with the word first. */
export const roomsAfter = eachRoom(
  (field) => String.raw`(?:${nouns[field].before})\p{L}*[: ]+(\d{1,2})\b`,
);
export const caption = new RegExp(`^(?:${designWords.beginnings})(?:[^\\p{L}]|$)`, 'iu');
/** Phrases that fit any property. */
export const tag = new RegExp(String.raw`^(?:${designWords.statuses})\W*$`, 'iu');
/** Said in the place of a price. */
export const withoutPrice = new RegExp(`^(?:${designWords.onRequest})$`, 'iu');

/** Figures in groups of three. */
export const grouped = /^\D{0,2}\d{1,3}(?:[.,' ]\d{3})+\D{0,2}$/u;

/** The text with each letter's accents left out and its figures in Western digits, as long as before. */
export function withoutAccents(text: string): string {
  return [...text].map((letter) => westernDigit(letter) ?? unaccented(letter)).join('');
}

const unaccented = (letter: string) => [...letter.normalize('NFD')][0] ?? letter;

/** Arabic, Persian and full-width figures, and the marks between their groups. */
const digits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
const separators: Readonly<Record<string, string>> = { '٬': ',', '٫': '.', '،': ',', '，': ',' };

function westernDigit(letter: string): string | undefined {
  const row = digits.find((figures) => figures.includes(letter));
  return row === undefined ? separators[letter] : String(row.indexOf(letter));
}
