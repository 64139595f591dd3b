import { PATCH } from './letter-patch.js';
import { type DrawnShapes, type Face, readableLetters } from './letter-shapes.js';
import type { InkedLetter } from './line-face.js';

/** Ink of the letters against that of the same letters in the face's lightest and boldest. */
export function boldnessOf(
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
