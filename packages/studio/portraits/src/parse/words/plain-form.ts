import { type FoldedText, lowerText, withoutAccents } from '@groundwork/words/folded-text';

/** In order: what a text is folded by until words are found in it. Commas and the like are kept, because they separate things. */
const steps: readonly (readonly [RegExp, (found: string) => string])[] = [
  // A Portuguese grandparent, nails and a bun, whose accents tell them from other words.
  [/(?<!\p{L})(?:a|bisa|vo)?vó(?!\p{L})/gu, () => 'avofem'],
  [/(?<!\p{L})(?:a|bisa|vo)?vô(?!\p{L})/gu, () => 'avomasc'],
  [/(?<!\p{L})uñas(?!\p{L})/gu, () => 'unhas'],
  [/(?<!\p{L})moñ(?=(?:o|ito)s?(?!\p{L}))/gu, () => 'moni'],
  [/l·l/gu, () => 'l'],
  [/[–—]/gu, () => '-'],
  // 6'4"
  [
    /(?<![0-9])[3-6]\s?['’′]\s?[0-9]{1,2}(?:\s?["”″]|'')?(?![0-9])/gu,
    (height) => height.match(/\d+/gu)?.join(' ft ') ?? height,
  ],
  [/[^\0-\x7f]+/gu, withoutAccents],
  [/[\s"'’`´]+/gu, () => ' '],
  [/^ | $/gu, () => ''],
];

/** The common form of texts and words. */
export const plainText = (text: string): FoldedText =>
  steps.reduce((plain, [pattern, by]) => plain.replaced(pattern, by), lowerText(text));

export const plainForm = (text: string): string => plainText(text).text;
