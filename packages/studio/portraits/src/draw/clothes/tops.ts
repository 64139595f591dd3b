import type { Appearance } from '../../appearance/appearance.js';
import type { Figure } from '../figure.js';
import { drawSleeve } from '../limbs.js';
import { drawMotif } from '../motif.js';
import { type Sheet, shape } from '../sheet.js';
import { type Cut, trunkPath } from '../trunk.js';
import { clothOf, folds, type Garment, noGarment } from './garment.js';
import { collarBehind, hood, topDetail } from './top-details.js';

/** Garments next to the skin above the waist. */
export function drawTop(
  sheet: Sheet,
  figure: Figure,
  appearance: Appearance,
  tucked: boolean,
): Garment {
  const top = appearance.outfit.top;
  if (top === null) return noGarment;
  const cloth = clothOf(sheet, top, figure);
  const { height: h, hip, waist } = figure;
  const s = h / 170;
  const loose = figure.childlike * 0.6;
  const hem = tucked ? waist.y + h * 0.03 : hip.y + h * 0.022;
  const cuts: Record<typeof top.kind, Cut> = {
    tshirt: { ease: 1.1 * s + loose, hem, neckDepth: 2.6 * s, neckWidth: 1.6 * s, straight: 0.55 },
    shirt: {
      ease: 1.3 * s + loose,
      hem,
      neckDepth: 4.9 * s,
      neckWidth: 0.8 * s,
      straight: 0.55,
      sharpNeck: true,
    },
    polo: {
      ease: 1.1 * s + loose,
      hem,
      neckDepth: 4.4 * s,
      neckWidth: 0.8 * s,
      straight: 0.55,
      sharpNeck: true,
    },
    blouse: {
      ease: 1.5 * s + loose,
      hem,
      neckDepth: 8.5 * s,
      neckWidth: 2 * s,
      straight: 0.5,
      sharpNeck: true,
    },
    sweater: {
      ease: 2 * s + loose,
      hem: tucked ? hem : hem - h * 0.008,
      neckDepth: 2.4 * s,
      neckWidth: 1.5 * s,
      straight: 0.75,
    },
    turtleneck: {
      ease: 1.2 * s + loose,
      hem,
      neckDepth: 0.5 * s,
      neckWidth: 0.9 * s,
      straight: 0.5,
    },
    hoodie: { ease: 2.6 * s + loose, hem, neckDepth: 3.4 * s, neckWidth: 1.6 * s, straight: 0.85 },
    tank: {
      ease: 0.8 * s + loose,
      hem,
      neckDepth: 6.5 * s,
      neckWidth: 3 * s,
      straight: 0.45,
      sleeveless: true,
    },
    kurta: {
      ease: 1.6 * s + loose,
      hem: figure.knee - h * 0.045,
      neckDepth: 2.2 * s,
      neckWidth: 0.8 * s,
      straight: 0.8,
      flare: 2.2 * s,
    },
    jersey: {
      ease: 1.6 * s + loose,
      hem,
      neckDepth: 4.4 * s,
      neckWidth: 1.6 * s,
      straight: 0.7,
      sharpNeck: true,
    },
    scrubs: {
      ease: 2 * s + loose,
      hem,
      neckDepth: 7 * s,
      neckWidth: 1.4 * s,
      straight: 0.8,
      sharpNeck: true,
    },
  };
  // Below a jacket's collar the top's own lies closer to the neck.
  const own = cuts[top.kind];
  const cut =
    appearance.outfit.outer === null
      ? own
      : { ...own, neckWidth: Math.min(own.neckWidth ?? 0, 0.1) };
  const path = trunkPath(
    figure,
    appearance.outfit.sleeves === 'none' ? { ...cut, sleeveless: true } : cut,
  );
  const rim: [number, number] = [figure.armpit.w * 0.24, 1];
  const body = shape(sheet, path, cloth.tones, {
    rim,
    rimFrom: [figure.shoulder.y, figure.armpit.y],
    pattern: cloth.pattern,
    part: `top-${top.kind}`,
  });
  const lengths: Record<typeof top.kind, number> = {
    tshirt: 0.31,
    shirt: 0.98,
    polo: 0.3,
    blouse: 0.92,
    sweater: 0.99,
    turtleneck: 1,
    hoodie: 1,
    tank: 0,
    kurta: 0.98,
    jersey: 0.34,
    scrubs: 0.34,
  };
  const eases: Record<typeof top.kind, number> = {
    tshirt: 0.9,
    shirt: 0.9,
    polo: 0.9,
    blouse: 1.4,
    sweater: 1.5,
    turtleneck: 0.8,
    hoodie: 1.9,
    tank: 0,
    kurta: 1.3,
    jersey: 1.2,
    scrubs: 1.4,
  };
  const cuffs: Record<typeof top.kind, 'plain' | 'rib' | 'shirt'> = {
    tshirt: 'plain',
    shirt: 'shirt',
    polo: 'plain',
    blouse: 'shirt',
    sweater: 'rib',
    turtleneck: 'plain',
    hoodie: 'rib',
    tank: 'plain',
    kurta: 'plain',
    jersey: 'plain',
    scrubs: 'plain',
  };
  const described = appearance.outfit.sleeves;
  const length =
    described === null || top.kind === 'tank'
      ? lengths[top.kind]
      : described === 'none'
        ? 0
        : described === 'short'
          ? 0.32
          : 0.98;
  return {
    behind:
      top.kind === 'hoodie' ? hood(sheet, figure, cloth) : collarBehind(figure, cloth, top.kind),
    trunk:
      body +
      folds(sheet, figure, path, cloth) +
      topDetail(sheet, figure, top.kind, cloth, cut, path) +
      drawMotif(figure, appearance),
    sleeve: (side) => {
      const arm = figure.arms[side < 0 ? 0 : 1];
      return length === 0
        ? ''
        : drawSleeve(
            sheet,
            arm,
            cloth,
            length,
            eases[top.kind] * s,
            length < 0.5 ? 'plain' : cuffs[top.kind],
          );
    },
  };
}
