import type { FontWeight } from '@groundwork/typesetting';
import type { Box } from '../../design.js';
import { bottomOf, moved, rightOf, scaled } from '../layout/areas.js';
import type { Picture } from '../picture.js';
import { easternNumbers, withNumbers } from './eastern-figures.js';
import type { Face, LetterShapes } from './letter-shapes.js';
import { piecedWords, type ReadLetter, type ReadWord } from './letter-words.js';
import { faceOfLine, inkedLetters } from './line-face.js';
import { alone, type Inked, inkedPieces } from './line-ink.js';
import type { PageReader } from './ocr/page-reader.js';
import { isOfWideLetters, type Script } from './ocr/scripts.js';
import type { OcrWord } from './ocr/tesseract.js';
import type { MarkLine } from './text-lines.js';

export type { ReadLetter, ReadWord };

/** The reader of lines and its inputs. */
export interface LetterSight {
  readonly reading: Picture;
  /** The same, finer. */
  readonly letters: Picture;
  readonly shapes: LetterShapes;
  readonly page: PageReader;
}

/** A line as read; its face is found by comparing its letters with those of our typefaces. */
export interface ReadLine {
  readonly words: readonly ReadWord[];
  /** 0..1: how surely it was read. */
  readonly likeness: number;
  /** The face of ours that is most like it. */
  readonly face: Face;
  /** 0..1: how much its letters look like that face's; null where ours have none of them. */
  readonly form: number | null;
  readonly capHeight: number;
  readonly baseline: number;
}

/** `doubtful` marks may well be no letters; a `whole` row is read with all that is in its colour. */
export type LineKind = 'plain' | 'doubtful' | 'whole';

/** Reads a line of marks at the finer picture; null where nothing like letters is left. */
export function readLine(
  line: MarkLine,
  { reading, letters, shapes, page }: LetterSight,
  kind: LineKind = 'plain',
): ReadLine | null {
  const scale = letters.width / reading.width;
  const { ink, pieces } = inkedPieces(line, letters, scale, kind === 'whole');
  if (pieces.length === 0) return null;
  const sizes = linesOf(pieces);
  const found = wordsIn(ink, pieces, sizes.capHeight, { shapes, page }, kind === 'doubtful');
  if (found.length === 0) return null;
  const words = piecedWords(found, pieces, sizes);
  const inked = words.flatMap((word) => inkedLetters(word, ink));
  const like = faceOfLine(inked, sizes, shapes);
  const count = words.reduce((sum, word) => sum + word.letters.length, 0);
  const inReading = (box: Box) => scaled(moved(box, ink.box, 1), 1 / scale);
  return {
    words: words.map(({ text, box, likeness, letters: own }) => ({
      ...{ text, likeness, box: inReading(box) },
      letters: own.map((letter) => ({ ...letter, box: inReading(letter.box) })),
    })),
    likeness: words.reduce((sum, word) => sum + word.likeness * word.letters.length, 0) / count,
    face: like?.face ?? {
      typeface: 'sans',
      weight: weightOf(strokeWidth(ink, pieces) / sizes.capHeight, page.script),
    },
    form: like?.likeness ?? null,
    capHeight: sizes.capHeight / scale,
    baseline: (sizes.baseline + ink.box.y) / scale,
  };
}

/** The words of a line, in px of the ink; on Arabic pages numbers are read by their shapes. */
function wordsIn(
  ink: Inked,
  pieces: readonly Box[],
  capHeight: number,
  { shapes, page }: Pick<LetterSight, 'shapes' | 'page'>,
  isDoubtful: boolean,
): readonly OcrWord[] {
  const words = page.read(alone(ink, pieces), { capHeight, pieces: pieces.length, isDoubtful });
  if (page.script !== 'arabic' || words.some(isSurelyLatin)) return words;
  const numbers = easternNumbers(ink, pieces, shapes.figures, page.hasEasternFigures);
  if (numbers.some(({ isSure }) => isSure)) page.hasEasternFigures = true;
  if (numbers.length === 0 || !page.hasEasternFigures) return words;
  const taken = new Set(numbers.flatMap((number) => number.pieces));
  const others = pieces.filter((piece) => !taken.has(piece));
  return withNumbers(
    others.length === 0 ? [] : page.readOwn(alone(ink, others), capHeight),
    numbers,
  );
}

const isSurelyLatin = ({ text, confidence }: OcrWord): boolean =>
  confidence > 0.85 && /\p{Script=Latin}{3}/u.test(text);

/**
 * Width of strokes in regular and bold type, in the heights that lines are read at: of Latin letters, of Chinese and
 * Japanese, and of right-to-left script.
 */
const STROKES = { latin: [0.125, 0.19], wide: [0.085, 0.125], other: [0.11, 0.175] } as const;

/** The weight of letters that are not compared with our faces: other scripts, and letters that touch. */
function weightOf(stroke: number, script: Script): FontWeight {
  const [regular, bold] =
    script === 'latin' ? STROKES.latin : isOfWideLetters(script) ? STROKES.wide : STROKES.other;
  const share = (stroke - regular) / (bold - regular);
  return share >= 0.72 ? 800 : share >= 0.25 ? 600 : 400;
}

/** Share of the letters on the commonest line that are enough for a higher one to be the baseline. */
const ALSO_STANDING = 0.6;

/**
 * The baseline of the letters, and the height of the tall ones above it. Old-style figures often rest on two lines in
 * equal numbers; the higher one is the baseline.
 */
function linesOf(boxes: readonly Box[]): { readonly baseline: number; readonly capHeight: number } {
  const tallest = Math.max(...boxes.map(({ height }) => height));
  const standing = boxes.filter(({ height }) => height > tallest * 0.4);
  const lines = standing.map((candidate) => {
    const at = bottomOf(candidate);
    const near = standing.filter((box) => Math.abs(bottomOf(box) - at) <= tallest * 0.05);
    const baseline = near.reduce((sum, box) => sum + bottomOf(box), 0) / near.length;
    return { baseline, count: near.length };
  });
  const most = Math.max(...lines.map(({ count }) => count));
  const baseline = Math.min(
    ...lines.filter(({ count }) => count >= most * ALSO_STANDING).map((line) => line.baseline),
  );
  const heights = standing.map((box) => baseline - box.y).toSorted((one, other) => other - one);
  // The second tallest, for an ascender or an accent is taller than the capitals; but among small letters and
  // old-style figures a single capital or sign is the only tall one.
  const [first = tallest, second = first] = heights;
  const capHeight = heights.length > 3 && first < second * 1.3 ? second : first;
  return { baseline, capHeight: Math.max(capHeight, tallest * 0.4) };
}

/** A crooked outline counted in whole px is so much longer than it is. */
const STAIRCASE = Math.PI / 4;

/** Mean width of the strokes in some pieces of ink, in px of the ink: twice their area by their outline. */
function strokeWidth({ width, data }: Inked, pieces: readonly Box[]): number {
  let [area, outline] = [0, 0];
  const isInk = (at: number) => (data[at] ?? 0) > 127;
  for (const { x, y, ...box } of pieces) {
    for (let row = y; row < bottomOf({ x, y, ...box }); row += 1) {
      for (let column = x; column < rightOf({ x, y, ...box }); column += 1) {
        const at = row * width + column;
        area += (data[at] ?? 0) / 255;
        if (!isInk(at)) continue;
        for (const beside of [at - 1, at + 1, at - width, at + width]) {
          if (!isInk(beside)) outline += 1;
        }
      }
    }
  }
  return outline === 0 ? 0 : (2 * area) / (outline * STAIRCASE);
}
