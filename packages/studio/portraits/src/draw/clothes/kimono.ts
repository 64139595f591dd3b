import { labOf, mixed, tonesOf } from '../colour.js';
import type { Figure } from '../figure.js';
import type { Cloth } from '../limbs.js';
import { curve, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { type Cut, collarY, middleOf, trunkPath } from '../trunk.js';
import type { Dressed } from './garment.js';

/** Crossed collar, broad sash and wide sleeves. */
export function drawKimono(sheet: Sheet, figure: Figure, cloth: Cloth): Dressed {
  const { height: h, neck, armpit, waist, hip, ankle, knee } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const sash = tonesOf(
    labOf(cloth.tones.base).l > 0.6
      ? mixed(cloth.tones.base, '#5a2440', 0.72)
      : mixed(cloth.tones.base, '#f0d9a0', 0.78),
  );
  const cut: Cut = {
    ease: 1.6 * s,
    hem: figure.seat === 'wheelchair' ? knee + h * 0.16 : ankle - h * 0.004,
    neckDepth: 11 * s,
    neckWidth: 1 * s,
    straight: 0.95,
    flare: 1 * s,
    sharpNeck: true,
  };
  const path = trunkPath(figure, cut);
  const collar = (side: number, width: number, colour: string) =>
    stroke(
      curve(
        [side * (neck.w + 1 * s) + m * 0.25, collarY(figure, neck.w + 1 * s)],
        [side * neck.w * 0.5 + m * 0.7, neck.base + 6 * s],
        [m - side * 5 * s, neck.base + 16 * s],
      ),
      colour,
      width,
      1,
      'butt',
    );
  const half = waist.w + 3 * s;
  const obi = smooth([
    [-half, waist.y - 7 * s, 1],
    [half, waist.y - 7 * s, 1],
    [half, waist.y + 5 * s, 1],
    [-half, waist.y + 5 * s, 1],
  ]);
  const overlap = stroke(
    curve([m + 3 * s, waist.y + 5 * s], [hip.w * 0.4, knee], [hip.w * 0.32, cut.hem]),
    cloth.tones.deep,
    1 * s,
    0.8,
  );
  return {
    lower: '',
    upper: {
      behind: '',
      trunk: `<g data-part="kimono">${shape(sheet, path, cloth.tones, { rim: [armpit.w * 0.24, 0], pattern: cloth.pattern })}${overlap}${collar(-1, 3.4 * s, '#f7f3ea')}${collar(1, 3.4 * s, '#f7f3ea')}${collar(-1, 1.6 * s, sash.base)}${collar(1, 1.6 * s, sash.base)}${shape(sheet, obi, sash, { rim: [4 * s, 0] })}${stroke(
        curve([-half, waist.y - 1 * s], [half, waist.y - 1 * s]),
        sash.light,
        1.4 * s,
      )}</g>`,
      sleeve: (side) => wideSleeve(sheet, figure, cloth, side),
    },
  };
}

function wideSleeve(sheet: Sheet, figure: Figure, cloth: Cloth, side: -1 | 1): string {
  const arm = figure.arms[side < 0 ? 0 : 1];
  const { height: h } = figure;
  const hang = h * 0.11;
  const path = smooth([
    [arm.shoulder.x - side * arm.shoulder.r * 0.6, arm.shoulder.y - arm.shoulder.r * 0.9],
    [arm.shoulder.x + side * arm.shoulder.r * 1.2, arm.shoulder.y - arm.shoulder.r * 0.3],
    [arm.elbow.x + side * arm.elbow.r * 1.6, arm.elbow.y],
    [arm.wrist.x + side * arm.wrist.r * 1.8, arm.wrist.y - arm.wrist.r, 1],
    [arm.wrist.x + side * arm.wrist.r * 0.4, arm.wrist.y + hang, 1],
    [arm.elbow.x - side * arm.elbow.r * 1.4, arm.elbow.y + hang * 1.1],
    [arm.shoulder.x - side * arm.shoulder.r * 0.9, arm.shoulder.y + arm.shoulder.r * 2.6],
  ]);
  return shape(sheet, path, cloth.tones, {
    rim: [arm.shoulder.r * 0.8, 0],
    pattern: cloth.pattern,
    part: 'sleeve',
  });
}
