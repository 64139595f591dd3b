import type { SpokenPiece } from '@groundwork/words/spoken-text';

/** A number as the voice gets it, whole or with decimals. */
const NUMBER = /^\p{P}*(\d+(?:[.,]\d+)*)\p{P}*$/u;

/** Words that a listener hears of a text: "250 m²" is five, "two hundred fifty square metres". */
export function heardWords(pieces: readonly SpokenPiece[]): number {
  return pieces
    .flatMap(({ spoken }) => spoken.split(/[\s–—-]+/u))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .reduce((sum, word) => sum + wordsIn(word), 0);
}

/** Languages that write a number as one long word take as long to say it. */
function wordsIn(word: string): number {
  const [, number] = NUMBER.exec(word) ?? [];
  if (number === undefined) return 1;
  const parts = number.split(/[.,]/u);
  // One word between a number and its decimals.
  return parts.reduce((sum, digits) => sum + wordsOfNumber(digits), 0) + parts.length - 1;
}

function wordsOfNumber(digits: string): number {
  const groups = Math.ceil(digits.length / 3);
  const words = Array.from({ length: groups }, (_, index) => {
    const end = digits.length - 3 * index;
    const value = Number(digits.slice(Math.max(0, end - 3), end));
    const rest = value % 100;
    const ones = rest === 0 ? 0 : rest <= 20 || rest % 10 === 0 ? 1 : 2;
    // "Thousand", "million".
    const scale = value > 0 && index > 0 ? 1 : 0;
    return (value >= 100 ? 2 : 0) + ones + scale;
  });
  return Math.max(
    1,
    words.reduce((sum, count) => sum + count, 0),
  );
}
