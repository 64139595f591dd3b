import { z } from 'zod';
import { type Appearance, headwearKinds } from '../../appearance/appearance.js';
import { patternOf } from '../clothes/cloth-pattern.js';
import { type Tones, tonesOf } from '../colour.js';
import { drawLayers, layersSchema, readDrawings } from '../layers.js';
import { type Corner, smooth } from '../outline.js';
import { type Sheet, shape } from '../sheet.js';
import type { FaceShape } from './face-shape.js';

/** Every kind: how far it stands above the middle of the head, and what it does to the hair below. */
export const headwear = readDrawings(
  'headwear',
  z.record(
    z.enum(headwearKinds),
    z.strictObject({
      reach: z.number(),
      hair: z.enum(['hidden', 'flat', 'free']),
      holds: z.boolean().default(false),
      behind: layersSchema.default([]),
      front: layersSchema,
    }),
  ),
);

/** Headwear, in head units. `behind` is behind the face, `front` over the hair. */
export function drawHeadwear(
  sheet: Sheet,
  face: FaceShape,
  { outfit: { headwear: worn }, hair }: Appearance,
): { readonly behind: string; readonly front: string } {
  if (worn === null) return { behind: '', front: '' };
  const { kind, colour } = worn;
  const tones = tonesOf(colour);
  const isChecked = kind === 'keffiyeh' && !['#ffffff', '#f2efe8', '#f6f4ef'].includes(colour);
  const pattern = patternOf(sheet, isChecked ? 'keffiyeh' : worn.pattern, colour, 9);
  const wrap = (content: string) =>
    content === '' ? '' : `<g data-part="headwear-${kind}">${content}</g>`;
  if (kind === 'headband' && ['bald', 'shaved', 'buzz'].includes(hair.front))
    return { behind: '', front: wrap(foreheadBand(sheet, face, tones, pattern)) };
  const turned = face.place(0, 40) * 0.5;
  const { holds, behind, front } = headwear[kind];
  // A small child's forehead is high: what sits on the head comes down to where it holds.
  const drop = holds ? 15 * Math.max(0, face.childlike - 0.4) : 0;
  const rise = kind === 'kippah' ? hairBelow(hair) : 0;
  const drawn = {
    tones,
    pattern,
    at: (x: number, y: number) => [x + turned, y + drop - rise] as const,
  };
  return {
    behind: wrap(drawLayers(sheet, behind, drawn)),
    front: wrap(drawLayers(sheet, front, drawn)),
  };
}

/** A kippah lies on the hair, which stands higher where it is curly. */
function hairBelow({ front, texture }: Appearance['hair']): number {
  if (front === 'bald' || front === 'shaved' || front === 'horseshoe') return 0;
  return texture === 'coily' ? 17 : texture === 'curly' ? 12 : 6;
}

/** Without hair a band lies around the forehead, with a little knot. */
function foreheadBand(sheet: Sheet, face: FaceShape, tones: Tones, pattern: string | null): string {
  const at = (x: number, y: number): Corner => [
    face.place(x, 46 * Math.sqrt(Math.max(0, 1 - (x / 84) ** 2))),
    y,
  ];
  const edge = [-84, -60, 0, 60, 84].map((x) => [x, -66 + 36 * (x / 84) ** 2] as const);
  const band = smooth([
    ...edge.map(([x, y]) => at(x, y)),
    ...edge.map(([x, y]) => at(x, y - 22)).reverse(),
  ]);
  const [x, y] = at(30, -74);
  const knot = [-1, 1].map((side) =>
    shape(
      sheet,
      smooth([
        [x, y],
        [x + side * 10, y - 11],
        [x + side * 19, y - 4],
        [x + side * 17, y + 7],
        [x + side * 8, y + 6],
      ]),
      tones,
      { rim: [3, 2] },
    ),
  );
  return `<g clip-path="${sheet.clip(face.outline)}">${shape(sheet, band, tones, { rim: [6, 3], pattern })}</g>${knot.join('')}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${tones.shade}"/>`;
}
