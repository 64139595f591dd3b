import type { PropertyField } from '@groundwork/contract';

/*
 * Forms of values, in the languages of showcases and in those of the scripts that designs are read in. Texts are
 * compared without accents, letter by letter: see withoutAccents.
 */

// One kind of separator goes through an amount.
const groups = ['\\.', ',', "'", ' '].map((mark) => String.raw`\d{1,3}(?:${mark}\d{3})+`).join('|');
const amount = String.raw`(?:(?:${groups})(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)`;
const thousands = String.raw`(?: ?(?:[kKmM]\b|Mio\.?|mln\.?|millones|Millionen|millions?|万))?`;
const sign = String.raw`(?:US\$|A\$|C\$|[€$£¥₪₽₹])`;
const code = String.raw`(?:EUR|USD|GBP|CHF|AED|SAR|QAR|ILS|JPY|CNY|RMB|SFr\.?|Fr\.)`;

export const price = new RegExp(
  String.raw`(?:${sign}|\b${code}) ?${amount}${thousands}|${amount}${thousands} ?(?:${sign}|${code}\b|円|元|ש"ח|درهم|د\.إ)`,
  'u',
);
const areaUnit = String.raw`(?:m²|m2|㎡|m\?|sqm|sq\.? ?m|sq\.? ?ft\.?|ft²|ft2|sf\b|qm\b|mq\b|平米|平方米|坪|מ"ר|م²)`;
/** An area; right-to-left text has the unit at its left. */
export const size = new RegExp(
  String.raw`${amount} ?${areaUnit}|(?<![\p{L}\d])(?:m²|m2) ?${amount}(?![\d.,])`,
  'iu',
);
const bedroom =
  'bed|br\\b|bd|dorm|hab|schlaf|z[il]mmer|chambre|camer|quarto|寝室|卧室|臥室|室|غرف|חדרי שינה|חדר';
const bathroom =
  'bath|ba\\b|bano|bad(?:\\b|er|ez)|salle|bagn|banh|casas? de|浴室|卫生间|卫|حمام|חדרי רחצה|מקלח';
const parkingPlace =
  'park|garage|garaj|car\\b|cars\\b|stell|post[oi]|vaga|lugar|plaza|駐車|车位|車位|موقف|مواقف|חניה|חניות';
/** A number before its noun. */
export const rooms: readonly (readonly [PropertyField, RegExp])[] = [
  ['bathrooms', new RegExp(String.raw`(?<![\d.,])(\d{1,2}) ?(?:${bathroom})`, 'iu')],
  ['parking', new RegExp(String.raw`(?<![\d.,])(\d{1,2}) ?(?:${parkingPlace})`, 'iu')],
  ['bedrooms', new RegExp(String.raw`(?<![\d.,])(\d{1,2}) ?(?:${bedroom})`, 'iu')],
];
/** The nouns alone, next to or below a figure. */
export const roomWords: readonly (readonly [PropertyField, RegExp])[] = [
  ['bathrooms', new RegExp(String.raw`(?<!\p{L})(?:${bathroom})`, 'iu')],
  ['parking', new RegExp(String.raw`(?<!\p{L})(?:${parkingPlace})`, 'iu')],
  ['bedrooms', new RegExp(String.raw`(?<!\p{L})(?:${bedroom})`, 'iu')],
];
/** The same with the word first. */
export const roomsAfter: readonly (readonly [PropertyField, RegExp])[] = [
  ['bathrooms', /(?:bath|bano|bad|salle|bagn|banh|浴室|卫生间)\p{L}*[: ]+(\d{1,2})\b/iu],
  ['parking', /(?:park|garage|garaj|stell|vaga|駐車場|车位)\p{L}*[: ]+(\d{1,2})\b/iu],
  ['bedrooms', /(?:bed|dorm|hab|schlaf|chambre|camer|quarto|寝室|卧室)\p{L}*[: ]+(\d{1,2})\b/iu],
];
const captions = [
  'price|asking|from|area|size|surface|bed(?:room)?s?|bath(?:room)?s?|parking|garages?|m²|sqm',
  'precio|desde|superficie|dormitorios?|habitaciones|hab\\.?|banos?|plazas? de (?:aparcamiento|garaje)|plazas|aparcamientos?|garajes?',
  'preis|ab|flache|wohnflache|zimmer|schlafzimmer|badezimmer|bader|stellpl(?:\\.|atz|atze)|garagen?',
  'prix|chambres?|salles? de bains?|places? de parking|parkings?',
  'prezzo|camere?|bagn[oi]|post[oi] auto',
  'preco|quartos?|casas? de banho|banheiros?|vagas?|area',
];
export const caption = new RegExp(String.raw`^(?:${captions.join('|')})(?:[^\p{L}]|$)`, 'iu');
/** Phrases that fit any property. */
export const tag =
  /^(?:for sale|for rent|just listed|just sold|new (?:listing|instruction)|new|sold|exclusive|exklusiv|exclusivo|open house|se vende|zu verkaufen|neu(?: im angebot)?|a vendre|in vendita|vende-se|luxury|premium|新着物件|新房源|للبيع|למכירה)\W*$/iu;

/** Figures in groups of three. */
export const grouped = /^\D{0,2}\d{1,3}(?:[.,' ]\d{3})+\D{0,2}$/u;

/** The text with each letter's accents left out, as long as before. */
export function withoutAccents(text: string): string {
  return [...text].map((letter) => [...letter.normalize('NFD')][0] ?? letter).join('');
}
