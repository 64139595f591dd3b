/**
 * The common form of texts and vocabularies: lower case, without accents, ß as ss. Commas and the like are kept,
 * because they separate things.
 */
export function plainForm(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/(?<!\p{L})(?:a|bisa|vo)?vó(?!\p{L})/gu, 'avofem')
      .replace(/(?<!\p{L})(?:a|bisa|vo)?vô(?!\p{L})/gu, 'avomasc')
      .replace(/(?<!\p{L})uñas(?!\p{L})/gu, 'unhas')
      // A bun, which without its tilde is an overall.
      .replace(/(?<!\p{L})moñ(?=(?:o|ito)s?(?!\p{L}))/gu, 'moni')
      .replace(/ß/gu, 'ss')
      .replace(/œ/gu, 'oe')
      .replace(/æ/gu, 'ae')
      .replace(/l·l/gu, 'l')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[–—]/gu, '-')
      // 6'4" and nails, whose Spanish word is an article without its tilde.
      .replace(/(?<![0-9])([3-6])\s?['’′]\s?([0-9]{1,2})(?:\s?["”″]|'')?(?![0-9])/gu, '$1 ft $2')
      .replace(/["'’`´]/gu, ' ')
      .replace(/[\s]+/gu, ' ')
      .trim()
  );
}

/** Words of one meaning in any language: `*` stands for any letters, `_` for the gap between two words. */
export function sense(words: readonly string[]): RegExp {
  const plain = words.map(withoutAccents);
  const alternatives = plain
    // Longer ones first: "light_brown" before "brown".
    .toSorted((one, two) => two.length - one.length)
    .map((word) =>
      word.replace(/\*/gu, '[a-z]*').replace(/_\?/gu, '[ -]*').replace(/_/gu, '[ -]+'),
    );
  for (const word of plain.flatMap((phrase) => phrase.split(/[_*]+/u)))
    if (/^[a-z]{5,}$/u.test(word)) spelledWords.add(word);
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`, 'gu');
}

/** All words of the vocabularies that are spelled out, to compare misspelled ones with. */
export const spelledWords = new Set<string>();

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss').replace(/œ/gu, 'oe');
}
