import type { Appearance } from '../../appearance/appearance.js';
import { chances, type Seed } from '../../seed.js';
import { mixed, type Tones } from '../colour.js';
import { type Corner, moved, number, pathData, smooth } from '../outline.js';
import { filled, type Sheet, shadeOutside, stroke } from '../sheet.js';
import type { FaceShape } from './face-shape.js';

/** Ears, to be drawn before the face. */
export function drawEars(sheet: Sheet, face: FaceShape, skin: Tones): string {
  return [-1, 1]
    .map((side) => {
      // A turned head hides the far ear.
      const hidden = side * face.yaw > 14;
      if (hidden) return '';
      const x = face.place(side * (72 + 4 * face.childlike), -12);
      const y = 14 + 9 * face.childlike;
      const at = (u: number, v: number): Corner => [x + side * u, y + v];
      const outline = smooth([
        at(-8, -19),
        at(2, -23),
        at(9, -15),
        at(8.5, 0),
        at(4, 12),
        at(0, 20),
        at(-6, 18),
        at(-10, 0),
      ]);
      const fill = sheet.linear(
        [x - 10, y],
        [x + 10, y],
        [
          [0, skin.base],
          [1, side > 0 ? skin.shade : skin.base],
        ],
      );
      return `<g data-part="ear"><path d="${pathData(outline)}" fill="${fill}"/>${stroke(
        smooth([at(-2, -15), at(4.5, -13), at(4, -3), at(0, 3), at(1, 10)], false),
        skin.deep,
        1.8,
        0.55,
      )}</g>`;
    })
    .join('');
}

/** The face's surface, its light and shade, nose and cheeks; eyes and mouth come on top. */
export function drawFace(
  sheet: Sheet,
  face: FaceShape,
  skin: Tones,
  appearance: Appearance,
  seed: Seed,
): string {
  const d = pathData(face.outline);
  const clip = sheet.clip(face.outline);
  const base = sheet.linear(
    [-70, -60],
    [78, 40],
    [
      [0, skin.light],
      [0.45, skin.base],
      [1, skin.base],
    ],
  );
  const blush = mixed(skin.base, '#d4473f', 0.5);
  const cheeks = [-1, 1].map((side) => {
    const centre: [number, number] = [
      face.place(side * 43, 48),
      face.noseY - 2 + 3 * face.childlike,
    ];
    const strength = (0.3 + 0.2 * face.childlike - 0.1 * face.masculine) * 0.85;
    const fill = sheet.radial(centre, 23, [
      [0, blush, strength],
      [0.45, blush, strength * 0.6],
      [1, blush, 0],
    ]);
    return `<circle cx="${number(centre[0])}" cy="${number(centre[1])}" r="23" fill="${fill}"/>`;
  });
  const underChin = sheet.linear(
    [0, 60],
    [0, 102],
    [
      [0, skin.shade, 0],
      [1, skin.shade, 0.75],
    ],
  );
  return `<g data-part="face"><path d="${d}" fill="${base}"/>${shadeOutside(
    sheet,
    face.outline,
    moved(face.outline, -15, -5),
    skin.shade,
    0.62,
  )}<g clip-path="${clip}"><rect x="-90" y="60" width="180" height="46" fill="${underChin}"/>${eyeSockets(sheet, face, skin)}${cheeks.join('')}${
    appearance.freckles ? freckles(face, skin, seed) : ''
  }</g>${nose(sheet, face, skin)}${appearance.lines > 0.2 ? ageLines(face, skin, appearance.lines) : ''}</g>`;
}

function eyeSockets(sheet: Sheet, face: FaceShape, skin: Tones): string {
  return [-1, 1]
    .map((side) => {
      const centre: [number, number] = [face.place(side * (face.eyeX - 6), 60), face.eyeY - 9];
      const fill = sheet.radial(centre, 22, [
        [0, skin.shade, 0.55],
        [1, skin.shade, 0],
      ]);
      return `<circle cx="${number(centre[0])}" cy="${number(centre[1])}" r="22" fill="${fill}"/>`;
    })
    .join('');
}

