import type { Box } from '../../design.js';
import { bottomOf } from '../layout/areas.js';
import { type Face, type LetterShapes, PATCH, patchOf, readableLetters } from './letter-shapes.js';
import type { PiecedWord } from './letter-words.js';

export interface InkedLetter {
  readonly letter: string;
  readonly box: Box;
  readonly patch: Float32Array;
}

/** The letters of a word with their ink; none where pieces and letters do not match one by one. */
export function inkedLetters(
  { letters, pieces }: PiecedWord,
  ink: { readonly width: number; readonly data: Uint8Array },
): InkedLetter[] {
  return (pieces ?? []).map((box, at) => {
    const patch = new Float32Array(PATCH);
    patchOf(ink, box, patch, 0);
    return { letter: letters[at]?.letter ?? '', box, patch };
  });
}

/** The face of ours whose letters are most like a line's; null when it has none of their letters. */
export function faceOfLine(
  inked: readonly InkedLetter[],
  { baseline, capHeight }: { readonly baseline: number; readonly capHeight: number },
  shapes: LetterShapes,
): { readonly face: Face; readonly likeness: number } | null {
  const sums = new Float64Array(shapes.faces.length);
  let counted = 0;
  for (const { letter, box, patch } of inked) {
    const index = readableLetters.indexOf(letter);
    if (index < 0) continue;
    counted += 1;
    for (let at = 0; at < shapes.count; at += 1) {
      if (shapes.letters[at] !== index) continue;
      const face = shapes.faceOf[at] ?? 0;
      sums[face] = (sums[face] ?? 0) + likeness(patch, box, baseline, capHeight, shapes, at);
    }
  }
  const most = Math.max(...sums);
  const face = shapes.faces[sums.indexOf(most)];
  return counted === 0 || face === undefined ? null : { face, likeness: most / counted };
}

/** Likeness of a letter's ink to one shape, 0..1. */
function likeness(
  patch: Float32Array,
  box: Box,
  baseline: number,
  capHeight: number,
  { patches, measures }: LetterShapes,
  at: number,
): number {
  const width = box.width / capHeight;
  const height = box.height / capHeight;
  const bottom = (bottomOf(box) - baseline) / capHeight;
  const [w, h, b] = [measures[at * 3] ?? 1, measures[at * 3 + 1] ?? 1, measures[at * 3 + 2] ?? 0];
  const off =
    Math.max(0, Math.abs(height - h) - 0.05) * 1.2 +
    Math.max(0, Math.abs(bottom - b) - 0.04) * 1.2 +
    Math.max(0, Math.abs(Math.log(width / height / (w / h))) - 0.08) * 0.5;
  let squares = 0;
  const offset = at * PATCH;
  for (let cell = 0; cell < PATCH; cell += 1) {
    const difference = (patch[cell] ?? 0) - (patches[offset + cell] ?? 0);
    squares += difference * difference;
  }
  return Math.max(0, 1 - 1.15 * Math.sqrt(squares / PATCH) - off);
}
