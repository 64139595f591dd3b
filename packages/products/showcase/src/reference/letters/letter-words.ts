import type { Box } from '../../design.js';
import { around, aroundAll, bottomOf, rightOf } from '../layout/areas.js';
import { isEasternFigure } from './eastern-figures.js';
import type { OcrWord } from './ocr/tesseract.js';

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

/**
 * A word corrected by its ink where Tesseract is known to err: points for commas between figures, the raised 2 of
 * square metres, the yen sign.
 *
 * @param pieces its pieces of ink from left to right
 */
export function corrected(text: string, pieces: readonly Box[], line: Line): string {
  const word = text
    .replace(/^\\(?=[\d ]|$)/u, '¥')
    .replace(/^Y(?=\d{1,3}[.,]\d{3})/u, '¥')
    .replace(/[‘’`´]/gu, "'")
    .replace(/^מ[י׳'"”]{1,2}ר$/u, 'מ״ר')
    .replace(/(?<=^|\d)m(?:[?”“"'*º°]{1,2}|[?”“"]2)(?=[.,]?$)/u, 'm²');
  return withSeparators(withRaisedTwo(word, pieces, line), pieces, line);
}

function withRaisedTwo(text: string, pieces: readonly Box[], line: Line): string {
  const last = pieces.at(-1);
  const isRaised = last !== undefined && bottomOf(last) < line.baseline - line.capHeight * 0.2;
  return isRaised ? text.replace(/(?<=(?:^|\d)(?:m|ft))2$/u, '²') : text;
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
    letters[place] = bottom < -0.35 ? "'" : bottom > below ? ',' : '.';
  }
  const found = letters.join('');
  // Two kinds in one amount of thousands: the longer sign was seen, the shorter one only lacks its tail.
  return /^\D*\d{1,3}(?:[.,]\d{3}){2,}\D*$/u.test(found) && found.includes(',')
    ? found.replaceAll('.', ',')
    : found;
}

export interface ReadLetter {
  readonly letter: string;
  /** In px of the reading. */
  readonly box: Box;
  /** 0..1, of its word. */
  readonly likeness: number;
}

export interface ReadWord {
  readonly text: string;
  readonly box: Box;
  /** 0..1: how surely it was read. */
  readonly likeness: number;
  readonly letters: readonly ReadLetter[];
}

/** A word with the piece of ink that each of its letters is; null where pieces and letters do not match one by one. */
export interface PiecedWord extends ReadWord {
  readonly pieces: readonly Box[] | null;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Words of a line with their letters' places, all in px of the ink. */
export function piecedWords(
  words: readonly OcrWord[],
  pieces: readonly Box[],
  line: { readonly baseline: number; readonly capHeight: number },
): PiecedWord[] {
  const free = new Set(pieces);
  const hasRightToLeft = words.some(({ text }) => rightToLeft.test(text));
  const ordered = hasRightToLeft
    ? fromTheRight(words)
    : words.toSorted((one, other) => one.box.x - other.box.x);
  return joinedWords(ordered).flatMap((word): PiecedWord[] => {
    const own = [...free].filter((piece) => isIn(piece, word.box, line.capHeight));
    for (const piece of own) free.delete(piece);
    const box = own.length === 0 ? word.box : aroundAll(own);
    const text = corrected(word.text, own, line);
    const letters = [...text];
    const isReversed = rightToLeft.test(text) && !isEasternFigure(text);
    const matched = letters.length === own.length && !isReversed ? own : null;
    const places = matched ?? evenly(box, letters.length, isReversed);
    const read = letters.map((letter, at) => ({
      ...{ letter, box: places[at] ?? box, likeness: word.confidence },
    }));
    const parts = matched === null ? [read] : partedAtGaps(read, line.capHeight);
    return parts.map((part) => ({
      text: part.map(({ letter }) => letter).join(''),
      box: part.length === 0 ? box : aroundAll(part.map((letter) => letter.box)),
      likeness: word.confidence,
      pieces: matched === null ? null : part.map((letter) => letter.box),
      letters: part,
    }));
  });
}

const hasFigure = ({ text }: OcrWord) => /\d/u.test(text);

/** Words of a line that runs from the right, in which names and numbers of several words run from the left. */
function fromTheRight(words: readonly OcrWord[]): OcrWord[] {
  const ordered: OcrWord[] = [];
  let run: OcrWord[] = [];
  const close = () => {
    ordered.push(...run);
    run = [];
  };
  for (const word of words.toSorted((a, b) => rightOf(b.box) - rightOf(a.box))) {
    const isOfLine = rightToLeft.test(word.text) || isEasternFigure(word.text);
    // An icon beside a count is read as a word too, and goes on with no number.
    const goesOn = run[0] !== undefined && hasFigure(run[0]) === hasFigure(word);
    if (isOfLine || !goesOn) close();
    if (isOfLine) ordered.push(word);
    else run.unshift(word);
  }
  close();
  return ordered;
}

/** Gaps that are spaces, in cap heights: between a currency sign and its amount, and between groups of figures. */
const SPACE = { sign: 0.24, figures: 0.38 };

/** Parts an amount where its ink has spaces that were not read. */
function partedAtGaps(letters: readonly ReadLetter[], capHeight: number): ReadLetter[][] {
  const parts: ReadLetter[][] = [];
  for (const letter of letters) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part === undefined || before === undefined) {
      parts.push([letter]);
      continue;
    }
    const least = /[€$£¥₪]/u.test(before.letter) ? SPACE.sign : SPACE.figures;
    const isAmount = /[€$£¥₪\d]/u.test(before.letter) && /\d/u.test(letter.letter);
    const gap = letter.box.x - rightOf(before.box);
    if (isAmount && gap > capHeight * least) parts.push([letter]);
    else part.push(letter);
  }
  return parts;
}

/** Groups of three figures and no more: a bar before "142.5" is no 1. */
const grouped = /^\d{3}(?:[.,']\d{3})*(?![\d]|[.,]\d)/u;

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Chinese and Japanese have no spaces; a slim 1 alone before figures belongs to them. */
function joinedWords(words: readonly OcrWord[]): OcrWord[] {
  const joined: OcrWord[] = [];
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1);
    const next = words[at + 1];
    if (last !== undefined && wide.test(last.text.slice(-1)) && wide.test(word.text.slice(0, 1))) {
      joined[joined.length - 1] = {
        text: last.text + word.text,
        box: around(last.box, word.box),
        confidence: Math.min(last.confidence, word.confidence),
      };
    } else if (/^[Il|]$/u.test(word.text) && grouped.test(next?.text ?? '')) {
      joined.push({ ...word, text: '1' });
    } else if (word.text === 'Y' && /^\d{1,3}[.,]\d{3}/u.test(next?.text ?? '')) {
      joined.push({ ...word, text: '¥' });
    } else joined.push(word);
  }
  return joined;
}

function isIn(piece: Box, word: Box, capHeight: number): boolean {
  const middle = piece.x + piece.width / 2;
  const near = capHeight * 0.12;
  return middle >= word.x - near && middle <= rightOf(word) + near;
}

/** Letters that touch have their share of the word. */
function evenly({ x, y, width, height }: Box, count: number, isReversed: boolean): Box[] {
  const own = width / Math.max(1, count);
  const places = Array.from({ length: count }, (_, at) => ({
    x: x + at * own,
    y,
    width: own,
    height,
  }));
  return isReversed ? places.toReversed() : places;
}
