import { z } from 'zod';
import type { Appearance } from '../../appearance/appearance.js';
import { topKinds } from '../../appearance/outfit.js';
import type { Figure } from '../figure.js';
import { readDrawings } from '../layers.js';
import { drawSleeve } from '../limbs.js';
import { drawMotif } from '../motif.js';
import { type Sheet, shape } from '../sheet.js';
import { type Cut, trunkPath } from '../trunk.js';
import { clothOf, folds, type Garment, noGarment } from './garment.js';
import { collarBehind, hood, topDetail } from './top-details.js';

/** In centimetres of somebody 1.7 m tall. */
const cuts = readDrawings(
  'tops',
  z.record(
    z.enum(topKinds),
    z.strictObject({
      ease: z.number(),
      neckDepth: z.number(),
      neckWidth: z.number(),
      straight: z.number(),
      flare: z.number().default(0),
      sharpNeck: z.boolean().default(false),
      sleeveless: z.boolean().default(false),
      sleeve: z.strictObject({
        length: z.number(),
        ease: z.number(),
        cuff: z.enum(['plain', 'rib', 'shirt']).default('plain'),
      }),
    }),
  ),
);

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
  const hem = tucked ? waist.y + h * 0.03 : hip.y + h * (top.kind === 'sweater' ? 0.014 : 0.022);
  // Below a jacket's collar the top's own lies closer to the neck.
  const { ease, neckDepth, neckWidth, flare, sleeve, ...form } = cuts[top.kind];
  const own: Cut = {
    ...form,
    ease: ease * s + figure.childlike * 0.6,
    hem: top.kind === 'kurta' ? figure.knee - h * 0.045 : hem,
    neckDepth: neckDepth * s,
    neckWidth: neckWidth * s,
    flare: flare * s,
  };
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
  const described = appearance.outfit.sleeves;
  const length =
    described === null || top.kind === 'tank'
      ? sleeve.length
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
            sleeve.ease * s,
            length < 0.5 ? 'plain' : sleeve.cuff,
          );
    },
  };
}
