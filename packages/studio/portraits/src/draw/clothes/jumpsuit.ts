import type { Appearance } from '../../appearance/appearance.js';
import type { Figure } from '../figure.js';
import { drawSleeve } from '../limbs.js';
import { drawMotif } from '../motif.js';
import { curve, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { type Cut, collarY, middleOf, trunkPath } from '../trunk.js';
import { type clothOf, type Dressed, folds } from './garment.js';
import { drawTrousers } from './trousers.js';

/** Share of the arm that a dress covers. */
export function sleeveLength({ outfit }: Appearance, long: boolean): number {
  if (outfit.sleeves === null) return long ? 0.95 : 0.28;
  return outfit.sleeves === 'long' ? 0.95 : outfit.sleeves === 'short' ? 0.28 : 0.06;
}

/** Trousers and top of one piece, belted. */
export function drawJumpsuit(
  sheet: Sheet,
  figure: Figure,
  appearance: Appearance,
  cloth: ReturnType<typeof clothOf>,
): Dressed {
  const { height: h, waist, neck, armpit } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const cut: Cut = {
    ease: 1.3 * s,
    hem: waist.y + h * 0.03,
    neckDepth: 7 * s,
    neckWidth: 1.6 * s,
    straight: 0.35,
    sharpNeck: true,
  };
  const path = trunkPath(figure, cut);
  const edge = (side: number) =>
    stroke(
      curve(
        [side * (neck.w + 1.6 * s) + m * 0.25, collarY(figure, neck.w + 1.6 * s)],
        [side * neck.w * 0.6 + m * 0.6, neck.base + 3.4 * s],
        [m, neck.base + 7 * s],
      ),
      cloth.tones.deep,
      1 * s,
      0.8,
    );
  const half = waist.w + 1.4 * s;
  const belt = smooth([
    [-half, waist.y + 1 * s, 1],
    [half, waist.y + 1 * s, 1],
    [half, waist.y + 5 * s, 1],
    [-half, waist.y + 5 * s, 1],
  ]);
  return {
    lower: drawTrousers(sheet, figure, cloth, 'jumpsuit'),
    upper: {
      behind: '',
      trunk:
        shape(sheet, path, cloth.tones, {
          rim: [armpit.w * 0.24, 1],
          pattern: cloth.pattern,
          part: 'jumpsuit',
        }) +
        folds(sheet, figure, path, cloth) +
        edge(-1) +
        edge(1) +
        shape(sheet, belt, { ...cloth.tones, base: cloth.tones.shade }, { rim: [3 * s, 0] }) +
        drawMotif(figure, appearance),
      sleeve: (side) =>
        drawSleeve(
          sheet,
          figure.arms[side < 0 ? 0 : 1],
          cloth,
          sleeveLength(appearance, figure.childlike > 0.6),
          1.2 * s,
        ),
    },
  };
}

export function lederhosenStraps(
  sheet: Sheet,
  figure: Figure,
  cloth: ReturnType<typeof clothOf>,
): string {
  const { height: h, waist, armpit, neck, shoulder } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const straps = [-1, 1].map((side) =>
    stroke(
      curve(
        [side * waist.w * 0.62 + m * 0.4, waist.y + h * 0.035],
        [side * armpit.w * 0.56 + m * 0.8, armpit.y],
        [side * (neck.w + 4 * s) + m * 0.3, shoulder.y - h * 0.01],
      ),
      cloth.tones.base,
      3.4 * s,
    ),
  );
  const bar = smooth([
    [m - armpit.w * 0.62, armpit.y + 6 * s, 1],
    [m + armpit.w * 0.62, armpit.y + 6 * s, 1],
    [m + armpit.w * 0.6, armpit.y + 11 * s, 1],
    [m - armpit.w * 0.6, armpit.y + 11 * s, 1],
  ]);
  return `<g data-part="lederhosen-straps">${straps.join('')}${shape(sheet, bar, cloth.tones, { rim: [2 * s, 0] })}</g>`;
}
