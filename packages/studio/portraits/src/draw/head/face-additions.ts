import type { Appearance } from '../../appearance/appearance.js';
import { labOf, mixed, tonesOf } from '../colour.js';
import { curve, number, smooth } from '../outline.js';
import { filled, type Sheet, stroke } from '../sheet.js';
import { earOf } from './face.js';
import type { FaceShape } from './face-shape.js';

export function drawGlasses(sheet: Sheet, face: FaceShape, appearance: Appearance): string {
  const { glasses } = appearance;
  if (glasses === null) return '';
  // Light metal is lost on skin without a darker edge.
  const colour =
    labOf(glasses.colour).l > 0.6 ? mixed(glasses.colour, '#5a3c10', 0.34) : glasses.colour;
  const y = face.eyeY + 2;
  const width = 21.5;
  const high = glasses.shape === 'round' ? 19.5 : 15.5;
  const lenses = [-1, 1].map((side) => {
    const cx = face.place(side * (face.eyeX + 1.5), 62);
    const narrow = Math.cos((face.yaw * Math.PI) / 180 - side * 0.25) / Math.cos(0.25);
    const rx = (glasses.shape === 'round' ? 20 : width) * narrow;
    const corner = glasses.shape === 'round' ? 20 : 8;
    const glass =
      glasses.shape === 'sun'
        ? `fill="${sheet.linear(
            [cx, y - high],
            [cx, y + high],
            [
              [0, '#1d1f25'],
              [1, '#3a3d46'],
            ],
          )}"`
        : 'fill="#ffffff" fill-opacity="0.1"';
    const glare =
      glasses.shape === 'sun'
        ? `<path d="M${number(cx - rx * 0.66)} ${number(y + high * 0.05)}L${number(cx - rx * 0.2)} ${number(y - high * 0.6)}" stroke="#fff" stroke-opacity="0.22" stroke-width="4.4" stroke-linecap="round"/>`
        : `<path d="M${number(cx - rx * 0.62)} ${number(y + high * 0.15)}L${number(cx - rx * 0.1)} ${number(y - high * 0.62)}" stroke="#fff" stroke-opacity="0.4" stroke-width="3.2" stroke-linecap="round"/>`;
    return `<rect x="${number(cx - rx)}" y="${number(y - high)}" width="${number(rx * 2)}" height="${number(high * 2)}" rx="${number(Math.min(corner, rx))}" ry="${number(Math.min(corner, high))}" ${glass} stroke="${colour}" stroke-width="3.8"/>${glare}`;
  });
  const inner = face.eyeX + 1.5 - 20.5;
  const bridge = curve(
    [face.place(-inner, 70), y - 3],
    [face.place(0, 82), y - 7.5],
    [face.place(inner, 70), y - 3],
  );
  const arms = [-1, 1].map((side) =>
    stroke(
      curve(
        [face.place(side * (face.eyeX + 23), 52), y - 5],
        [face.place(side * 73, 4), y - 4 + 2 * face.childlike],
      ),
      colour,
      3.4,
    ),
  );
  return `<g data-part="glasses">${arms.join('')}${lenses.join('')}${stroke(bridge, colour, 3.6)}</g>`;
}

const gold = '#c99a3f';

/** Studs, drops or hoops at the lobes, before the hair so that they are seen. */
export function drawEarrings(face: FaceShape, { outfit }: Appearance): string {
  const kind = outfit.earrings;
  if (kind === null) return '';
  return [-1, 1]
    .filter((side) => side * face.yaw <= 14)
    .map((side) => {
      const [earX, earY] = earOf(face, side);
      const [x, y] = [earX + side * 1.5, earY + 20];
      const shape =
        kind === 'hoops'
          ? `<circle cx="${number(x)}" cy="${number(y + 13)}" r="13" fill="none" stroke="${gold}" stroke-width="3.4"/>`
          : kind === 'drops'
            ? `<circle cx="${number(x)}" cy="${number(y)}" r="2.6" fill="${gold}"/><path d="M${number(x)} ${number(y + 2)}l5 14a5.2 5.2 0 1 1 -10 0z" fill="${gold}"/>`
            : `<circle cx="${number(x)}" cy="${number(y)}" r="4.2" fill="${gold}"/><circle cx="${number(x - 1.2)}" cy="${number(y - 1.2)}" r="1.4" fill="#f6e3b4"/>`;
      return `<g data-part="earring">${shape}</g>`;
    })
    .join('');
}

