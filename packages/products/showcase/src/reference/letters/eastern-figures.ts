import type { Box } from '../../design.js';
import { aroundAll, bottomOf, rightOf } from '../layout/areas.js';
import { type DrawnShapes, easternFigures, PATCH, patchOf } from './letter-shapes.js';
import type { LineInk } from './ocr/line-image.js';
import type { OcrWord } from './ocr/tesseract.js';

/*
 * Arabic and Persian figures. Tesseract's Arabic data hardly knows them, but no figure touches the next one, so each
 * piece of ink is compared with our own face's.
 */

/**
 * Likeness of a piece to a figure's shape from which it is that figure, and the least mean of a number, 0..1: on a page
 * whose figures are known to be such ones, and on any other.
 */
const LEAST = { known: { figure: 0.5, number: 0.56 }, other: { figure: 0.58, number: 0.66 } };
type Least = (typeof LEAST)['known' | 'other'];
/** In heights of tall figures: most between two of a number, and least around a number. */
const WITHIN = 0.62;
const AROUND = { several: 0.12, single: 0.25 };
/** How much heights of tall figures differ from one another. */
const UNEVEN = 0.18;
/** The Arabic five, a ring, is lower than other figures; the Persian zero is a smaller ring, the Arabic one a dot. */
const FIVE = { least: 0.66, most: 0.9 };
const ring = '٥';
/** Where the middle of a zero stands, from the top of tall figures to their foot; marks stand above or below. */
const ZERO = { above: 0.4, below: 0.8 };

const figure = /^[٠-٩۰-۹٬٫]+$/u;

export function isEasternFigure(text: string): boolean {
  return figure.test(text);
}

interface Seen {
  readonly piece: Box;
  readonly letter: string;
  readonly likeness: number;
}

/** A number of a line, and the pieces of ink that it is written with. */
export interface EasternNumber {
  readonly word: OcrWord;
  readonly pieces: readonly Box[];
  /** Whether one of its figures is surely no Western one, nor a letter. */
  readonly isSure: boolean;
}

/** Figures that look like no Western one, nor like a letter. */
const unlike = /[٢٣٤٦٧٨۴۵۶]/u;
const SURE = 0.7;

/** Words and numbers of a line that runs from the right. */
export function withNumbers(
  words: readonly OcrWord[],
  numbers: readonly EasternNumber[],
): readonly OcrWord[] {
  return [...words, ...numbers.map(({ word }) => word)].toSorted(
    (one, other) => rightOf(other.box) - rightOf(one.box),
  );
}

/** The Arabic and Persian numbers of a line. */
export function easternNumbers(
  ink: LineInk,
  pieces: readonly Box[],
  shapes: DrawnShapes,
  isKnown: boolean,
): EasternNumber[] {
  const least = isKnown ? LEAST.known : LEAST.other;
  const ordered = pieces.toSorted((one, other) => one.x - other.x);
  const likest = ordered.map((piece) => mostLike(ink, piece, shapes));
  const height = tallFigures(likest, least);
  if (height === null) return [];
  const seen = likest.map((one) => inLine(one, height, least));
  const numbers: EasternNumber[] = [];
  for (let from = 0; from < seen.length; from += 1) {
    const first = seen[from];
    if (first == null || first.letter === mark) continue;
    let to = from;
    while (isNext(seen[to], seen[to + 1], height.tall)) to += 1;
    while (seen[to]?.letter === mark) to -= 1;
    const run = seen.slice(from, to + 1).filter((one) => one !== null);
    const word = wordOf(run);
    const apart = (run.length > 1 ? AROUND.several : AROUND.single) * height.tall;
    const [before, after] = [ordered[from - 1], ordered[to + 1]];
    const isAlone =
      (before === undefined || first.piece.x - rightOf(before) > apart) &&
      (after === undefined || after.x - rightOf(word.box) > apart);
    const says = run.some(({ letter }) => letter !== '٠' && letter !== mark);
    if (isAlone && says && word.confidence >= least.number) {
      numbers.push({
        word,
        pieces: run.map(({ piece }) => piece),
        isSure: run.some(({ letter, likeness }) => unlike.test(letter) && likeness >= SURE),
      });
    }
    from = to;
  }
  return numbers;
}

