import type { Appearance } from '../../appearance/appearance.js';
import { mixed } from '../colour.js';
import type { Figure } from '../figure.js';
import { drawSleeve } from '../limbs.js';
import { drawMotif } from '../motif.js';
import { type Corner, curve, number, type Path, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { type Cut, collarY, middleOf, trunkPath } from '../trunk.js';
import { clothOf, type Dressed, folds, noGarment } from './garment.js';
import { drawJumpsuit, lederhosenStraps, sleeveLength } from './jumpsuit.js';
import { drawKilt } from './kilt.js';
import { drawRobe, isRobe } from './robes.js';
import { drawSkirt } from './skirt.js';
import { drawTrousers } from './trousers.js';

type Bottom = NonNullable<Appearance['outfit']['bottom']>;

/** Trousers, shorts, leggings or a skirt. */
export function drawBottom(sheet: Sheet, figure: Figure, bottom: Bottom): string {
  const cloth = clothOf(sheet, bottom, figure);
  if (bottom.kind === 'skirt' || bottom.kind === 'long_skirt') {
    return drawSkirt(
      sheet,
      figure,
      cloth,
      figure.waist.y - figure.height * 0.004,
      bottom.kind === 'long_skirt'
        ? figure.ankle - figure.height * 0.004
        : figure.knee + figure.height * (figure.childlike > 0.3 ? -0.03 : 0.025),
      0.42,
      'skirt',
    );
  }
  if (bottom.kind === 'kilt') return drawKilt(sheet, figure, bottom);
  const trousers = drawTrousers(sheet, figure, cloth, bottom.kind);
  return bottom.kind === 'lederhosen'
    ? trousers + lederhosenStraps(sheet, figure, cloth)
    : trousers;
}

/** A dress, dungarees over the top, or a baby's romper. */
export function drawOnePiece(
  sheet: Sheet,
  figure: Figure,
  appearance: Appearance,
  longSleeves: boolean,
): Dressed {
  const worn = appearance.outfit.onePiece;
  if (worn === null) return { lower: '', upper: noGarment };
  if (isRobe(worn.kind)) return drawRobe(sheet, figure, { ...worn, kind: worn.kind });
  const cloth = clothOf(sheet, worn, figure);
  const { height: h, waist, neck, armpit } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const rim: [number, number] = [armpit.w * 0.24, 1];
  if (worn.kind === 'dress' || worn.kind === 'gown') {
    const deep = worn.kind === 'gown' && figure.childlike < 0.3;
    const neckDepth = deep ? 12.5 * s : 6.2 * s;
    const neckWidth = deep ? 5.4 * s : 2.4 * s;
    const seam = figure.belly > 0.8 ? armpit.y + h * 0.045 : waist.y;
    const cut: Cut = {
      ease: 0.9 * s + figure.childlike * 0.5,
      hem: seam + h * 0.012,
      neckDepth,
      neckWidth,
      sharpNeck: deep,
      straight: 0.15 + figure.childlike * 0.3,
    };
    const path = trunkPath(figure, cut);
    const lower = drawSkirt(
      sheet,
      figure.belly > 0.8 ? highWaisted(figure, seam) : figure,
      cloth,
      seam - 0.4,
      worn.kind === 'gown'
        ? figure.ankle - h * 0.004
        : figure.knee + h * (figure.childlike > 0.3 ? -0.03 : 0.035),
      0.5,
      'dress',
    );
    const seamHalf = (figure.belly > 0.8 ? armpit.w : waist.w) + 0.6 * s;
    const band = stroke(
      curve([-seamHalf, seam], [m * 0.4, seam + 1 * s], [seamHalf, seam]),
      cloth.tones.deep,
      1.1 * s,
      0.5,
    );
    const x = neck.w + neckWidth;
    const neckline = stroke(
      curve(
        [-x + m * 0.25, collarY(figure, x)],
        [-x * 0.66 + m * 0.6, neck.base + neckDepth * (deep ? 0.42 : 0.71)],
        [m, neck.base + neckDepth * (deep ? 1 : 1.06), deep ? 1 : 0],
        [x * 0.66 + m * 0.6, neck.base + neckDepth * (deep ? 0.42 : 0.71)],
        [x + m * 0.25, collarY(figure, x)],
      ),
      cloth.tones.deep,
      0.7 * s,
      0.55,
    );
    return {
      lower,
      upper: {
        behind: '',
        trunk:
          shape(sheet, path, cloth.tones, { rim, pattern: cloth.pattern, part: 'dress' }) +
          folds(sheet, figure, path, cloth) +
          band +
          neckline +
          drawMotif(figure, appearance),
        sleeve: (side) =>
          drawSleeve(
            sheet,
            figure.arms[side < 0 ? 0 : 1],
            cloth,
            sleeveLength(appearance, longSleeves || worn.kind === 'gown'),
            1.1 * s,
          ),
      },
    };
  }
  if (worn.kind === 'jumpsuit') return drawJumpsuit(sheet, figure, appearance, cloth);
  const lower = drawTrousers(sheet, figure, cloth, 'dungarees');
  if (worn.kind === 'romper') {
    const cut: Cut = {
      ease: 1.2 * s + 0.4,
      hem: figure.hip.y + h * 0.02,
      neckDepth: 2.4 * s,
      neckWidth: 1.4 * s,
      straight: 0.8,
    };
    const path = trunkPath(figure, cut);
    const snaps = [0.2, 0.45, 0.7].map(
      (share) =>
        `<circle cx="${number(m)}" cy="${number(neck.base + (cut.hem - neck.base) * share)}" r="${number(0.9 * s)}" fill="${cloth.tones.light}" stroke="${cloth.tones.deep}" stroke-width="0.2"/>`,
    );
    return {
      lower,
      upper: {
        behind: '',
        trunk:
          shape(sheet, path, cloth.tones, { rim, pattern: cloth.pattern, part: 'romper' }) +
          folds(sheet, figure, path, cloth) +
          snaps.join('') +
          drawMotif(figure, appearance),
        sleeve: (side) =>
          drawSleeve(sheet, figure.arms[side < 0 ? 0 : 1], cloth, 0.97, 1.2 * s, 'rib'),
      },
    };
  }
  const bibTop = armpit.y + h * 0.005;
  const round = appearance.expecting ? roundBib(figure, bibTop) : undefined;
  const bib =
    round ??
    smooth([
      [m - armpit.w * 0.56, bibTop, 1],
      [m + armpit.w * 0.56, bibTop, 1],
      [m + armpit.w * 0.62, waist.y - h * 0.03],
      [waist.w + 0.7 * s, waist.y + h * 0.026, 1],
      [waist.w + 0.7 * s, waist.y + h * 0.045, 1],
      [-waist.w - 0.7 * s, waist.y + h * 0.045, 1],
      [-waist.w - 0.7 * s, waist.y + h * 0.026, 1],
      [m - armpit.w * 0.62, waist.y - h * 0.03],
    ]);
  const strapAt = 0.46 - 0.06 * figure.childlike;
  const straps = [-1, 1].map(
    (side) =>
      stroke(
        smooth(
          [
            [m + side * armpit.w * strapAt, bibTop + 1.5 * s],
            // Closer to the neck of a child, whose sleeves begin nearer to it.
            [
              side * (neck.w + 4.4 * s * (1 - figure.childlike)) + m * 0.3,
              figure.shoulder.y - h * 0.012,
            ],
          ],
          false,
        ),
        cloth.tones.base,
        3.4 * s,
      ) +
      `<circle cx="${number(m + side * armpit.w * strapAt)}" cy="${number(bibTop + 1.6 * s)}" r="${number(0.9 * s)}" fill="${mixed('#d8b45a', cloth.tones.light, 0.2)}"/>`,
  );
  const pocket = smooth([
    [m - 5 * s, bibTop + 5 * s, 1],
    [m + 5 * s, bibTop + 5 * s, 1],
    [m + 4.6 * s, bibTop + 12 * s],
    [m, bibTop + 13.6 * s],
    [m - 4.6 * s, bibTop + 12 * s],
  ]);
  return {
    lower,
    upper: {
      behind: '',
      trunk:
        straps.join('') +
        shape(sheet, bib, cloth.tones, { rim, pattern: cloth.pattern, part: 'dungarees' }) +
        stroke(pocket, cloth.tones.deep, 0.5 * s, 0.6),
      sleeve: () => '',
    },
  };
}

/** An expectant mother's dungarees have no waist: the bib runs over the belly. */
function roundBib(figure: Figure, top: number): Path {
  const { armpit, waist, height: h } = figure;
  const m = middleOf(figure);
  const half = (side: number): Corner[] => [
    [m + side * armpit.w * 0.56, top, 1],
    [m + side * armpit.w * 0.74, waist.y - h * 0.045],
    [m * 1.1 + side * waist.w * 0.98, waist.y + h * 0.015],
    [m * 1.1 + side * waist.w * 0.96, waist.y + h * 0.06],
    [side * waist.w * 0.9, waist.y + h * 0.1, 1],
  ];
  return smooth([...half(1), ...half(-1).reverse()]);
}

/** The skirt of an expectant mother's dress falls from below the bust over the belly. */
function highWaisted(figure: Figure, seam: number): Figure {
  return {
    ...figure,
    waist: { w: figure.armpit.w * 0.98, y: seam },
    hip: { w: figure.hip.w * 1.24, y: figure.waist.y + figure.height * 0.028 },
    belly: 0,
  };
}
