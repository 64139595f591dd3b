import type { Hair } from '../../appearance/appearance.js';
import { type Corner, curve, pathData, smooth } from '../outline.js';
import { type Sheet, stroke } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import { type HairPaint, hairMass } from './hair-mass.js';

/** y of the tips, in head units. */
export const fallOf: Record<Hair['length'], number> = {
  short: 20,
  chin: 92,
  shoulder: 152,
  long: 228,
};

/** The parts of ponytails, buns and plaits behind the head. */
export function tiedBehind(sheet: Sheet, face: FaceShape, hair: Hair, paint: HairPaint): string {
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
    const tip = Math.max(130, fallOf[hair.length] - 20);
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
  if (hair.tie === 'puffs') {
    return [-1, 1]
      .map((side) =>
        hairMass(sheet, ring(side * 62 + turned * 0.3, -94, 35, 33), {
          ...paint,
          texture: 'coily',
        }),
      )
      .join('');
  }
  if (hair.tie === 'box_braids' || hair.tie === 'locs') {
    const tip = Math.max(96, fallOf[hair.length]);
    return ropes(
      paint,
      Array.from({ length: 13 }, (_, index) => {
        const x = -84 + 14 * index;
        return [
          [x * 0.9, -50],
          [x * 1.08, 30],
          [x * 1.12 + 3 * Math.sin(index * 2.3), tip - 8 * Math.abs(Math.sin(index * 1.7))],
        ];
      }),
      hair.tie === 'locs' ? 12 : 9,
      'behind',
    );
  }
  if (hair.tie === 'cornrows') {
    return ropes(
      paint,
      [-34, -17, 0, 17, 34].map((x) => [
        [x, 30],
        [x * 1.3, 80],
        [x * 1.4, 112],
      ]),
      8,
      'behind',
    );
  }
  return '';
}

export function tiedFront(sheet: Sheet, face: FaceShape, hair: Hair, paint: HairPaint): string {
  if (hair.tie === 'box_braids' || hair.tie === 'locs') {
    return [-1, 1].map((side) => sideRopes(face, hair, paint, side)).join('');
  }
  if (hair.tie === 'cornrows') return cornrows(face, paint);
  if (hair.tie === 'single_braid') {
    return plait(sheet, paint, face.yaw < 0 ? 1 : -1, Math.max(170, fallOf[hair.length]));
  }
  if (hair.tie === 'braids') {
    const tip = Math.max(150, fallOf[hair.length] - 30);
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

/** Thin plaits or locs: cords with a notch at each turn. */
function ropes(
  { tones }: HairPaint,
  paths: readonly (readonly Corner[])[],
  width: number,
  layer: 'behind' | 'front',
): string {
  const base = layer === 'behind' ? tones.shade : tones.base;
  return paths
    .map((corners) => {
      const path = curve(...corners);
      const notches = `<path d="${pathData(path)}" fill="none" stroke="${layer === 'behind' ? tones.deep : tones.light}" stroke-width="${width * 0.7}" stroke-dasharray="1.7 ${width * 0.72}" stroke-opacity="0.75"/>`;
      return stroke(path, tones.deep, width + 1.6, 0.55) + stroke(path, base, width) + notches;
    })
    .join('');
}

function sideRopes(face: FaceShape, hair: Hair, paint: HairPaint, side: number): string {
  const tip = Math.max(96, fallOf[hair.length]);
  const turned = face.place(0, 30) * 0.4;
  const width = hair.tie === 'locs' ? 12 : 9;
  return ropes(
    paint,
    [0, 1, 2, 3].map((index) => {
      const x = (62 + index * 8.5) * side + turned;
      return [
        [x * 0.72, -88 + index * 5],
        [x * (1.02 + 0.02 * index), -36],
        [x * (1.08 + 0.03 * index), 40],
        [x * (1.04 + 0.05 * index), tip - 12 * ((index * 7) % 3)],
      ];
    }),
    width,
    'front',
  );
}

function cornrows(face: FaceShape, paint: HairPaint): string {
  const rows = [-52, -35, -17.5, 0, 17.5, 35, 52].map((x): Corner[] => {
    const at = (u: number, y: number): Corner => [
      face.place(u, 40 * Math.sqrt(1 - (u / 80) ** 2)),
      y,
    ];
    return [
      at(x, -66 + Math.abs(x) * 0.3),
      at(x * 0.86, -84 + Math.abs(x) * 0.3),
      at(x * 0.6, -104 + Math.abs(x) * 0.2),
    ];
  });
  return ropes(paint, rows, 10, 'front');
}

/** The comb of a mohawk. */
export function crest(sheet: Sheet, paint: HairPaint): string {
  const outline = smooth([
    [-24, -66],
    [-30, -112],
    [-26, -148, 1],
    [-12, -136],
    [-6, -166, 1],
    [6, -142],
    [18, -160, 1],
    [24, -128],
    [32, -134, 1],
    [28, -98],
    [20, -64],
    [0, -58],
  ]);
  return hairMass(sheet, outline, { ...paint, texture: 'straight' }, [
    [
      [
        [-18, -66],
        [-20, -110],
        [-14, -146],
      ],
      [
        [16, -64],
        [20, -108],
        [18, -150],
      ],
    ],
  ]);
}