const mark = '٬';

function wordOf(run: readonly Seen[]): OcrWord {
  return {
    text: inOneSystem(run.map(({ letter }) => letter).join('')),
    box: aroundAll(run.map(({ piece }) => piece)),
    confidence: run.reduce((sum, { likeness }) => sum + likeness, 0) / run.length,
  };
}

function isNext(
  one: Seen | null | undefined,
  other: Seen | null | undefined,
  tall: number,
): boolean {
  if (one == null || other == null) return false;
  return other.piece.x - rightOf(one.piece) < WITHIN * tall;
}

interface Band {
  readonly tall: number;
  readonly foot: number;
}

/** How tall the line's figures are, and where they stand; a five alone is lower. */
function tallFigures(likest: readonly Seen[], least: Least): Band | null {
  const sure = likest.filter(({ likeness }) => likeness >= least.number);
  const tall = sure.filter(({ letter }) => letter !== ring);
  const boxes = (tall.length > 0 ? tall : sure).map(({ piece }) => piece);
  const [middle] = boxes
    .toSorted((one, other) => one.height - other.height)
    .slice(Math.floor(boxes.length / 2));
  if (middle === undefined) return null;
  return {
    tall: tall.length > 0 ? middle.height : middle.height / 0.76,
    foot: bottomOf(middle),
  };
}

/** A piece as the figure or mark that it is by its height and where it stands; null for none. */
function inLine(
  { piece, letter, likeness }: Seen,
  { tall, foot }: Band,
  least: Least,
): Seen | null {
  const high = piece.height / tall;
  const isStanding = Math.abs(bottomOf(piece) - foot) < UNEVEN * tall;
  if (isStanding && letter === ring && high > FIVE.least && high < FIVE.most) {
    return likeness >= least.figure ? { piece, letter, likeness } : null;
  }
  if (isStanding && letter !== ring && Math.abs(high - 1) < UNEVEN) {
    return likeness >= least.figure ? { piece, letter, likeness } : null;
  }
  if (high >= FIVE.least || piece.width > piece.height * 1.8) return null;
  const middle = (piece.y + piece.height / 2 - (foot - tall)) / tall;
  if (middle < -0.2 || middle > 1.3) return null;
  const isZero = middle > ZERO.above && middle < ZERO.below;
  // So small that their shapes say little.
  return { piece, letter: isZero ? '٠' : mark, likeness: Math.max(least.number, likeness) };
}

function mostLike(
  ink: LineInk,
  piece: Box,
  { count, letters, patches, measures }: DrawnShapes,
): Seen {
  const patch = new Float32Array(PATCH);
  patchOf(ink, piece, patch, 0);
  const ratio = piece.width / piece.height;
  let best: Seen = { piece, letter: '', likeness: 0 };
  for (let at = 0; at < count; at += 1) {
    const letter = easternFigures[letters[at] ?? -1] ?? '';
    if (letter === '٠' || letter === mark) continue;
    const own = (measures[at * 3] ?? 1) / (measures[at * 3 + 1] ?? 1);
    let squares = 0;
    for (let cell = 0; cell < PATCH; cell += 1) {
      const difference = (patch[cell] ?? 0) - (patches[at * PATCH + cell] ?? 0);
      squares += difference * difference;
    }
    const shape = 1 - 1.15 * Math.sqrt(squares / PATCH);
    const likeness = shape - Math.max(0, Math.abs(Math.log(ratio / own)) - 0.15) * 0.4;
    if (likeness > best.likeness) best = { piece, letter, likeness };
  }
  return best;
}

const persian = /[۴۵۶]/u;

/** All figures but 4, 5 and 6 look alike in Arabic and in Persian. */
function inOneSystem(text: string): string {
  if (!persian.test(text)) return text;
  return text.replace(/[٠-٩]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x660 + 0x6f0),
  );
}
