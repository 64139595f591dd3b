import type { Appearance } from '../../appearance/appearance.js';
import { labOf, mixed, type Tones } from '../colour.js';
import { type Corner, number, pathData, smooth } from '../outline.js';
import { filled, type Sheet, stroke } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import type { Expression, Look } from './mouth.js';

/** Both eyes with lids and brows, in head units. */
export function drawEyes(
  sheet: Sheet,
  face: FaceShape,
  skin: Tones,
  appearance: Appearance,
  look: Look,
): string {
  return [-1, 1].map((side) => eye(sheet, face, skin, appearance, look, side)).join('');
}

function eye(
  sheet: Sheet,
  face: FaceShape,
  skin: Tones,
  appearance: Appearance,
  { expression, eyes }: Look,
  side: number,
): string {
  const feminine = appearance.presentation === 'feminine';
  const cx = face.place(side * face.eyeX, 60);
  // The far eye is seen at an angle.
  const narrow = Math.cos((face.yaw * Math.PI) / 180 - side * 0.25) / Math.cos(0.25);
  const size = face.eyeSize;
  const droop = appearance.lines * 1.6;
  const opening =
    (expression === 'laugh' ? 0.74 : 1) *
    (1 - 0.16 * appearance.lines) *
    (appearance.lids === 'smooth' ? 0.88 : 1);
  const tilt = ((face.eyeTilt * Math.PI) / 180) * side;
  const at = (u: number, v: number, sharp?: 0 | 1): Corner => {
    const [x, y] = [side * u * size * narrow, v * size];
    return [
      cx + x * Math.cos(tilt) + y * Math.sin(tilt),
      face.eyeY - x * Math.sin(tilt) + y * Math.cos(tilt),
      sharp ?? 0,
    ];
  };
  const o = opening;
  const cheek = expression === 'neutral' ? 0 : expression === 'smile' ? 0.8 : 2.2;
  const inner = at(-13.2, 2.4, 1);
  const outer = at(13.6, -0.8 + droop, 1);
  const upper = [at(-7.5, -4.6 * o), at(1, -7.9 * o), at(8.8, -5.8 * o + droop * 0.6)];
  const lower = [at(7.5, 4.3 - cheek), at(-1, 5.6 - cheek), at(-8.5, 4.3 - cheek * 0.6)];
  const ball = smooth([inner, ...upper, outer, ...lower]);
  const lash = mixed(
    mixed(appearance.hair.colour, '#20130f', 0.75),
    skin.deep,
    face.childlike * 0.2 + appearance.lines * 0.2,
  );
  const iris = 6.5 + 0.9 * face.childlike;
  const gaze = -face.yaw * 0.05;
  const [ix, iy] = [cx + gaze, face.eyeY - 0.9 * size];
  const clip = sheet.clip(ball);
  const t = feminine ? 1 : 0.62;
  const lid = smooth([
    inner,
    ...upper,
    outer,
    ...(feminine && face.childlike < 0.5 ? [at(17, -4.6 + droop, 1)] : [at(14.6, -2.2 + droop, 1)]),
    at(9, -5.8 * o - 2.9 * t + droop * 0.5),
    at(1, -7.9 * o - 2.6 * t),
    at(-7.5, -4.6 * o - 1.5 * t),
  ]);
  if (eyes === 'closed') {
    const shut = smooth([
      inner,
      ...[...lower].reverse(),
      outer,
      at(9, 1.2 - cheek),
      at(0, 2.4 - cheek),
      at(-8, 1.6),
    ]);
    const drawing =
      filled(ball, skin.shade, 0.55) +
      filled(shut, lash) +
      brow(face, skin, appearance, expression, side);
    return `<g data-part="eye">${drawing}</g>`;
  }
  const parts = [
    filled(ball, mixed('#fffdf9', skin.base, 0.1)),
    `<g clip-path="${clip}">`,
    `<circle cx="${number(ix)}" cy="${number(iy)}" r="${number(iris * size)}" fill="${appearance.eyes}"/>`,
    `<circle cx="${number(ix)}" cy="${number(iy)}" r="${number(iris * size)}" fill="none" stroke="${mixed(appearance.eyes, '#120c0a', 0.6)}" stroke-width="1.4"/>`,
    `<ellipse cx="${number(ix)}" cy="${number(iy + iris * 0.5 * size)}" rx="${number(iris * 0.62 * size)}" ry="${number(iris * 0.36 * size)}" fill="#fff" fill-opacity="0.14"/>`,
    `<circle cx="${number(ix)}" cy="${number(iy)}" r="${number(iris * 0.5 * size)}" fill="#16100f"/>`,
    `<path d="${pathData(smooth([at(-15, -9), at(0, -13), at(15, -9), at(13.6, -0.8), at(8.8, -3 * o), at(1, -4.9 * o), at(-7.5, -2 * o), at(-13.2, 2.4)]))}" fill="${lash}" fill-opacity="0.28"/>`,
    '</g>',
    `<circle cx="${number(ix - 2.1)}" cy="${number(iy - 2.3)}" r="${number(1.75 * size)}" fill="#fff" fill-opacity="0.95"/>`,
    filled(lid, lash),
    stroke(
      smooth([at(12.5, 1.6 - cheek * 0.3 + droop), at(6, 5 - cheek), at(-3, 5.9 - cheek)], false),
      mixed(skin.deep, lash, 0.3),
      1.1,
      0.55,
    ),
  ];
  if (appearance.lids === 'open') {
    parts.push(
      stroke(
        smooth(
          [
            at(-10.5, -6 * o - 1.5),
            at(0, -11.4 * o - 1),
            at(10, -9 * o - 0.5 + droop),
            at(14.5, -4.6 + droop),
          ],
          false,
        ),
        skin.deep,
        1.3,
        0.62,
      ),
    );
  }
  if (appearance.lines > 0.25) parts.push(agedEye(at, skin, appearance.lines));
  parts.push(brow(face, skin, appearance, expression, side));
  return `<g data-part="eye">${parts.join('')}</g>`;
}

