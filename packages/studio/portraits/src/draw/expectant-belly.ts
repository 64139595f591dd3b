import type { Figure } from './figure.js';
import { moved, smooth } from './outline.js';
import { type Sheet, shadeOutside, stroke } from './sheet.js';
import { middleOf } from './trunk.js';

/** An expectant mother's belly over any clothes: light above, shade at the side and below. */
export function drawExpectantBelly(sheet: Sheet, figure: Figure): string {
  if (figure.belly <= 0.8) return '';
  const { waist, height: h } = figure;
  const m = middleOf(figure) * 1.3;
  const y = waist.y + h * 0.018;
  const [rx, ry] = [waist.w * 0.97, h * 0.086];
  const round = smooth([
    [m, y - ry],
    [m + rx * 0.72, y - ry * 0.66],
    [m + rx, y + ry * 0.12],
    [m + rx * 0.68, y + ry * 0.8],
    [m, y + ry],
    [m - rx * 0.68, y + ry * 0.8],
    [m - rx, y + ry * 0.12],
    [m - rx * 0.72, y - ry * 0.66],
  ]);
  const glow = sheet.radial([m - rx * 0.3, y - ry * 0.35], rx * 0.95, [
    [0, '#ffffff', 0.2],
    [1, '#ffffff', 0],
  ]);
  const below = stroke(
    smooth(
      [
        [m - rx * 0.72, y + ry * 0.76],
        [m, y + ry * 1.02],
        [m + rx * 0.74, y + ry * 0.74],
      ],
      false,
    ),
    '#1d1420',
    h * 0.0045,
    0.3,
  );
  return `<g data-part="belly">${shadeOutside(sheet, round, moved(round, -rx * 0.2, -ry * 0.2), '#1d1420', 0.22)}<ellipse cx="${m.toFixed(2)}" cy="${y.toFixed(2)}" rx="${rx.toFixed(2)}" ry="${ry.toFixed(2)}" fill="${glow}"/>${below}</g>`;
}
