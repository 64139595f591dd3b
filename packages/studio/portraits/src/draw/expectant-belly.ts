import type { Appearance } from '../appearance/appearance.js';
import { clothOf } from './clothes/garment.js';
import type { Figure } from './figure.js';
import { type Corner, curve, moved, number, smooth } from './outline.js';
import { type Sheet, shadeOutside, shape, stroke } from './sheet.js';

/** An expectant mother's belly under her clothes: it stands out beyond the waist on the side that she turns to. */
export function drawExpectantBelly(sheet: Sheet, figure: Figure, { outfit }: Appearance): string {
  const worn = outfit.onePiece ?? outfit.top;
  if (figure.belly <= 0.8 || worn === null) return '';
  const { waist, height: h } = figure;
  const { tones, pattern } = clothOf(sheet, worn, figure);
  const facing = figure.turn < 0 ? -1 : 1;
  // In an open jacket it stays in the opening.
  const x = facing * waist.w * (outfit.outer === null ? 0.2 : 0.08);
  const y = waist.y + h * 0.022;
  const [rx, ry] = [waist.w * 0.98, h * 0.1];
  const at = (across: number, down: number): Corner => [x + facing * rx * across, y + ry * down];
  const round = smooth([
    at(0.05, -1),
    at(0.74, -0.62),
    at(1.02, 0.1),
    at(0.78, 0.74),
    at(0.05, 1),
    at(-0.66, 0.8),
    at(-0.94, 0.14),
    at(-0.66, -0.66),
  ]);
  const glow = sheet.radial([x + facing * rx * 0.1, y - ry * 0.3], rx * 0.8, [
    [0, '#ffffff', 0.15],
    [1, '#ffffff', 0],
  ]);
  const [cx, cy, ax, ay] = [x, y, rx, ry].map(number);
  const below = curve(
    at(-0.72, 0.74),
    at(-0.4, 0.93),
    at(0.05, 1.02),
    at(0.8, 0.76),
    at(1.03, 0.12),
  );
  return `<g data-part="belly">${shape(sheet, round, tones, { pattern })}${shadeOutside(sheet, round, moved(round, -facing * rx * 0.06, -ry * 0.17), tones.shade, 0.9)}<ellipse cx="${cx}" cy="${cy}" rx="${ax}" ry="${ay}" fill="${glow}"/>${stroke(below, tones.deep, h * 0.0045, 0.75)}</g>`;
}
