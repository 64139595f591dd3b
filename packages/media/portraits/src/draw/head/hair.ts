import type { Appearance, Hair } from '../../appearance/appearance.js';
import { chances, type Seed } from '../../seed.js';
import type { Tones } from '../colour.js';
import { type Corner, moved, pathData, smooth } from '../outline.js';
import { filled, type Sheet } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import { frontCap } from './hair-front.js';
import { type Guides, type HairPaint, hairMass, hairPaintOf } from './hair-mass.js';

export interface HairLayers {
  /** Behind neck and shoulders. */
  readonly behind: string;
  /** On the forehead, before the hair: the hair's shadow. */
  readonly shadow: string;
  /** Over the face and, where the hair is long, over the shoulders. */
  readonly front: string;
}

/** y of the tips, in head units. */
const fall: Record<Hair['length'], number> = { short: 20, chin: 92, shoulder: 152, long: 228 };

export function drawHair(
  sheet: Sheet,
  face: FaceShape,
  skin: Tones,
  appearance: Appearance,
  seed: Seed,
): HairLayers {
  const { hair } = appearance;
  const covered = appearance.outfit.headwear?.kind;
  if (hair.front === 'bald' || covered === 'hijab' || covered === 'turban') {
    return { behind: '', shadow: '', front: '' };
  }
  const paint = hairPaintOf(sheet, hair.colour, hair.texture, chances(seed, 'strands'));
  const volume = volumeOf(hair) * (1 - 0.25 * face.childlike);
  const loose = hair.tie === 'loose' && hair.length !== 'short';
  const cap = frontCap(sheet, face, hair, paint, volume, seed);
  const behind: string[] = [];
  const front: string[] = [];
  if (loose) {
    behind.push(looseBack(sheet, hair, paint, volume));
    front.push(...[-1, 1].map((side) => sideLock(sheet, face, hair, paint, volume, side)));
  }
  behind.push(tiedBehind(sheet, face, hair, paint));
  front.push(cap.drawing, tiedFront(sheet, hair, paint));
  const shadow =
    cap.outline === null
      ? ''
      : `<g clip-path="${sheet.clip(face.outline)}">${filled(moved(cap.outline, 3, 6.5), skin.deep, 0.3)}</g>`;
  return {
    behind: `<g data-part="hair">${behind.join('')}</g>`,
    shadow,
    front: `<g data-part="hair">${front.join('')}</g>`,
  };
}

function volumeOf(hair: Hair): number {
  if (hair.texture === 'coily') return hair.length === 'short' ? 11 : 34;
  if (hair.texture === 'curly') return hair.length === 'short' ? 9 : 20;
  return (hair.texture === 'wavy' ? 8 : 5) + (hair.length === 'short' ? 0 : 2);
}

function looseBack(sheet: Sheet, hair: Hair, paint: HairPaint, v: number): string {
  const tip = fall[hair.length];
  const wide =
    hair.texture === 'coily'
      ? 16
      : hair.texture === 'curly'
        ? 20
        : hair.texture === 'wavy'
          ? 10
          : 3;
  const outline = smooth([
    [0, -100],
    [62, -92],
    [84 + v, -30],
    [88 + v * 0.4 + wide * 0.6, 40],
    [84 + wide, tip * 0.72],
    [66 + wide, tip],
    [30, tip + 6],
    [0, tip + 2],
    [-30, tip + 6],
    [-66 - wide, tip],
    [-84 - wide, tip * 0.72],
    [-88 - v * 0.4 - wide * 0.6, 40],
    [-84 - v, -30],
    [-62, -92],
  ]);
  return hairMass(sheet, outline, paint, [], { behind: true });
}

function sideLock(
  sheet: Sheet,
  face: FaceShape,
  hair: Hair,
  paint: HairPaint,
  v: number,
  side: number,
): string {
  const tip = fall[hair.length] - (side > 0 ? 4 : 0);
  const sway = hair.texture === 'straight' ? 0 : 4;
  const wide =
    hair.texture === 'coily' ? 28 : hair.texture === 'curly' ? 17 : hair.texture === 'wavy' ? 8 : 2;
  const turned = face.place(0, 30) * 0.4;
  const at = (x: number, y: number, sharp?: 0 | 1): Corner => [side * x + turned, y, sharp ?? 0];
  const inward = hair.length === 'chin' ? 8 : 0;
  const outer = [
    at(58, -70),
    at(80 + v * 0.7, -34),
    at(86 + wide * 0.8, 30),
    at(85 + wide + sway, tip * 0.6),
    at(76 + wide - inward, tip),
  ];
  const inner = [
    at(60, -62),
    at(69, -20),
    at(71, 22),
    at(66 - sway, tip * 0.6 + 6),
    at(60 - inward, tip + 2),
  ];
  const outline = smooth([
    ...outer,
    at(68 - inward + wide * 0.4, tip + 8),
    ...[...inner].reverse(),
  ]);
  const guides: Guides = [[outer, inner]];
  return hairMass(sheet, outline, paint, guides, { strands: 7 });
}

