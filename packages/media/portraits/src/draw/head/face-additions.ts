import type { Appearance } from '../../appearance/appearance.js';
import { chances, type Seed } from '../../seed.js';
import { labOf, mixed } from '../colour.js';
import { type Corner, number, pathData, smooth } from '../outline.js';
import { type Sheet, stroke } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import { hairMass, hairPaintOf } from './hair-mass.js';

/** Beard and moustache; to be drawn before the mouth. */
export function drawBeard(
  sheet: Sheet,
  face: FaceShape,
  appearance: Appearance,
  seed: Seed,
): string {
  const kind = appearance.facialHair;
  if (kind === 'none') return '';
  const colour = mixed(appearance.hair.colour, '#2a1a12', 0.12);
  const texture = appearance.hair.texture === 'coily' ? 'curly' : 'straight';
  const paint = hairPaintOf(sheet, colour, texture, chances(seed, 'beard'));
  const at = (x: number, y: number, sharp?: 0 | 1): Corner => [
    face.place(x, 62 * Math.sqrt(Math.max(0, 1 - (x / 80) ** 2)) + 2),
    y,
    sharp ?? 0,
  ];
  const m = face.mouthY;
  const w = face.mouthWidth;
  const full = kind === 'full_beard' ? 1 : 0;
  const sides = (side: number): { outer: Corner[]; inner: Corner[] } => ({
    outer: [
      at(side * 72, 6),
      at(side * 70.5, 38),
      at(side * (62 + 4 * full), 70 + 4 * full),
      at(side * (37 + 4 * full), 95 + 12 * full),
    ],
    inner: [at(side * 65, 8), at(side * 60, 30), at(side * 46, 46), at(side * (w + 3), m - 13)],
  });
  const right = sides(1);
  const left = sides(-1);
  const tip = 104 + 17 * full;
  const jaw = smooth([
    ...right.outer,
    at(0, tip),
    ...[...left.outer].reverse(),
    ...left.inner,
    at(-w * 0.92, m - 5, 1),
    at(-w * 0.6, m + 3),
    at(-8, m + 9),
    at(8, m + 9),
    at(w * 0.6, m + 3),
    at(w * 0.92, m - 5, 1),
    ...[...right.inner].reverse(),
  ]);
  if (kind === 'stubble') {
    const soft = sheet.linear(
      [0, 10],
      [0, 60],
      [
        [0, colour, 0],
        [1, colour, 0.3],
      ],
    );
    const lip = moustache(at, m, w, 0.9);
    return `<g data-part="beard" clip-path="${sheet.clip(face.outline)}"><path d="${pathData(jaw)}" fill="${soft}"/><path d="${pathData(lip)}" fill="${colour}" fill-opacity="0.25"/></g>`;
  }
  const upper = hairMass(
    sheet,
    moustache(at, m, w, kind === 'moustache' ? 1.32 : 1),
    paint,
    [
      [
        [at(2, m - 14), at(w * 0.6, m - 12), at(w + 5, m - 1)],
        [at(2, m - 5), at(w * 0.6, m - 6), at(w + 5, m - 1)],
      ],
      [
        [at(-2, m - 14), at(-w * 0.6, m - 12), at(-w - 5, m - 1)],
        [at(-2, m - 5), at(-w * 0.6, m - 6), at(-w - 5, m - 1)],
      ],
    ],
    { strands: 4 },
  );
  const straight = { ...paint, texture: 'straight' as const };
  const parts: string[] = [];
  if (kind === 'goatee') {
    const chin = smooth([
      at(w * 0.8, m + 9),
      at(w * 0.95, m + 22),
      at(12, 104),
      at(-12, 104),
      at(-w * 0.95, m + 22),
      at(-w * 0.8, m + 9),
      at(-9, m + 14),
      at(9, m + 14),
    ]);
    parts.push(
      hairMass(sheet, chin, straight, [
        [
          [at(-w * 0.7, m + 12), at(-10, 102)],
          [at(w * 0.7, m + 12), at(10, 102)],
        ],
      ]),
    );
  }
  if (kind === 'beard' || kind === 'full_beard') {
    parts.push(
      hairMass(
        sheet,
        jaw,
        paint.texture === 'curly' && full === 1 ? paint : straight,
        [
          [right.inner, right.outer],
          [left.inner, left.outer],
          [
            [at(-18, m + 15), at(-20, 88), at(-14, tip)],
            [at(18, m + 15), at(20, 88), at(14, tip)],
          ],
        ],
        { strands: 8 },
      ),
    );
  }
  return `<g data-part="beard">${parts.join('')}${upper}</g>`;
}

function moustache(
  at: (x: number, y: number, sharp?: 0 | 1) => Corner,
  m: number,
  w: number,
  size: number,
) {
  return smooth([
    at(0, m - 13 * size),
    at(w * 0.6, m - 11.5 * size),
    at(w + 6, m + 3.5, 1),
    at(w * 0.6, m - 2.6),
    at(0, m - 3.6),
    at(-w * 0.6, m - 2.6),
    at(-w - 6, m + 3.5, 1),
    at(-w * 0.6, m - 11.5 * size),
  ]);
}

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
              [0, '#2c2f36', 0.92],
              [1, '#5a5d66', 0.8],
            ],
          )}"`
        : 'fill="#ffffff" fill-opacity="0.1"';
    const glare =
      glasses.shape === 'sun'
        ? ''
        : `<path d="M${number(cx - rx * 0.62)} ${number(y + high * 0.15)}L${number(cx - rx * 0.1)} ${number(y - high * 0.62)}" stroke="#fff" stroke-opacity="0.4" stroke-width="3.2" stroke-linecap="round"/>`;
    return `<rect x="${number(cx - rx)}" y="${number(y - high)}" width="${number(rx * 2)}" height="${number(high * 2)}" rx="${number(Math.min(corner, rx))}" ry="${number(Math.min(corner, high))}" ${glass} stroke="${colour}" stroke-width="2.9"/>${glare}`;
  });
  const inner = face.eyeX + 1.5 - 20.5;
  const bridge = smooth(
    [
      [face.place(-inner, 70), y - 3],
      [face.place(0, 82), y - 7.5],
      [face.place(inner, 70), y - 3],
    ],
    false,
  );
  const arms = [-1, 1].map((side) =>
    stroke(
      smooth(
        [
          [face.place(side * (face.eyeX + 23), 52), y - 5],
          [face.place(side * 73, 4), y - 4 + 2 * face.childlike],
        ],
        false,
      ),
      colour,
      2.9,
    ),
  );
  return `<g data-part="glasses">${arms.join('')}${lenses.join('')}${stroke(bridge, colour, 2.9)}</g>`;
}

/** Small studs at the lobes; hair that covers the ears covers them. */
export function drawEarrings(face: FaceShape, appearance: Appearance): string {
  if (!appearance.outfit.earrings) return '';
  return [-1, 1]
    .filter((side) => side * face.yaw <= 14)
    .map((side) => {
      const x = number(face.place(side * (72 + 4 * face.childlike), -8));
      const y = number(31 + 9 * face.childlike);
      return `<g data-part="earring"><circle cx="${x}" cy="${y}" r="3.6" fill="#c99a3f"/><circle cx="${number(Number(x) - 1)}" cy="${number(Number(y) - 1)}" r="1.3" fill="#f6e3b4"/></g>`;
    })
    .join('');
}
