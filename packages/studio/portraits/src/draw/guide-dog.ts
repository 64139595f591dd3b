import type { Figure } from './figure.js';
import { number, smooth } from './outline.js';
import { filled, type Sheet, shape, stroke } from './sheet.js';

/** Sits next to its person, in harness, at its natural size. */
export function drawGuideDog(sheet: Sheet, figure: Figure): string {
  const wrist = figure.arms[1].wrist;
  const x = Math.max(figure.hip.w + 26, wrist.x + 20);
  const coat = { light: '#ecd3a4', base: '#dfbd84', shade: '#c8a065', deep: '#8f6a3c' };
  const at = (u: number, v: number, sharp?: 0 | 1): [number, number, 0 | 1] => [
    x + u,
    -v,
    sharp ?? 0,
  ];
  const body = smooth([
    at(-6, 40),
    at(6, 40),
    at(13, 26),
    at(17, 10),
    at(15, 1),
    at(-11, 1),
    at(-13, 12),
    at(-9, 28),
  ]);
  const tail = stroke(smooth([at(14, 5), at(24, 6), at(29, 13)], false), coat.shade, 4.6);
  const legs = [-6, 4].map((u) =>
    filled(
      smooth([
        at(u - 3.4, 26),
        at(u + 3.4, 26),
        at(u + 3.6, 3),
        at(u + 4.4, 0.6, 1),
        at(u - 5, 0.6, 1),
        at(u - 3.4, 5),
      ]),
      u < 0 ? coat.base : coat.light,
    ),
  );
  const head = smooth([
    at(-11, 58),
    at(-5, 64),
    at(5, 64),
    at(11, 57),
    at(10, 48),
    at(5, 42),
    at(-6, 41),
    at(-13, 44),
    at(-14, 50),
  ]);
  const ears = [
    smooth([at(-9, 63), at(-15, 59), at(-15, 47), at(-9, 50)]),
    smooth([at(7, 63), at(14, 60), at(15, 47), at(10, 49)]),
  ].map((ear) => filled(ear, coat.deep));
  const muzzle = filled(
    smooth([at(-15, 51), at(-8, 54), at(0, 51), at(0, 45), at(-7, 41.6), at(-14, 44)]),
    coat.light,
  );
  const face = `<ellipse cx="${number(x - 12.6)}" cy="-50.6" rx="2.8" ry="2.1" fill="#2a2220"/><circle cx="${number(x - 5)}" cy="-56" r="1.4" fill="#2a2220"/><circle cx="${number(x + 4)}" cy="-56" r="1.4" fill="#2a2220"/>${stroke(smooth([at(-12, 48), at(-7, 45), at(-2, 46.4)], false), '#5a3d26', 1)}`;
  const strap = (from: [number, number, 0 | 1], to: [number, number, 0 | 1]) =>
    stroke(smooth([from, to], false), '#c9302c', 4.4, 1, 'butt');
  const handle =
    stroke(
      smooth(
        [
          [wrist.x + 0.6, wrist.y + 6],
          [x - 8, -46],
          [x - 6, -30],
        ],
        false,
      ),
      '#3a3d44',
      1.8,
    ) +
    stroke(
      smooth(
        [
          [wrist.x + 3, wrist.y + 5],
          [x + 3, -45],
          [x + 8, -30],
        ],
        false,
      ),
      '#3a3d44',
      1.8,
    );
  return `<g data-part="guide-dog">${tail}${shape(sheet, body, coat, { rim: [4, 1] })}${legs.join('')}${strap(at(-11, 30), at(12, 28))}${handle}${shape(sheet, head, coat, { rim: [2.6, 1] })}${muzzle}${ears.join('')}${face}</g>`;
}
