import type { Appearance } from '../appearance/appearance.js';
import { clothOf } from './clothes/garment.js';
import { mixed } from './colour.js';
import type { Figure } from './figure.js';
import { smooth } from './outline.js';
import { type Sheet, shape, stroke } from './sheet.js';
import { collarY, middleOf } from './trunk.js';

/** A shawl or a poncho, which falls over the arms. */
export function drawWrap(sheet: Sheet, figure: Figure, { outfit }: Appearance): string {
  return shawl(sheet, figure, outfit.shawl) + poncho(sheet, figure, outfit.outer);
}

function shawl(sheet: Sheet, figure: Figure, worn: Appearance['outfit']['shawl']): string {
  if (worn === null) return '';
  const cloth = clothOf(sheet, worn, figure);
  const { neck, shoulder, armpit, waist, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const sides = ([-1, 1] as const).map((side) => {
    const collar = neck.w + 0.6 * s;
    const path = smooth([
      [side * collar + m * 0.2, collarY(figure, collar) - 0.8 * s],
      [side * shoulder.w * 0.7, shoulder.y - 2 * s],
      [side * (shoulder.w + 3 * s), shoulder.y + 5 * s],
      [side * (shoulder.w + 4.4 * s), armpit.y + h * 0.06],
      [side * (shoulder.w * 0.8), waist.y],
      [side * 4 * s + m, waist.y + h * 0.03, 1],
      [side * 3 * s + m, armpit.y + 4 * s],
      [side * neck.w * 0.9 + m * 0.4, neck.base + 3 * s],
    ]);
    const folds = [0.35, 0.65].map((share) =>
      stroke(
        smooth(
          [
            [side * (neck.w + share * 6 * s), shoulder.y + share * 3 * s],
            [side * shoulder.w * (0.35 + 0.5 * share), armpit.y + 4 * s],
            [side * (4 * s + share * 8 * s) + m * 0.5, waist.y - 2 * s],
          ],
          false,
        ),
        cloth.tones.deep,
        0.8 * s,
        0.65,
      ),
    );
    return `${shape(sheet, path, cloth.tones, { rim: [2 * s, 2 * s], pattern: cloth.pattern })}${folds.join('')}`;
  });
  return `<g data-part="shawl">${sides.join('')}</g>`;
}

function poncho(sheet: Sheet, figure: Figure, worn: Appearance['outfit']['outer']): string {
  if (worn?.kind !== 'poncho') return '';
  const cloth = clothOf(sheet, worn, figure);
  const { neck, shoulder, hip, waist, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const collar = neck.w + 1 * s;
  const path = smooth([
    [m, neck.base + 7 * s, 1],
    [collar + m * 0.2, collarY(figure, collar), 1],
    [shoulder.w, shoulder.y + 2 * s],
    [shoulder.w + h * 0.075, waist.y - 2 * s],
    [shoulder.w + h * 0.07, waist.y + h * 0.045, 1],
    [0, hip.y + h * 0.06, 1],
    [-shoulder.w - h * 0.07, waist.y + h * 0.045, 1],
    [-shoulder.w - h * 0.075, waist.y - 2 * s],
    [-shoulder.w, shoulder.y + 2 * s],
    [-collar + m * 0.2, collarY(figure, collar), 1],
  ]);
  /** A line along the hem, so many centimetres above it. */
  const along = (above: number) =>
    smooth(
      [
        [shoulder.w + h * 0.07, waist.y + h * 0.045 - above, 1],
        [0, hip.y + h * 0.06 - above, 1],
        [-shoulder.w - h * 0.07, waist.y + h * 0.045 - above, 1],
      ],
      false,
    );
  const { deep, base } = cloth.tones;
  const light = mixed(base, '#fff4e0', 0.7);
  const bands = [stroke(along(4.6 * s), light, 1.5 * s), stroke(along(7.6 * s), deep, 1 * s)];
  return `<g data-part="outer-poncho">${shape(sheet, path, cloth.tones, { rim: [shoulder.w * 0.3, 0], pattern: cloth.pattern })}<g clip-path="${sheet.clip(path)}">${bands.join('')}${stroke(along(0), deep, 3 * s)}</g></g>`;
}
