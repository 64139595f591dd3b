import type { CatalogueVoice } from './catalogue.js';

/**
 * The voices that a language gets when the operator names none, the default first. Their model cards are read before they
 * are installed, as those of all voices. A language that is not here gets the best of the catalogue.
 */
const recommended: Readonly<Record<string, readonly string[]>> = {
  en: ['en_US-ljspeech-medium', 'en_US-john-medium'],
  es: ['es_ES-davefx-medium'],
  pt: ['pt_PT-tugão-medium', 'pt_BR-faber-medium'],
  de: ['de_DE-thorsten-medium'],
  fr: ['fr_FR-siwis-medium'],
  it: ['it_IT-paola-medium'],
  ca: ['ca_ES-upc_ona-medium'],
  nl: ['nl_NL-pim-medium', 'nl_BE-nathalie-medium'],
};

/** Names in the catalogue with known genders. */
const genders: Readonly<Record<'female' | 'male', ReadonlySet<string>>> = {
  female: new Set([
    ...['alba', 'amy', 'anna', 'cori', 'eva_k', 'hfc_female', 'irina', 'jenny_dioco', 'kathleen'],
    ...['kerstin', 'kristin', 'lessac', 'ljspeech', 'nathalie', 'paola', 'ramona', 'siwis'],
    ...['southern_english_female', 'upc_ona'],
  ]),
  male: new Set([
    ...['alan', 'bryce', 'danny', 'darkman', 'davefx', 'denis', 'dmitri', 'faber', 'gilles'],
    ...['hfc_male', 'joe', 'john', 'karlsson', 'norman', 'northern_english_male', 'pavoque'],
    ...['pim', 'rdh', 'riccardo', 'ronnie', 'ruslan', 'ryan', 'thorsten', 'tom', 'tugão'],
    'upc_pau',
  ]),
};

/** Of the catalogue's qualities, the one that is wanted most first: `high` takes several times as long. */
const QUALITIES = ['medium', 'high', 'low', 'x_low'];

/** The speaker's gender, if known. */
export function genderOf({ name, speakers }: CatalogueVoice): 'female' | 'male' | null {
  if (speakers > 1) return null;
  if (genders.female.has(name)) return 'female';
  return genders.male.has(name) ? 'male' : null;
}

/** Its place among the voices of its language: the lowest speaks when the request names no voice. */
export function rankOf({ key, language }: CatalogueVoice): number {
  const at = recommended[language]?.indexOf(key) ?? -1;
  return at < 0 ? (recommended[language]?.length ?? 0) : at;
}

/** The recommended voices of a language that the catalogue has, and all others, the best first. */
export function voicesForLanguage(
  catalogue: readonly CatalogueVoice[],
  language: string,
): { readonly recommended: CatalogueVoice[]; readonly others: CatalogueVoice[] } {
  const speaking = catalogue.filter((voice) => voice.language === language);
  const chosen = (recommended[language] ?? []).flatMap(
    (key) => speaking.find((voice) => voice.key.normalize() === key.normalize()) ?? [],
  );
  const place = ({ quality, speakers }: CatalogueVoice) =>
    (speakers > 1 ? QUALITIES.length : 0) + (QUALITIES.indexOf(quality) + 1 || QUALITIES.length);
  const others = speaking
    .filter((voice) => !chosen.includes(voice))
    .sort((a, b) => place(a) - place(b) || a.key.localeCompare(b.key));
  return { recommended: chosen, others };
}

/** A voice's licence by its model card; null where the card names none. */
export function licenceOf(card: string): string | null {
  const [, licence] = /^[\s*-]*licen[cs]e\s*:\s*(\S.*)$/imu.exec(card) ?? [];
  return licence?.trim().slice(0, 200) ?? null;
}

/** Licences that forbid what films are made for, by the words that they use. */
const NOT_COMMERCIAL =
  /non[\s-]?commercial|\bnc\b|research|blizzard|academic|personal use|evaluation/iu;

/** Whether a licence forbids commercial use. */
export function forbidsBusiness(licence: string | null): boolean {
  return licence !== null && NOT_COMMERCIAL.test(licence.replaceAll('_', ' '));
}
