/** Lower case, without accents, ß as ss: how words of customers and ours are compared. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** What words mean, each with the pattern of its words. */
export type Senses<Meaning> = readonly (readonly [meaning: Meaning, words: RegExp])[];

/** Words of one meaning as a pattern: `*` stands for any letters, `_` for the gap between two words. */
export function sense(words: readonly string[]): RegExp {
  const alternatives = words
    .map(withoutAccents)
    // Longer ones first: "light_brown" before "brown".
    .toSorted((one, two) => two.length - one.length)
    .map((word) =>
      word.replace(/\*/gu, '[a-z]*').replace(/_\?/gu, '[ -]*').replace(/_/gu, '[ -]+'),
    );
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`, 'gu');
}
