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
import { type Face, type LetterShapes, readableLetters } from './letter-shapes.js';
import { type ReadLetter, type ReadWord, wordsOf } from './letter-words.js';
import type { MarkLine } from './text-lines.js';

export type { ReadLetter, ReadWord };

/** A line as it was read by comparing its letters with those of our own typefaces. */
export interface ReadLine {
  readonly words: readonly ReadWord[];
  /** Mean likeness of its letters, 0..1; above 0.8 the text is most probably right. */
  readonly likeness: number;
  /** The face of ours that is most like it. */
  readonly face: Face;
  /** How heavy its strokes are between the face's regular, 0, and its boldest, 1; may lie outside. */
  readonly boldness: number;
  /** In px of the reading. */
  readonly capHeight: number;
  readonly baseline: number;
}

const INKED = 0.45;
/** Distance of a colour to the ink at which nothing of the ink is in it; for letters on photos. */
const NO_INK = 110;

interface Inked {
  readonly box: Box;
  readonly origin: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Reads a line of marks at the finer picture; null where nothing like letters is left. */
export function readLine(
  line: MarkLine,
  reading: Picture,
  letters: Picture,
  shapes: LetterShapes,
): ReadLine | null {
  const scale = letters.width / reading.width;
  const ink = inkOf(line, letters, scale);
  const pieces = lettersIn(ink, line, scale);
  if (pieces.length === 0) return null;
  const { baseline, capHeight } = linesOf(pieces);
  const patches = pieces.map((box) => {
    const patch = new Float32Array(PATCH);
    patchOf(ink, box, patch, 0);
    return patch;
  });
  const scores = pieces.map((box, at) =>
    likenesses(patches[at] ?? new Float32Array(PATCH), box, baseline, capHeight, shapes),
  );
  const face = bestFace(scores, shapes);
  const read = pieces.map((box, at): ReadLetter => {
    const { letter, likeness } = chosen(scores[at] ?? new Float32Array(0), shapes, face);
    return { letter, likeness, box: toReading(box, ink.origin, scale) };
  });
  const words = wordsOf(read, capHeight / scale);
  return {
    words,
    likeness: read.reduce((sum, { likeness }) => sum + likeness, 0) / read.length,
    face: shapes.faces[face] ?? { typeface: 'sans', weight: 400 },
    boldness: boldnessOf(read, patches, shapes, face),
    capHeight: capHeight / scale,
    baseline: (baseline + ink.origin.y) / scale,
  };
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
function lettersIn(ink: Inked, line: MarkLine, scale: number): Box[] {
  const areas = connectedAreas(ink, (at) => (ink.data[at] ?? 0) > INKED * 255, { diagonal: true });
  const own = line.marks.map(({ box }) => ({
    x: box.x * scale - ink.origin.x,
    y: box.y * scale - ink.origin.y,
    width: box.width * scale,
    height: box.height * scale,
  }));
  const isOwn = ({ box }: Area) =>
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

/** The baseline that most letters stand on, and the height of the tall ones above it. */
function linesOf(boxes: readonly Box[]): { readonly baseline: number; readonly capHeight: number } {
  const tallest = Math.max(...boxes.map(({ height }) => height));
  const standing = boxes.filter(({ height }) => height > tallest * 0.4);
  let baseline = 0;
  let most = -1;
  for (const candidate of standing) {
    const at = bottomOf(candidate);
    const near = standing.filter((box) => Math.abs(bottomOf(box) - at) <= tallest * 0.05);
    if (near.length <= most) continue;
    most = near.length;
    baseline = near.reduce((sum, box) => sum + bottomOf(box), 0) / near.length;
  }
  const heights = standing
    .filter((box) => bottomOf(box) < baseline + tallest * 0.09)
    .map((box) => baseline - box.y)
    .toSorted((one, other) => other - one);
  // The second tallest, for an ascender or an accent is taller than the capitals; but among small letters and
  // old-style figures a single capital or sign is the only tall one.
  const [first = tallest, second = first] = heights;
  const capHeight = heights.length > 3 && first < second * 1.3 ? second : first;
  return { baseline, capHeight };
}

/** Likeness of one letter to each shape, 0..1. */
function likenesses(
  patch: Float32Array,
  box: Box,
  baseline: number,
  capHeight: number,
  { count, patches, measures }: LetterShapes,
): Float32Array {
  const found = new Float32Array(count);
  const width = box.width / capHeight;
  const height = box.height / capHeight;
  const bottom = (bottomOf(box) - baseline) / capHeight;
  for (let at = 0; at < count; at += 1) {
    const [w, h, b] = [measures[at * 3] ?? 1, measures[at * 3 + 1] ?? 1, measures[at * 3 + 2] ?? 0];
    const off =
      Math.max(0, Math.abs(height - h) - 0.05) * 1.2 +
      Math.max(0, Math.abs(bottom - b) - 0.04) * 1.2 +
      Math.max(0, Math.abs(Math.log(width / h / (w / h))) - 0.08) * 0.5;
    if (off > 0.5) continue;
    let squares = 0;
    const offset = at * PATCH;
    for (let cell = 0; cell < PATCH; cell += 1) {
      const difference = (patch[cell] ?? 0) - (patches[offset + cell] ?? 0);
      squares += difference * difference;
    }
    found[at] = Math.max(0, 1 - 1.15 * Math.sqrt(squares / PATCH) - off);
  }
  return found;
}

function bestFace(scores: readonly Float32Array[], { faces, faceOf, count }: LetterShapes): number {
  const sums = new Float64Array(faces.length);
  for (const score of scores) {
    const best = new Float64Array(faces.length);
    for (let at = 0; at < count; at += 1) {
      const face = faceOf[at] ?? 0;
      best[face] = Math.max(best[face] ?? 0, score[at] ?? 0);
    }
    for (const [face, value] of best.entries()) sums[face] = (sums[face] ?? 0) + value;
  }
  return sums.indexOf(Math.max(...sums));
}

/** The letter that is most like, where letters of the line's own face count for more. */
function chosen(
  score: Float32Array,
  { count, faceOf, letters }: LetterShapes,
  face: number,
): { readonly letter: string; readonly likeness: number } {
  let best = 0;
  let likeness = 0;
  let letter = '';
  for (let at = 0; at < count; at += 1) {
    const value = (score[at] ?? 0) * (faceOf[at] === face ? 1 : 0.94);
    if (value <= best) continue;
    best = value;
    likeness = score[at] ?? 0;
    letter = readableLetters[letters[at] ?? 0] ?? '';
  }
  return { letter, likeness };
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
