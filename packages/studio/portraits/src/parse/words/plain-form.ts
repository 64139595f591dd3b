import { withoutAccents } from '@groundwork/words/senses';

/** A Portuguese grandparent, nails and a bun, whose accents tell them from other words. */
const marked: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:a|bisa|vo)?vó(?!\p{L})/gu, 'avofem'],
  [/(?<!\p{L})(?:a|bisa|vo)?vô(?!\p{L})/gu, 'avomasc'],
  [/(?<!\p{L})uñas(?!\p{L})/gu, 'unhas'],
  [/(?<!\p{L})moñ(?=(?:o|ito)s?(?!\p{L}))/gu, 'moni'],
];

/** The common form of texts and words. Commas and the like are kept, because they separate things. */
export function plainForm(text: string): string {
  const told = marked.reduce(
    (rest, [pattern, word]) => rest.replace(pattern, word),
    text.toLowerCase(),
  );
  return (
    withoutAccents(told.replace(/l·l/gu, 'l'))
      .replace(/[–—]/gu, '-')
      // 6'4"
      .replace(/(?<![0-9])([3-6])\s?['’′]\s?([0-9]{1,2})(?:\s?["”″]|'')?(?![0-9])/gu, '$1 ft $2')
      .replace(/["'’`´]/gu, ' ')
      .replace(/[\s]+/gu, ' ')
      .trim()
  );
}
