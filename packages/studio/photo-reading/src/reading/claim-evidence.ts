import type { Perception, PerceptionClass } from '../perception/perception.js';
import { perceptionClasses } from '../perception/perception.js';
import { SURE } from '../terrain/sure-shares.js';
import type { WorkingPicture } from '../terrain/working-picture.js';

export const colourNames = ['green', 'golden', 'blue', 'glowing'] as const;
export type ColourName = (typeof colourNames)[number];

/**
 * Hue in degrees and least chroma of each colour in OKLab, in which red is at 29, yellow at 110, green at 142, blue at 264. Overcast
 * skies are bluish up to a chroma of 0.06.
 */
const bounds: Readonly<
  Record<ColourName, { readonly from: number; readonly to: number; readonly chroma: number }>
> = {
  green: { from: 108, to: 165, chroma: 0.03 },
  golden: { from: 65, to: 100, chroma: 0.05 },
  blue: { from: 220, to: 285, chroma: 0.06 },
  glowing: { from: 20, to: 95, chroma: 0.05 },
};

/** Share of the cells that are surely of the class whose own colour is so named; 0 where there are none. */
export function colourShares(
  picture: WorkingPicture,
  seen: Perception,
  kind: PerceptionClass,
): Readonly<Record<ColourName, number>> {
  const count = perceptionClasses.length;
  const at = perceptionClasses.indexOf(kind);
  const found = { green: 0, golden: 0, blue: 0, glowing: 0 };
  let cells = 0;
  for (let cell = 0; cell < seen.width * seen.height; cell += 1) {
    if ((seen.probabilities[cell * count + at] ?? 0) < SURE) continue;
    cells += 1;
    const place = pictureCell(picture, seen, cell);
    const a = picture.a[place] ?? 0;
    const b = picture.b[place] ?? 0;
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    const chroma = Math.hypot(a, b);
    for (const name of colourNames) {
      const { from, to, chroma: least } = bounds[name];
      if (hue >= from && hue <= to && chroma >= least) found[name] += 1;
    }
  }
  for (const name of colourNames) found[name] /= Math.max(1, cells);
  return found;
}

/** The cell of the working picture in the middle of one of the perception. */
function pictureCell(picture: WorkingPicture, seen: Perception, cell: number): number {
  const x = Math.floor((((cell % seen.width) + 0.5) * picture.width) / seen.width);
  const y = Math.floor(((Math.floor(cell / seen.width) + 0.5) * picture.height) / seen.height);
  return y * picture.width + x;
}