/** Behind the ear that the viewer sees best, with the tube over it and the piece in the ear. */
export function drawHearingAid(face: FaceShape, { aids }: Appearance): string {
  if (!aids.hearingAid) return '';
  const side = face.yaw > 0 ? -1 : 1;
  const [x, y] = earOf(face, side);
  const at = (u: number, v: number): [number, number] => [x + side * u, y + v];
  const shell = smooth([at(6, -27), at(15, -22), at(17, -4), at(13, 9), at(8, 2), at(9, -14)]);
  return `<g data-part="hearing-aid">${filled(shell, '#4a86b8')}${filled(smooth([at(7, -25), at(12, -22), at(13, -13), at(9, -14)]), '#8fbde0')}${stroke(curve(at(7, -26), at(-2, -24), at(-6, -8), at(-1, 2)), '#c8dcea', 2.4)}<circle cx="${number(at(-1, 3)[0])}" cy="${number(at(-1, 3)[1])}" r="4.4" fill="#2f648f"/></g>`;
}

export function drawEyePatch(face: FaceShape, { marks }: Appearance): string {
  if (!marks.eyePatch) return '';
  const x = face.place(-face.eyeX, 62);
  const y = face.eyeY;
  const patch = smooth([
    [x - 20, y - 13],
    [x, y - 17],
    [x + 20, y - 13],
    [x + 15, y + 12],
    [x, y + 19],
    [x - 15, y + 12],
  ]);
  const strap = (to: readonly [number, number]) =>
    stroke(curve([x, y - 12], [to[0], to[1]]), '#26272b', 4);
  return `<g data-part="eye-patch">${strap([face.place(72, 0), y - 50])}${strap([face.place(-74, 0), y - 6])}${filled(patch, '#26272b')}</g>`;
}

export function drawPiercings(face: FaceShape, { marks }: Appearance): string {
  const steel = '#aab4bf';
  const edge = '#5a6470';
  const shine = '#dfe5ea';
  const dot = (x: number, y: number, r = 2.6) =>
    `<circle cx="${number(x)}" cy="${number(y)}" r="${r}" fill="${steel}" stroke="${edge}" stroke-width="0.9"/>`;
  const ringAt = (x: number, y: number, r: number) =>
    `<circle cx="${number(x)}" cy="${number(y)}" r="${r}" fill="none" stroke="${edge}" stroke-width="2.3"/><circle cx="${number(x)}" cy="${number(y)}" r="${r}" fill="none" stroke="${shine}" stroke-width="1.3"/>`;
  return marks.piercings
    .map((place) => {
      const drawn =
        place === 'nose'
          ? ringAt(face.place(face.noseWidth * 0.9, 74), face.noseY + 0.5, 3.6)
          : place === 'septum'
            ? ringAt(face.place(0, 84), face.noseY + 5, 4.4)
            : place === 'eyebrow'
              ? dot(face.place(face.eyeX + 11, 56), face.eyeY - 28) +
                dot(face.place(face.eyeX + 13, 55), face.eyeY - 18)
              : ringAt(face.place(9, 66), face.mouthY + 8.5, 3.2);
      return `<g data-part="piercing-${place}">${drawn}</g>`;
    })
    .join('');
}

/** Over the ears, with the band over the hair. */
export function drawHeadphones(face: FaceShape, { outfit, hair }: Appearance): string {
  if (outfit.headphones === null) return '';
  const tones = tonesOf(outfit.headphones);
  const rise = hair.texture === 'coily' || hair.texture === 'curly' ? 22 : 9;
  const [left, right] = [earOf(face, -1), earOf(face, 1)];
  const y = left[1] - 4;
  const band = curve(
    [left[0] - 5, y - 14],
    [left[0] + 6, -70 - rise * 0.6],
    [face.place(0, 10), -104 - rise],
    [right[0] - 6, -70 - rise * 0.6],
    [right[0] + 5, y - 14],
  );
  const cup = (x: number, side: number) =>
    `<rect x="${number(x - 11 + side * 4)}" y="${number(y - 24)}" width="22" height="46" rx="11" fill="${tones.base}"/><rect x="${number(x - 11 + side * 4 + (side > 0 ? 0 : 15))}" y="${number(y - 20)}" width="7" height="38" rx="3.5" fill="${tones.deep}"/>`;
  return `<g data-part="headphones">${stroke(band, tones.shade, 9)}${stroke(band, tones.light, 3, 0.7)}${cup(left[0], -1)}${cup(right[0], 1)}</g>`;
}
