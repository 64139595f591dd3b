import type { PropertyField } from '@groundwork/contract';

const amount = String.raw`\d[\d.,' ]*\d|\d`;
/** An amount of money. */
export const price = new RegExp(
  String.raw`[€$£¥] ?(?:${amount})(?: ?[kKM]\b)?|(?:${amount})(?: ?[kKM])? ?(?:€|\$|£|EUR|USD|GBP|CHF)`,
  'u',
);
/** An area. */
export const size = new RegExp(
  String.raw`(?:${amount}) ?(?:m²|m2|m\?|sqm|sq\.? ?m|sq\.? ?ft\.?|sq\.? ?[a-z]{1,2}\b|ft²|ft2|sf\b|qm\b|mq\b)`,
  'iu',
);
/** A number before the word for what it counts, in the languages of showcases. */
export const rooms: readonly (readonly [PropertyField, RegExp])[] = [
  ['bedrooms', /\b(\d{1,2}) ?(?:bed|br\b|bd|dorm|hab|schlaf|z[il]mmer|chambre|camer|quarto)/iu],
  ['bathrooms', /\b(\d{1,2}) ?(?:bath|ba\b|baño|bano|bäd|bad\b|salle|bagn|banh|casas? de)/iu],
  ['parking', /\b(\d{1,2}) ?(?:park|garage|garaj|car\b|cars\b|stell|posti|vaga|lugar|plaza)/iu],
];
/** The same with the word first. */
export const roomsAfter: readonly (readonly [PropertyField, RegExp])[] = [
  ['bedrooms', /(?:bed|dorm|hab|schlaf|chambre|camer|quarto)\p{L}*[: ]+(\d{1,2})\b/iu],
  ['bathrooms', /(?:bath|baño|bad|salle|bagn|banh)\p{L}*[: ]+(\d{1,2})\b/iu],
  ['parking', /(?:park|garage|garaj|stell|vaga)\p{L}*[: ]+(\d{1,2})\b/iu],
];
const captions = [
  'price|asking|from|area|size|surface|bed(?:room)?s?|bath(?:room)?s?|parking|garages?|m²|sqm',
  'precio|desde|superficie|dormitorios?|habitaciones|hab\\.?|baños?|plazas? de (?:aparcamiento|garaje)|plazas|aparcamientos?|garajes?',
  'preis|ab|fläche|wohnfläche|zimmer|schlafzimmer|badezimmer|bäder|stellpl(?:\\.|atz|ätze)|garagen?',
  'prix|chambres?|salles? de bains?|places? de parking|parkings?',
  'prezzo|camere?|bagn[oi]|post[oi] auto',
  'preço|quartos?|casas? de banho|banheiros?|vagas?|área',
];
/** What stands beside a value and is none, in the languages of showcases. */
export const caption = new RegExp(String.raw`^(?:${captions.join('|')})(?:[^\p{L}]|$)`, 'iu');
/** How to reach the agent. */
export const contact =
  /(?:www|@|\.com|\.net|\.es\b|\.de\b|tel\b|phone|call|contact|visit|book|\d{3}[ -]\d{3})/iu;
/** What is said of any property. */
export const tag =
  /^(?:for sale|for rent|just listed|just sold|new listing|new|sold|exclusive|open house|se vende|zu verkaufen|à vendre|in vendita|vende-se|luxury|premium)\W*$/iu;

/** Groups of three, in whatever letters old-style figures were taken for. */
export const grouped = /[\dOoIlSJQZB$]{1,3}(?:[.,’'][\dOoIlSJQZB$]{3})+/u;
