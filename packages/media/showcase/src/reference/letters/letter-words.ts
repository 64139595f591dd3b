import type { Box } from '../../design.js';
import { around, rightOf } from '../layout/areas.js';

export interface ReadLetter {
  readonly letter: string;
  /** In px of the reading. */
  readonly box: Box;
  /** 0..1 */
  readonly likeness: number;
}

export interface ReadWord {
  readonly text: string;
  readonly box: Box;
  /** Mean likeness of its letters. */
  readonly likeness: number;
  readonly letters: readonly ReadLetter[];
}

/** Parts a line's letters into words by the gaps between them. */
export function wordsOf(letters: readonly ReadLetter[], capHeight: number): ReadWord[] {
  const gaps = letters.slice(1).map(({ box }, at) => box.x - rightOf(letters[at]?.box ?? box));
  const inner = gaps.toSorted((one, other) => one - other);
  // Wide tracking has wide gaps between letters; the space is wider than most of them.
  const typical = inner.length < 3 ? 0 : Math.max(0, inner[Math.floor(inner.length * 0.4)] ?? 0);
  const space = Math.max(
    capHeight * (inner.length < 3 ? 0.3 : 0.2),
    typical * 1.5 + capHeight * 0.12,
  );
  const words: ReadLetter[][] = [];
  for (const [at, letter] of letters.entries()) {
    const last = words.at(-1);
    if (last === undefined || (gaps[at - 1] ?? 0) > space) words.push([letter]);
    else last.push(letter);
  }
  return words.map((word) => {
    const [first, ...rest] = word;
    return {
      text: asWord(word),
      box: rest.reduce(
        (box, letter) => around(box, letter.box),
        first?.box ?? { x: 0, y: 0, width: 0, height: 0 },
      ),
      likeness: word.reduce((sum, { likeness }) => sum + likeness, 0) / word.length,
      letters: word,
    };
  });
}

/** Letters that look alike are told by their neighbours: among figures a round letter is a nought. */
function asWord(letters: readonly ReadLetter[]): string {
  const raw = letters.map(({ letter }) => letter).join('');
  const figures = [...raw].filter((letter) => /\d/.test(letter)).length;
  const words = [...raw].filter((letter) => /\p{L}/u.test(letter)).length;
  // Old-style figures are as tall as small letters, and look like some.
  const isGrouped = /^\D?[\dOoIlSJzZBQ]{1,3}(?:[.,][\dOoIlSJzZBQ]{3})+\D?$/.test(raw);
  const isAmount = /^[€$£¥]?[\dOoIlSJ.,|BZQ]+[€kKM%]?$/.test(raw);
  if (isGrouped || (isAmount && (figures >= words || /[€$£¥]/.test(raw)))) {
    return raw
      .replace(/[OoQ]/g, '0')
      .replace(/z/g, '2')
      .replace(/J/g, '3')
      .replace(/[Il|]/g, '1')
      .replace(/S/g, '5')
      .replace(/B/g, '8')
      .replace(/Z/g, '2');
  }
  if (words <= figures) return raw;
  const isSmall = /\p{Ll}/u.test(raw.slice(1));
  return raw
    .replace(/(?<=\p{L})0|0(?=\p{L})/gu, isSmall ? 'o' : 'O')
    .replace(/(?<=\p{L})[I|1]/gu, isSmall ? 'l' : 'I')
    .replace(/^[l|1](?=\p{L})/gu, 'I')
    .replace(/^O(?=u[aeio])/u, 'Q');
}
