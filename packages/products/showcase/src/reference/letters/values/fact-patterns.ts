import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { designWords as words } from '@groundwork/words/designs';

/*
 * Facts about one property or one agency, which must not be seen on another's image. Texts are compared without
 * accents.
 */

/** Telephone numbers: seven figures and more, however they are grouped. */
const phone = /(?:\+|\(|\b)\d(?:[ ()/.\-–]*\d){6,14}\b/u;
const web = new RegExp(String.raw`\bwww\.|https?:|@|[\p{L}\d-]{3}\.(?:${words.domains})\b`, 'iu');
const scan = new RegExp(words.scan, 'iu');
const address = [new RegExp(words.addresses, 'iu'), new RegExp(words.postcodes, 'u')];
const action = new RegExp(Object.values(words.actions).join('|'), 'iu');

export type FactKind = 'contact' | 'address' | 'action' | 'figure';

/** The kind of fact in a text about a property or an agency; null for words that fit any. */
export function factIn(text: string): FactKind | null {
  if (web.test(text) || phone.test(text) || scan.test(text)) return 'contact';
  if (address.some((pattern) => pattern.test(text))) return 'address';
  // With a figure it tells a fact, such as what is paid for a reservation.
  if (action.test(text) && !/\d/u.test(text)) return 'action';
  return /\d/u.test(text) ? 'figure' : null;
}

/** Whether a call to action is in another language than a showcase's. */
export function isForeignAction(text: string, language: ShowcaseLanguage): boolean {
  return action.test(text) && !new RegExp(words.actions[language], 'iu').test(text);
}

/** Fields whose values are counts with a word. */
export type CountField = Extract<PropertyField, 'bedrooms' | 'bathrooms' | 'parking'>;

export function isCount(field: PropertyField): field is CountField {
  return field === 'bedrooms' || field === 'bathrooms' || field === 'parking';
}
