import type { Appearance } from '../appearance/appearance.js';
import { mixed } from './colour.js';
import type { Arm, Figure } from './figure.js';
import { type Corner, curve, number } from './outline.js';
import { stroke } from './sheet.js';

/** Ink on skin: dark blue on fair skin, near black on deep skin. */
function inkOn(skin: string): string {
  return mixed(skin, '#16233a', 0.78);
}

/** Bands and leaves on the person's left arm, over the sleeve's end so that it is seen whatever is worn. */
export function drawBodyMarks(
  figure: Figure,
  arm: Arm,
  { marks, skin, outfit }: Appearance,
): string {
  if (marks.tattoo !== 'arm' || arm.side < 0) return '';
  const bare =
    outfit.outer === null &&
    (outfit.top === null ||
      outfit.sleeves === 'short' ||
      ['tank', 'tshirt', 'polo', 'jersey', 'scrubs'].includes(outfit.top.kind));
  const { elbow, wrist, shoulder } = arm;
  const s = figure.height / 170;
  const ink = inkOn(skin);
  // Long sleeves leave the back of the hand.
  const [from, to] = bare
    ? [elbow, wrist]
    : [
        wrist,
        {
          ...wrist,
          x: wrist.x + (wrist.x - elbow.x) * 0.34,
          y: wrist.y + (wrist.y - elbow.y) * 0.34,
        },
      ];
  const along = (share: number) => {
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      r: from.r + (to.r - from.r) * share,
    };
  };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const stem = stroke(
    curve(...[0.06, 0.5, 0.92].map((share) => along(share)).map(({ x, y }): Corner => [x, y])),
    ink,
    0.7 * s,
  );
  const leaves = [0.18, 0.36, 0.54, 0.72].flatMap((share) => {
    const { x, y, r } = along(share);
    return [-1, 1].map((side) => {
      const [lx, ly] = [x - uy * r * 0.5 * side, y + ux * r * 0.5 * side];
      const turn = (Math.atan2(uy, ux) * 180) / Math.PI + side * 42;
      return `<ellipse cx="${number(lx)}" cy="${number(ly)}" rx="${number(r * 0.58)}" ry="${number(r * 0.24)}" fill="${ink}" transform="rotate(${number(turn)} ${number(lx)} ${number(ly)})"/>`;
    });
  });
  const band = bare
    ? stroke(
        curve(
          [shoulder.x * 0.35 + elbow.x * 0.65 - elbow.r, shoulder.y * 0.35 + elbow.y * 0.65],
          [shoulder.x * 0.35 + elbow.x * 0.65 + elbow.r, shoulder.y * 0.35 + elbow.y * 0.65],
        ),
        ink,
        1.5 * s,
      )
    : '';
  return arm.hand === 'pocket' && !bare
    ? ''
    : `<g data-part="tattoo">${stem}${leaves.join('')}${bare && outfit.top?.kind === 'tank' ? band : ''}</g>`;
}

/** A spray of leaves at the side of the neck. */
export function drawNeckTattoo(figure: Figure, { marks, skin }: Appearance): string {
  if (marks.tattoo !== 'neck') return '';
  const { neck, height: h } = figure;
  const s = h / 170;
  const ink = inkOn(skin);
  const x = neck.w * 0.5;
  const y = neck.base + 0.2 * s;
  const leaf = (dx: number, dy: number, turn: number) =>
    `<ellipse cx="${number(x + dx * s)}" cy="${number(y + dy * s)}" rx="${number(1.9 * s)}" ry="${number(0.75 * s)}" fill="${ink}" transform="rotate(${turn} ${number(x + dx * s)} ${number(y + dy * s)})"/>`;
  return `<g data-part="tattoo">${stroke(
    curve([x - 0.4 * s, y + 3 * s], [x + 0.3 * s, y - 1 * s], [x + 1.4 * s, y - 5 * s]),
    ink,
    0.6 * s,
  )}${leaf(-1.4, 1.2, 35)}${leaf(1.8, 0.4, -40)}${leaf(-0.8, -2, 40)}${leaf(2.4, -2.8, -35)}</g>`;
}
