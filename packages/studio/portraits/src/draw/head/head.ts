import type { Appearance } from '../../appearance/appearance.js';
import { chances, type Seed } from '../../seed.js';
import { mixed, skinTonesOf } from '../colour.js';
import { type Corner, pathData, smooth } from '../outline.js';
import type { Sheet } from '../sheet.js';
import { drawEyes } from './eyes.js';
import { drawEars, drawFace } from './face.js';
import {
  drawEarrings,
  drawEyePatch,
  drawGlasses,
  drawHeadphones,
  drawHearingAid,
  drawPiercings,
} from './face-additions.js';
import { type FaceShape, faceShapeOf } from './face-shape.js';
import { drawHair } from './hair.js';
import { hairMass, hairPaintOf } from './hair-mass.js';
import { drawHeadwear } from './headwear.js';
import { drawMouth, type Look } from './mouth.js';

export interface HeadDrawing {
  readonly face: FaceShape;
  /** Hair and cloth behind neck and shoulders. */
  readonly behind: string;
  readonly front: string;
}

/** The head in its own units; the body places it. */
export function drawHead(
  sheet: Sheet,
  appearance: Appearance,
  seed: Seed,
  yaw: number,
  look: Look,
): HeadDrawing {
  const face = faceShapeOf(appearance, seed, yaw);
  const skin = skinTonesOf(appearance.skin);
  const hair = drawHair(sheet, face, skin, appearance, seed);
  const headwear = drawHeadwear(sheet, face, appearance);
  const front = [
    drawEars(face, skin),
    drawFace(sheet, face, skin, appearance, seed),
    hair.shadow,
    drawBeard(sheet, face, appearance, seed),
    drawMouth(sheet, face, skin, look, appearance),
    // Of a turned head the far eye ends at the temple.
    `<g clip-path="${sheet.clip(face.outline)}">${drawEyes(sheet, face, skin, appearance, look)}</g>`,
    drawPiercings(face, appearance),
    hair.front,
    drawEarrings(face, appearance),
    drawHearingAid(face, appearance),
    drawGlasses(sheet, face, appearance),
    drawEyePatch(face, appearance),
    headwear.front,
    drawHeadphones(face, appearance),
  ].join('');
  return { face, behind: hair.behind + headwear.behind, front };
}

/** Beard and moustache; to be drawn before the mouth. */
function drawBeard(sheet: Sheet, face: FaceShape, appearance: Appearance, seed: Seed): string {
  const kind = appearance.facialHair;
  if (kind === 'none') return '';
  const colour = mixed(appearance.facialHairColour, '#2a1a12', 0.08);
  const texture = appearance.hair.texture === 'coily' ? 'curly' : 'straight';
  const paint = hairPaintOf(colour, texture, chances(seed, 'beard'));
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
        [1, colour, 0.24],
      ],
    );
    const lip = moustache(at, m, w, 0.9);
    return `<g data-part="beard" clip-path="${sheet.clip(face.outline)}"><path d="${pathData(jaw)}" fill="${soft}"/><path d="${pathData(lip)}" fill="${colour}" fill-opacity="0.2"/></g>`;
  }
  const upper = hairMass(
    sheet,
    moustache(at, m, w, kind === 'moustache' ? 1.32 : 1),
    paint,
    [
      [
        [at(2, m - 14), at(w * 0.6, m - 12), at(w + 2, m - 4)],
        [at(2, m - 5), at(w * 0.6, m - 6), at(w + 2, m - 4)],
      ],
      [
        [at(-2, m - 14), at(-w * 0.6, m - 12), at(-w - 2, m - 4)],
        [at(-2, m - 5), at(-w * 0.6, m - 6), at(-w - 2, m - 4)],
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
    at(0, m - 14 * size),
    at(w * 0.5, m - 11.6 * size),
    at(w + 5.6, m - 3.4),
    at(w + 5.4, m + 2.6),
    at(w * 0.82, m + 0.4),
    at(w * 0.42, m - 4.4),
    at(0, m - 6.2),
    at(-w * 0.42, m - 4.4),
    at(-w * 0.82, m + 0.4),
    at(-w - 5.4, m + 2.6),
    at(-w - 5.6, m - 3.4),
    at(-w * 0.5, m - 11.6 * size),
  ]);
}
