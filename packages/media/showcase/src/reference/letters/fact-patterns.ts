/*
 * What tells of one property or one agency, so that it must not be seen on another's image. Texts are compared
 * without accents.
 */

/** Telephone numbers: seven figures and more, however they are grouped. */
const phone = /(?:\+|\(|\b)\d(?:[ ()/.\-–]*\d){6,14}\b/u;
const web = /\bwww\.|https?:|@|\.(?:com|net|org|de|es|fr|it|pt|ch|at|co\.uk|eu|io)\b/iu;
/** A street with its number, or a postcode with its town. */
const address = [
  /\b\d{1,4}[a-z]? +(?:[\p{Lu}][\p{L}.']+ +){0,3}(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|court|ct|place|pl|boulevard|blvd|terrace|close)\b/iu,
  /\b(?:calle|c\/|avenida|avda|paseo|plaza|via|viale|corso|piazza|rue|avenue|boulevard|place|rua|avenida|praca|travessa) +\p{L}/iu,
  /\p{L}(?:strasse|straße|str\.|weg|allee|platz|gasse|ring|ufer)\b/iu,
  /\b(?:[A-Z]{2} )?\d{4,5}(?:-\d{3,4})? +\p{Lu}\p{L}+|\p{L}+,? [A-Z]{2} \d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/u,
  /שדרות|רחוב|شارع|[都道府県市区町路街号]/u,
];
/** Words that ask the reader to do something. */
const action =
  /\b(?:book|call|contact|visit us|schedule|arrange|enquire|inquire|learn more|reserva|llama|contacta|agenda|visitanos|jetzt|termin|anrufen|kontakt|mehr erfahren|besichtig\p{L}*|prendre|prenez|appelez|contactez|reservez|prenota|chiama|contatta|agende|ligue|marque|contacte)\b|احجز|اتصل|לתיאום|התקשר|予約|预约|お問い合わせ|联系/iu;

export type FactKind = 'contact' | 'address' | 'action' | 'figure';

/** What of a property or an agency a text tells; null for words that fit any. */
export function factIn(text: string): FactKind | null {
  if (web.test(text) || phone.test(text)) return 'contact';
  if (address.some((pattern) => pattern.test(text))) return 'address';
  if (action.test(text)) return 'action';
  return /\d/u.test(text) ? 'figure' : null;
}