/** Ponytails, buns and plaits as far as they lie behind the head. */
function tiedBehind(sheet: Sheet, face: FaceShape, hair: Hair, paint: HairPaint): string {
  const turned = face.place(0, -60);
  if (hair.tie === 'high_bun') {
    return hairMass(sheet, ring(turned * 0.4, -124, 37, 33), paint, [
      [
        [
          [-34, -112],
          [-10, -140],
          [20, -150],
        ],
        [
          [0, -96],
          [18, -112],
          [36, -118],
        ],
      ],
    ]);
  }
  if (hair.tie === 'low_bun') return hairMass(sheet, ring(turned + 52, 62, 34, 33), paint);
  if (hair.tie === 'ponytail') {
    const tip = Math.max(130, fall[hair.length] - 20);
    const outline = smooth([
      [40, -70],
      [92, -62],
      [112, -4],
      [108, tip * 0.55],
      [88, tip, 1],
      [72, tip * 0.5],
      [60, 0],
    ]);
    return hairMass(sheet, outline, paint, [
      [
        [
          [70, -70],
          [106, -10],
          [104, tip * 0.5],
          [88, tip],
        ],
        [
          [60, -40],
          [74, 0],
          [76, tip * 0.5],
          [86, tip],
        ],
      ],
    ]);
  }
  return '';
}

function tiedFront(sheet: Sheet, hair: Hair, paint: HairPaint): string {
  if (hair.tie === 'braids') {
    const tip = Math.max(150, fall[hair.length] - 30);
    return [-1, 1].map((side) => plait(sheet, paint, side, tip)).join('');
  }
  if (hair.tie === 'pigtails') {
    return [-1, 1]
      .map((side) => {
        const at = (x: number, y: number, sharp?: 0 | 1): Corner => [side * x, y, sharp ?? 0];
        const outer = [at(80, -12), at(112, -6), at(120, 40), at(104, 88)];
        const inner = [at(78, 4), at(84, 20), at(86, 52), at(100, 90)];
        return hairMass(
          sheet,
          smooth([...outer, ...[...inner].reverse()]),
          paint,
          [[outer, inner]],
          { strands: 6 },
        );
      })
      .join('');
  }
  return '';
}

function plait(sheet: Sheet, paint: HairPaint, side: number, tip: number): string {
  const parts: string[] = [];
  const count = 7;
  for (let index = 0; index < count; index += 1) {
    const y = 22 + ((tip - 22) * index) / count;
    const r = 17 - index * 0.9;
    for (const half of [-1, 1]) {
      const x = side * (78 + Math.min(8, index * 3)) + half * r * 0.36;
      const outline = smooth([
        [x - half * r * 0.5, y - r * 0.7],
        [x + half * r * 0.7, y - r * 0.5],
        [x + half * r * 0.55, y + r * 0.5],
        [x - half * r * 0.55, y + r * 1.05],
      ]);
      parts.push(
        hairMass(
          sheet,
          outline,
          { ...paint, texture: 'straight' },
          [
            [
              [
                [x + half * r * 0.6, y - r * 0.6],
                [x - half * r * 0.5, y + r],
              ],
              [
                [x - half * r * 0.4, y - r * 0.6],
                [x - half * r * 0.55, y + r * 0.7],
              ],
            ],
          ],
          { strands: 3 },
        ),
      );
    }
  }
  const x = side * 86;
  parts.push(
    `<path d="${pathData(
      smooth([
        [x - 8, tip + 2],
        [x + 8, tip + 2],
        [x + 7, tip + 18],
        [x, tip + 26],
        [x - 7, tip + 18],
      ]),
    )}" fill="${paint.tones.base}"/>`,
  );
  return parts.join('');
}

function ring(x: number, y: number, rx: number, ry: number) {
  return smooth([
    [x, y - ry],
    [x + rx * 0.72, y - ry * 0.7],
    [x + rx, y],
    [x + rx * 0.7, y + ry * 0.72],
    [x, y + ry],
    [x - rx * 0.7, y + ry * 0.72],
    [x - rx, y],
    [x - rx * 0.72, y - ry * 0.7],
  ]);
}
