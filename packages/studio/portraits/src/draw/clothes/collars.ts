import { labOf, mixed } from '../colour.js';
import type { Figure } from '../figure.js';
import type { Cloth } from '../limbs.js';
import { type Corner, curve, number, pathData, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { type Cut, middleOf } from '../trunk.js';

/** The buttoned edge of a shirt. */
export function placket(figure: Figure, { tones }: Cloth, cut: Cut, end: number): string {
  const { neck, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const start = neck.base + cut.neckDepth;
  const buttons: string[] = [];
  const white = labOf(tones.base).l > 0.8 ? mixed(tones.deep, '#8a8580', 0.4) : '#f4f0e9';
  for (let y = start + 3.4 * s; y < end - 2 * s; y += 8.2 * s) {
    buttons.push(
      `<circle cx="${number(m * (1 - (y - start) / 120))}" cy="${number(y)}" r="${number(0.55 * s)}" fill="${white}" fill-opacity="0.9"/>`,
    );
  }
  const line = (dx: number) =>
    stroke(curve([m + dx, start], [m * 0.5 + dx, end]), tones.deep, 0.35 * s, 0.5);
  return line(1.5 * s) + line(-1.5 * s) + buttons.join('');
}

export function shirtCollar(sheet: Sheet, figure: Figure, { tones }: Cloth, cut: Cut): string {
  const { neck, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  return [-1, 1]
    .map((side) => {
      const x = neck.w + (cut.neckWidth ?? 0.8);
      const near: Corner = [m, neck.base + cut.neckDepth + 0.15 * s, 1];
      const path = smooth([
        [side * x * 0.96 + m * 0.2, neck.base - h * 0.02, 1],
        [side * (x + 1.3 * s) + m * 0.2, neck.base - h * 0.004],
        [side * x * 0.8 + m * 0.6, neck.base + 6.6 * s, 1],
        near,
        [side * x * 0.66 + m * 0.5, neck.base + 1.4 * s],
      ]);
      const d = pathData(path);
      return `<path d="${d}" transform="translate(${number(0.5 * s)} ${number(0.9 * s)})" fill="${tones.deep}" fill-opacity="0.35"/>${shape(sheet, path, tones, { rim: side > 0 ? [1.4 * s, 0.4 * s] : [0.5 * s, 0.4 * s] })}`;
    })
    .join('');
}