function nose(sheet: Sheet, face: FaceShape, skin: Tones): string {
  const y = face.noseY;
  const w = face.noseWidth;
  const top = face.eyeY - 4;
  const small = 1 - 0.5 * face.childlike;
  const at = (x: number, dy: number, z: number): Corner => [face.place(x, z), y + dy];
  const side = face.yaw < -4 ? -1 : 1;
  const bridge = smooth([
    [face.place(side * 9, 64), top],
    [face.place(side * 5, 74), top + (y - top) * 0.45],
    at(side * 6.5, -11, 84),
    at(side * w * 0.98, -4.5, 72),
    at(side * w * 0.72, 0.5, 74),
    at(side * 2, 0.5, 84),
    at(side * 1.2, -8, 90),
    [face.place(side * 1.6, 80), top + (y - top) * 0.4],
  ]);
  const fill = sheet.linear(
    [0, top],
    [0, y],
    [
      [0, skin.shade, 0.05],
      [0.45, skin.shade, 0.6 * small],
      [1, skin.shade, 0.95],
    ],
  );
  const under = smooth(
    [
      at(-w * 0.62, 0, 74),
      at(-w * 0.25, 2.2, 82),
      at(0, 3.4, 86),
      at(w * 0.25, 2.2, 82),
      at(w * 0.62, 0, 74),
    ],
    false,
  );
  const wing = (direction: number) =>
    stroke(
      smooth(
        [
          at(direction * w * 0.93, -7.5, 70),
          at(direction * w * 1.06, -2.6, 70),
          at(direction * w * 0.76, 0.6, 73),
        ],
        false,
      ),
      skin.deep,
      1.7,
      0.62,
    );
  const nostril = (direction: number) =>
    `<ellipse cx="${number(face.place(direction * w * 0.45, 77))}" cy="${number(y + 0.4)}" rx="${number(w * 0.2)}" ry="1.5" fill="${mixed(skin.deep, '#3a1512', 0.35)}" fill-opacity="0.75"/>`;
  return `<g data-part="nose"><path d="${pathData(bridge)}" fill="${fill}"/>${wing(-1)}${wing(1)}${nostril(-1)}${nostril(1)}${stroke(under, skin.deep, 1.6, 0.55)}<ellipse cx="${number(face.place(-1.5, 92))}" cy="${number(y - 8)}" rx="3.4" ry="4.4" fill="${skin.light}" fill-opacity="0.75"/></g>`;
}

function freckles(face: FaceShape, skin: Tones, seed: Seed): string {
  const next = chances(seed, 'freckles');
  const dots: string[] = [];
  for (let index = 0; index < 42; index += 1) {
    const side = index % 2 === 0 ? -1 : 1;
    const x = side * (6 + 44 * next() ** 0.8);
    const y = face.noseY - 14 + 22 * next() - Math.abs(x) * 0.05;
    dots.push(
      `<circle cx="${number(face.place(x, 66 - Math.abs(x) * 0.3))}" cy="${number(y)}" r="${number(0.8 + 0.8 * next())}"/>`,
    );
  }
  return `<g data-part="freckles" fill="${mixed(skin.deep, '#a0522d', 0.35)}" fill-opacity="0.6">${dots.join('')}</g>`;
}

function ageLines(face: FaceShape, skin: Tones, lines: number): string {
  const strength = 0.22 + 0.4 * lines;
  const marks: string[] = [];
  for (const side of [-1, 1]) {
    const at = (x: number, y: number, z: number): Corner => [face.place(side * x, z), y];
    marks.push(
      stroke(
        smooth(
          [
            at(face.noseWidth + 4, face.noseY - 2, 66),
            at(face.mouthWidth + 6, face.mouthY - 9, 58),
            at(face.mouthWidth + 9, face.mouthY + 2, 56),
          ],
          false,
        ),
        skin.deep,
        1.7,
        strength,
      ),
    );
    if (lines > 0.65) {
      marks.push(
        stroke(
          smooth(
            [
              at(face.mouthWidth + 3, face.mouthY + 8, 58),
              at(face.mouthWidth + 4, face.mouthY + 17, 56),
            ],
            false,
          ),
          skin.deep,
          1.5,
          strength * 0.7,
        ),
      );
    }
  }
  const wrinkles = lines > 0.55 ? [-52, -62] : lines > 0.35 ? [-54] : [];
  for (const y of wrinkles) {
    marks.push(
      stroke(
        smooth(
          [
            [face.place(-25, 50), y + 2],
            [face.place(-8, 62), y - 0.5],
            [face.place(8, 62), y + 0.8],
            [face.place(25, 50), y + 1.5],
          ],
          false,
        ),
        skin.deep,
        1.4,
        strength * 0.6,
      ),
    );
  }
  return marks.map((line) => `<g data-part="age-line">${line}</g>`).join('');
}

/** The neck's outline is the body's business; this is the head's shadow on whatever lies below it. */
export function shadowOfHead(face: FaceShape, skin: Tones): string {
  return filled(moved(face.outline, 7, 17), skin.deep, 0.42);
}