/** Crow's feet and the fold below the eye. */
function agedEye(at: (u: number, v: number) => Corner, skin: Tones, lines: number): string {
  const faint = 0.35 + 0.4 * lines;
  return [
    stroke(smooth([at(-9, 10.5), at(0, 13), at(9, 11.5)], false), skin.deep, 1.3, faint * 0.75),
    stroke(smooth([at(18.5, -1.5), at(22, -3.4), at(25, -4)], false), skin.deep, 1.2, faint),
    stroke(smooth([at(18.5, 2), at(22, 2.6), at(25, 3.2)], false), skin.deep, 1.2, faint),
  ]
    .map((line) => `<g data-part="age-line">${line}</g>`)
    .join('');
}

function brow(
  face: FaceShape,
  skin: Tones,
  appearance: Appearance,
  expression: Expression,
  side: number,
): string {
  const thick =
    (appearance.presentation === 'feminine' ? 3.1 : 4.9) *
    face.browWeight *
    (1 - 0.35 * face.childlike);
  const lift = face.browLift + (expression === 'laugh' ? -2 : 0) + 2.5 * face.childlike;
  const y = face.eyeY - 19.5 - lift + 1.5 * face.masculine;
  const at = (u: number, v: number): Corner => [face.place(side * u, 62 - u * 0.12), y + v];
  const x = face.eyeX;
  const arch = appearance.presentation === 'feminine' ? 3.4 : 2;
  const light = labOf(appearance.hair.colour).l;
  const colour = mixed(
    appearance.hair.colour,
    light > 0.72 ? skin.deep : '#1d1412',
    light > 0.72 ? 0.42 : 0.3,
  );
  const path = smooth([
    at(x - 14.5, 1.7 - 1.6 * face.childlike),
    at(x - 5, -1.6),
    at(x + 6, -arch - 0.6),
    sharpened(at(x + 18, 2.6)),
    at(x + 6, -arch + thick * 0.85),
    at(x - 5, -1.2 + thick),
    at(x - 14, 2.1 - 1.6 * face.childlike + thick * 0.75),
  ]);
  return `<g data-part="brow">${filled(path, colour, 0.92)}</g>`;
}

function sharpened([x, y]: Corner): Corner {
  return [x, y, 1];
}
