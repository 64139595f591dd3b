import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import {
  type Area,
  around,
  bottomOf,
  clippedTo,
  connectedAreas,
  grown,
  rightOf,
} from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import { paintAt } from '../painting/paint-fit.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';
import { boldnessOf } from './boldness.js';
import { PATCH, patchOf } from './letter-patch.js';
import type { Face, LetterShapes } from './letter-shapes.js';
import { piecedWords, type ReadLetter, type ReadWord } from './letter-words.js';
import { faceAt, faceOfLine } from './line-face.js';
import type { PageReader } from './ocr/page-reader.js';
import { isOfWideLetters, type Script } from './ocr/scripts.js';
import { strokeWidth } from './stroke-width.js';
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
  /** How heavy its strokes are between the face's regular, 0, and its boldest, 1; may lie outside. */
  readonly boldness: number;
  readonly capHeight: number;
  readonly baseline: number;
}

const INKED = 0.45;
/** Share of a line's tallest piece that points, commas and accents stay below. */
const SMALL = 0.45;
/** Distance of a colour to the ink at which nothing of the ink is in it; for letters on photos. */
const NO_INK = 110;

interface Inked {
  readonly box: Box;
  readonly origin: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
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
  const ink = inkOf(line, letters, scale);
  const pieces = lettersIn(ink, line, scale, kind === 'whole');
  if (pieces.length === 0) return null;
  const sizes = linesOf(pieces);
  const found = page.read(alone(ink, pieces), {
    capHeight: sizes.capHeight,
    pieces: pieces.length,
    isDoubtful: kind === 'doubtful',
  });
  if (found.length === 0) return null;
  const words = piecedWords(found, pieces, sizes);
  const inked = words.flatMap(({ letters: own, pieces: matched }) =>
    (matched ?? []).map((box, at) => {
      const patch = new Float32Array(PATCH);
      patchOf(ink, box, patch, 0);
      return { letter: own[at]?.letter ?? '', box, patch };
    }),
  );
  const like = faceOfLine(inked, sizes, shapes);
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

function alone(ink: Inked, pieces: readonly Box[]): Inked {
  const data = new Uint8Array(ink.data.length);
  for (const piece of pieces) {
    const { x, y, width, height } = clippedTo(ink, grown(piece, 2));
    for (let row = y; row < y + height; row += 1) {
      const from = row * ink.width + x;
      data.set(ink.data.subarray(from, from + width), from);
    }
  }
  return { ...ink, data };
}

/** Coverage of the ink in the line's surroundings. */
function inkOf({ box, ink, host }: MarkLine, letters: Picture, scale: number): Inked {
  const wide = grown(
    { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
    3,
  );
  const crop = clippedTo(letters, wide);
  const data = new Uint8Array(crop.width * crop.height);
  for (let y = 0; y < crop.height; y += 1) {
    for (let x = 0; x < crop.width; x += 1) {
      const [px, py] = [x + crop.x, y + crop.y];
      const color = pixelAt(letters, py * letters.width + px);
      data[y * crop.width + x] = Math.round(
        255 * coveredAt(color, ink, host, px / scale, py / scale),
      );
    }
  }
  return {
    box: crop,
    origin: { x: crop.x, y: crop.y },
    width: crop.width,
    height: crop.height,
    data,
  };
}

function coveredAt(color: Rgb, ink: Rgb, host: MarkLine['host'], x: number, y: number): number {
  if (host.kind === 'photo') return Math.max(0, 1 - distance(color, ink) / NO_INK);
  return coverage(color, paintAt(host.surface.fit, x, y), ink);
}

/** Letters' boxes in the crop, with their accents and dots. */
function lettersIn(ink: Inked, line: MarkLine, scale: number, isWhole: boolean): Box[] {
  const areas = connectedAreas(ink, (at) => (ink.data[at] ?? 0) > INKED * 255, { diagonal: true });
  const own = line.marks.map(({ box }) => ({
    x: box.x * scale - ink.origin.x,
    y: box.y * scale - ink.origin.y,
    width: box.width * scale,
    height: box.height * scale,
  }));
  const tallest = Math.max(...areas.areas.map(({ box }) => box.height));
  // Points, commas and accents may be too small for marks of their own.
  const isOwn = ({ box }: Area) =>
    isWhole ||
    box.height < tallest * SMALL ||
    own.some(
      (mark) =>
        box.x < rightOf(mark) + 2 &&
        rightOf(box) > mark.x - 2 &&
        box.y < bottomOf(mark) + 2 &&
        bottomOf(box) > mark.y - 2,
    );
  const least = (ink.height * 0.05) ** 2;
  const boxes = areas.areas
    .filter((area) => area.pixels >= Math.max(3, least) && isOwn(area))
    .map(({ box }) => box)
    .toSorted((one, other) => one.x - other.x);
  const merged: Box[] = [];
  for (const box of boxes) {
    const last = merged.at(-1);
    const overlap = last === undefined ? 0 : Math.min(rightOf(last), rightOf(box)) - box.x;
    if (last !== undefined && overlap >= Math.min(last.width, box.width) * 0.6) {
      merged[merged.length - 1] = around(last, box);
    } else merged.push(box);
  }
  return merged;
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
