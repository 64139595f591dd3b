import type { Figure } from '../figure.js';
import type { Cloth } from '../limbs.js';
import { type Corner, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { collarY, middleOf } from '../trunk.js';
import type { Dressed } from './garment.js';
import { drawSkirt } from './skirt.js';

/** Pleats below, and the end of the cloth over one shoulder, both with a golden border. */
export function drawSari(sheet: Sheet, figure: Figure, cloth: Cloth): Dressed {
  const { height: h, waist, shoulder, armpit, neck, ankle, hip } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const gold = '#d2a23f';
  const hem = figure.seat === 'wheelchair' ? figure.knee + h * 0.16 : ankle - h * 0.004;
  const lower =
    drawSkirt(sheet, figure, cloth, waist.y + h * 0.01, hem, 0.34, 'sari') +
    stroke(
      smooth(
        [
          [-hip.w * 1.3, hem - 2.6 * s],
          [0, hem - 1 * s],
          [hip.w * 1.3, hem - 2.6 * s],
        ],
        false,
      ),
      gold,
      2.6 * s,
      1,
      'butt',
    );
  const x = (value: number) => -value;
  const drape: Corner[] = [
    [x(neck.w + 2 * s), collarY(figure, neck.w + 2 * s) - 0.6 * s],
    [x(shoulder.w * 0.98), shoulder.y - 0.4 * s],
    [x(shoulder.w * 1.02), armpit.y],
    [x(armpit.w * 0.9), armpit.y + h * 0.03],
    [m + waist.w * 0.2, waist.y + h * 0.02],
    [waist.w + 2 * s, waist.y + h * 0.055, 1],
    [waist.w + 1.6 * s, waist.y - h * 0.05, 1],
    [armpit.w * 0.9 + m * 0.2, armpit.y + h * 0.02],
    [m, armpit.y - h * 0.012],
  ];
  const path = smooth(drape);
  const edges = [
    smooth(
      [
        [x(neck.w + 2 * s), collarY(figure, neck.w + 2 * s)],
        [m, armpit.y - h * 0.01],
        [armpit.w * 0.9 + m * 0.2, armpit.y + h * 0.02],
        [waist.w + 1.6 * s, waist.y - h * 0.05],
      ],
      false,
    ),
  ].map((edge) => stroke(edge, gold, 2 * s));
  const pleats = [0.3, 0.6].map((share) =>
    stroke(
      smooth(
        [
          [x(shoulder.w * (0.5 + share * 0.5)), shoulder.y + share * 4],
          [m - 2 * s + share * 6 * s, armpit.y + h * 0.05 * share + 2 * s],
          [waist.w, waist.y - h * 0.03 + share * h * 0.07],
        ],
        false,
      ),
      cloth.tones.deep,
      0.8 * s,
      0.7,
    ),
  );
  const drawn = `<g data-part="sari">${shape(sheet, path, cloth.tones, { rim: [armpit.w * 0.16, 1], pattern: cloth.pattern })}<g clip-path="${sheet.clip(path)}">${pleats.join('')}</g>${edges.join('')}</g>`;
  return { lower, upper: { behind: '', trunk: drawn, sleeve: () => '' } };
}
