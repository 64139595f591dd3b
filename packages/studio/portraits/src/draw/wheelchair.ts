import { tonesOf } from './colour.js';
import type { Figure } from './figure.js';
import { curve, number, smooth } from './outline.js';
import { filled, type Sheet, shape, stroke } from './sheet.js';

const rubber = '#2b2c30';
const steel = '#aab2bb';

export interface Wheelchair {
  readonly behind: string;
  /** Beside the hips, before the person. */
  readonly front: string;
}

/** A wheelchair from the front, around a seated figure. */
export function drawWheelchair(sheet: Sheet, figure: Figure): Wheelchair {
  const { height: h, hip, armpit, shoulder, crotch, legs } = figure;
  const cloth = tonesOf('#3d4652');
  const box = (x: number, top: number, half: number, bottom: number, round: number, fill: string) =>
    `<rect x="${number(x - half)}" y="${number(top)}" width="${number(half * 2)}" height="${number(bottom - top)}" rx="${number(round)}" fill="${fill}"/>`;
  const seat = crotch + h * 0.012;
  const half = Math.max(hip.w * 1.1, armpit.w * 1.02);
  const backTop = shoulder.y + h * 0.03;
  const back = smooth([
    [-half * 1.06, backTop + h * 0.012],
    [-half * 0.98, backTop],
    [half * 0.98, backTop],
    [half * 1.06, backTop + h * 0.012],
    [half, seat, 1],
    [-half, seat, 1],
  ]);
  const radius = Math.min(31, h * 0.2);
  const wheelX = half + h * 0.062;
  const sides = [-1, 1] as const;
  const handles = sides.map(
    (side) =>
      stroke(
        curve(
          [side * half * 0.99, seat],
          [side * half * 1.04, backTop],
          [side * half * 1.06, shoulder.y - h * 0.012],
        ),
        steel,
        h * 0.011,
      ) +
      box(
        side * half * 1.06,
        shoulder.y - h * 0.03,
        h * 0.012,
        shoulder.y + h * 0.012,
        h * 0.01,
        rubber,
      ),
  );
  const wheels = sides.map((side) => {
    const x = side * wheelX;
    const rx = radius * 0.3;
    const spokes = Array.from({ length: 7 }, (_, index) => {
      const angle = (index * Math.PI) / 7 + 0.2;
      const [dx, dy] = [rx * 0.86 * Math.cos(angle), radius * 0.92 * Math.sin(angle)];
      return `<path d="M${number(x - dx)} ${number(-radius - dy)}L${number(x + dx)} ${number(-radius + dy)}" stroke="${steel}" stroke-width="${number(h * 0.0035)}"/>`;
    });
    const ring = (share: number, colour: string, width: number) =>
      `<ellipse cx="${number(x)}" cy="${number(-radius)}" rx="${number(rx * share)}" ry="${number(radius * share - width / 2)}" fill="none" stroke="${colour}" stroke-width="${number(width)}"/>`;
    return `<g transform="rotate(${number(side * -5)} ${number(x)} ${number(-radius)})">${spokes.join('')}${ring(1, rubber, h * 0.017)}${ring(0.86, steel, h * 0.007)}<ellipse cx="${number(x)}" cy="${number(-radius)}" rx="${number(h * 0.009)}" ry="${number(h * 0.016)}" fill="${rubber}"/></g>`;
  });
  const casters = sides.map((side) => {
    const x = side * (half - h * 0.012);
    const r = h * 0.036;
    return `${box(x, seat + h * 0.01, h * 0.006, -r, h * 0.004, steel)}<ellipse cx="${number(x)}" cy="${number(-r)}" rx="${number(h * 0.009)}" ry="${number(r)}" fill="${rubber}"/>`;
  });
  const feet = legs.map(
    ({ ankle }) =>
      box(ankle.x, -h * 0.012, h * 0.042, h * 0.004, h * 0.006, rubber) +
      box(ankle.x, seat, h * 0.005, -h * 0.008, h * 0.003, steel),
  );
  const cushion = filled(
    smooth([
      [-half, seat - h * 0.02],
      [half, seat - h * 0.02],
      [half, seat + h * 0.03],
      [-half, seat + h * 0.03],
    ]),
    cloth.deep,
  );
  const rests = sides.map((side) => {
    const x = side * (half + h * 0.012);
    const top = hip.y - h * 0.03;
    return (
      box(x, top, h * 0.009, seat + h * 0.02, h * 0.006, cloth.shade) +
      box(x, top - h * 0.012, h * 0.017, top + h * 0.01, h * 0.011, rubber)
    );
  });
  return {
    behind: `<g data-part="wheelchair">${handles.join('')}${shape(sheet, back, cloth, { rim: [half * 0.2, 0] })}${cushion}${casters.join('')}${feet.join('')}</g>`,
    front: `<g data-part="wheelchair">${wheels.join('')}${rests.join('')}</g>`,
  };
}
