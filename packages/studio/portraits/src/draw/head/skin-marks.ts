import type { Appearance } from '../../appearance/appearance.js';
import { chances, type Seed } from '../../seed.js';
import { mixed, type Tones } from '../colour.js';
import { type Corner, curve, number, smooth } from '../outline.js';
import { filled, stroke } from '../sheet.js';
import type { FaceShape } from './face-shape.js';

/** Freckles, moles, scars and the like on the face, in head units. */
export function drawSkinMarks(
  face: FaceShape,
  skin: Tones,
  { marks }: Appearance,
  seed: Seed,
): string {
  return [
    marks.vitiligo ? vitiligo(face, skin, seed) : '',
    marks.freckles ? freckles(face, skin, seed) : '',
    marks.mole
      ? dot(face, 'mole', [34, face.mouthY - 15, 50], 3.4, mixed(skin.deep, '#2a1410', 0.6))
      : '',
    marks.scar === null ? '' : scar(face, skin, marks.scar),
    marks.dimples ? dimples(face, skin) : '',
    marks.tattoo === 'face' ? dot(face, 'tattoo', [-38, face.eyeY + 20, 50], 3.2, '#2c3a4a') : '',
    marks.bindi ? dot(face, 'bindi', [0, -30 + 12 * face.childlike, 66], 4.6, '#b3202c') : '',
  ].join('');
}

function dot(
  face: FaceShape,
  part: string,
  [x, y, z]: readonly [number, number, number],
  radius: number,
  colour: string,
): string {
  return `<circle data-part="${part}" cx="${number(face.place(x, z))}" cy="${number(y)}" r="${radius}" fill="${colour}"/>`;
}

function freckles(face: FaceShape, skin: Tones, seed: Seed): string {
  const next = chances(seed, 'freckles');
  const dots = Array.from({ length: 26 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const x = side * (7 + 42 * next() ** 0.8);
    const y = face.noseY - 13 + 21 * next() - Math.abs(x) * 0.05;
    return `<circle cx="${number(face.place(x, 66 - Math.abs(x) * 0.3))}" cy="${number(y)}" r="${number(1.3 + 0.9 * next())}"/>`;
  });
  return `<g data-part="freckles" fill="${mixed(skin.deep, '#a0522d', 0.35)}" fill-opacity="0.8">${dots.join('')}</g>`;
}

/** Patches without pigment around mouth and eyes, as vitiligo mostly shows. */
function vitiligo(face: FaceShape, skin: Tones, seed: Seed): string {
  const next = chances(seed, 'vitiligo');
  const pale = mixed(skin.base, '#fff3e8', 0.68);
  const patch = (cx: number, cy: number, rx: number, ry: number) => {
    const corners = Array.from({ length: 9 }, (_, index): Corner => {
      const angle = (index / 9) * 2 * Math.PI;
      const r = 0.72 + 0.5 * next();
      return [face.place(cx + rx * r * Math.cos(angle), 58), cy + ry * r * Math.sin(angle)];
    });
    return filled(smooth(corners), pale);
  };
  return `<g data-part="vitiligo">${patch(-face.eyeX - 6, face.eyeY - 4, 25, 21)}${patch(face.eyeX + 24, face.noseY + 22, 19, 24)}${patch(-14, face.mouthY + 17, 27, 15)}${patch(30, -64, 22, 15)}</g>`;
}

function scar(face: FaceShape, skin: Tones, where: 'cheek' | 'brow' | 'chin'): string {
  const [x, y, length, slant] =
    where === 'brow'
      ? ([face.eyeX + 9, face.eyeY - 24, 12, 4] as const)
      : where === 'chin'
        ? ([12, face.mouthY + 20, 8, 5] as const)
        : ([-46, face.noseY + 4, 15, 9] as const);
  const at = (u: number, v: number): Corner => [face.place(x + u, 50), y + v];
  const colour = mixed(skin.base, '#fff0ea', 0.55);
  const cuts = [-0.55, 0, 0.55].map((share) =>
    stroke(
      curve(at(slant * share - 4, -length * share - 2), at(slant * share + 4, -length * share + 2)),
      mixed(skin.deep, '#a0403a', 0.35),
      1.8,
    ),
  );
  return `<g data-part="scar">${stroke(curve(at(-slant, length), at(0, 0), at(slant, -length)), colour, 4.2)}${stroke(curve(at(-slant, length), at(0, 0), at(slant, -length)), mixed(skin.deep, '#a0403a', 0.4), 1.6)}${cuts.join('')}</g>`;
}

function dimples(face: FaceShape, skin: Tones): string {
  return [-1, 1]
    .map((side) => {
      const x = face.place(side * (face.mouthWidth + 13), 52);
      return `<g data-part="dimple">${stroke(
        curve(
          [x, face.mouthY - 12],
          [x + side * 3.4, face.mouthY - 5],
          [x + side * 0.6, face.mouthY + 2],
        ),
        skin.deep,
        2.4,
        0.85,
      )}</g>`;
    })
    .join('');
}
