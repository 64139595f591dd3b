import type { Appearance } from '../appearance/appearance.js';
import { clothOf } from './clothes/garment.js';
import { mixed } from './colour.js';
import type { Figure } from './figure.js';
import { type Corner, curve, number, pathData, smooth } from './outline.js';
import { type Sheet, shape, stroke } from './sheet.js';
import { collarY, middleOf } from './trunk.js';

/** A shawl or a poncho, which falls over the arms. */
export function drawWrap(sheet: Sheet, figure: Figure, { outfit }: Appearance): string {
  return shawl(sheet, figure, outfit.shawl) + poncho(sheet, figure, outfit.outer);
}

/** y of the lowest corner of a shawl. */
export function shawlBottom({ waist, height }: Figure): number {
  return waist.y + height * 0.052;
}

/** One cloth around the shoulders and the upper arms, its ends crossed before the chest, with a fringe. */
function shawl(sheet: Sheet, figure: Figure, worn: Appearance['outfit']['shawl']): string {
  if (worn === null) return '';
  const cloth = clothOf(sheet, worn, figure);
  const { deep } = cloth.tones;
  const { neck, shoulder, armpit, waist, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const collar = neck.w + 0.6 * s;
  const line = (corners: readonly Corner[], width: number) =>
    stroke(curve(...corners), deep, width * s, 0.65);
  const ends = ([-1, 1] as const).map((side) => {
    const outside: Corner = [side * (shoulder.w + 6.2 * s), armpit.y + h * 0.07, 1];
    const tip: Corner = [m - side * 6 * s, shawlBottom(figure) - 4 * s, 1];
    const path = smooth([
      [side * collar + m * 0.2, collarY(figure, collar) - 0.8 * s],
      [side * shoulder.w * 0.7, shoulder.y - 2 * s],
      [side * (shoulder.w + 3.4 * s), shoulder.y + 5 * s],
      outside,
      [side * shoulder.w * 0.62, waist.y - h * 0.006],
      tip,
      [m - side * 3 * s, armpit.y + h * 0.035],
      [side * neck.w * 0.86 + m * 0.4, neck.base + 2.4 * s],
    ]);
    const fringe = [0.02, 0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 0.98].map((share) => {
      const x = outside[0] + (tip[0] - outside[0]) * share;
      const y = outside[1] + (tip[1] - outside[1]) * share + 3.4 * s * Math.sin(Math.PI * share);
      return line(
        [
          [x, y - 1 * s],
          [x, y + 3.6 * s],
        ],
        0.9,
      );
    });
    const folds = [0.3, 0.62].map((share) =>
      line(
        [
          [side * (neck.w + share * 7 * s), shoulder.y + share * 3 * s],
          [side * shoulder.w * (0.3 + 0.5 * share), armpit.y + 5 * s],
          [m - side * 3 * s + side * share * 14 * s, waist.y],
        ],
        0.8,
      ),
    );
    const drawn = shape(sheet, path, cloth.tones, { rim: [2 * s, 2 * s], pattern: cloth.pattern });
    const edge = `<path d="${pathData(path)}" fill="none" stroke="${deep}" stroke-width="${number(0.5 * s)}" stroke-opacity="0.6"/>`;
    return `${fringe.join('')}${drawn}${folds.join('')}${edge}`;
  });
  return `<g data-part="shawl">${ends.join('')}</g>`;
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
    curve(
      [shoulder.w + h * 0.07, waist.y + h * 0.045 - above, 1],
      [0, hip.y + h * 0.06 - above, 1],
      [-shoulder.w - h * 0.07, waist.y + h * 0.045 - above, 1],
    );
  const { deep, base } = cloth.tones;
  const light = mixed(base, '#fff4e0', 0.7);
  const bands = [stroke(along(4.6 * s), light, 1.5 * s), stroke(along(7.6 * s), deep, 1 * s)];
  return `<g data-part="outer-poncho">${shape(sheet, path, cloth.tones, { rim: [shoulder.w * 0.3, 0], pattern: cloth.pattern })}<g clip-path="${sheet.clip(path)}">${bands.join('')}${stroke(along(0), deep, 3 * s)}</g></g>`;
}
