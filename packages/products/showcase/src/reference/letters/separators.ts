import type { Box } from '../../design.js';
import { bottomOf } from '../layout/areas.js';

interface Line {
  readonly baseline: number;
  readonly capHeight: number;
}

/** Signs between figures are no taller and no wider than this, in cap heights. */
const TALLEST = 0.48;
const WIDEST = 0.42;
/**
 * How far below the baseline a comma reaches, in cap heights: points rest on it to 0.01 in letters that are large enough
 * to tell, and commas reach 0.05 and more.
 */
const BELOW = { large: 0.03, small: 0.07 };
/** Px of capitals from which letters are large. */
const LARGE = 36;
/** Height of a comma that hardly goes below the baseline, in cap heights. */
const LONG = 0.24;

/**
 * A word corrected by its ink where Tesseract is known to err: points for commas between figures, the raised 2 of
 * square metres, the yen sign.
 *
 * @param pieces its pieces of ink from left to right
 */
export function corrected(text: string, pieces: readonly Box[], line: Line): string {
  const word = text
    // A slim 1 before groups of figures, and a last i that was read as one.
    .replace(/^[Il|](?=[.,'][\d]{3})/u, '1')
    .replace(/(?<=\p{Ll}{2})1$/u, 'i')
    .replace(/^\\(?=[\d ]|$)/u, '¥')
    .replace(/^Y(?=\d{1,3}[.,]\d{3})/u, '¥')
    .replace(/[‘’`´]/gu, "'")
    .replace(/^מ[י׳'"”]{1,2}ר$/u, 'מ״ר')
    .replace(/(?<=^|\d)m(?:[?”“"'*º°]{1,2}|[?”“"]2)(?=[.,]?$)/u, 'm²');
  return withSeparators(withRaisedTwo(word, pieces, line), pieces, line);
}

function withRaisedTwo(
  text: string,
  pieces: readonly Box[],
  { baseline, capHeight }: Line,
): string {
  const last = pieces.at(-1);
  if (last === undefined || !/(?:^|\d)(?:m2?|ft2)$/u.test(text)) return text;
  const isRaised = bottomOf(last) < baseline - capHeight * 0.2;
  if (!text.endsWith('m')) return isRaised ? text.replace(/2$/u, '²') : text;
  // "㎡" is one letter in Asian type, whose 2 gets lost.
  const isSmall = last.height < capHeight * TALLEST * 1.4;
  return isRaised && isSmall && pieces.length > text.length ? `${text}²` : text;
}

/** A comma goes below the baseline, an apostrophe hangs above it, a point rests on it. */
function withSeparators(text: string, pieces: readonly Box[], line: Line): string {
  const { baseline, capHeight } = line;
  if (!/\d(?:[.,'°*"]\d{3}|[.,]\d)/u.test(text)) return text;
  const small = pieces.filter(
    ({ width, height }) => height < capHeight * TALLEST && width < capHeight * WIDEST,
  );
  const letters = [...text];
  const places = letters.flatMap((letter, at) => (/[.,'°*"]/u.test(letter) ? [at] : []));
  if (small.length !== places.length) return text;
  const below = capHeight >= LARGE ? BELOW.large : BELOW.small;
  for (const [at, place] of places.entries()) {
    const piece = small[at];
    if (piece === undefined) continue;
    const bottom = (bottomOf(piece) - baseline) / capHeight;
    const isLong = piece.height > capHeight * LONG && piece.height > piece.width * 1.1;
    letters[place] = bottom < -0.35 ? "'" : bottom > below || (bottom > 0 && isLong) ? ',' : '.';
  }
  const found = letters.join('');
  // Two kinds in one amount of thousands: the longer sign was seen, the shorter one only lacks its tail.
  return /^\D*\d{1,3}(?:[.,]\d{3}){2,}\D*$/u.test(found) && found.includes(',')
    ? found.replaceAll('.', ',')
    : found;
}
