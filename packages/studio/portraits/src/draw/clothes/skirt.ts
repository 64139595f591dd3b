import type { Figure } from '../figure.js';
import type { Cloth } from '../limbs.js';
import { type Corner, curve, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';

/** A skirt from `top` to `hem` (y), `flare` wider there than the hips; also the lower half of a dress. */
export function drawSkirt(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  top: number,
  hem: number,
  flare: number,
  part: string,
): string {
  const { waist, hip, height: h } = figure;
  const s = h / 170;
  const w = waist.w + 0.5 * s + figure.belly * h * 0.006;
  const wide = hip.w * (1 + flare);
  const right: Corner[] = [
    [w, top, 1],
    [hip.w + 1.8 * s, hip.y - h * 0.01],
    [wide * 0.98, hem - h * 0.06],
    [wide, hem, 1],
  ];
  const left: Corner[] = [
    [-wide, hem, 1],
    [-wide * 0.98, hem - h * 0.06],
    [-hip.w - 1.8 * s, hip.y - h * 0.01],
    [-w, top, 1],
  ];
  const hemLine: Corner[] = [0.66, 0.33, 0, -0.33, -0.66].map(
    (share, index): Corner => [wide * share, hem + (index % 2 === 0 ? 1.6 : 0.3) * s + 0.8 * s],
  );
  const path = smooth([...right, ...hemLine, ...left]);
  const foldLines = [-0.6, -0.28, 0.08, 0.36, 0.68].map((share, index) =>
    stroke(
      curve(
        [w * share * 0.8, top + h * (0.05 + 0.02 * (index % 2))],
        [hip.w * share, hip.y + 2],
        [wide * share, hem + 1],
      ),
      cloth.tones.deep,
      0.55 * s,
      0.4,
    ),
  );
  const gleam = stroke(
    curve([-w * 0.5, top + h * 0.05], [-hip.w * 0.5, hip.y], [-wide * 0.46, hem - 1]),
    cloth.tones.light,
    1.6 * s,
    0.5,
  );
  return `${shape(sheet, path, cloth.tones, { rim: [hip.w * 0.3, 0], pattern: cloth.pattern, part })}<g clip-path="${sheet.clip(path)}">${foldLines.join('')}${gleam}</g>`;
}
