import type { Appearance } from '../../appearance/appearance.js';
import { labOf, mixed, type Tones } from '../colour.js';
import { type Corner, curve, number, smooth } from '../outline.js';
import { filled, type Sheet, stroke } from '../sheet.js';
import { inkOf } from './face.js';
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
  const smoothLid = appearance.lids === 'smooth';
  const droop = appearance.lines * 1.8;
  // Small children look out of wide, level eyes even when they laugh.
  const c = face.childlike;
  const tilt = ((face.eyeTilt * (1 - 0.7 * c) * Math.PI) / 180) * side;
  const at = (u: number, v: number, sharp?: 0 | 1): Corner => {
    const [x, y] = [side * u * size * narrow, v * size];
    return [
      cx + x * Math.cos(tilt) + y * Math.sin(tilt),
      face.eyeY - x * Math.sin(tilt) + y * Math.cos(tilt),
      sharp ?? 0,
    ];
  };
  const lash = mixed(inkOf(skin), '#140a08', 0.45);
  const open =
    (expression === 'laugh' ? 0.6 + 0.34 * c : 1) *
    (smoothLid ? 0.84 + 0.1 * c : 1) *
    (1 - 0.18 * appearance.lines) *
    (eyes === 'half' ? 0.34 : 1);
  const cheek = expression === 'neutral' ? 0 : expression === 'smile' ? 1.6 : 4.2 - 2.4 * c;
  const baby = face.childlike > 0.9;
  const weight = baby ? 2.6 : 3.1 + (feminine && face.childlike < 0.62 ? 0.7 : 0);
  if (appearance.marks.eyePatch && side < 0) {
    return `<g data-part="eye">${brow(face, skin, appearance, expression, side)}</g>`;
  }
  if (eyes === 'closed') {
    const lid = curve(at(-12, 1), at(-4, 4.8), at(5, 4.6), at(13, 0.4 + droop));
    return `<g data-part="eye">${stroke(lid, lash, weight)}${brow(face, skin, appearance, expression, side)}</g>`;
  }
  const inner = at(-12.4, 2.2, 1);
  const outer = at(12.8, 0.4 + droop, 1);
  const upper = [at(-7.4, -6.6 * open), at(0.6, -9.6 * open), at(8.4, -7 * open + droop * 0.6)];
  const lower = [at(7.4, 7 - cheek), at(0, 8.4 - cheek), at(-7.6, 6.6 - cheek * 0.8)];
  const ball = smooth([inner, ...upper, outer, ...lower]);
  const iris = (7.7 + 1.2 * face.childlike) * size;
  const [ix, iy] = [
    cx - face.yaw * 0.09,
    face.eyeY - 0.4 * size - (expression === 'laugh' ? 1 : 0),
  ];
  const dark = labOf(appearance.eyes).l < 0.42;
  const parts = [
    filled(ball, mixed('#fffdfa', skin.base, 0.06)),
    `<g clip-path="${sheet.clip(ball)}">`,
    `<circle cx="${number(ix)}" cy="${number(iy)}" r="${number(iris)}" fill="${appearance.eyes}"/>`,
    `<circle cx="${number(ix)}" cy="${number(iy)}" r="${number(iris * (dark ? 0.6 : 0.52))}" fill="#150e0d"/>`,
    '</g>',
    `<circle cx="${number(ix + iris * 0.32)}" cy="${number(iy - iris * 0.38)}" r="${number(iris * 0.27)}" fill="#fff"/>`,
    stroke(curve(at(-13, 2.6), ...upper, at(13.6, 0.2 + droop)), lash, weight),
  ];
  if (feminine && face.childlike < 0.62) {
    parts.push(
      stroke(
        curve(at(11.6, -2 + droop), at(15, -4.4 + droop), at(18, -7.4 + droop)),
        lash,
        weight * 0.72,
      ),
    );
  }
  if (!smoothLid && face.childlike < 0.7) {
    parts.push(
      stroke(
        curve(at(-9, -11 * open), at(0.6, -14.6 * open), at(10, -11.4 * open + droop)),
        skin.deep,
        1.6,
        0.6,
      ),
    );
  }
  if (appearance.lines > 0.35) {
    for (const [from, to] of [
      [-2, -5],
      [2.4, 3.6],
    ] as const) {
      parts.push(
        `<g data-part="age-line">${stroke(curve(at(19, from), at(25, to)), skin.deep, 1.8, 0.4 + 0.4 * appearance.lines)}</g>`,
      );
    }
  }
  parts.push(brow(face, skin, appearance, expression, side));
  return `<g data-part="eye">${parts.join('')}</g>`;
}

function brow(
  face: FaceShape,
  skin: Tones,
  appearance: Appearance,
  expression: Expression,
  side: number,
): string {
  const feminine = appearance.presentation === 'feminine';
  if (face.childlike > 0.9) return babyBrow(face, skin, appearance, side);
  const thick = (feminine ? 4.4 : 6.4) * face.browWeight * (1 - 0.3 * face.childlike);
  const lift =
    face.browLift +
    (expression === 'laugh' ? 4 : expression === 'smile' ? 1 : -1) +
    2 * face.childlike;
  const y = face.eyeY - 21.5 - lift + 2 * face.masculine - 3 * face.childlike;
  const x = face.eyeX;
  const arch = (feminine ? 5 : 3.4) + (expression === 'laugh' ? 1.5 : 0);
  const at = (u: number, v: number, sharp?: 0 | 1): Corner => [
    face.place(side * u, 62 - u * 0.12),
    y + v,
    sharp ?? 0,
  ];
  const hair = appearance.hair.colour;
  const pale = labOf(hair).l > 0.72;
  const natural =
    ['bald', 'shaved'].includes(appearance.hair.front) && labOf(hair).l > 0.6 ? '#8d7a68' : hair;
  const colour = pale ? mixed(hair, skin.deep, 0.45) : mixed(natural, inkOf(skin), 0.35);
  const path = smooth([
    at(x - 14.5, -1.4),
    at(x - 3, -arch * 0.85),
    at(x + 7, -arch),
    at(x + 18.5, 3.4, 1),
    at(x + 7, -arch + thick * 0.8),
    at(x - 3, -arch * 0.85 + thick),
    at(x - 14, -1.4 + thick * 0.85),
  ]);
  return `<g data-part="brow">${filled(path, colour)}</g>`;
}

/** Hardly there yet: a short soft stroke. */
function babyBrow(face: FaceShape, skin: Tones, { hair }: Appearance, side: number): string {
  const at = (u: number, v: number): Corner => [
    face.place(side * (face.eyeX + u), 58),
    face.eyeY - 29 + v,
  ];
  const line = curve(at(-8, 2), at(1, -1.6), at(9, 1.6));
  return `<g data-part="brow">${stroke(line, mixed(skin.deep, hair.colour, 0.4), 2.6, 0.75)}</g>`;
}
