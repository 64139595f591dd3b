import type { Box } from '../../design.js';
import { bottomOf, rightOf } from '../layout/areas.js';
import type { Picture } from '../picture.js';
import { inkedLetters, withAccents } from './accents.js';
import { easternNumbers, withNumbers } from './eastern-figures.js';
import { PATCH } from './letter-patch.js';
import {
  type DrawnShapes,
  type Face,
  type LetterShapes,
  readableLetters,
} from './letter-shapes.js';
import { piecedWords, type ReadLetter, type ReadWord } from './letter-words.js';
import { faceAt, faceOfLine, type InkedLetter } from './line-face.js';
import { alone, type Inked, inkedPieces } from './line-ink.js';
import type { PageReader } from './ocr/page-reader.js';
import { isOfWideLetters, isRightToLeft, type Script } from './ocr/scripts.js';
import type { OcrWord } from './ocr/tesseract.js';
import { strokeWidth } from './stroke-width.js';
import type { MarkLine } from './text-lines.js';
import { anyRoomWord } from './values/field-patterns.js';

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
  /** How heavy its strokes are between the face's regular, 0, and its boldest, 1; may lie outside. */
  readonly boldness: number;
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
  const { ink, pieces } = inkedPieces(
    line,
    { letters, isLatin: page.script === 'latin' },
    scale,
    kind === 'whole',
  );
  if (pieces.length === 0) return null;
  const sizes = linesOf(pieces);
  const found = wordsIn(ink, pieces, sizes.capHeight, { shapes, page }, kind === 'doubtful');
  if (found.length === 0) return null;
  const read = piecedWords(found, pieces, sizes);
  const inked = read.flatMap((word) => inkedLetters(word, ink));
  const like = faceOfLine(inked, sizes, shapes);
  const words =
    like === null ? read : read.map((word) => withAccents(word, ink, { sizes, like, shapes }));
  const count = words.reduce((sum, word) => sum + word.letters.length, 0);
  const inReading = (box: Box) => toReading(box, ink.origin, scale);
  return {
    words: words.map(({ text, box, likeness, letters: own }) => ({
      ...{ text, likeness, box: inReading(box) },
      letters: own.map((letter) => ({ ...letter, box: inReading(letter.box) })),
    })),
    likeness: words.reduce((sum, word) => sum + word.likeness * word.letters.length, 0) / count,
    face: faceAt(shapes, like?.face),
    form: like?.likeness ?? null,
    boldness:
      like === null
        ? otherBoldness(strokeWidth(ink, pieces) / sizes.capHeight, page.script)
        : boldnessOf(inked, shapes, like.face),
    capHeight: sizes.capHeight / scale,
    baseline: (sizes.baseline + ink.origin.y) / scale,
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
  if (isRightToLeft(page.script)) {
    const first = lostFigure(words, ink, pieces, { capHeight, page });
    if (first !== null) return first;
  }
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

/** Likeness of a figure alone from which it is one. */
const SURE_FIGURE = 0.8;

/** "פחדרי שינה" for "5 חדרי שינה": the figure before the word of a count, which was read as a letter of it. */
function lostFigure(
  words: readonly OcrWord[],
  ink: Inked,
  pieces: readonly Box[],
  { capHeight, page }: { readonly capHeight: number; readonly page: PageReader },
): readonly OcrWord[] | null {
  const text = words.map((word) => word.text).join(' ');
  const first = pieces.toSorted((one, other) => rightOf(other) - rightOf(one))[0];
  if (first === undefined || pieces.length < 3 || /\d/u.test(text)) return null;
  if (!anyRoomWord.some(([, pattern]) => pattern.test(text))) return null;
  const [figure] = page.read(alone(ink, [first]), { capHeight, pieces: 1, isDoubtful: true });
  if (figure === undefined || !/^\d$/u.test(figure.text) || figure.confidence < SURE_FIGURE)
    return null;
  const rest = pieces.filter((piece) => piece !== first);
  return [{ ...figure, box: first }, ...page.readOwn(alone(ink, rest), capHeight)];
}

const isSurelyLatin = ({ text, confidence }: OcrWord): boolean =>
  confidence > 0.85 && /\p{Script=Latin}{3}/u.test(text);

/**
 * Width of strokes in regular and bold type, in the heights that lines are read at: of Latin letters, of Chinese and
 * Japanese, and of right-to-left script.
 */
const STROKES = { latin: [0.125, 0.19], wide: [0.085, 0.125], other: [0.11, 0.175] } as const;

/** As `boldness` of a line, for letters that are not compared with our faces: other scripts, and letters that touch. */
function otherBoldness(stroke: number, script: Script): number {
  const [regular, bold] =
    script === 'latin' ? STROKES.latin : isOfWideLetters(script) ? STROKES.wide : STROKES.other;
  return (stroke - regular) / (bold - regular);
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

function toReading(
  box: Box,
  origin: { readonly x: number; readonly y: number },
  scale: number,
): Box {
  return {
    x: (box.x + origin.x) / scale,
    y: (box.y + origin.y) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

/** Ink of the letters against that of the same letters in the face's lightest and boldest. */
function boldnessOf(
  inked: readonly InkedLetter[],
  { faces, letters, faceOf, patches: shapes, measures, count }: DrawnShapes,
  face: number,
): number {
  const typeface = faces[face]?.typeface;
  let [seen, light, bold] = [0, 0, 0];
  for (const { letter, box, patch } of inked) {
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    const inks = new Map<number, number>();
    for (let shape = 0; shape < count; shape += 1) {
      const own = faces[faceOf[shape] ?? 0];
      if (own?.typeface !== typeface || readableLetters[letters[shape] ?? 0] !== letter) continue;
      // Narrow letters are as black in any weight: their width decides.
      inks.set(own?.weight ?? 400, meanInk(shapes, shape * PATCH) * (measures[shape * 3] ?? 1));
    }
    const [regular, heavy] = [inks.get(400), inks.get(800)];
    if (regular === undefined || heavy === undefined) continue;
    const { width, height } = box;
    const shape = shapeHeight(letter, typeface, { faces, letters, faceOf, measures, count });
    seen += meanInk(patch, 0) * (width / height) * shape;
    light += regular;
    bold += heavy;
  }
  return bold > light ? (seen - light) / (bold - light) : 0;
}

function meanInk(patches: Float32Array, offset: number): number {
  let sum = 0;
  for (let cell = 0; cell < PATCH; cell += 1) sum += patches[offset + cell] ?? 0;
  return sum / PATCH;
}

/** Height of a letter in a face's cap heights. */
function shapeHeight(
  letter: string,
  typeface: Face['typeface'] | undefined,
  { faces, letters, faceOf, measures, count }: Omit<DrawnShapes, 'patches'>,
): number {
  for (let shape = 0; shape < count; shape += 1) {
    if (readableLetters[letters[shape] ?? 0] !== letter) continue;
    if (faces[faceOf[shape] ?? 0]?.typeface === typeface) return measures[shape * 3 + 1] ?? 1;
  }
  return 1;
}
