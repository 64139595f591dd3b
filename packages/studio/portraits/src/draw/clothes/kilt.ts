import type { Outfit } from '../../appearance/appearance.js';
import { tonesOf } from '../colour.js';
import type { Figure } from '../figure.js';
import { curve, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { clothOf } from './garment.js';
import { drawSkirt } from './skirt.js';

/** A pleated skirt of tartan with its pouch. */
export function drawKilt(
  sheet: Sheet,
  figure: Figure,
  bottom: { readonly colour: string; readonly pattern: Outfit['shoes']['pattern'] },
): string {
  const { height: h, waist, hip, knee } = figure;
  const s = h / 170;
  const cloth = clothOf(
    sheet,
    { colour: bottom.colour, pattern: bottom.pattern === 'plain' ? 'checks' : bottom.pattern },
    figure,
  );
  const skirt = drawSkirt(
    sheet,
    figure,
    cloth,
    waist.y + h * 0.005,
    knee + h * 0.008,
    0.28,
    'kilt',
  );
  const pouch = smooth([
    [-5 * s, hip.y + 3 * s],
    [0, hip.y + 1.4 * s],
    [5 * s, hip.y + 3 * s],
    [5 * s, hip.y + 12 * s],
    [0, hip.y + 14 * s],
    [-5 * s, hip.y + 12 * s],
  ]);
  return `${skirt}${stroke(
    curve([-hip.w, hip.y - 3 * s], [0, hip.y + 2 * s], [hip.w, hip.y - 3 * s]),
    '#3a2c22',
    0.9 * s,
  )}${shape(sheet, pouch, tonesOf('#5a4030'), { rim: [2 * s, 1 * s] })}`;
}
