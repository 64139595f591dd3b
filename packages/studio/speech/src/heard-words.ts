import type { SpokenPiece } from '@groundwork/words/spoken-text';
import { toCardinal } from 'n2words/en-US';

/** A number as the voice gets it, whole or with decimals. */
const NUMBER = /^\p{P}*(\d+(?:[.,]\d+)*)\p{P}*$/u;
/** More digits than any amount has. */
const MOST_DIGITS = 15;

/** Words that a listener hears of a text: "250 m²" is five, "two hundred fifty square metres". */
export function heardWords(pieces: readonly SpokenPiece[]): number {
  return pieces
    .flatMap(({ spoken }) => spoken.split(/[\s–—-]+/u))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .reduce((sum, word) => sum + wordsIn(word), 0);
}

/** Languages that write a number as one long word take as long to say it. */
function wordsIn(word: string): number {
  const parts = NUMBER.exec(word)?.[1]?.split(/[.,]/u) ?? [];
  const words = parts.map((digits) =>
    digits.length > MOST_DIGITS ? digits.length : toCardinal(digits).split(/[ -]/u).length,
  );
  // One word between a number and its decimals.
  return Math.max(
    1,
    words.reduce((sum, count) => sum + count + 1, -1),
  );
}
