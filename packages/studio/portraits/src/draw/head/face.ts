import type { Appearance } from '../../appearance/appearance.js';
import type { Seed } from '../../seed.js';
import { labOf, mixed, type Tones } from '../colour.js';
import { type Corner, curve, moved, number, pathData, smooth } from '../outline.js';
import { filled, type Sheet, shadeOutside, stroke } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import { drawSkinMarks } from './skin-marks.js';

/** The colour of lines in a face: the skin's own, deep enough to be read at the size of a card. */
export function inkOf(skin: Tones): string {
  const { l } = labOf(skin.base);
  return mixed(skin.deep, '#1c0d0a', l > 0.6 ? 0.42 : 0.68);
}

export function drawEars(face: FaceShape, skin: Tones): string {
  return [-1, 1]
    .map((side) => {
      // A turned head hides the far ear.
      if (side * face.yaw > 14) return '';
      const [x, y] = earOf(face, side);
      const at = (u: number, v: number): Corner => [x + side * u, y + v];
      const outline = smooth([
        at(-8, -17),
        at(3, -22),
        at(11, -13),
        at(9.5, 2),
        at(4.5, 14),
        at(-2, 20),
        at(-9, 10),
      ]);
      return `<g data-part="ear"><path d="${pathData(outline)}" fill="${side > 0 ? skin.shade : skin.base}"/>${stroke(
        curve(at(6, -11), at(1, -13), at(-1, -4), at(4, 2), at(1, 9)),
        skin.deep,
        2.2,
        0.8,
      )}</g>`;
    })
    .join('');
}

/** Where an ear begins, in head units. */
export function earOf(face: FaceShape, side: number): readonly [x: number, y: number] {
  return [face.place(side * (74 + 5 * face.childlike), -12), 15 + 11 * face.childlike];
}

/** The face's surface, its one shade, nose and cheeks; eyes and mouth come on top. */
export function drawFace(
  sheet: Sheet,
  face: FaceShape,
  skin: Tones,
  appearance: Appearance,
  seed: Seed,
): string {
  const clip = sheet.clip(face.outline);
  const blush = mixed(skin.base, labOf(skin.base).l > 0.6 ? '#e0574f' : '#b4402f', 0.42);
  const strength = 0.5 + 0.3 * face.childlike - 0.22 * face.masculine;
  const cheeks = [-1, 1].map(
    (side) =>
      `<ellipse cx="${number(face.place(side * 45, 46))}" cy="${number(face.noseY + 5 + 3 * face.childlike)}" rx="${number(14 + 3 * face.childlike)}" ry="${number(10 + 3 * face.childlike)}" fill="${blush}" fill-opacity="${number(strength)}"/>`,
  );
  const turn = face.yaw < 0 ? 1 : -1;
  return `<g data-part="face"><path d="${pathData(face.outline)}" fill="${skin.base}"/>${shadeOutside(
    sheet,
    face.outline,
    moved(face.outline, 11 * turn, -5),
    skin.shade,
    0.7,
  )}<g clip-path="${clip}">${cheeks.join('')}${drawSkinMarks(face, skin, appearance, seed)}</g>${nose(face, skin)}${appearance.lines > 0.2 ? ageLines(face, skin, appearance.lines) : ''}</g>`;
}

/** One confident line from the bridge around the tip, and the shaded plane next to it. */
function nose(face: FaceShape, skin: Tones): string {
  const y = face.noseY;
  const w = face.noseWidth;
  const c = face.childlike;
  const side = face.yaw < 0 ? -1 : 1;
  const at = (x: number, dy: number, z: number): Corner => [face.place(side * x, z), y + dy];
  const ink = mixed(skin.deep, inkOf(skin), 0.55);
  const width = 3.2 - 0.6 * c;
  const small = c > 0.45 || face.noseForm === 'button';
  const line = small
    ? curve(at(w * 0.62, -5, 78), at(w * 0.5, 1.5, 82), at(-1, 3.4, 84), at(-w * 0.55, 0, 80))
    : face.noseForm === 'round'
      ? curve(
          at(4.5, -26, 66),
          at(7.5, -12, 76),
          at(w * 0.95, -4, 80),
          at(w * 0.6, 3, 82),
          at(-w * 0.3, 3.4, 82),
        )
      : curve(
          at(3.5, -27, 66),
          at(8.5, -9, 80),
          at(w * 0.9, -1, 84),
          at(w * 0.3, 3.6, 84),
          at(-w * 0.2, 2.6, 82),
        );
  const plane = smooth([
    at(6, -28, 62),
    at(9, -10, 76),
    at(w * 0.98, -2, 78),
    at(w * 0.5, 3, 82),
    at(1, -4, 86),
    at(1.5, -18, 78),
  ]);
  return `<g data-part="nose">${small ? '' : filled(plane, skin.shade, 0.75)}${stroke(line, ink, width)}</g>`;
}

function ageLines(face: FaceShape, skin: Tones, lines: number): string {
  const strength = 0.4 + 0.4 * lines;
  const marks: string[] = [];
  for (const side of [-1, 1]) {
    const at = (x: number, y: number, z: number): Corner => [face.place(side * x, z), y];
    marks.push(
      stroke(
        curve(
          at(face.noseWidth + 7, face.noseY + 1, 66),
          at(face.mouthWidth + 7, face.mouthY - 10, 58),
          at(face.mouthWidth + 10, face.mouthY + 1, 56),
        ),
        skin.deep,
        2.1,
        strength,
      ),
    );
    if (lines > 0.5) {
      marks.push(
        stroke(
          curve(
            at(face.eyeX - 11, face.eyeY + 15, 60),
            at(face.eyeX, face.eyeY + 18.5, 60),
            at(face.eyeX + 11, face.eyeY + 15.5, 54),
          ),
          skin.deep,
          1.9,
          strength * 0.8,
        ),
      );
    }
  }
  const wrinkles = lines > 0.6 ? [-48, -59] : lines > 0.38 ? [-52] : [];
  for (const y of wrinkles) {
    marks.push(
      stroke(
        curve(
          [face.place(-24, 50), y + 2],
          [face.place(0, 62), y - 0.5],
          [face.place(24, 50), y + 2],
        ),
        skin.deep,
        2,
        strength * 0.6,
      ),
    );
  }
  return marks.map((line) => `<g data-part="age-line">${line}</g>`).join('');
}

/** The neck's outline is the body's business; this is the head's shadow on whatever lies below it. */
export function shadowOfHead(face: FaceShape, skin: Tones): string {
  return filled(moved(face.outline, 5, 15), mixed(skin.shade, skin.deep, 0.45));
}
