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
