import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { PropertyField } from '@groundwork/contract/showcase/templates';

/*
 * Facts about one property or one agency, which must not be seen on another's image. Texts are compared without
 * accents.
 */

/** Telephone numbers: seven figures and more, however they are grouped. */
const phone = /(?:\+|\(|\b)\d(?:[ ()/.\-–]*\d){6,14}\b/u;
const domains = [
  'com|net|org|info|biz|eu|io|app|co|immo|homes?|house|estate|realty|realtor|properties|land|villas|online|example',
  'de|at|ch|es|fr|it|pt|be|nl|lu|ie|uk|us|ca|au|nz|br|mx|ar|cl|pe|sa|ae|qa|il|jp|cn|hk|sg|se|dk|fi|pl|cz|gr|tr|za',
];
const web = new RegExp(
  String.raw`\bwww\.|https?:|@|[\p{L}\d-]{3}\.(?:${domains.join('|')})\b`,
  'iu',
);
/** Words by a code to scan, which goes with it. */
const scan =
  /\bscan (?:me|here|to|the|for)\b|\b(?:escanea|escaneie|scannez|scansiona|scannen|zeskanuj|skanna)|扫码/iu;
/** A street with its number, or a postcode with its town. */
const address = [
  /\b\d{1,4}[a-z]? +(?:[\p{Lu}][\p{L}.']+ +){0,3}(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|court|ct|place|pl|boulevard|blvd|terrace|close)\b/iu,
  /\b(?:calle|c\/|avenida|avda|paseo|plaza|via|viale|corso|piazza|rue|avenue|boulevard|place|rua|praca|travessa) +(?!de \p{Ll})\p{L}/iu,
  /\p{L}{2}(?:strasse|straße|str\.|weg|allee|platz|gasse|ring|ufer) +\d/iu,
  /\b(?:[A-Z]{2} )?\d{4,5}(?:-\d{3,4})? +\p{Lu}\p{L}+|\p{L}+,? [A-Z]{2} \d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/u,
  /שדרות|רחוב|شارع|[都道府県市区町路街].*(?:\d|号)/u,
];
/** Words that ask the reader to do something, in the languages of showcases. */
const actions: Readonly<Record<ShowcaseLanguage, RegExp>> = {
  en: /\b(?:book|call|contact|visit us|schedule|arrange|enquire|inquire|request|ask us|learn more|find out|view now)\b/iu,
  es: /\b(?:reserv|llam[ae]|contact|agend|visit[ae]|descubr|solicit|consult|pid[ae]|inform[ae]te)/iu,
  de: /\b(?:jetzt|termin|anruf|rufen sie|kontakt|mehr erfahren|besichtig|vereinbar|anfrag|expose)/iu,
  fr: /\b(?:prendre|prenez|appel|contact|reserv|decouvr|visit|demand|en savoir)/iu,
  it: /\b(?:prenot|chiam|contatt|scopr|richied|visita|scrivi)/iu,
  pt: /\b(?:agend|lig(?:ue|a|ar)\b|marque|contact|contat|saiba mais|reserv|visit|solicit|peca)/iu,
};
const otherActions =
  /\b(?:umow wizyt|zadzwon|skontaktuj|boka visning|kontakta|ring oss|plan een|neem contact|bel ons)|احجز|اتصل|تماس|رزرو|بازدید|بازديد|تواصل|للتواصل|للحجز|לתיאום|התקשר|לקביעת|לפרטים|צרו קשר|予約|资料|資料請求|こちら|お問い?合わ?せ|見学|预约|联系|咨询|致电|扫码/iu;

/** Days and hours of viewings and auctions. */
const days =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|domenica|segunda|terca|quarta|quinta|sexta';
const moments = [
  new RegExp(String.raw`\b(?:${days})\b.*\d`, 'iu'),
  /\b\d{1,2}(?::\d{2}|[.:]?\d{0,2} ?(?:am|pm|uhr|noon)\b)/iu,
];

/** Whether a text says on which day, or at what hour. */
export function isMoment(text: string): boolean {
  return moments.some((pattern) => pattern.test(text));
}

export type FactKind = 'contact' | 'address' | 'action' | 'figure';

const asksToAct = (text: string): boolean =>
  otherActions.test(text) || Object.values(actions).some((pattern) => pattern.test(text));

/** The kind of fact in a text about a property or an agency; null for words that fit any. */
export function factIn(text: string): FactKind | null {
  if (web.test(text) || phone.test(text) || scan.test(text)) return 'contact';
  if (address.some((pattern) => pattern.test(text))) return 'address';
  if (asksToAct(text)) return 'action';
  return /\d/u.test(text) ? 'figure' : null;
}

/** Words of agencies' names. */
const agency =
  /(?:& (?:co|sons|partners)|\b(?:homes|realty|realtors?|estates?|estate agents|properties|brokers|inmobiliaria|bienes raices|immobilien|makler|immobilier|agence|immobiliare|imoveis|imobiliaria|makelaar\p{L}*|nieruchomosci|fastighet\p{L}*))(?!\p{L})/iu;
const AGENCY_WORDS = 4;

/** Whether a text in capitals is an agency's name. */
export function isAgencyName(text: string): boolean {
  const isInCapitals = /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
  return isInCapitals && text.split(' ').length <= AGENCY_WORDS && agency.test(text);
}

/** Whether a call to action is in another language than a showcase's. */
export function isForeignAction(text: string, language: ShowcaseLanguage): boolean {
  return asksToAct(text) && !actions[language].test(text);
}

/** Fields whose values are counts with a word. */
export type CountField = Extract<PropertyField, 'bedrooms' | 'bathrooms' | 'parking'>;

export function isCount(field: PropertyField): field is CountField {
  return field === 'bedrooms' || field === 'bathrooms' || field === 'parking';
}
